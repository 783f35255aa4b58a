# De lessen van Mesopotamia en de kaarten van het begeleide eerste spel.

chapter-economy = Economie
chapter-trade = Handel
chapter-building = Bouwen
chapter-war = Politiek en oorlog
chapter-cards = Kaarten
chapter-winning = Winnen

lesson-mill-title = Meel voor je volk
lesson-mill = Jij bent Hammurabi van Babylon. Symbolen op het kader rond de kaart winnen het spel, maar eerst moet je volk eten: elke stad eet elk seizoen 1 meel. Een seizoen doorloopt de fasen op het lint boven de kaart; dit is het malen. Een molensteen maalt tot 5 graan, elk tot 1 meel.
lesson-mill-task = Maal zoveel graan als je kunt.
lesson-mill-praise = Je drie steden eten 3 meel, de rest blijft. Met meel betaal je ook troepen en bouwwerken.
lesson-mill-little = Te weinig: wat je nu niet maalt, moet tot het volgende seizoen wachten. Maal alle 5.

lesson-smelt-title = Wat een smidse doet
lesson-smelt = Elk seizoen doet een smidse één ding: ze maakt metaal van hoogstens 5 erts, of ze stelt een voetsoldaat of een strijdwagen op. Zonder metaal kun je niets bouwen.
lesson-smelt-task = Laat je smidse in Babylon het erts smelten.
lesson-smelt-praise = Van 5 erts werd 5 metaal. Erts komt in de lente uit mijnen, dus provincies met een mijn zijn gewild.
lesson-smelt-foot = Troepen kun je later opstellen. Smelt eerst het erts: met metaal betaal je alles.
lesson-smelt-chariot = Een strijdwagen is duur. Smelt eerst het erts: met metaal betaal je alles.
lesson-smelt-blank = Een leeg fiche laat een stapel alleen hoger lijken dan hij is. Smelt het erts.

lesson-millstone-title = Een tweede molensteen
lesson-millstone = Molenstenen en smidsen kosten 2 metaal, 2 hout en 2 meel. In elke stad is plaats voor één van elk. Met twee molenstenen kun je in een seizoen 10 graan malen.
lesson-millstone-task = Bouw een molensteen.
lesson-millstone-praise = Een groter rijk eet meer meel, en nu kun je het malen.
lesson-millstone-forge = Een tweede smidse is ook goed. Maar hongerige steden breken muren af, dus bouw eerst de molensteen.

lesson-fell-title = Hout
lesson-fell = In elk van je provincies met bomen mag je per seizoen één boom kappen. Dat is 1 hout. Eén boom van je rijk groeit vanzelf terug.
lesson-fell-task = Kap een boom in Nippur.
lesson-fell-praise = 1 hout. Bijna alles wat je bouwt kost hout, en vaak is het net wat ontbreekt.
lesson-fell-done = Je ging verder zonder hout. Kap de boom: het kost niets.

lesson-bank-title = De bank
lesson-bank = De bank geeft 1 van elk materiaal voor 3 van een ander. Meel neemt ze niet. Dat is een slechte prijs, maar ze is altijd open.
lesson-bank-task = Je hebt veel metaal en weinig hout. Open ‘Handel’ en geef de bank metaal voor hout.
lesson-bank-praise = Van 3 metaal werd 1 hout. Andere heersers bieden vaak een betere prijs.
lesson-bank-other = Dat is geen hout. Zoek de ruil die hout oplevert.

lesson-offer-title = Een aanbod
lesson-offer = Je mag elke heerser alles voor alles aanbieden. Loopt de weg door het land van een ander, dan mag die heerser tol vragen. Neutraal land is vrij.
lesson-offer-task = Open ‘Handel’ en bied Mari 2 metaal voor 2 hout.
lesson-offer-praise = Mari nam het aan. 1 voor 1 is veel beter dan de 3 voor 1 van de bank.
lesson-offer-gift = Mari nam het deze keer aan, maar de opdracht was 2 metaal voor 2 hout.

lesson-answer-title = Twee aanbiedingen
lesson-answer = Mari en Assur willen allebei jouw metaal voor hun hout. Bekijk ze allebei voordat je antwoordt. Je mag er een aannemen, afslaan of een tegenbod doen.
lesson-answer-task = Neem het beste aanbod aan.
lesson-answer-praise = 2 hout voor 2 metaal. Mari wilde 3 metaal voor één hout, net zoveel als de bank.
lesson-answer-dear = 3 metaal voor 1 hout: dat geeft de bank ook. Het aanbod van Assur was beter.
lesson-answer-declined = Dat was het beste. Mari vraagt 3 metaal voor 1 hout, Assur 2 metaal voor 2 hout.

