# Wat de server zegt als iets niet kan.

server-malformed = Het verzoek is onbegrijpelijk: { $reason }
server-bad-cookie = Deze cookie is niet van hier, of de sessie ervan is afgelopen. Hij is verwijderd; probeer het nog eens.
server-wrong-origin = Het verzoek komt van de pagina van een andere site ({ $origin }).
server-wrong-host = Deze server kent zichzelf niet als { $host }. Is dat zijn naam, start hem dan met --allowed-host { $host }.
server-not-json = Het verzoek moet JSON bevatten (content type application/json).
server-too-large = Het verzoek is te groot: hoogstens { $most } bytes.
server-too-often = Te veel verzoeken van deze soort in korte tijd. Wacht even en probeer het nog eens.
server-no-such-page = Op dit adres is niets.
server-no-such-method = Dit adres kent de methode { $method } niet.
server-no-such-table = Deze tafel bestaat niet.
server-no-such-game = Er is geen spel { $name }; er is { $games }.
server-preparing = De regels van { $name } worden voor deze machine voorbereid; dat duurt de eerste keer een paar minuten. Probeer het zo nog eens.
server-preparing-failed = De regels van { $name } konden voor deze machine niet worden voorbereid. De server probeert het vanzelf opnieuw; wat er misging, staat in zijn logboek. Andere spellen kun je intussen spelen.
server-no-such-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot { $last }.
server-no-such-level = { $name } heeft geen computertegenstander { $level }; er is { $levels }.
server-no-such-lesson = Er is geen les { $name }.
server-no-such-puzzle = Er is geen opgave { $number }.
server-no-such-position = Dit spel heeft { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }; er is geen stelling na { $at }.
server-bad-table = Zo kan er geen tafel klaargezet worden: { $reason }
server-bad-name = Dit kan geen naam zijn: { $reason ->
    [long] hij heeft meer dan { $most } tekens
    [written-out] voluit geschreven heeft hij meer dan { $most } tekens
    [bot] hij leest als die van een computertegenstander
   *[unseen] er zijn zichtbare tekens nodig, op één regel
  }.
server-bad-token = Deze link is al gebruikt, of door een nieuwere vervangen.
server-bad-save = Dit bestand kan niet geopend worden: { $reason }
server-slow-file = Het lezen van dit bestand is afgebroken: het duurde langer dan { $seconds } seconden, of kostte meer geheugen dan een bestand mag kosten. Gewone spelbestanden en materiaalbestanden zijn meteen gelezen.
server-not-your-seat = Deze plaats is niet van jou.
server-seat-taken = Daar zit al iemand anders.
server-seat-not-open = Deze plaats is niet open voor anderen.
server-seat-kept = Deze plaats wordt vrijgehouden voor { $name }.
server-seat-not-kept = Deze plaats wordt voor niemand vrijgehouden.
server-seat-left = Op deze plaats speelt de computer voor jou. Neem hem eerst terug.
server-seat-not-left = Op deze plaats speelt niemand voor jou: je hebt hem al.
server-not-seated = Dat kunnen alleen wie aan deze tafel meespelen.
server-not-away = Daar kan nu niemand vervangen worden. Dat kan aan een tafel zonder bedenktijd, zodra het spel tien minuten op iemand heeft gewacht die er niet is.
server-time-up = Je tijd is om: de computer neemt het over. Je kunt je plaats meteen terugnemen.
server-over = Het spel is afgelopen.
server-others-play = Anderen spelen dit spel met jou. Geef eerst op, of stem om te stoppen.
server-waiting = Het spel begint zodra alle plaatsen bezet zijn.
server-begun = Het spel is begonnen: iedereen blijft zitten.
server-gone-on = Aan tafel ging het verder: er { $moves ->
    [one] is nu één zet
   *[other] zijn nu { $moves } zetten
  }, en het verzoek gold voor de stelling na { $number }.
server-secret-save = Dit spel heeft geheimen: je kunt het bewaren zodra het afgelopen is.
server-shared-save = Er spelen ook anderen mee, of er is een plaats voor hen vrij: het bestand waarmee het verdergaat bevat de worpen die nog komen, dus dat is er pas aan het eind.
server-seed-told = Je hebt dit spel gedownload met de worpen die nog komen; daarom kan er niemand anders meer aanschuiven.
server-not-your-offer = Een briefje gaat met een eigen aanbod mee, aan één partij.
server-no-hints = Voor { $name } zijn er geen tips en geen winstkansen: de computer kan de stellingen niet beoordelen.
server-no-chat = Aan deze tafel wordt zonder chat gespeeld; hier valt niets te zeggen.
server-long-note = Een briefje bij een aanbod heeft hoogstens { $most } tekens.
server-hints-off = Aan deze tafel wordt zonder tips en winstkansen gespeeld. Ze zijn te zien zodra het spel afgelopen is.
server-not-to-move = Deze plaats is niet aan de beurt.
server-not-over = Dat wordt verteld zodra het spel afgelopen is.
server-no-answer = De computer vond niet op tijd een antwoord. Probeer het nog eens.
server-account-taken = Deze accountnaam is bezet.
server-has-account = Je hebt al een account: { $account }.
server-wrong-password = De accountnaam of het wachtwoord klopt niet.
server-bad-password = Dit kan geen wachtwoord zijn: { $reason ->
    [short] het moet minstens { $least } tekens hebben
    [common] het is er een van de soort die het eerst geprobeerd wordt
    [account] het is de naam van het account
   *[repeated] het is één teken, herhaald
  }.
