# Die Lektionen von Mesopotamia und die Karten der begleiteten ersten Partie.

chapter-economy = Wirtschaft
chapter-trade = Handel
chapter-building = Bauen
chapter-war = Politik und Krieg
chapter-cards = Karten
chapter-winning = Gewinnen

lesson-mill-title = Mehl für dein Volk
lesson-mill = Du bist Hammurabi von Babylon. Symbole auf dem Rahmen um die Karte gewinnen das Spiel, aber zuerst muss dein Volk essen: Jede Stadt isst in jeder Jahreszeit 1 Mehl. Eine Jahreszeit durchläuft die Phasen im Band über der Karte; dies ist das Mahlen. Ein Mahlstein macht aus bis zu 5 Getreide 5 Mehl.
lesson-mill-task = Mahle so viel Getreide, wie du kannst.
lesson-mill-praise = Deine drei Städte essen 3 Mehl, der Rest bleibt dir. Mit Mehl bezahlst du auch Truppen und Bauten.
lesson-mill-little = Das ist zu wenig: Was jetzt nicht gemahlen wird, muss bis zur nächsten Jahreszeit warten. Mahle alle 5.

lesson-smelt-title = Was eine Schmiede tut
lesson-smelt = In jeder Jahreszeit tut eine Schmiede eines: Sie macht aus bis zu 5 Erz Metall, oder sie stellt eine Fußtruppe oder einen Streitwagen auf. Ohne Metall kannst du nichts bauen.
lesson-smelt-task = Lass deine Schmiede in Babylon das Erz schmelzen.
lesson-smelt-praise = Aus 5 Erz wurden 5 Metall. Erz kommt im Frühling aus Minen, darum sind Provinzen mit einer Mine begehrt.
lesson-smelt-foot = Truppen haben Zeit. Schmilz zuerst das Erz: Metall bezahlt alles.
lesson-smelt-chariot = Ein Streitwagen ist teuer. Schmilz zuerst das Erz: Metall bezahlt alles.
lesson-smelt-blank = Ein Leerplättchen lässt einen Stapel nur höher aussehen, als er ist. Schmilz das Erz.

lesson-millstone-title = Ein zweiter Mahlstein
lesson-millstone = Mahlsteine und Schmieden kosten 2 Metall, 2 Holz und 2 Mehl. Jede Stadt hat Platz für je eines. Mit zwei Mahlsteinen mahlst du 10 Getreide in einer Jahreszeit.
lesson-millstone-task = Errichte einen Mahlstein.
lesson-millstone-praise = Ein größeres Reich isst mehr Mehl, und jetzt kannst du es mahlen.
lesson-millstone-forge = Auch eine zweite Schmiede ist gut. Aber hungrige Städte reißen Mauern ein, also zuerst der Mahlstein.

lesson-fell-title = Holz
lesson-fell = In jeder deiner bewaldeten Provinzen darfst du einen Baum je Jahreszeit fällen. Das ist 1 Holz. Ein Baum deines Reichs wächst von selbst nach.
lesson-fell-task = Fälle einen Baum in Nippur.
lesson-fell-praise = 1 Holz. Fast alles, was du baust, kostet Holz, und oft fehlt gerade das.
lesson-fell-done = Du bist ohne Holz weitergegangen. Fälle den Baum: Das kostet nichts.

lesson-bank-title = Die Bank
lesson-bank = Die Bank gibt dir für 3 von einem Material 1 von einem anderen. Mehl nimmt sie nicht. Das ist ein schlechter Preis, aber sie hat immer offen.
lesson-bank-task = Du hast viel Metall und wenig Holz. Öffne „Handel“ und gib der Bank Metall für Holz.
lesson-bank-praise = Aus 3 Metall wurde 1 Holz. Andere Herrscher bieten oft einen besseren Preis.
lesson-bank-other = Das ist kein Holz. Such den Tausch, der Holz bringt.