lesson-temple-title = Symbolen winnen het spel
lesson-temple = Aan het einde wint wie de meeste symbolen op het kader heeft. Een tempel kost 1 metaal, 1 hout en 1 meel. Na het bouwen wordt een dobbelsteen gegooid: bij 4 of meer komt je symbool op het kader.
lesson-temple-task = Bouw een Marduktempel.
lesson-temple-praise = De dobbelsteen was je gunstig gezind: je eerste symbool. In elke provincie mag per seizoen één zo’n bouwwerk komen.
lesson-temple-ishtar = Dat is een Ishtartempel. Hij is evenveel waard, maar de opdracht is een Marduktempel.

lesson-neighbour-title = Goede buren
lesson-neighbour = Het volgende vrije vak ligt naast je Marduksymbool. Past een symbool bij zijn buur, dan is 2 of meer genoeg in plaats van 4. Marduk past bij Marduk, Ishtar bij Ishtar, en Ishtar en kanalen passen bij elkaar.
lesson-neighbour-task = Bouw in Nippur waarvoor maar een 2 nodig is.
lesson-neighbour-praise = Marduk naast Marduk: vijf van de zes worpen lukken.
lesson-neighbour-four = Daarvoor is een 4 nodig, want het past niet bij het Marduksymbool ernaast.

lesson-canal-title = Kanalen brengen de oogst
lesson-canal = In de herfst levert elk kanaal 6, 8 of 10 graan op; één dobbelsteen beslist voor allemaal. Er is één kanaal per irrigeerbare stad. Ook een kanaal is een symbool, als de dobbelsteen het toelaat.
lesson-canal-task = Bouw een kanaal in Nippur.
lesson-canal-praise = Vanaf nu voedt Nippur je volk. Zonder kanalen verhongert een groot rijk.
lesson-canal-temple = Een tempel levert geen graan op. Er eten vijf steden, dus bouw het kanaal.

lesson-wall-title = Muren
lesson-wall = Een muur kost 1 metaal, 1 hout en 1 meel. Elke muur geeft de verdediger 1 meer op de dobbelsteen. Waar twee muren staan, kunnen strijdwagens niet aanvallen.
lesson-wall-task = Bouw een muur in Nippur.
lesson-wall-praise = Nippur is nu veiliger. Maar ontbreekt er meel, dan worden muren als eerste afgebroken.
lesson-wall-done = Je ging verder zonder muur. Bouw er een in Nippur.

lesson-march-title = Nieuw land
lesson-march = Neutraal land is van wie er binnentrekt. Elke eenheid die zich verplaatst, eet 1 meel. Een voetsoldaat gaat één provincie ver, een strijdwagen twee. Het land blijft van jou als de troepen verder trekken.
lesson-march-task = Verplaats een voetsoldaat van Babylon naar Nippur: twee steden en een boom.
lesson-march-praise = Nippur is van jou, met twee steden om in te bouwen. Laat het niet lang zonder wacht.
lesson-march-elsewhere = Dat land is nu van jou. Maar Nippur heeft twee steden en een boom.

lesson-raise-title = Troepen
lesson-raise = Een voetsoldaat kost 1 metaal, 1 hout en 1 meel. Een strijdwagen kost 2 van elk, gaat verder en valt aan met 2 in plaats van 1. Anderen zien alleen hoe hoog een stapel is, niet wat erin zit.
lesson-raise-task = Stel een voetsoldaat op in Babylon.
lesson-raise-praise = De stapel in Babylon is gegroeid. Ook lege fiches laten stapels hoger lijken.
lesson-raise-chariot = Een strijdwagen zou bijna alles kosten wat je hebt. Stel een voetsoldaat op.
lesson-raise-blank = Een leeg fiche kan niet vechten. Stel een voetsoldaat op.

lesson-alliance-title = Een verbond
lesson-alliance = Eén keer per seizoen mag je een campagne proberen. Ze kost 1 metaal, hout of meel en vraagt een 4. Bondgenoten kunnen elkaar de oorlog niet verklaren. Drie Ishtarsymbolen maken het makkelijker.
lesson-alliance-task = Bied Mari een verbond aan en betaal met metaal.
lesson-alliance-praise = De worp lukte en Mari stemde toe. Van deze kant valt nu niemand je aan.
lesson-alliance-war = Dat is een oorlogsverklaring. Kies het verbond.
lesson-alliance-assur = Dat is Assur. De opdracht is een verbond met Mari.

