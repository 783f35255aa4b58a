# De lessen van Amyitis en de kaarten van het begeleide eerste spel.

chapter-crafts = De arbeiders
chapter-garden = De Tuinen
chapter-caravan = De karavaan
chapter-fields = Akkers en tuinmannen
chapter-temples = De tempels
chapter-end = Het einde van een ronde, het einde van het spel

lesson-farmer-title = Een boer brengt een goederenfiche
lesson-farmer = Jij bent Blauw. Een beurt is één actie: rekruteer een arbeider, verplaats de karavaan of pas. Wie aan het einde het meeste prestige heeft, wint. Een boer bewerkt het volgende vrije veld van een akker en neemt het goederenfiche. Met goederen betaal je planten en kaarten in de steden.
lesson-farmer-task = De stad Eshnunna vraagt zout. Rekruteer een boer en neem zout.
lesson-farmer-praise = Nu heb je zout, en je blokje ligt op het veld. Wie op een volle akker de meeste blokjes heeft, wordt later beloond.
lesson-farmer-barley = Dat was gerst. Zout is er op het eerste veld van de bovenste akker.

lesson-merchant-title = Wat een arbeider kost
lesson-merchant = In elke groep is de eerste kaart gratis, de tweede kost 1 munt, de derde 2. Munten zijn geld. Een handelaar brengt je een kameel, en kamelen verplaatsen de karavaan.
lesson-merchant-task = Rekruteer een handelaar zonder iets te betalen.
lesson-merchant-praise = Een gratis kameel. De volgende kaart van deze groep kost de anderen 1 munt.
lesson-merchant-paid = Dat kostte 2 munten: uit deze groep waren al twee kaarten genomen. Er is een handelaar in een groep waar nog niemand aan zat.

lesson-engineer-title = Waarom iedereen irrigeert
lesson-engineer = Een ingenieur irrigeert een kanaal en levert meteen 2 prestige op. Prestige beslist het spel. Planten groeien alleen naast water. Als iemand plant, krijgt de speler met de meeste blokjes rond de plant ook prestige, zelfs als het een plant van een ander is.
lesson-engineer-task = Rekruteer een ingenieur en irrigeer een kanaal naast de tegel met 4 prestige.
lesson-engineer-praise = Nu 2 prestige. En wie naast je kanaal plant, moet het prestige voor het water misschien aan jou laten.
lesson-engineer-away = Ook dat levert 2 prestige op, maar het raakt de tegel met 4 prestige in de onderste rij niet.

lesson-plant-title = De eerste plant
lesson-plant = De karavaan gaat per kameel één stad verder. In een plantenstad betaal je het gevraagde goederenfiche en plant je meteen, op een tuinveld met water langs een van de zijden. De tegel is voor jou, met prestige en bonus.
lesson-plant-task = Verplaats de karavaan naar Eshnunna en plant waar de tegel een bankier oplevert.
lesson-plant-praise = 2 prestige voor de tegel en nog 1, omdat jij daar als enige water hebt. De bankier betaalt je elke ronde 1 munt.
lesson-plant-other = Een goede plant. Maar de bankier ligt op de tegel met 2 prestige aan het linkereind van de onderste rij.

lesson-profit-title = Van wie is het water?
lesson-profit = Als je plant, krijgt de speler met de meeste blokjes rond het veld zoveel prestige als het niveau van de plant. Heeft niemand de meeste, dan krijgt niemand het. Kijk dus van wie de blokjes rond een veld zijn voordat je daar plant.
lesson-profit-task = Plant waar het prestige voor het water naar jou gaat, niet naar Rood.
lesson-profit-praise = Tegel, bankier en water: alles van jou. Het blauwe blokje was het enige naast dit veld.
lesson-profit-others = Jij kreeg de tegel, maar Rood kreeg het prestige voor het water. Plant waar een blauw blokje ligt.

lesson-double-side-title = Twee kanalen naast elkaar
lesson-double-side = Hoog in de Tuinen liggen twee kanalen naast elkaar. Een zijde is pas geïrrigeerd als ze het allebei zijn. De hoge tegels zijn het meest waard, maar vragen goede planten en veel water.
lesson-double-side-task = Rekruteer een ingenieur en vul het tweede kanaal naast de tegel met 8 prestige.
lesson-double-side-praise = Beide tuinvelden langs deze zijde kun je nu beplanten. Zwart en jij hebben daar allebei één blokje: verandert er niets, dan krijgt niemand het prestige voor het water.
lesson-double-side-half = De zijde bij de tegel met 8 prestige is nog half droog. Vul het kanaal naast het blokje van Zwart.

lesson-banker-title = Hofsteden
lesson-banker = In een hofstad betaal je het gevraagde goederenfiche en neem je een kaart. Een bankier betaalt elke ronde inkomen. Een kameeldrijver gaat met evenveel kamelen verder. Een paleis levert meteen prestige op. Elk volgend niveau van een soort is beter.
lesson-banker-task = Verplaats de karavaan naar Susa en neem de kaart die je elke ronde betaalt.
lesson-banker-praise = Vanaf nu elke ronde 1 munt. Vroeg in het spel levert een bankier het meest op.
lesson-banker-leader = De kameeldrijver is nuttig, maar betaalt niets. Neem de bankier.