lesson-offer-title = Ein Angebot
lesson-offer = Du darfst jedem Herrscher alles für alles anbieten. Führt der Weg durch das Land eines Dritten, kann der einen Zoll verlangen. Neutrales Land ist frei.
lesson-offer-task = Öffne „Handel“ und biete Mari 2 Metall für 2 Holz an.
lesson-offer-praise = Mari ist einverstanden. 1 zu 1 ist viel besser als 3 zu 1 bei der Bank.
lesson-offer-gift = Mari war diesmal einverstanden, aber die Aufgabe war 2 Metall für 2 Holz.

lesson-answer-title = Zwei Angebote
lesson-answer = Mari und Assur wollen beide dein Metall für ihr Holz. Sieh dir beide an, bevor du antwortest. Du darfst eines annehmen, ablehnen oder ein Gegenangebot machen.
lesson-answer-task = Nimm das bessere Angebot an.
lesson-answer-praise = 2 Holz für 2 Metall. Mari wollte 3 Metall für ein einziges Holz, so viel wie die Bank.
lesson-answer-dear = 3 Metall für 1 Holz: So viel verlangt auch die Bank. Assurs Angebot war besser.
lesson-answer-declined = Das war das bessere. Mari verlangt 3 Metall für 1 Holz, Assur 2 Metall für 2 Holz.

lesson-temple-title = Symbole gewinnen das Spiel
lesson-temple = Am Ende gewinnt, wer die meisten Symbole auf dem Rahmen hat. Ein Tempel kostet 1 Metall, 1 Holz und 1 Mehl. Nach dem Bau wird gewürfelt: Bei 4 oder mehr kommt dein Symbol auf den Rahmen.
lesson-temple-task = Baue einen Marduk-Tempel.
lesson-temple-praise = Der Würfel war gnädig: dein erstes Symbol. In jeder Provinz geht ein solcher Bau je Jahreszeit.
lesson-temple-ishtar = Das ist ein Ischtar-Tempel. Er ist gleich viel wert, aber die Aufgabe ist ein Marduk-Tempel.

lesson-neighbour-title = Gute Nachbarn
lesson-neighbour = Der nächste freie Platz liegt neben deinem Marduk-Symbol. Passt ein Symbol zu seinem Nachbarn, so genügt statt einer 4 eine 2. Marduk passt zu Marduk, Ischtar zu Ischtar, und Ischtar und Kanäle passen zueinander.
lesson-neighbour-task = Baue in Nippur, was nur eine 2 braucht.
lesson-neighbour-praise = Marduk neben Marduk: Fünf von sechs Würfen gelingen.
lesson-neighbour-four = Das braucht eine 4, weil es nicht zum Marduk-Symbol daneben passt.

lesson-canal-title = Kanäle bringen die Ernte
lesson-canal = Im Herbst bringt jeder Kanal 6, 8 oder 10 Getreide; ein Würfel entscheidet für alle. Jede Stadt, die sich bewässern lässt, kann einen haben. Auch ein Kanal ist ein Symbol, wenn der Würfel es erlaubt.
lesson-canal-task = Baue einen Kanal in Nippur.
lesson-canal-praise = Von jetzt an ernährt Nippur dein Volk. Ohne Kanäle hungert ein großes Reich.
lesson-canal-temple = Ein Tempel bringt kein Getreide. Fünf Städte essen: Baue den Kanal.

lesson-wall-title = Mauern
lesson-wall = Eine Mauer kostet 1 Metall, 1 Holz und 1 Mehl. Jede Mauer gibt dem Verteidiger 1 zum Wurf dazu. Wo zwei Mauern stehen, können Streitwagen nicht angreifen.
lesson-wall-task = Baue eine Mauer in Nippur.
lesson-wall-praise = Nippur ist jetzt sicherer. Aber fehlt Mehl, werden zuerst Mauern abgerissen.
lesson-wall-done = Du bist ohne Mauer weitergegangen. Baue eine in Nippur.

lesson-march-title = Neues Land
lesson-march = Neutrales Land gehört dem, der einmarschiert. Jede Einheit, die zieht, isst 1 Mehl. Eine Fußtruppe kommt eine Provinz weit, ein Streitwagen zwei. Das Land bleibt deins, wenn die Truppen weiterziehen.
lesson-march-task = Zieh mit einer Fußtruppe von Babylon nach Nippur: zwei Städte und ein Baum.
lesson-march-praise = Nippur gehört dir, mit zwei Städten zum Bauen. Lass es nicht lange ohne Wache.
lesson-march-elsewhere = Dieses Land gehört jetzt dir. Aber Nippur hat zwei Städte und einen Baum.

