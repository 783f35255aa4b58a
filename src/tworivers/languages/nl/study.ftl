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

study-amyitis-title = Amyitis: gelijke plaatsen, veel wegen naar de winst?
study-amyitis-introduction = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
  } bij elk aantal spelers, met het gewone materiaal en de gewone opties; alle plaatsen worden door dezelfde bot gespeeld ({ $bot }). De cijfers zeggen hoe de regels en het materiaal in zulke handen spelen, niet hoe het mensen zou vergaan.
study-amyitis-counted = Een score is prestige. Een gedeelde winst telt voor iedereen die haar deelt. Ongelijkheid is de standaardafwijking van het aandeel van de plaatsen in de winst, als deel van het gemiddelde ervan; wie begint, wordt geloot, dus wat hier ongelijk is, is toeval.
study-amyitis-players = spelers
study-amyitis-tables = { $count } spelers
study-amyitis-cards = Hofkaarten die in een spel genomen worden
study-amyitis-event-planted = velden beplant
study-strategies = Wat winnaars aan het einde hebben
study-crafts = Ambachtslieden die in een spel geworven worden
study-course = Ronde na ronde
study-at-the-end = aan het einde
study-winners-of = winnaars, { $count } spelers
study-everybody-of = iedereen, { $count } spelers
study-had-plants = planten
study-had-camels = kamelen
study-had-talents = talenten
study-had-cubes-left = blokjes over
study-level-of = niveau: { $card }
study-rounds = ronden
study-plants = planten
study-round = ronde
study-reached = { $count } spelers: bereikt
study-prestige = { $count }: prestige
study-tiles = { $count }: tegels over
study-column-seat = plaats
study-column-score = punten
study-column-craft = ambacht
study-event-recruited = ambachtslieden geworven
study-event-temple = blokjes in tempels
study-event-pushed-out = blokjes uit tempels verdreven
study-event-watered = kanalen bevloeid
study-event-caravan = reizen van de karavaan
study-event-sold = goederen verkocht
study-event-court = hofkaarten genomen
study-event-gardeners-spent = tuinlieden teruggegeven
study-event-passed = gepast
study-event-row-full = rijen akkers vol
study-trial-single-channels = Overal één kanaal
study-trial-single-channels-why = Hoeveel kanalen er tussen twee velden liggen, lezen we uit de plaatjes; twee kosten twee blokjes.
study-trial-other-circuit = Een andere volgorde van steden
study-trial-other-circuit-why = Hof- en plantensteden wisselen van plaats: de volgorde op de rondweg is van ons.
study-trial-more-gardeners = Twee keer zoveel tuinlieden
study-trial-more-gardeners-why = Hoeveel tuinlieden er bij elk aantal spelers zijn, is van ons.
study-trial-more-bankers = Een tweede bankier van niveau 3
study-trial-more-bankers-why = Volgens onze telling is er één: wie hem heeft, heeft hem alleen.
study-trial-fewer-palaces = Een goedkoper paleis van niveau 6
study-trial-fewer-palaces-why = De 10 prestige ervan komt uit één bron van buiten.
