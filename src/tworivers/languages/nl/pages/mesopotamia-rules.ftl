# Het spelregelboek van Mesopotamia. De vorm ervan staat in src/tworivers/mesopotamia/rulebook/book.toml: een paragraaf
# heeft haar opschrift en haar alinea’s, geteld vanaf 1. **vet**, [woorden](#section) leiden naar een paragraaf, :foot:
# tekent een pictogram. Waarden zijn getallen van de doos, met hun pad in box.toml.

chapter-overview = In één oogopslag

goal = Het doel
goal-1 = Win met de meeste symbolen op het kader rond de kaart: bouw tempels en kanalen, verover provincies.
round = Een ronde
round-1 = Een ronde is een [seizoen](#seasons), vier seizoenen zijn een jaar, en [de tafel](#length) zegt hoeveel jaren er gespeeld worden.
round-2 = Eerst werken alle partijen tegelijk, elk in haar eigen tempo: [bomen kappen](#felling), graan tot meel [malen](#milling), in je [smidsen](#forges) erts smelten of soldaten opstellen, [muren](#walls), [smidsen en molenstenen](#works) bouwen. Mijnen geven in de lente [erts](#ore), steden met een kanaal geven bij de [oogst](#harvest) graan.
round-3 = Elke stad van je rijk [eet](#feeding) elk seizoen 1 meel. Voor elk meel dat ontbreekt, wordt een muur afgebroken, daarna een smidse.
round-4 = [Handel](#when-trade) wanneer je maar een beslissing hebt: met de bank { $trade_bank_rate } van een materiaal voor 1 van een ander (meel geef je haar nooit), met andere partijen alles voor alles. Eén keer per seizoen mag je ook een van je [kaarten](#playing-cards) spelen.
round-5 = Daarna [bouwt](#temples-canals) de ene partij na de andere, te beginnen met die met de minste symbolen, tempels en kanalen: elk voor { $economy_building_price } metaal, hout en meel, één per provincie en seizoen.
round-6 = Na het bouwen mag ze één [campagne](#campaigns) proberen (een verbond, het einde ervan of een oorlog) en [troepen verplaatsen](#troops), 1 meel per eenheid. Wie vrij land binnentrekt, neemt het in; tegen een partij waarmee je in oorlog bent en tegen nomaden beslissen dobbelstenen, [duel voor duel](#duels).
points = Wat punten oplevert
points-1 = Na elk bouwwerk [gooi je een dobbelsteen](#frame-roll): bij { $frame_frame_roll } of meer komt het symbool op het kader. Naast een passend eigen symbool is { $frame_frame_roll_beside } genoeg: Marduk naast Marduk, Ishtar naast Ishtar, Ishtar en kanaal naast elkaar.
points-2 = Wie een provincie van een partij of van nomaden verovert, legt zonder worp een militair symbool op het kader. Wie in een slag een provincie verliest, verliest ook een militair symbool.
points-3 = Overleven de bouwwerken daar de slag, dan maakt elke buitgemaakte tempel of elk kanaal zo’n symbool van de verliezer [tot het jouwe](#conquest).
points-4 = Wie er evenveel heeft, deelt de overwinning.
ending = Hoe het eindigt
ending-1 = Het spel eindigt met de winter van het laatste jaar, of als nog maar één partij provincies heeft.
icons = Wat de pictogrammen betekenen
icon-grain = Graan: wordt meel
icon-flour = Meel: voedt steden en troepen op mars
icon-ore = Erts: wordt metaal
icon-metal = Metaal: voor bouwwerken en troepen
icon-wood = Hout: voor bouwwerken en troepen
icon-temple = Marduktempel: helpt verbonden te verbreken en de oorlog te verklaren
icon-ishtar = Ishtartempel: helpt verbonden te sluiten
icon-canal = Kanaal: brengt graan bij de oogst
icon-forge = Smidse: smelt erts of stelt een soldaat op
icon-millstone = Molensteen: maalt elk seizoen graan
icon-wall = Muur: versterkt de verdediging
icon-foot = Voetsoldaat: gaat één provincie ver; op het kader het militaire symbool
icon-chariot = Strijdwagen: gaat er tot twee, maar kan sterke muren niet aanvallen
icon-nomad = Nomaden: trekken op als iemand hun kaart speelt
icon-blank = Leeg fiche: laat een stapel hoger lijken
icon-province = Provincie
icon-spring = Lente
icon-summer = Zomer
icon-autumn = Herfst
icon-winter = Winter

chapter-table = Wat er op tafel ligt

rulers = Heersers
rulers-1 = Jullie zijn 3 tot 8 heersers uit de tijd van Hammurabi. Wie van hen meedoet, hangt af van met hoeveel jullie zijn. De getallen zijn het metaal uit [vrijhandel](#free-trade); een streepje betekent: doet niet mee.
rulers-2 = Wie meedoet, zit in de volgorde van deze tabel, en met de klok mee is naar beneden. De kleuren: Larsa oranje, Babylon geel, Mari paars, Qatna groen, Eshnunna bruin, Yamhad rood, Assur blauw, Susa roze.
rulers-3 = Met zes heersers laat de gedrukte lijst Mari weg, maar de gedrukte tabel Yamhad. Wij volgen de lijst en geven Yamhad 2 metaal; een tafel kan het andere kiezen: dan doet Yamhad niet mee, en krijgt Mari de 2.
rulers-4 = De volgorde rond de tafel, en de 2 van Yamhad met zes, zijn van ons.
provinces = Provincies
provinces-1 = De kaart heeft 56 provincies: acht **kernprovincies** met de hoofdstad van een heerser, vijf **thuislanden** van nomaden, en gewone. Een provincie heeft tot drie steden, elk irrigeerbaar of niet, plaatsen voor bomen, misschien een mijn, haar buren, en wat er gebouwd is.
provinces-2 = Kernprovincies van heersers die niet meedoen, zijn gewone neutrale provincies waar niets gebouwd is. Met minder dan acht heersers wordt op de hele kaart gespeeld.
provinces-3 = Allebei kan een tafel [anders kiezen](#readings).
provinces-4 = De kaart zelf is van ons, naar het plaatsnamenregister Pleiades (CC BY 3.0) en schattingen. Het spelregelboek zegt alleen dat Bagdad irrigeerbaar is en Hatra niet; Borsippa en Dilbat in de kernprovincie van Babylon en de mijn bij Der zijn van ons, net als de rest.
frame = Het kader
frame-1 = Rond de kaart loopt een kring van { $frame_size } vakken. Symbolen vullen hem met de klok mee, vanaf de hoek linksonder; gaten worden eerst weer gevuld.
frame-2 = Is het kader vol, dan wordt er niet gegooid en niets neergelegd.
frame-3 = Hoeveel vakken er zijn, en wat er gebeurt als ze vol zijn, is van ons.
materials = Materialen
materials-1 = Er zijn er vijf: :grain: graan, :flour: meel, :ore: erts, :metal: metaal en :wood: hout.
materials-2 = Elke partij begint hiermee:
blanks = Lege fiches
blanks-1 = :blank: Elke partij heeft { $war_blanks_each } lege fiches. Ze staan in [je eigen stapels](#forges) en laten die hoger lijken: anderen zien hoe hoog een stapel is, niet wat erin zit.
blanks-2 = Lege fiches verplaats je zoals voetsoldaten en ze kosten 1 meel, maar ze nemen niets in en kunnen niet aanvallen. Begint er een slag, dan worden de lege fiches van beide stapels getoond en gaan ze terug naar hun eigenaars.

chapter-start = Vóór het spel

setup = Klaarleggen
setup-1 = In elk thuisland staan { $nomads_nomad_units } eenheden nomaden, en op elke plaats voor een boom een boom.
setup-2 = Elke kernprovincie is van haar heerser en heeft een kanaal bij elke irrigeerbare stad, en wat de tabel hieronder zegt. Al het andere is neutraal.
setup-3 = Je krijgt je [voorraad](#materials) en { $cards_each } kaarten van de geschudde stapel.
setup-4 = Dan neemt Qatna één nomadenkaart naar keuze uit de rest. Later worden er geen kaarten meer getrokken. Een eerste spel kan de tafel zonder kaarten spelen.
setup-5 = Dat al het andere neutraal is, en dat er later geen kaarten getrokken worden, hebben wij beslist.
length = Hoelang het spel duurt
length-1 = De tafel kiest:
length-2 = **Twee, drie of vier jaar.** Twee is gebruikelijk.
length-3 = **Een stemming na het eerste jaar:** elke levende partij stemt voor nog 1, 2 of 3 jaar. De middelste stem telt, van twee middelste de laagste.
length-4 = **Een stemming na elk jaar:** elke levende partij zegt of er nog één gespeeld wordt. Meer dan de helft moet het willen, bij gelijke stemmen eindigt het spel; vier jaar is het maximum.
length-5 = Waarom twee? Een spel moet op een avond passen. Tussen computers vragen twee jaar ongeveer 570 beslissingen met drie heersers en 1.730 met acht; dan heeft de winnaar acht of negen symbolen, ligt er ongeveer twee voor, en is de leiding ongeveer één keer gewisseld. Ook het kortste spel van het gedrukte boek duurt twee jaar: één, en nog één.

chapter-season = Een seizoen

seasons = Seizoenen en fases
seasons-1 = Elke ronde is een seizoen: lente, zomer, herfst of winter. Vier zijn een jaar, en het spel begint in de lente.
seasons-2 = Een seizoen heeft elf fases, niet allemaal in elk seizoen:
seasons-3 = De gedrukte tekens van de seizoenen waren kleuren die voor ons verloren zijn: welke fase bij welk seizoen hoort, is van ons.
order = Wie wanneer werkt
order-1 = In fases 1 tot en met 10 werken alle partijen **tegelijk**, elk in haar eigen tempo. Is iedereen klaar, dan komt fase 11, **de ene partij na de andere**: elke bouwt (11A) en heeft dan haar politiek en oorlog (11B).
order-2 = De partij met de minste symbolen op het kader begint en kiest in welke richting de anderen volgen. (Zijn er nog twee over, dan valt er niets te kiezen.)
order-3 = Hebben er meerdere de minste symbolen, dan beslist het lot.
asked = Wat je gevraagd wordt, en waarom
asked-1 = Wat je gevraagd wordt, wie aan de beurt is, in welke volgorde dingen gebeuren en hoeveel zetten er zijn, hangt nooit af van wat anderen niet kunnen zien. Daarom word je gevraagd te malen waar een molensteen staat, en te voeden waar een stad is.
asked-2 = Naar een worp voor het kader of een campagne en naar een verloren duel word je gevraagd zolang je, voor zover anderen weten, de kaart kunt hebben die helpt: je hebt er deze ronde nog geen gespeeld en hebt kaarten die niemand heeft gezien, en van niet alle kaarten van die soort is bekend dat ze elders zijn. Vragen waarvan het antwoord afhangt van een voorraad, van kaarten op de hand of van een stapel, worden gesteld ook als er maar één antwoord mogelijk is.

chapter-economy = Werk: fases 1 tot en met 10

felling = 1 · Kappen
felling-1 = In elke provincie van jou met bomen mag je er één weghalen: +1 :wood: hout.
regrowth = 2 · Aangroei
regrowth-1 = Op een lege plaats in je rijk groeit één boom terug. Jij kiest waar.
regrowth-2 = Is er een lege plaats, dan moet je hem laten groeien.
free-trade = 3 · Vrijhandel
free-trade-1 = In de lente, vanaf jaar { $economy_free_trade_year }, krijg je het :metal: metaal dat de [tabel van heersers](#rulers) toont, als je in de vier vorige ronden geen [tol](#transit) nam en niemand de doortocht weigerde.
ore = 4 · Erts
ore-1 = In de lente gooit elke partij met een mijn één dobbelsteen. Elke eigen mijn levert evenveel :ore: erts op:
ore-2 = bij 1 of 2: { $economy_dice_yield_1 }
ore-3 = bij 3 of 4: { $economy_dice_yield_3 }
ore-4 = bij 5 of 6: { $economy_dice_yield_5 }
harvest = 5 · Oogst
harvest-1 = In de herfst gooit elke partij met een kanaal één dobbelsteen. Volgens [dezelfde tabel](#ore) levert elke irrigeerbare stad met een :canal: kanaal :grain: graan op.
harvest-2 = Een tafel kan twee oogsten kiezen, in de zomer en in de winter: dat maakt het spel levendiger.
milling = 6 · Malen
milling-1 = Elke :millstone: molensteen maalt tot { $economy_mill_grain } graan tot evenveel meel. Jij zegt hoeveel.
feeding = 7 · Voeden
feeding-1 = Elke stad van je rijk eet 1 :flour: meel. Heb je te weinig meel, dan mag je eerst nog handelen.
feeding-2 = Voor elk meel dat ontbreekt, wordt een muur afgebroken, en als er geen muren meer zijn, een smidse. Jij kiest welke; is er niets meer, dan verlies je verder niets.
forges = 8 · Smidsen
forges-1 = Elke :forge: smidse werkt één keer en doet een van deze dingen:
forges-2 = **Smelten:** tot { $economy_smelt_ore } erts wordt evenveel metaal, zoveel als ze kan.
forges-3 = **Een voetsoldaat opstellen** voor { $economy_foot_price } metaal, hout en meel, in haar provincie.
forges-4 = **Een strijdwagen opstellen** voor { $economy_chariot_price } metaal, { $economy_chariot_price } hout en { $economy_chariot_price } meel, in haar provincie.
forges-5 = Je mag ook [lege fiches](#blanks) leggen in eigen stapels waarin een eenheid zit.
forges-6 = Dat een smidse smelt zoveel als ze kan, is onze lezing; een tafel kan de partij laten [zeggen hoeveel](#readings).
walls = 9 · Muren
walls-1 = Een :wall: muur kost { $economy_wall_price } metaal, { $economy_wall_price } hout en { $economy_wall_price } meel. Er mag er één per stad staan, en je mag er per provincie en ronde één bouwen.
works = 10 · Smidsen en molenstenen
works-1 = Een :forge: smidse of een :millstone: molensteen kost { $economy_works_price } metaal, { $economy_works_price } hout en { $economy_works_price } meel. Van elk mag er één per stad staan.

chapter-building = Bouwen: fase 11A

temples-canals = Tempels en kanalen
temples-canals-1 = Een :temple: Marduktempel, een :ishtar: Ishtartempel of een :canal: kanaal kost { $economy_building_price } metaal, { $economy_building_price } hout en { $economy_building_price } meel.
temples-canals-2 = Je mag er per provincie en ronde één bouwen; het teken dat er gebouwd is, blijft bij een provincie die veroverd wordt. Er mag één tempel per stad staan, en één kanaal per irrigeerbare stad.
frame-roll = De kaderworp
frame-roll-1 = Na elk bouwwerk gooi je: bij { $frame_frame_roll } of meer komt het symbool op het kader.
frame-roll-2 = Dat gebeurt ook bij { $frame_frame_roll_beside } of meer, als het vak dat het krijgt naast een passend eigen symbool ligt:
frame-roll-3 = Marduk naast Marduk
frame-roll-4 = Ishtar naast Ishtar
frame-roll-5 = Ishtar naast een kanaal, of een kanaal naast Ishtar
frame-roll-6 = ‘Naast’ betekent: in een aangrenzend vak van het kader.

chapter-trade = Handel

when-trade = Wanneer je mag handelen
when-trade-1 = In elke fase: bij elke eigen hoofdbeslissing, ook bij het malen; en ook als je niets gevraagd wordt, in de fase 11 van een ander of als je klaar bent. Antwoorden en een tegenbod doen mag altijd.
when-trade-2 = Midden in een andere eigen vraag kun je niet handelen.
when-trade-3 = Niemand wacht op een aanbod dat iemand zonder eigen vraag nog schrijft; met het einde van de ronde vervalt het. Dat, het tegenbod op elk moment en de regel over andere vragen zijn van ons.
bank = De bank
bank-1 = De bank geeft 1 van elk materiaal voor { $trade_bank_rate } van één ander. Meel neemt ze nooit, maar ze geeft het wel.
bank-2 = De gedrukte zin over meel is op [meer manieren](#readings) te lezen. Zonder meel van de bank kan een partij zichzelf voorgoed vastzetten.
offers = Aanbiedingen
offers-1 = Je mag elke partij elke mand voor elke mand aanbieden, materialen en kaarten, en ook geschenken: van je eigen kant zoveel als je hebt, en zoveel aanbiedingen als je wilt.
offers-2 = Wie een aanbod krijgt, neemt het aan, slaat het af of doet een tegenbod; wie het deed, mag het intrekken. Of allebei kunnen leveren, blijkt bij het aannemen: dan gebeurt alles, of niets.
offers-3 = Je hebt één open aanbod tegelijk: doe je een tegenbod, dan wordt je eigen open aanbod ingetrokken.
offers-4 = Alleen tegen misbruik zijn er grenzen: 999 gevraagd van een materiaal, 30 aanbiedingen per partij en ronde, 120 wijzigingen aan één aanbod.
offers-5 = De grenzen tegen misbruik en het ene open aanbod zijn van ons. Een tafel kan nauwere grenzen kiezen: hoogstens { $trade_basket_most } van een materiaal per kant en { $trade_offers_most } aanbiedingen per ronde; dan mag een kant meer beloven dan de eigenaar heeft.
transit = Karavanen door andermans land
transit-1 = Loopt elke weg tussen de twee rijken door provincies van derden, dan neemt de karavaan de weg door de minste partijen, daarna door de minste van hun provincies.
transit-2 = Elk van die partijen laat haar vrij door, vraagt **tol** (een mand die betaald wordt door wie het aanbod deed) of weigert. Een partij vraagt maar één tol tegelijk.
transit-3 = Eerst beslissen de partijen onderweg, dan aanvaardt wie het aanbod deed de tol of ziet ervan af, dan antwoordt de partner.
transit-4 = Tol telt als hij betaald wordt: dan krijg je een tijdlang geen metaal uit [vrijhandel](#free-trade).
transit-5 = Neutraal land en land van nomaden is vrij. Zijn twee wegen even goed, dan beslist de volgorde rond de tafel.

chapter-policy = Politiek: het begin van fase 11B

campaigns = Campagnes
campaigns-1 = Aan het begin van je fase 11B mag je één campagne proberen: betaal 1 metaal, hout of meel en gooi. Bij { $policy_campaign_roll } of meer slaagt ze.
campaigns-2 = Per { $policy_campaign_bonus } passende eigen tempels op het kader tel je er 1 bij.
campaigns-3 = Eén campagne per ronde, en dat de prijs ook bij mislukken weg is, hebben wij beslist.
alliance = Verbond
alliance-1 = Jij gooit eerst; daarna kan de partner toestemmen. Een verbond beëindigt een oorlog tussen jullie, en bondgenoten mogen elkaar de oorlog niet verklaren.
alliance-2 = Per { $policy_campaign_bonus } eigen :ishtar: Ishtarsymbolen op het kader tel je er 1 bij.
break = Een verbond verbreken
break-1 = Dat kan één kant alleen. Vanaf de volgende ronde mogen de twee elkaar de oorlog verklaren, ook als een [intrige](#political-cards) het verbrak. Per { $policy_campaign_bonus } eigen :temple: Marduksymbolen op het kader tel je er 1 bij.
war = De oorlog verklaren
war-1 = Je mag nog deze beurt aanvallen. Een bondgenoot kun je de oorlog niet verklaren. Per { $policy_campaign_bonus } eigen :temple: Marduksymbolen op het kader tel je er 1 bij.
war-2 = Een oorlog dooft uit aan het einde van de eerste hele ronde waarin de twee niet tegen elkaar vochten.
who-attacks = Wie mag aanvallen
who-attacks-1 = Je mag een partij aanvallen waarmee je in oorlog bent, als een van deze dingen klopt:
who-attacks-2 = Je eigen oorlogsverklaring is deze beurt geslaagd, door een worp of door gezanten.
who-attacks-3 = Jullie vochten de vorige ronde tegen elkaar, wie er ook aanviel.
who-attacks-4 = Ben je in oorlog en mag je niet aanvallen, dan mag je zelf de oorlog verklaren, ook al is het al oorlog. Een oorlog zonder gevechten duurt daardoor niet langer.
who-attacks-5 = Dat je opnieuw mag verklaren, hebben wij beslist. Een tafel kan kiezen dat allebei mogen aanvallen [zolang de oorlog duurt](#readings).

chapter-marching = Marcheren en vechten: fase 11B

troops = Troepen verplaatsen
troops-1 = :foot: Voetsoldaten gaan één provincie ver, een :chariot: strijdwagen tot twee. Elke eenheid die zich deze beurt verplaatst, eet 1 meel.
troops-2 = Elke stap is een zet. Wie een neutrale provincie zonder nomaden binnentrekt, neemt haar in, en ze blijft van jou als de troepen vertrekken. Een strijdwagen mag er twee innemen, of een stap doen en dan aanvallen.
troops-3 = De provincie van een andere partij ga je alleen binnen om te vechten; dat geldt ook bij bondgenoten.
troops-4 = Thuislanden van nomaden zijn nooit van iemand. [Lege fiches](#blanks) nemen niets in.
attack = Aanvallen
attack-1 = Kies een provincie en zeg welke eenheden aanvallen. Ze gaan allemaal tegelijk mee: niemand kan deze slag later volgen.
attack-2 = Waar { $war_chariot_ban } of meer muren staan, mag geen strijdwagen aanvallen.
attack-3 = Een tweede aanval op dezelfde provincie mag. Een provincie zonder verdedigers valt meteen; dat telt als gevecht.
duels = Duels
duels-1 = Het gaat eenheid tegen eenheid: eerst kiest de aanvaller een eenheid, dan de verdediger, en allebei gooien ze. Daar komt bij:
duels-2 = voor de aanvaller + { $war_chariot_attack } bij een strijdwagen,
duels-3 = of + { $war_foot_attack } bij een voetsoldaat,
duels-4 = voor de verdediger + 1 per muur.
duels-5 = De hoogste som wint; bij gelijkspel gooien allebei opnieuw. De eenheid van de verliezer is weg, en het volgende duel begint, tot een van de twee niemand meer heeft.
duels-6 = Een tafel kan + 3 per muur kiezen. Het gedrukte boek zegt allebei; met + 1 zijn kernprovincies te overwinnen.
duels-7 = Niemand trekt zich terug. Is een slag eenmaal aangekondigd, dan onderbreekt niemand hem.
conquest = Veroveren
conquest-1 = Wint de aanvaller en is daar iets gebouwd, dan gooit de aanvaller: boven { $war_destruction_roll } wordt alles verwoest wat in de provincie gebouwd is.
conquest-2 = Anders is het allemaal van de aanvaller, en elke buitgemaakte tempel of elk kanaal maakt zo’n symbool van de verliezer op het kader tot een eigen. De aanvaller kiest welk, voor zover de verliezer er heeft.
conquest-3 = Dan gaat het militaire symbool van de verliezer weg: wie in een slag een provincie verliest, verliest één militair symbool van het kader, en de aanvaller kiest welk.
conquest-4 = Wie een provincie van een partij of van nomaden verovert, legt zonder worp een :foot: militair symbool op het kader; dat komt als laatste.
conquest-5 = Deze symbolen worden altijd genomen. Een tafel kan kiezen dat je ze [mag weigeren](#readings).

chapter-nomads = Nomaden

tribes = De stammen
tribes-1 = Vijf stammen van { $nomads_nomad_units } eenheden leven in hun thuislanden: Suteeërs, Haneeërs, Jaminieten, Gutiërs en Turukkeeërs. Ze doen alleen iets als iemand hun [kaart](#playing-cards) speelt, in fase 11B, van wie dan ook: de kaart onderbreekt die.
tribes-2 = Een stam die helemaal verslagen is, staat meteen weer in zijn thuisland, { $nomads_nomad_units } sterk. Aan het einde van de ronde heeft elke stam er weer { $nomads_nomad_units }. (De namen van de stammen en dat ze meteen terug zijn, is van ons.)
nomad-march = Hoe ze optrekken
nomad-march-1 = Wie de kaart speelde, verplaatst de stam tot { $nomads_nomad_steps } provincies ver, minstens één. Hij mag door provincies zonder stad die van partijen zijn. Hij mag geen provincie met een stad binnengaan waar een andere stam is, en gaat nooit tegen wie de kaart speelde.
nomad-march-2 = In provincies zonder stad mogen alle kleuren samen staan. Partijen in oorlog mogen er toch vechten, en een stam daar belet niemand de provincie in te nemen.
nomad-march-3 = Een stam in een provincie met een stad en zonder eigenaar houdt haar bezet. Trekt hij weg, dan is de provincie neutraal, met al haar bouwwerken.
nomad-battle = Hoe ze vechten
nomad-battle-1 = Nomaden vechten alleen in provincies met steden, en nooit in hun thuisland. Ze vallen aan met + { $nomads_nomad_attack } en hebben in de verdediging nooit een bonus. Oorlogen en verbonden gelden niet voor hen.
nomad-battle-2 = Voor een stam die aangevallen wordt, kiest en gooit wie hem het laatst leidde.
nomad-battle-3 = Veroveren nomaden een provincie, dan is er een worp voor verwoesting [zoals anders](#conquest). De verliezer haalt een militair symbool van het kader, dat gekozen wordt door wie de kaart speelde; die legt er zelf geen neer.
nomad-battle-4 = Een tafel kan kiezen dat stammen niet kunnen aanvallen waar { $war_chariot_ban } of meer muren staan.
nomad-battle-5 = Dat er alleen in provincies met steden gevochten wordt, dat stammen een stad bezet houden die van niemand is, en wie voor ze gooit, is van ons waar het gedrukte boek zwijgt.

chapter-cards = Kaarten

playing-cards = Een kaart spelen
playing-cards-1 = Je mag één kaart per ronde spelen, en je mag kaarten verhandelen. Een kaart **onderbreekt** de volgorde van het spel.
playing-cards-2 = Kaarten die niet militair zijn: bij elke eigen hoofdbeslissing, ook bij het malen, en als je niets gevraagd wordt, ook in andermans beurt. Nomaden, huurlingen en overlopers: in ieders 11B. Geforceerde mars en stormladders, die elders niets zouden doen: in je eigen 11B.
playing-cards-3 = Niemand wacht op een kaart die misschien komt. Zolang een militaire kaart onderbreekt, wacht wie aan de beurt is, en beslist daarna opnieuw wat half beslist was en niemand had gezien.
playing-cards-4 = Niemand onderbreekt een slag vanaf de aankondiging, de worp en de toestemming van een campagne, of een andere kaart.
playing-cards-5 = Wanneer een kaart gespeeld mag worden, is van ons waar het gedrukte boek het niet zegt. Voor tafels die geen verrassingen willen: kaarten alleen bij eigen beslissingen, militaire in de eigen 11B.
military-cards = Militaire kaarten
military-cards-1 = Alleen in fase 11B:
military-cards-2 = **Geforceerde mars:** je voetsoldaten mogen deze beurt 2 provincies ver.
military-cards-3 = **Stormladders:** in één slag tellen muren niet, en strijdwagens mogen ze bestormen.
military-cards-4 = **Huurlingen:** { $cards_mercenary_foot } voetsoldaten in een provincie van jou met een stad, voor { $cards_mercenary_metal } metaal. Ze mogen meteen op pad.
military-cards-5 = **Overlopers:** één voetsoldaat verlaat een stapel van een partij waarmee je in oorlog bent, naast een provincie van jou.
military-cards-6 = **Tweede adem:** een verloren duel wordt opnieuw gegooid. Ze is voor de aanvaller, tenzij de tafel haar ook [aan de verdediger gunt](#readings).
economic-cards = Economische kaarten
economic-cards-1 = **Rijke oogst:** + { $cards_harvest_card } graan.
economic-cards-2 = **Rijke ertsader:** + { $cards_vein_card } erts.
economic-cards-3 = **Cedervlotten:** + { $cards_rafts_card } hout.
economic-cards-4 = **Karavaan:** + { $cards_caravan_card } metaal.
economic-cards-5 = **Sprinkhanen:** een rivaal verliest de helft van het graan, naar boven afgerond.
political-cards = Politieke kaarten
political-cards-1 = **Gezanten:** een campagne slaagt zonder worp. Je wordt ernaar gevraagd vóór de worp.
political-cards-2 = **Intrige:** beëindigt een verbond van twee anderen.
political-cards-3 = **Spionnen:** bekijk kaarten en stapels van een rivaal en neem één kaart.
political-cards-4 = **Zegen:** een kaderworp lukt. Je wordt ernaar gevraagd vóór de worp.
all-cards = Alle kaarten
all-cards-1 = Uit het gedrukte boek weten we dat er nomadenkaarten zijn, dat militaire kaarten alleen in 11B gespeeld worden, dat het er één per partij en ronde is, en dat je kaarten kunt verhandelen. Wat de 48 kaarten zijn en wat ze opleveren, is van ons.

chapter-end = Het einde, en wat geheim is

game-end = Wanneer het eindigt, en wie wint
game-end-1 = Het spel eindigt met de winter van het laatste jaar, of zodra er nog maar één partij over is.
game-end-2 = Je punten zijn je symbolen op het kader: tempels, kanalen en militaire symbolen. De meeste symbolen winnen; wie er evenveel heeft, deelt de overwinning. (Wat bij gelijke stand gebeurt, hebben wij beslist.)
out = Een partij zonder provincies
out-1 = Wie geen provincie meer heeft, beslist niets meer en houdt de symbolen op het kader. De soldaten op land zonder steden gaan uiteen, verbonden en oorlogen vervallen. Dat is allemaal van ons; ook dat het spel eindigt als er nog één partij over is.
secrets = Wat anderen zien
secrets-1 = Alleen jij ziet je precieze voorraad, je kaarten en wat er in je stapels zit. Een tafel kan open voorraden kiezen. Anderen zien hoeveel kaarten je hebt, hoe hoog elke stapel is, alles wat gebouwd is, het kader, verbonden en oorlogen.
secrets-2 = Een aanbod zien de twee die het aangaat, tol ziet wie hem vraagt en wie hem betaalt. Wat er bij het aannemen van eigenaar wisselt, ziet iedereen.
secrets-3 = Wat sprinkhanen opvraten en welke kaart spionnen namen, hoort alleen wie het aangaat: wie het verloor, en wie het nam.
secrets-4 = Op wie sprinkhanen afkomen, en wie een aanbod schrijft (niet aan wie), ziet iedereen. Waar het gedrukte boek over geheimen zwijgt, hebben wij dit beslist.

chapter-about = Over dit boek

sources = Waar de regels vandaan komen
sources-1 = We hebben dit boek in onze eigen woorden samengesteld uit het gedrukte Duitse spelregelboek en de internetuitgave ervan. Elk getal heeft een teken:
sources-2 = **S**: gedrukt in het spelregelboek.
sources-3 = **R**: onze reconstructie of beslissing, waar het spelregelboek zwijgt, zichzelf tegenspreekt of alleen een afbeelding toonde. Buiten de tabellen staat boven zulke alinea’s ‘Onze beslissing’.
sources-4 = Plaatsen op de kaart komen uit het plaatsnamenregister Pleiades (CC BY 3.0) of zijn schattingen.
readings = Zinnen die op meer manieren te lezen zijn
readings-1 = Waar de gedrukte woorden meer dan één lezing toelaten, kiest een tafel. Wat als eerste genoemd wordt, speelt een tafel die niets anders kiest; de gedrukte woorden beslissen zover ze reiken.
readings-2 = **Wie in een oorlog mag aanvallen:** alleen wie hem net verklaarde, of de vorige ronde tegen de ander vocht, zoals het boek zegt; of allebei, zolang de oorlog duurt.
readings-3 = **Aanbiedingen:** ‘tegen vrije koersen’, zonder grenzen; of begrensd.
readings-4 = **De bank en meel:** je kunt ‘met uitzondering van meel’ een materiaal voor elk ander ruilen. Dus neemt de bank geen meel, maar geeft ze het wel; of ze geeft er geen, maar neemt het wel; of geen van beide.
readings-5 = **Speelduur:** de spelers beslissen na één jaar of ze er nog 1, 2 of 3 spelen. Twee, drie of vier jaar staan van tevoren vast; of één stemming na het eerste jaar; of een stemming na elk jaar.
readings-6 = **Tweede adem:** militaire kaarten speel je in 11B, zegt het boek, niet alleen in je eigen. Ze is voor de aanvaller; of ook voor een verdediger die een duel verloor, ook tegen nomaden.
readings-7 = **Smelten:** een smidse gebruikt ‘tot vijf erts’. Ze smelt zoveel als ze kan; of de partij zegt hoeveel.
readings-8 = **‘Mag’:** symbolen na een kaderworp, een zegen of een verovering, een overgenomen symbool, en de nomadenkaart van Qatna worden altijd genomen; of je mag ze weigeren. Wie weigert een symbool over te nemen, laat de verliezer de andere van die soort.
readings-9 = **Kernprovincies van afwezige heersers:** leeg; of met kanalen, smidse, molensteen en muren, omdat het boek ‘elke kernprovincie’ zegt. Ze zijn dan neutraal: een heerser die er niet is, heeft geen troepen om neer te zetten, dus wie binnentrekt, neemt ze in.
readings-10 = **De kaart met minder dan acht heersers:** helemaal; of maar een deel ervan, zoals het boek voorstelt zonder te zeggen welk.
readings-11 = Met een deel van de kaart doet een provincie niet mee als ze minder stappen van de kernprovincie van een afwezige heerser ligt dan van elke kernprovincie die meedoet. Thuislanden en kernprovincies die meedoen blijven, en ook provincies op een kortste weg waar wat overblijft anders uit elkaar zou vallen. Wat niet meedoet, gaat niemand binnen, er staat geen boom, en niets telt er. Dat hebben wij beslist.
numbers = Alle andere getallen van de doos
own-box = Als jouw doos iets anders zegt
own-box-1 = Alle getallen in dit boek, en de hele kaart, komen uit één **materiaalbestand**. Heb je de doos en zie je andere getallen, download dan het bestand, verbeter het in een teksteditor en kies het als je een tafel klaarzet.
own-box-2 = Elk getal in het bestand staat naast zijn teken. Kan er iets in je bestand niet kloppen, dan hoor je welke sleutel, welke waarde en wat er verwacht werd, voordat een spel begint.
own-box-3 = Aan een tafel met een eigen bestand noemt dit boek de getallen van dat bestand. In een terminal is dat `--box my-box.toml`.

# Heersers bij hun naam

ruler-larsa = Rim-Sin van Larsa
ruler-babylon = Hammurabi van Babylon
ruler-mari = Zimri-Lim van Mari
ruler-qatna = Amut-pi-El van Qatna
ruler-eshnunna = Ibal-pi-El van Eshnunna
ruler-yamhad = Yarim-Lim van Yamhad
ruler-assur = Shamshi-Adad van Assur
ruler-susa = Ishme-Dagan van Susa

# Tabellen met de getallen van de doos

table-what = Wat
table-number = Aantal
table-none = –
table-yes = ja
table-ruler = Heerser
table-capital = Hoofdstad
table-at = Met { $count }
table-phase = Fase
table-seasons = Gespeeld in
table-card = Kaart
table-copies = Kaarten
table-province = Provincie
table-kind = Soort
table-kind-core = kern
table-kind-origin = thuisland
table-kind-ordinary = gewoon
table-cities = Steden
table-irrigable = Irrigeerbaar
table-trees = Bomen
table-mine = Mijn
table-core-forges = Smidsen
table-core-millstones = Molenstenen
table-core-chariots = Strijdwagens
table-core-foot = Voetsoldaten
table-core-walls = Muren
table-phase-felling = 1 · Kappen
table-phase-regrowth = 2 · Aangroei
table-phase-free-trade = 3 · Vrijhandel
table-phase-ore = 4 · Erts
table-phase-harvest = 5 · Oogst
table-phase-harvest-twice = 5 · Oogst, bij twee per jaar
table-phase-milling = 6 · Malen
table-phase-feeding = 7 · Voeden
table-phase-forges = 8 · Smidsen
table-phase-walls = 9 · Muren
table-phase-works = 10 · Smidsen, molenstenen
table-phase-building = 11A · Tempels, kanalen
table-phase-policy = 11B · Politiek en oorlog
table-foot-price = Een voetsoldaat: metaal, hout en meel, elk
table-chariot-price = Een strijdwagen: van elk
table-wall-price = Een muur: van elk
table-works-price = Een smidse of molensteen: van elk
table-building-price = Een tempel of kanaal: van elk
table-free-trade-year = Eerste jaar met vrijhandel
table-mill-grain = Graan dat een molensteen maalt
table-smelt-ore = Erts dat een smidse smelt
table-bank-rate = Wat de bank voor 1 vraagt
table-basket-most = Met grenzen: hoogstens van een materiaal per kant
table-offers-most = Met grenzen: aanbiedingen per ronde
table-size = Vakken van het kader
table-frame-roll = Kaderworp
table-frame-roll-beside = Hetzelfde naast een passend symbool
table-campaign-roll = Worp voor een campagne
table-campaign-bonus = Tempels op het kader voor + 1
table-foot-attack = Aanval van voetsoldaten
table-chariot-attack = Aanval van strijdwagens
table-chariot-ban = Muren die strijdwagens tegenhouden
table-destruction-roll = Een worp hierboven verwoest
table-blanks-each = Lege fiches van elke partij
table-nomad-units = Eenheden van een stam
table-nomad-steps = Provincies die een stam ver gaat
table-nomad-attack = Aanval van nomaden
table-each = Kaarten aan het begin
table-harvest-card = Rijke oogst: graan
table-vein-card = Rijke ertsader: erts
table-rafts-card = Cedervlotten: hout
table-caravan-card = Karavaan: metaal
table-mercenary-foot = Huurlingen: voetsoldaten
table-mercenary-metal = Huurlingen: metaal dat ze kosten

# Figuren

figure-felling = In een provincie wordt een boom gekapt: de plaats blijft leeg tot er iets teruggroeit.
figure-works = Een smidse of molensteen wordt gebouwd: ze kost metaal, hout en meel en staat in een stad.
figure-frame = Een bouwwerk, en de kaderworp die erop volgt.
figure-march = Een eenheid trekt vrij land binnen en neemt het in.
figure-battle = Een slag: de aanval, dan duel na duel.
figure-conquest = Een verovering: wat er met de bouwwerken en de symbolen gebeurt.
figure-nomads = Iemand speelt een kaart en leidt een stam uit zijn thuisland.