lesson-raise-title = Truppen
lesson-raise = Eine Fußtruppe kostet 1 Metall, 1 Holz und 1 Mehl. Ein Streitwagen kostet von allem 2, kommt weiter und greift mit 2 statt 1 an. Andere sehen nur, wie hoch ein Stapel ist, nicht, was darin steckt.
lesson-raise-task = Stell in Babylon eine Fußtruppe auf.
lesson-raise-praise = Der Stapel in Babylon ist gewachsen. Auch Leerplättchen lassen Stapel höher aussehen.
lesson-raise-chariot = Ein Streitwagen würde fast alles kosten, was du hast. Stell eine Fußtruppe auf.
lesson-raise-blank = Ein Leerplättchen kann nicht kämpfen. Stell eine Fußtruppe auf.

lesson-alliance-title = Ein Bündnis
lesson-alliance = Einmal je Jahreszeit darfst du eine Kampagne versuchen. Sie kostet 1 Metall, Holz oder Mehl und braucht eine 4. Verbündete können einander nicht den Krieg erklären. Drei Ischtar-Symbole machen es leichter.
lesson-alliance-task = Biete Mari ein Bündnis an und bezahle mit Metall.
lesson-alliance-praise = Der Wurf ist gelungen, und Mari hat zugestimmt. Von dieser Seite greift dich jetzt niemand an.
lesson-alliance-war = Das ist eine Kriegserklärung. Wähle das Bündnis.
lesson-alliance-assur = Das ist Assur. Die Aufgabe ist ein Bündnis mit Mari.

lesson-war-title = Krieg
lesson-war = Angreifen darfst du nur, wenn du im selben Zug den Krieg erklärt oder in der letzten Jahreszeit gegen denselben Herrscher gekämpft hast. Drei Marduk-Symbole, wie du sie hast, geben 1 zum Wurf dazu.
lesson-war-task = Assurs Truppen stehen in Bagdad, neben deinen Fußtruppen. Erkläre Assur den Krieg und bezahle mit Mehl.
lesson-war-praise = Jetzt darfst du Assur noch in diesem Zug angreifen.
lesson-war-mari = Das ist Mari. Bagdad gehört Assur.
lesson-war-alliance = Ein Bündnis würde den Angriff verbieten. Erkläre den Krieg.

lesson-battle-title = Eine Schlacht
lesson-battle = Alle Angreifer ziehen vor dem ersten Wurf los. Dann kämpfen Einheiten zu zweit: Beide würfeln, eine Fußtruppe zählt 1 dazu, ein Streitwagen 2, jede Mauer 1 für den Verteidiger. Die höhere Zahl gewinnt, die Einheit des Verlierers ist weg.
lesson-battle-task = Greif Bagdad mit beiden Fußtruppen aus Maschkan-schapir an.
lesson-battle-praise = Eine Fußtruppe fiel, die andere siegte. Bagdad gehört dir, und eine Eroberung bringt ohne Wurf ein Symbol.
lesson-battle-one = Eine Fußtruppe genügte nicht. Schick beide: Fällt die erste, kämpft die zweite weiter.

lesson-card-title = Karten
lesson-card = Du beginnst mit fünf Karten und bekommst keine neuen. Eine Karte je Jahreszeit darfst du spielen. Die meisten gehen jederzeit, militärische nur in Phase 11, der letzten der Jahreszeit.
lesson-card-task = Öffne „Karten“ und spiel die, die Metall bringt.
lesson-card-praise = Eine Karawane: 3 Metall. Karten kannst du auch tauschen.
lesson-card-harvest = Das hat Getreide gebracht. Metall kommt mit der Karawane.

