# Wie es dem Bot selbst geht.
command-health = zustand
    .description = Wie es dem Bot selbst geht: für die, die ihn betreiben

health-owners-only = Nur wer diesen Bot betreibt, darf fragen, wie es ihm geht. Ob hier gespielt werden kann, sagt dir /{ command-setup } { command-setup-check }.
health-title = Wie es mir geht
health-gateway = Discord beantwortet meinen Herzschlag nach { $ms } ms.
health-gateway-unknown = Es gab noch keinen Herzschlag: Ich bin seit weniger als einer Minute verbunden oder gar nicht.
health-database = Die Datenbank antwortet nach { $ms } ms.
health-database-down = Die Datenbank antwortet nicht.
health-outbox = Zu sagen: { $due } jetzt, { $held } aufgehoben, bis ein Ort wieder offen ist, { $dead } in den letzten sieben Tagen aufgegeben.
health-games = Partien: { $running } laufend, { $lobby } offen, { $finished } beendet, { $aside } beiseitegelegt.
health-rivals = { $count ->
        [one] Ein weiterer Prozess läuft
       *[other] { $count } weitere Prozesse laufen
    } auf dieser Datenbank für dieselben Server. Verloren geht nichts, und nichts wird doppelt gesagt, aber einer genügt: Beende die übrigen, oder gib jedem eigene SHARD_IDS.
health-aside = Beiseitegelegt: { $games }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }. Wie eine Partie wieder aufgenommen wird, steht in docs/hosting.md.
health-errors = Die letzten Fehler; im Log steht zu jedem die ganze Geschichte
health-no-errors = Kein Fehler, seit ich gestartet wurde.
health-in-game = in Partie { $game }
health-version = Quayside { $version }, läuft seit { $hours } Std. { $minutes } Min.
health-set-aside = Eine Partie **{ $title }** (`{ $game }`) kann wegen eines Fehlers in ihr nicht weitergehen, deshalb habe ich sie beiseitegelegt; alle anderen gehen weiter. Im Log steht die ganze Geschichte unter dem Code `{ $code }`.
health-damaged = Etwas in meiner Datenbank lässt sich nicht lesen: Spalte `{ $column }` der Zeile `{ $key }` in der Tabelle `{ $table }`. Ich lasse es weg, alles andere geht weiter. Im Log steht es auch, und docs/hosting.md sagt, was du tun kannst. Von dieser Zeile erzähle ich dir nur einmal.
health-uncalled = Jemand, der in **{ $title }** (`{ $game }`) entscheiden soll, weiß nichts davon: Weder in { $place } noch per Direktnachricht kam ich durch. { $answer } Bitte sag es den Leuten oder bring den Ort in Ordnung; /{ command-board } zeigt dort das Brett wieder. Von dieser Partie erzähle ich dir einmal am Tag.
health-uncalled-answer = Auf { $route } antwortete Discord mit { $status }, Code { $code }.
health-uncalled-silence = Discord hat nicht geantwortet.
health-refused = Discord nimmt etwas nicht an, das ich zeigen will: Auf { $route } kam { $status }, Code { $code }. Ich sage es, so gut ich kann, auf andere Weise: in einfachen Worten, im Kanal oder als Direktnachricht. Von dieser Antwort erzähle ich dir nur einmal.
    ```
    { $error }
    ```
