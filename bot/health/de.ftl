# Wie es dem Bot selbst geht.
command-health = zustand
    .description = Status des Bots, für alle, die ihn betreiben

health-owners-only = Den Status sehen nur die, die diesen Bot betreiben. Ob hier gespielt werden kann, sagt dir /{ command-setup } { command-setup-check }.
health-title = Status des Bots
health-gateway = Discord beantwortet meinen Herzschlag nach { $ms } ms.
health-gateway-unknown = Noch kein Herzschlag: Ich bin seit weniger als einer Minute verbunden oder gar nicht.
health-database = Die Datenbank antwortet nach { $ms } ms.
health-database-down = Die Datenbank antwortet nicht.
health-outbox = Ausgehende Nachrichten: { $due } warten, { $held } zurückgestellt, bis ein Kanal wieder offen ist, { $dead } in den letzten sieben Tagen aufgegeben.
health-games = Partien: { $running } laufen, { $lobby } warten auf Mitspieler, { $finished } beendet, { $aside } beiseitegelegt.
health-starts = Neue Verbindungen zu Discord: heute noch { $left } von { $total }.
health-rivals = { $count ->
        [one] Ein weiterer Prozess läuft
       *[other] { $count } weitere Prozesse laufen
    } auf dieser Datenbank für dieselben Server. Verloren geht nichts, und nichts wird doppelt gesagt, aber einer genügt: Beende die übrigen, oder gib jedem eigene SHARD_IDS.
health-strangers = { $count ->
        [one] Ein anderer Bot mit einem anderen Token arbeitet
       *[other] { $count } Prozesse anderer Bots mit anderen Token arbeiten
    } auf dieser Datenbank. Jeder Bot glaubt, die Server des anderen verlassen zu haben, und lässt deren Partien ruhen. Beende einen davon, oder gib jedem eine eigene Datenbank.
health-aside = Beiseitegelegt: { $games }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }. Wie eine Partie wieder aufgenommen wird, steht in docs/hosting.md.
health-errors = Die letzten Fehler (Näheres im Log)
health-no-errors = Keine Fehler seit dem letzten Start.
health-in-game = in Partie { $game }
health-version = Quayside { $version }, läuft seit { $hours } Std. { $minutes } Min.
health-set-aside = In einer Partie **{ $title }** (`{ $game }`) ist ein Fehler aufgetreten, sie kann nicht weitergehen. Ich habe sie beiseitegelegt, alle anderen laufen weiter. Näheres steht im Log unter dem Code `{ $code }`.
health-damaged = Einen Teil meiner Datenbank kann ich nicht lesen: Spalte `{ $column }` der Zeile `{ $key }` in der Tabelle `{ $table }`. Ich lasse ihn weg, alles andere läuft weiter. Es steht auch im Log, und docs/hosting.md sagt, was du tun kannst. Zu dieser Zeile melde ich mich nicht noch einmal.
health-rival-found = Ich laufe doppelt: Ein weiterer Prozess arbeitet auf meiner Datenbank und bedient dieselben Server. Verloren geht nichts, und nichts wird doppelt gesagt, aber einer genügt: Beende den anderen, oder gib jedem eigene SHARD_IDS. Ob er noch da ist, zeigt /{ command-health }. Das melde ich höchstens einmal am Tag.
health-stranger-found = Ein anderer Bot mit einem anderen Token arbeitet auf meiner Datenbank. Das schadet: Jeder von uns glaubt, die Server des anderen verlassen zu haben, und lässt deren Partien ruhen. Beende einen von uns, oder gib jedem eine eigene Datenbank, und starte mich neu: Dann gehen die ruhenden Partien weiter. Ob er noch da ist, zeigt /{ command-health }. Das melde ich höchstens einmal am Tag.
health-uncalled = In **{ $title }** (`{ $game }`) wird auf { $people } gewartet, aber weder in { $place } noch per Direktnachricht kam ich durch. { $answer } Bitte gib es weiter oder bring den Kanal in Ordnung; /{ command-board } zeigt dort dann wieder den Tisch. Zu dieser Partie melde ich mich höchstens einmal am Tag.
health-uncalled-somebody = jemanden
health-uncalled-answer = Auf { $route } antwortete Discord mit { $status }, Code { $code }.
health-uncalled-silence = Discord hat nicht geantwortet.
health-refused = Discord nimmt etwas nicht an, das ich zeigen will: Auf { $route } kam { $status }, Code { $code }. Ich versuche es auf anderem Weg: als reiner Text, im Kanal oder per Direktnachricht. Zu dieser Antwort melde ich mich nicht noch einmal.
    ```
    { $error }
    ```