lesson-nomads-title = Nomaden
lesson-nomads = Fünf Stämme sitzen am Rand der Karte. Ein Stamm zieht, wenn jemand seine Karte spielt, bis zu zwei Provinzen weit, und greift an, wo Städte sind. Wer Land an Nomaden verliert, verliert ein Militärsymbol.
lesson-nomads-task = Öffne „Karten“ und schick die Hanäer nach Hatra. Assur hat dort nur eine Einheit.
lesson-nomads-praise = Die Einheit war ein Leerplättchen: Hatra fiel sofort, und Assur verlor ein Symbol. Du selbst hast nichts gewagt.
lesson-nomads-elsewhere = Sie sind anderswohin gezogen. Hatra liegt neben ihnen, mit einer einzigen Einheit.

lesson-win-title = Die letzte Jahreszeit
lesson-win = Winter des zweiten Jahres: Nach dieser Jahreszeit ist das Spiel aus. Du und Assur habt je 8 Symbole. Dein Metall reicht für einen Bau. Der nächste Platz liegt neben deinem Ischtar-Symbol.
lesson-win-task = Baue, was nur eine 2 braucht, und beende dann deinen Zug.
lesson-win-praise = 9 Symbole gegen 8: Babylon hat gewonnen.
lesson-win-marduk = Der Marduk-Tempel brauchte eine 4 und bekam zu wenig. Ischtar neben Ischtar braucht nur eine 2.
lesson-win-idle = Das Spiel ist aus: 8 zu 8, der Sieg ist geteilt. Ein Symbol mehr hätte gereicht.

# Die Karten der begleiteten ersten Partie: wozu eine Entscheidung gut ist, was sie kostet, woran gute Spieler denken.