server-no-account = Daarvoor heb je een account nodig.
server-no-mail = Deze server verstuurt geen e-mail en kan dat dus niet. Wie hem draait, kan een mailserver instellen (--mail).
server-no-address = Voor e-mail heeft je account een bevestigd e-mailadres nodig.
server-no-push-service = Deze server kent de dienst niet waarlangs deze browser meldingen krijgt. Laat je in plaats daarvan e-mail sturen.
server-bad-address = Daarheen kan geen e-mail. Een e-mailadres ziet eruit als ada@example.org.
server-old-link = Deze link is al gebruikt, te oud of door een nieuwere vervangen. Vraag een nieuwe aan.
server-mail-failed = De e-mail kon niet worden verstuurd. Kijk of het adres klopt en probeer het later opnieuw.
server-rated-account = Voor een partij met rating heb je een account nodig: alleen dan is bekend wiens rating verandert.
server-rated-seats = Aan een tafel met rating heeft iedereen één plaats en houdt die: jij, anderen en computertegenstanders, niemand aan hetzelfde scherm.
server-rated-own = Een partij met rating heeft het gewone materiaal en dobbelstenen die niemand koos.
server-rated-over = Deze partij met rating is voorbij en geteld; er wordt niets meer teruggenomen.
server-no-such-person = Niemand heeft hier een account { $name }.
server-no-such-line = Dat bericht bestaat niet.
server-nobody-there = Daar zit niemand die bedoeld kan zijn.
server-yourself = Dat ben je zelf.
server-not-friends = Je kunt alleen vrienden uitnodigen. Anderen kun je de link naar de tafel sturen.
server-no-such-friend = Onder je vrienden en verzoeken is niemand die bedoeld kan zijn.
server-too-many-people = Je lijst is vol. Haal er eerst iemand af.
server-no-free-seat = Aan deze tafel is geen plaats meer vrij.
server-muted = Je kunt hier tot { $until } niets schrijven.{ $given ->
    [yes] { " " }De reden: { $reason }
   *[no] { "" }
  }
server-banned = Je kunt hier tot { $until } niet spelen.{ $given ->
    [yes] { " " }De reden: { $reason }
   *[no] { "" }
  }
server-range-account = Deze tafel vraagt een rating: { $kind ->
    [least] minstens { $least }
    [most] hoogstens { $most }
   *[between] { $least } tot { $most }
  }. Daarvoor heb je een account nodig.
server-range-missed = Deze tafel vraagt een rating: { $kind ->
    [least] minstens { $least }
    [most] hoogstens { $most }
   *[between] { $least } tot { $most }
  }; die van jou is { $points }.
server-bad-range = De laagste rating ligt boven de hoogste.
server-crowded = Er kijken nu te veel mensen naar deze tafel.
server-too-many-sockets = Van jou of uit jouw netwerk zijn er al { $most } verbindingen, meer kan niet. Sluit een paar pagina’s en probeer het nog eens.
server-not-looking = Zeg eerst vanaf welke plaats je kijkt: stuur een bericht van het type look.
server-not-kept = De server kan nu niet bij zijn database. Er is niets veranderd; probeer het later nog eens.
server-in-doubt = De server raakte tijdens het schrijven zijn database kwijt en weet niet of dit bewaard is. Kijk aan tafel voordat je het nog eens probeert.
server-other-request = Deze sleutel is al met een ander verzoek gestuurd. Elk verzoek heeft een eigen sleutel nodig.
server-broken = Er ging iets mis op de server. Het is genoteerd; geef de beheerder dit nummer: { $request }.

# Wat een gedeelde link over zichzelf zegt

share-house = Two Rivers
share-house-note = Bordspellen uit het oude land tussen twee rivieren, in je browser: alleen, met vrienden, tegen de computer.
share-table = Een tafel { $game } — Two Rivers
share-table-note = Schuif aan of kijk mee. Zonder account.
share-replay = Een spel { $game }, zet voor zet — Two Rivers
share-replay-note = Elke zet, elk punt, en wie wanneer voorlag.
share-rules = Het spelregelboek van { $game } — Two Rivers
share-rules-note = Volledig, met voorbeelden uit echte spellen, om te doorzoeken en af te drukken.
share-seat = Een plaats aan een tafel — Two Rivers
share-seat-note = Wie deze link het eerst opent, kan daar spelen.
