# E-Mails an die Leute. Vor jedem Text sein Betreff.

mail-confirm = Bestätige deine E-Mail-Adresse
mail-confirm-text =
    Das Konto { $account } bei Two Rivers soll seine E-Mails an diese Adresse bekommen. Wenn du das bist, bestätige es hier:

    { $link }

    Der Link gilt einmal, innerhalb von { $hours } Stunden. Wenn du es nicht bist, tu nichts: Ohne den Link geschieht nichts.
mail-password = Ein neues Passwort
mail-password-text =
    Jemand, vermutlich du, hat das Passwort des Kontos { $account } bei Two Rivers vergessen. Wähle hier ein neues:

    { $link }

    Der Link gilt einmal, innerhalb von { $minutes } Minuten. Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
mail-moved = Deine E-Mail-Adresse wurde geändert
mail-moved-text =
    Das Konto { $account } bei Two Rivers bekommt seine E-Mails künftig an eine andere Adresse. Wenn du das nicht warst, melde dich an und ändere Passwort und Adresse:

    { $site }
mail-turn = Du bist am Zug: { $game }
mail-turn-text = Du bist am Zug: { $game }, mit { $others }.
mail-turn-alone = Du bist am Zug: { $game }.
mail-stop = Keine solchen E-Mails mehr: { $link }
mail-why = Diese E-Mail kommt von einem Server von Two Rivers, weil dort jemand darum gebeten hat.