lesson-palace-title = Ver met één kameel
lesson-palace = Je kameeldrijver gaat 2 steden verder zonder kamelen. Minstens 1 kameel betaal je altijd. Wijn vervangt elk ander goederenfiche, en je hebt wijn.
lesson-palace-task = Bereik Palmyra met één kameel en neem daar een paleis.
lesson-palace-praise = Drie steden voor één kameel, wijn in plaats van palmtak, en het paleis leverde meteen 2 prestige op. Latere paleizen leveren er tot 10 op.
lesson-palace-near = Dat is te dichtbij. Palmyra ligt drie steden verder.

lesson-babylon-title = Goederen voor prestige
lesson-babylon = Babylon koopt één of twee goederenfiches, voor 3 prestige per stuk. Daarna irrigeer je een kanaal in de Tuinen, zonder verder prestige. Aan het einde van een ronde houden de meeste spelers maar 2 fiches; met de beste kameeldrijver zijn het er 4. Wat te veel is, ben je kwijt.
lesson-babylon-task = Ga naar Babylon, verkoop in één keer twee fiches en irrigeer een kanaal naar keuze.
lesson-babylon-praise = 6 prestige en een kanaal voor één kameel.
lesson-babylon-one = Je hebt maar één fiche verkocht. Een tweede had 3 prestige meer opgeleverd.
lesson-babylon-salt = Je hebt alleen zout verkocht. Gerst had 3 prestige meer opgeleverd.

lesson-row-title = Een volle akker
lesson-row = Is een akker vol, dan krijgt de speler met de meeste blokjes daar een tuinman. Heeft niemand er de meeste, dan krijgt niemand hem. Daarna wordt de akker leeggemaakt.
lesson-row-task = Rekruteer een boer en win de tuinman.
lesson-row-praise = Wijn en een tuinman. Vier van de vijf blokjes op de akker waren van jou.
lesson-row-lower = De onderste akker is nog leeg. Op de bovenste is nog één veld vrij.

lesson-gardener-title = Een tuinman tilt een plant hoger
lesson-gardener = Een plant moet minstens het niveau van de etage hebben. Hier verkopen de steden niveau 1. Elke tuinman die je teruggeeft, tilt een plant één niveau hoger. De tuinvelden van etage 2 hebben betere tegels.
lesson-gardener-task = Verplaats de karavaan naar Ur en plant op de tegel met 5 prestige.
lesson-gardener-praise = 5 prestige en een kameel voor een eenvoudige plant. Rood kreeg 1 prestige: Rood had daar het meeste water.
lesson-gardener-low = Dat veld ligt op etage 1: het vraagt geen tuinman. De tegel met 5 prestige ligt één etage hoger.
lesson-gardener-four = Inderdaad een veld van etage 2, maar de tegel heeft maar 4 prestige. Neem die met 5.

lesson-temple-title = Drie tempels
lesson-temple = Een priester zet je blokje links in een tempel en schuift de andere naar rechts; wat eruit schuift, gaat naar huis. Na elke ronde winnen de meeste blokjes: Ishtar geeft een kameel of een munt, Marduk 2 prestige, Tammouz een fiche van een akker. Daarvoor zet de processie nog één blokje in elke tempel.
lesson-temple-task = Rood staat voor in de tempel van Marduk. Stuur er een priester heen en pas daarna, zodat de ronde eindigt.
lesson-temple-praise = De processie schoof een rood blokje eruit: twee blauwe tegen één. Marduk gaf je 2 prestige. Rood werd daar tweede en kreeg er 1.
lesson-temple-ishtar = Ishtar geeft een kameel of een munt. Deze keer heb je Marduk nodig.
lesson-temple-tammouz = Tammouz geeft een fiche van een akker. Deze keer heb je Marduk nodig.
lesson-temple-early = Je hebt gepast zonder priester, dus Rood blijft eerste in de tempel van Marduk.

lesson-pass-title = Passen loont
lesson-pass = Heb je gepast, dan krijg je telkens 1 munt als je aan de beurt zou zijn, zolang anderen doorgaan. Zonder kameel en met één munt valt er niet veel meer te doen. En munten bewaar je voor de volgende ronde.
lesson-pass-task = Pas, en laat de anderen voor je werken.
lesson-pass-praise = Terwijl Rood en Zwart doorgingen, verzamelde jij munten. Als je arm bent, is het vaak goed om als eerste te passen. Als iedereen gepast heeft, belonen de tempels, en begint een nieuwe ronde met nieuwe kaarten.
lesson-pass-work = Dat kan, maar dan is je laatste munt weg of ligt je blokje waar je er weinig aan hebt. Pas liever.

