# Mensen: adressen, wachtwoorden, profielen, ratings, vrienden.

address = E-mailadres
address-is = E-mail gaat naar { $address }.
address-waiting = Naar { $address } is een link gestuurd. Zodra die geopend is, gaat e-mail daarheen.
address-none = Met een adres kun je een nieuw wachtwoord kiezen als je het jouwe vergeet, en hoor je wanneer je aan de beurt bent.
address-no-mail = Deze server verstuurt geen e-mail. Hij heeft dus geen adres nodig, en een vergeten wachtwoord is niet te vervangen.
address-send = Link sturen
address-remove = Adres vergeten
address-removed = Het adres is vergeten. Er gaat geen e-mail meer uit.
confirm-title = Is dit jouw adres?
confirm-note = Bevestig het, en de e-mail van je account gaat voortaan daarheen.
confirm-do = Ja, het is van mij
confirmed-title = Adres bevestigd
confirmed-note = De e-mail van je account gaat voortaan daarheen.
forgotten = Wachtwoord vergeten?
forgotten-note = Heeft een account dit adres, dan gaat er een link heen waarmee je een nieuw wachtwoord kiest.
forgotten-sent = Heeft een account dit adres, dan is de e-mail onderweg. De link werkt een half uur.
fresh-title = Kies een nieuw wachtwoord
fresh-note = Alle andere browsers worden dan uitgelogd, en deze is ingelogd.
erase = Mijn account verwijderen
erase-note = Naam, adres, ratings, vrienden en alles wat je zei worden voorgoed verwijderd. Partijen die je speelde blijven voor de anderen, zonder je naam; lopende partijen speelt een computertegenstander uit.
erased = Je account is verwijderd. Je bent hier nu gast.