guide-ask-fell-for = 1 Holz aus jeder bewaldeten Provinz.
guide-ask-fell-costs = Einen Baum. Einer wächst in jeder Jahreszeit nach.
guide-ask-fell-think = Holz ist fast immer knapp. Fälle, wo du kannst.
guide-ask-regrow-for = Dir wächst ein Baum nach.
guide-ask-regrow-costs = Nichts.
guide-ask-regrow-think = Lass ihn wachsen, wohin kein Feind kommt.
guide-ask-mill-for = Aus Getreide wird Mehl. Städte, Truppen und Bauten brauchen Mehl.
guide-ask-mill-costs = 1 Getreide für jedes Mehl.
guide-ask-mill-think = Getreide kommt nur im Herbst. Reicht es bis dahin?
guide-ask-feed-for = Jede Stadt isst 1 Mehl. Vorher darfst du noch handeln.
guide-ask-feed-costs = Fehlt etwas, fallen Mauern, dann Schmieden.
guide-ask-feed-think = Ist Mehl knapp, frag jetzt die anderen oder die Bank.
guide-ask-tear-for = Es fehlt Mehl: Etwas muss weg.
guide-ask-tear-costs = Eine Mauer, oder eine Schmiede, wo keine Mauer mehr steht.
guide-ask-tear-think = Gib eine Mauer auf, die weit von jedem Feind steht.
guide-ask-forge-for = Jede Schmiede schmilzt Erz oder stellt Truppen auf.
guide-ask-forge-costs = Eine Fußtruppe je 1 Metall, Holz und Mehl, ein Streitwagen je 2.
guide-ask-forge-think = Zuerst Metall. Truppen, wenn Land zu holen oder zu schützen ist.
guide-ask-wall-for = Eine Mauer hilft dem Verteidiger mit 1. Zwei halten Streitwagen auf.
guide-ask-wall-costs = 1 Metall, 1 Holz, 1 Mehl.
guide-ask-wall-think = Mauern lohnen sich an der Grenze. Für denselben Preis gibt es einen Tempel.
guide-ask-works-for = Mehr Schmieden und Mahlsteine leisten in jeder Jahreszeit mehr.
guide-ask-works-costs = 2 Metall, 2 Holz, 2 Mehl.
guide-ask-works-think = Früh zahlen sie sich aus, in den letzten Jahreszeiten nicht mehr.
guide-ask-build-for = Tempel und Kanäle bringen Symbole, und Symbole gewinnen.
guide-ask-build-costs = 1 Metall, 1 Holz, 1 Mehl. Der Würfel kann das Symbol verweigern.
guide-ask-build-think = Welches Symbol passt zum Nachbarn des nächsten Platzes? Dann genügt eine 2.
guide-ask-campaign-for = Ein Bündnis schließen oder brechen, oder Krieg erklären.
guide-ask-campaign-costs = 1 Metall, Holz oder Mehl, auch wenn sie misslingt.
guide-ask-campaign-think = Ein Verbündeter nebenan spart Mauern. Krieg nur, wenn du sofort angreifen kannst.
guide-ask-consent-for = Ein Bündnis: Keiner darf dem anderen den Krieg erklären.
guide-ask-consent-costs = Nichts. Es lässt sich später brechen.
guide-ask-consent-think = Wen will ich angreifen? Wenn nicht diesen, dann stimm zu.
guide-ask-move-for = Land nehmen, oder angreifen, wo du darfst.
guide-ask-move-costs = 1 Mehl für jede Einheit, die zieht.
guide-ask-move-think = Zuerst neutrales Land mit Städten, Bäumen oder Mine. Lass daheim eine Wache.
guide-ask-attack-at-for = Die Provinz, die du angreifst.
guide-ask-attack-at-costs = Einheiten können fallen.
guide-ask-attack-at-think = Zähl den Stapel und die Mauern. Du brauchst mehr Einheiten als die anderen.
guide-ask-commit-for = Wer am Angriff teilnimmt.
guide-ask-commit-costs = 1 Mehl für jede Einheit. Später kommt niemand nach.
guide-ask-commit-think = Lieber eine Einheit mehr als eine zu wenig.
guide-ask-duel-for = Eine deiner Einheiten kämpft gegen eine von ihnen.
guide-ask-duel-costs = Die Einheit des Verlierers.
guide-ask-duel-think = Zuerst die Streitwagen, sie zählen 2 dazu.
guide-ask-defend-for = Eine deiner Einheiten stellt sich dem Angreifer.
guide-ask-defend-costs = Die Einheit des Verlierers.
guide-ask-defend-think = Alle verteidigen gleich gut: Verlier zuerst die billige.
guide-ask-convert-for = Du hast einen Bau erobert: Ein Symbol des Verlierers wird deins.
guide-ask-convert-costs = Nichts.
guide-ask-convert-think = Nimm eines neben deinen eigenen Symbolen.
guide-ask-unseat-for = Der Verlierer gibt ein Militärsymbol her.
guide-ask-unseat-costs = Nichts.
guide-ask-unseat-think = Eine Lücke wird zuerst gefüllt: Welche hilft dir?
guide-ask-nomad-step-for = Du führst einen Stamm, bis zu zwei Provinzen weit.
guide-ask-nomad-step-costs = Die Karte.
guide-ask-nomad-step-think = Schlag zu, wo wenige Truppen eine Stadt bewachen.
guide-ask-direction-for = Du beginnst Phase 11 und bestimmst, wer folgt.
guide-ask-direction-costs = Nichts.
guide-ask-direction-think = Wer später kommt, sieht, was die anderen taten.
guide-ask-draft-for = Du machst ein Angebot.
guide-ask-draft-costs = Nur, was du gibst, und Zölle.
guide-ask-draft-think = Wovon haben sie zu viel? Alles, was besser ist als 3 zu 1, hilft euch beiden.
guide-ask-offer-for = Jemand will mit dir handeln.
guide-ask-offer-costs = Was verlangt wird.
guide-ask-offer-think = Vergleich es mit 3 zu 1 bei der Bank. Du darfst ein Gegenangebot machen.
guide-ask-toll-for = Ihre Karawane zieht durch dein Land.
guide-ask-toll-costs = Wer Zoll nimmt, bekommt ein Jahr lang kein freies Metall.
guide-ask-toll-think = Ein kleiner Zoll wird bezahlt, ein großer verdirbt das Geschäft.
guide-ask-bless-for = Der Segen macht das nächste Symbol sicher.
guide-ask-bless-costs = Die Karte.
guide-ask-bless-think = Heb ihn für einen Wurf auf, der eine 4 braucht.
