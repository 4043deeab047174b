# Wovon man am Tag einen Anteil hat.
share-lobby = { $whose ->
        [guild] Auf diesem Server sind heute schon viele Tische eröffnet worden. Der nächste geht { $at }.
       *[person] Du hast heute schon viele Tische eröffnet. Der nächste geht { $at }.
    }
share-challenge = { $whose ->
        [guild] Auf diesem Server sind heute schon viele Herausforderungen ausgehängt worden. Die nächste geht { $at }.
       *[person] Du hast heute schon viele Herausforderungen ausgehängt. Die nächste geht { $at }.
    }
share-offer = { $whose ->
        [guild] Auf diesem Server sind heute schon viele gefragt worden, ob sie einen Platz übernehmen. Die nächste Frage geht { $at }.
       *[person] Du hast heute schon viele gefragt, ob sie einen Platz übernehmen. Die nächste Frage geht { $at }.
    }
share-call = { $whose ->
        [guild] An den Tischen dieses Servers ist heute schon sehr oft gerufen worden. Weiter geht es { $at }.
       *[person] Du hast heute schon sehr oft andere gerufen oder am Tisch etwas geändert. Weiter geht es { $at }.
    }
share-undo = { $whose ->
        [guild] Auf diesem Server ist heute schon sehr viel zurückgenommen worden. Das geht wieder { $at }; weiterspielen kannst du sofort.
       *[person] Du hast heute schon sehr viel zurückgenommen. Das geht wieder { $at }; weiterspielen kannst du sofort.
    }
share-hint = { $whose ->
        [guild] Auf diesem Server haben die Kapitäne heute schon sehr viele Tipps gegeben. Den nächsten gibt es { $at }.
       *[person] Du hast heute schon sehr viele Tipps bekommen. Den nächsten gibt es { $at }.
    }
share-replay = { $whose ->
        [guild] Auf diesem Server sind heute schon sehr viele Rückschauen gezeichnet worden. Die nächste geht { $at }; bis dahin zeigt /rückblick jeden Schritt.
       *[person] Du hast heute schon sehr viele Rückschauen angesehen. Die nächste zeichne ich dir { $at }; bis dahin zeigt /rückblick jeden Schritt.
    }
share-file = { $whose ->
        [guild] Auf diesem Server sind heute schon sehr viele Dateien erstellt oder geprüft worden. Weiter geht es { $at }.
       *[person] Ich habe heute schon sehr viele Dateien für dich erstellt oder geprüft. Weiter geht es { $at }.
    }