lesson-war-title = Oorlog
lesson-war = Je mag alleen aanvallen als je dezelfde beurt de oorlog verklaarde, of als je vorig seizoen tegen dezelfde heerser vocht. Drie Marduksymbolen, zoals jij ze hebt, tellen 1 bij de worp op.
lesson-war-task = De troepen van Assur staan in Bagdad, naast je voetsoldaten. Verklaar Assur de oorlog en betaal met meel.
lesson-war-praise = Nu mag je Assur nog deze beurt aanvallen.
lesson-war-mari = Dat is Mari. Bagdad is van Assur.
lesson-war-alliance = Een verbond zou de aanval verbieden. Verklaar de oorlog.

lesson-battle-title = Een slag
lesson-battle = Alle aanvallers gaan mee vóór de eerste worp. Dan vechten eenheden twee aan twee: allebei gooien, een voetsoldaat telt er 1 bij, een strijdwagen 2, elke muur 1 voor de verdediger. Het hoogste getal wint, en de eenheid van de verliezer is weg.
lesson-battle-task = Val Bagdad aan met beide voetsoldaten uit Mashkan-shapir.
lesson-battle-praise = De ene voetsoldaat viel, de andere won. Bagdad is van jou, en een verovering levert een symbool op zonder worp.
lesson-battle-one = Eén voetsoldaat was niet genoeg. Stuur ze allebei: een tweede eenheid vecht door als de eerste gevallen is.

lesson-card-title = Kaarten
lesson-card = Je begint met vijf kaarten en krijgt er geen bij. Per seizoen mag je één kaart spelen. De meeste kun je altijd spelen, militaire alleen in fase 11, de laatste van het seizoen.
lesson-card-task = Open ‘Kaarten’ en speel de kaart die metaal oplevert.
lesson-card-praise = Een karavaan: 3 metaal. Kaarten kun je ook verhandelen.
lesson-card-harvest = Dat leverde graan op. Metaal komt met de karavaan.

lesson-nomads-title = Nomaden
lesson-nomads = Vijf stammen zitten aan de rand van de kaart. Een stam trekt op als iemand zijn kaart speelt, tot twee provincies ver, en valt aan waar steden zijn. Wie land aan nomaden verliest, verliest een militair symbool.
lesson-nomads-task = Open ‘Kaarten’ en stuur de Haneeërs naar Hatra. Assur heeft daar maar één eenheid.
lesson-nomads-praise = De eenheid was een leeg fiche: Hatra viel meteen, en Assur verloor een symbool. Zelf zette je niets op het spel.
lesson-nomads-elsewhere = Ze gingen ergens anders heen. Hatra ligt naast hen, met één enkele eenheid.

lesson-win-title = Het laatste seizoen
lesson-win = Winter van het tweede jaar: na dit seizoen eindigt het spel. Jij en Assur hebben allebei 8 symbolen. Je hebt metaal voor één bouwwerk. Het volgende vak ligt naast je Ishtarsymbool.
lesson-win-task = Bouw waarvoor maar een 2 nodig is en beëindig dan je beurt.
lesson-win-praise = 9 symbolen tegen 8: Babylon heeft gewonnen.
lesson-win-marduk = De Marduktempel had een 4 nodig en kreeg te weinig. Ishtar naast Ishtar vraagt maar een 2.
lesson-win-idle = Het spel is afgelopen: 8 tegen 8, en jullie delen de overwinning. Nog één symbool was genoeg geweest.

# De kaarten van het begeleide eerste spel: waar een beslissing voor dient, wat ze kost, waar goede spelers aan denken.