lesson-end-title = De laatste ronde
lesson-end = Het spel eindigt na de ronde waarin er nog 4 of minder tegels liggen. Dan beloont de koningin wie veel tegels heeft: met drie spelers leveren 4 tegels 5 prestige op, 6 tegels 10. Elk goederenfiche dat je nog hebt, levert 1 op.
lesson-end-task = Dit is de laatste ronde, en Rood staat voor met 45 tegen 37. Je hebt 5 tegels. Haal Rood in en win.
lesson-end-praise = Je hebt gewonnen. De zesde tegel verdubbelde de bonus van Amyitis.
lesson-end-pass = Het spel is afgelopen en Rood lag voor. Een zesde tegel had 10 prestige van Amyitis opgeleverd in plaats van 5.

# De kaarten van het begeleide eerste spel: waar een beslissing voor dient, wat ze kost, waar goede spelers aan denken.

guide-ask-turn-for = Eén actie: een arbeider rekruteren, de karavaan verplaatsen of passen.
guide-ask-turn-costs = Arbeiders kosten 0 tot 2 munten, de karavaan minstens 1 kameel en het goederenfiche dat de stad vraagt. Passen is gratis.
guide-ask-turn-think = Wat heb ik nodig voor mijn volgende plant: een goederenfiche, een kameel of water? Neem wat anderen vóór je volgende beurt zouden nemen.
guide-ask-field-for = Je boer neemt het volgende goederenfiche van een akker.
guide-ask-field-costs = Eén blokje, tot de akker vol is.
guide-ask-field-think = Welk fiche vraagt de volgende stad? Wijn ligt achteraan. De meeste blokjes op een volle akker leveren een tuinman op.
guide-ask-priest-for = Je blokje gaat een tempel in. De tempels belonen aan het einde van de ronde.
guide-ask-priest-costs = Eén blokje, tot het eruit schuift.
guide-ask-priest-think = Kameel of munt, 2 prestige of een goederenfiche: wat heb ik nodig? En waar kunnen anderen me nog inhalen?
guide-ask-irrigate-for = Water laat planten groeien, en de meeste blokjes rond een plant leveren prestige op.
guide-ask-irrigate-costs = Eén blokje, voor de rest van het spel.
guide-ask-irrigate-think = Ga naast goede tegels liggen waar binnenkort iemand plant. Eén blokje meer dan de anderen is genoeg.
guide-ask-sell-for = Babylon betaalt 3 prestige per goederenfiche, voor hoogstens twee.
guide-ask-sell-costs = De fiches. Verkoop niet wat je volgende plant nodig heeft.
guide-ask-sell-think = Goederen die je niet kunt bewaren, ben je aan het einde van de ronde kwijt. Verkoop die eerst.
guide-ask-court-for = Een kaart die de rest van het spel helpt.
guide-ask-court-costs = Ze is al betaald. Een nieuwe kaart komt op de oude van haar soort.
guide-ask-court-think = Vroeg een bankier, voor veel reizen een kameeldrijver, laat een paleis.
guide-ask-court-bonus-for = Een gratis kaart: de bonus van je tegel.
guide-ask-court-bonus-costs = Niets.
guide-ask-court-bonus-think = Een hoog paleis levert meteen het meeste op. Een tuinman opent de volgende hoge tegel.
guide-ask-leader-good-for = Op deze kameeldrijvers ligt een goederenfiche dat je krijgt.
guide-ask-leader-good-costs = Niets.
guide-ask-leader-good-think = Welk fiche vraagt de volgende stad?
guide-ask-plant-for = Je krijgt het prestige en de bonus van de tegel.
guide-ask-plant-costs = Het is al betaald. Tuinvelden boven het niveau van de plant kosten tuinmannen.
guide-ask-plant-think = Kijk van wie de blokjes rond het veld zijn: wie er de meeste heeft, krijgt ook prestige.
guide-ask-good-for = Een gratis goederenfiche: de bonus van je tegel.
guide-ask-good-costs = Niets.
guide-ask-good-think = Wijn vervangt elk ander goederenfiche.
guide-ask-procession-for = Je zet je blokje in één tempel; in de andere twee komen grijze blokjes.
guide-ask-procession-costs = Eén blokje.
guide-ask-procession-think = Je blokje telt meteen. En de grijze blokjes schuiven andere eruit.
guide-ask-ishtar-for = Ishtar beloont je.
guide-ask-ishtar-costs = Niets. De tweede krijgt wat jij laat liggen.
guide-ask-ishtar-think = Zonder kameel staat de karavaan stil.
guide-ask-swap-for = Van Tammouz mag je één goederenfiche ruilen.
guide-ask-swap-costs = Het fiche dat je geeft.
guide-ask-swap-think = Geef wat geen stad op je weg vraagt. Houd wijn.
guide-ask-discard-for = Je mag maar een paar goederen houden.
guide-ask-discard-costs = Eén goederenfiche.
guide-ask-discard-think = Houd wat je volgende stad vraagt, en wijn.
