# Verslagen over hoe een spel in veel handen speelt, als Markdown.

study-percent = { $percent }%
study-points = { $points } punten
study-interval = { $low } tot { $high }
study-players = partijen
study-tables = { $count } partijen
study-a-game = per spel
study-season = { $season } { $year }

study-title = Mesopotamia: een levendig spel, gelijke kansen?
study-introduction = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
  } bij elk aantal partijen, telkens twee jaar, met het gewone materiaal en de gewone opties; alle partijen worden door dezelfde bot gespeeld ({ $bot }): die neemt bij elke beslissing wat naar eigen berekening het meest belooft, ook bij het handelen, en kijkt niet verder vooruit. De cijfers zeggen hoe de regels en het materiaal in zulke handen spelen, niet hoe het mensen zou vergaan.
study-again = Nog een keer met { $command }.
study-findings = Wat de cijfers zeggen
study-overview = Overzicht
study-counted = Een score is het aantal symbolen op het kader. Een gedeelde winst telt voor iedereen die haar deelt. Elk spel duurt zijn acht seizoenen, tenzij er één partij alleen overblijft. Ongelijkheid is de standaardafwijking van het aandeel van de partijen in de winst, als deel van het gemiddelde ervan.
study-happenings = Wat er in een spel gebeurt
study-cards = Kaarten die in een spel gespeeld worden
study-seasons = Aan het einde van elk seizoen: de gemiddelde voorraad van een partij, de symbolen op het kader, de provincies in bezit.
study-trials = Proeven met andere getallen
study-trials-lead = Dezelfde spellen, met één deel van het materiaal veranderd.

study-column-decisions = beslissingen
study-column-winning-score = score van de winnaar
study-column-all-scores = alle scores
study-column-margin = voorsprong op de tweede
study-column-lead-changes = wisselingen van de leiding
study-column-shared = gedeelde winst
study-column-spread = beste min slechtste aandeel
study-column-unevenness = ongelijkheid
study-column-party = partij
study-column-wins = gewonnen
study-column-interval = 95%-interval
study-column-symbols = symbolen
study-column-provinces = provincies
study-column-season = seizoen
study-column-card = kaart
study-winners-symbols = symbolen van de winnaar
study-slowest-season = traagste seizoen
study-attacks = aanvallen
study-hunger = honger
study-wins-changed = gewonnen na de verandering

study-event-offer = aanbiedingen gedaan
study-event-traded = ruilen
study-event-taken = neutrale provincies ingenomen
study-event-allied = verbonden gesloten
study-event-broken = verbonden beëindigd
study-event-war = oorlogen verklaard
study-event-war-lapsed = oorlogen uitgedoofd
study-event-attack = aanvallen door partijen
study-event-duel = duels
study-event-conquered = provincies veroverd
study-event-destroyed = daarvan alle bouwwerken verwoest
study-event-captured = daarvan bouwwerken buitgemaakt
study-event-repelled = aanvallen afgeslagen
study-event-raised = eenheden opgesteld
study-event-erected = bouwwerken, smidsen en molenstenen gebouwd
study-event-wall = muren gebouwd
study-event-hunger = seizoenen met honger
study-event-torn-down = muren en smidsen afgebroken
study-event-nomads = marsen van nomaden
study-event-unseated = symbolen van het kader genomen
study-event-converted = symbolen overgenomen
study-event-card = kaarten gespeeld
study-event-out = partijen zonder land

study-trial-harvest-summer-winter = Oogst in zomer en winter
study-trial-harvest-summer-winter-why = Graan is wat alle partijen van de winter tot de volgende oogst tekortkomen. Twee oogsten met een half jaar ertussen, geen van beide in het seizoen van het erts.
study-trial-harvest-spring-autumn = Oogst in lente en herfst
study-trial-harvest-spring-autumn-why = Hetzelfde, maar de herfst blijft.
study-trial-feeding = De steden voeden in zomer en winter
study-trial-feeding-why = Eén oogst, maar de steden eten slechts twee keer per jaar.
study-trial-ore = Erts in lente en herfst
study-trial-ore-why = Meer metaal in plaats van meer graan.
study-trial-less-wood = Minder hout voor Larsa
study-trial-less-wood-why = Larsa wint met 5 en 6 partijen het vaakst; de enige bomen naast zijn kern staan in Lagash en Umma.
study-trial-more-wood = Meer hout voor Eshnunna en Assur
study-trial-more-wood-why = Beide hebben gebrek aan bomen, en Assur wint met 5, 6 en 8 partijen het minst vaak.