guide-ask-fell-for = 1 hout uit elke provincie met bomen.
guide-ask-fell-costs = Een boom. Elk seizoen groeit er één terug.
guide-ask-fell-think = Hout is bijna altijd schaars. Kap wanneer je kunt.
guide-ask-regrow-for = Er groeit een boom voor je terug.
guide-ask-regrow-costs = Niets.
guide-ask-regrow-think = Laat hem groeien waar geen vijand kan komen.
guide-ask-mill-for = Graan wordt meel. Steden, troepen en bouwwerken hebben meel nodig.
guide-ask-mill-costs = 1 graan per meel.
guide-ask-mill-think = Graan komt alleen in de herfst. Is er tot dan genoeg?
guide-ask-feed-for = Elke stad eet 1 meel. Daarvoor mag je nog handelen.
guide-ask-feed-costs = Voor wat ontbreekt, worden muren afgebroken, daarna smidsen.
guide-ask-feed-think = Is er te weinig meel, vraag het dan nu aan de anderen, of aan de bank.
guide-ask-tear-for = Er is te weinig meel: er moet iets weg.
guide-ask-tear-costs = Een muur, of een smidse waar geen muur meer is.
guide-ask-tear-think = Geef een muur op die ver van elke vijand staat.
guide-ask-forge-for = Elke smidse smelt erts of stelt troepen op.
guide-ask-forge-costs = Een voetsoldaat 1 metaal, hout en meel, een strijdwagen 2 van elk.
guide-ask-forge-think = Eerst metaal. Troepen als er land in te nemen of te bewaken is.
guide-ask-wall-for = Een muur helpt de verdediger met 1. Twee muren houden strijdwagens tegen.
guide-ask-wall-costs = 1 metaal, 1 hout, 1 meel.
guide-ask-wall-think = Muren lonen aan de grens. Voor dezelfde prijs bouw je een tempel.
guide-ask-works-for = Meer smidsen en molenstenen doen elk seizoen meer.
guide-ask-works-costs = 2 metaal, 2 hout, 2 meel.
guide-ask-works-think = Vroeg verdienen ze zich terug. In de laatste seizoenen niet meer.
guide-ask-build-for = Tempels en kanalen leveren symbolen op, en symbolen winnen.
guide-ask-build-costs = 1 metaal, 1 hout, 1 meel. De dobbelsteen kan het symbool weigeren.
guide-ask-build-think = Welk symbool past bij dat naast het volgende vak? Dan is een 2 genoeg.
guide-ask-campaign-for = Een verbond sluiten of verbreken, of de oorlog verklaren.
guide-ask-campaign-costs = 1 metaal, hout of meel, ook als het mislukt.
guide-ask-campaign-think = Een bondgenoot naast je bespaart muren. Oorlog alleen als je meteen kunt aanvallen.
guide-ask-consent-for = Een verbond: geen van beide mag de ander de oorlog verklaren.
guide-ask-consent-costs = Niets. Het kan later verbroken worden.
guide-ask-consent-think = Wie wil ik aanvallen? Deze niet: stem dan toe.
guide-ask-move-for = Land innemen, of aanvallen waar je mag.
guide-ask-move-costs = 1 meel voor elke eenheid die zich verplaatst.
guide-ask-move-think = Eerst neutraal land met steden, bomen of een mijn. Laat thuis een wacht achter.
guide-ask-attack-at-for = De provincie die je aanvalt.
guide-ask-attack-at-costs = Er kunnen eenheden vallen.
guide-ask-attack-at-think = Tel de stapel en de muren. Je hebt meer eenheden nodig dan zij.
guide-ask-commit-for = Wie meedoet aan de aanval.
guide-ask-commit-costs = 1 meel per eenheid. Niemand kan later volgen.
guide-ask-commit-think = Liever één eenheid te veel dan één te weinig.
guide-ask-duel-for = Een van je eenheden vecht tegen een van de hunne.
guide-ask-duel-costs = De eenheid van de verliezer.
guide-ask-duel-think = Eerst strijdwagens, zolang ze er 2 bij tellen.
guide-ask-defend-for = Een van je eenheden gaat de aanvaller tegemoet.
guide-ask-defend-costs = De eenheid van de verliezer.
guide-ask-defend-think = Ze verdedigen allemaal even goed: verlies eerst de goedkope.
guide-ask-convert-for = Je hebt een bouwwerk buitgemaakt: een van de symbolen van de verliezer wordt van jou.
guide-ask-convert-costs = Niets.
guide-ask-convert-think = Neem er een naast je eigen symbolen.
guide-ask-unseat-for = De verliezer geeft een militair symbool op.
guide-ask-unseat-costs = Niets.
guide-ask-unseat-think = Een gat wordt eerst gevuld: welk zou jou helpen?
guide-ask-nomad-step-for = Je leidt een stam, tot twee provincies ver.
guide-ask-nomad-step-costs = De kaart.
guide-ask-nomad-step-think = Sla toe waar weinig troepen een stad bewaken.
guide-ask-direction-for = Jij begint fase 11 en kiest wie daarna komt.
guide-ask-direction-costs = Niets.
guide-ask-direction-think = Wie later komt, ziet wat de anderen deden.
guide-ask-draft-for = Je doet een aanbod.
guide-ask-draft-costs = Alleen wat je geeft, en tol.
guide-ask-draft-think = Waarvan hebben zij te veel? Alles wat beter is dan 3 voor 1 helpt jullie allebei.
guide-ask-offer-for = Iemand wil met je handelen.
guide-ask-offer-costs = Wat er gevraagd wordt.
guide-ask-offer-think = Vergelijk het met de 3 voor 1 van de bank. Je mag een tegenbod doen.
guide-ask-toll-for = Hun karavaan trekt door je land.
guide-ask-toll-costs = Wie tol neemt, krijgt een jaar lang geen metaal uit vrijhandel.
guide-ask-toll-think = Een kleine tol wordt betaald, een grote maakt de handel kapot.
guide-ask-bless-for = De zegen maakt het volgende symbool zeker.
guide-ask-bless-costs = De kaart.
guide-ask-bless-think = Bewaar haar voor een worp die een 4 nodig heeft.
