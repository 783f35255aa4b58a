# Leute: Adressen, Passwörter, Profile, Wertungen, Freunde.

address = E-Mail-Adresse
address-is = E-Mails gehen an { $address }.
address-waiting = An { $address } wurde ein Link geschickt. Sobald er geöffnet ist, gehen E-Mails dorthin.
address-none = Mit einer Adresse kannst du ein neues Passwort wählen, falls du deines vergisst, und erfährst, wann du am Zug bist.
address-no-mail = Dieser Server verschickt keine E-Mails. Er braucht deshalb keine Adresse, und ein vergessenes Passwort lässt sich nicht ersetzen.
address-send = Link schicken
address-remove = Adresse vergessen
address-removed = Die Adresse ist vergessen. Es werden keine E-Mails mehr verschickt.
confirm-title = Ist das deine Adresse?
confirm-note = Bestätige es, und die E-Mails deines Kontos gehen von jetzt an dorthin.
confirm-do = Ja, es ist meine
confirmed-title = Adresse bestätigt
confirmed-note = Die E-Mails deines Kontos gehen von jetzt an dorthin.
forgotten = Passwort vergessen?
forgotten-note = Wenn ein Konto diese Adresse hat, geht ein Link dorthin, mit dem du ein neues Passwort wählst.
forgotten-sent = Wenn ein Konto diese Adresse hat, ist die E-Mail unterwegs. Ihr Link gilt eine halbe Stunde.
fresh-title = Wähle ein neues Passwort
fresh-note = Alle anderen Browser werden dann abgemeldet, und dieser ist angemeldet.
erase = Mein Konto löschen
erase-note = Name, Adresse, Wertungen, Freunde und alles, was du gesagt hast, werden endgültig gelöscht. Partien, die du gespielt hast, bleiben den anderen, ohne deinen Namen; laufende spielt ein Computergegner zu Ende.
erased = Dein Konto ist gelöscht. Du bist jetzt Gast.
