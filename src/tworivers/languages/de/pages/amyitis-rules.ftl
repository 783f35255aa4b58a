# Das Regelbuch von Amyitis. Seine Gestalt steht in src/tworivers/amyitis/rulebook/book.toml: Ein Abschnitt hat seine Überschrift
# und seine Absätze, von 1 an gezählt. **fett**, [Worte](#abschnitt) führen zu einem Abschnitt, :camel: zeichnet ein Symbol. Werte
# sind Zahlen der Schachtel, nach ihrem Pfad in box.toml.

chapter-overview = Auf einen Blick

goal = Das Ziel
goal-1 = Bewässere und bepflanze die Hängenden Gärten von Babylon: Wer am Ende das meiste Prestige hat, gewinnt.
round = Eine Runde
round-1 = Handwerkerkarten liegen in Dreiergruppen aus, so viele Gruppen, wie Leute mitspielen, und dein Bankier zahlt dein Einkommen.
round-2 = Reihum hat jeder eine Aktion: [anwerben](#recruit), [die Karawane aussenden](#caravan) oder [passen](#pass). Hast du gepasst, bekommst du jedes Mal 1 Talent, wenn du an der Reihe wärst, solange noch jemand spielt.
round-3 = **Anwerben:** Die erste Karte einer Gruppe ist umsonst, die zweite kostet 1 Talent, die dritte 2. Ein Bauer bringt eine Ware, ein Priester einen Platz im Tempel, ein Ingenieur bewässert einen Kanal, ein Händler bringt ein Kamel.
round-4 = **Karawane:** Gib mindestens 1 Kamel aus, zieh weiter und handle dort, wo sie hält. Babylon kauft Waren und lässt dich einen Kanal bewässern; die anderen Städte geben Hofkarten oder Pflanzen für Waren.
round-5 = [Eine Pflanze](#square) braucht ein Feld mit mindestens einer ganz bewässerten Seite, und ihre Stufe darf nicht unter der des Feldes liegen. Jeder Gärtner, den du zurückgibst, hebt sie um eine Stufe.
round-6 = Am Ende der Runde kommt die [Prozession](#procession), dann belohnen die [Tempel](#temples), wer dort die meisten Würfel hat, und von deinen Waren behältst du { $leader_0_keeps } ({ $leader_2_keeps } mit dem besten Karawanenführer).
points = Was Prestige bringt
points-1 = Die Zahl auf einem [Gartenplättchen](#tiles), wenn du auf seinem Feld pflanzt.
points-2 = { $scoring_engineer } für jeden [Ingenieur](#engineer); und wenn jemand pflanzt, die eigene Stufe der Pflanze für den, der allein die [meisten Würfel um das Feld](#irrigation-bonus) hat.
points-3 = { $scoring_good_sold } für jede an [Babylon](#babylon) verkaufte Ware, höchstens zwei je Besuch. Ein [Palast](#court-cards) zählt einmal, wenn du ihn bekommst; der beste Bankier bringt jede Runde { $banker_3_prestige }.
points-4 = [Marduks Tempel](#marduk): jede Runde { $scoring_marduk_1 } für den Ersten und, zu dritt oder viert, { $scoring_marduk_2 } für den Zweiten.
points-5 = Am Ende: { $scoring_good_left } für jede übrige Ware und { $scoring_favour_1 } oder { $scoring_favour_2 } [von der Königin](#favour) für viele Gartenplättchen.
ending = Wie es endet
ending-1 = Das Spiel endet nach der Runde, in der { $end_tiles_3 } oder weniger Gartenplättchen übrig sind (zu zweit { $end_tiles_2 } oder weniger). Mehrere können gemeinsam gewinnen.
icons = Was die Symbole bedeuten
icon-prestige = Prestige: die Punkte dieses Spiels
icon-talent = Talent: Geld zum Anwerben
icon-camel = Kamel: bewegt die Karawane
icon-cube = Würfel: zeigt, was dir gehört
icon-barley = Gerste
icon-dates = Datteln
icon-salt = Salz
icon-palm = Palme
icon-wine = Wein: steht für jede andere Ware
icon-farmer = Bauer: bestellt einen Acker
icon-priest = Priester: ein Platz im Tempel
icon-engineer = Ingenieur: bewässert einen Kanal
icon-merchant = Händler: bringt ein Kamel
icon-banker = Bankier: Einkommen in jeder Runde
icon-leader = Karawanenführer: weitere Reisen
icon-palace = Palast: Prestige, einmal
icon-gardener = Gärtner: hebt eine Pflanze um eine Stufe
icon-court = Eine Hofkarte deiner Wahl

chapter-box = Was auf dem Tisch liegt

boards = Zwei Spielpläne
boards-1 = Auf dem **Babylon-Plan** sind der [Garten](#garden) mit seinen [Kanälen](#channels), zwei Reihen [Äcker](#fields), drei [Tempel](#temples), ein Feld für alle, die [passen](#pass), und die Punkteleiste.
boards-2 = Auf dem **Mesopotamien-Plan** zieht die [Karawane](#caravan) im Kreis durch neun [Städte](#cities).
pieces = Würfel, Talente, Kamele
pieces-1 = Du hast { $player_cubes } :cube: **Würfel** in Blau, Rot, Schwarz oder Weiß. Graue Würfel gehören niemandem und gehen nie aus.
pieces-2 = :talent: **Talente**, :camel: **Kamele** und **Waren** liegen als ein Vorrat neben den Plänen. Was du bezahlst, kommt dorthin zurück.
pieces-3 = [Hofkarten und Gärtner](#court-cards) gibt es nur begrenzt.
pieces-4 = Wie viele Würfel jeder hat und dass die Karawane durch neun Stationen zieht, wissen wir aus einer einzelnen fremden Quelle.
goods = Waren
goods-1 = Es gibt fünf Waren: :barley: Gerste, :dates: Datteln, :salt: Salz, :palm: Palme und :wine: Wein.
goods-2 = **Wein** ist ein Joker: Er steht für jede andere Ware, aber nie für ein Kamel oder ein Talent.
supply = Wenn etwas ausgeht
supply-1 = Die Regelhefte zählen 30 Talente, 14 Kamele und 35 Waren von fünf Arten, sagen aber nicht, was geschieht, wenn etwas ausgeht. Der Tisch wählt: Entweder **geht nie etwas aus**, so ist es üblich, oder es gibt **so viel, wie in der Schachtel liegt**.
supply-2 = Mit dem Vorrat der Schachtel bekommst du, was noch da ist. Bekommen mehrere etwas, dann in Zugreihenfolge, das Einkommen vom Startspieler an. Ein Bankier, Passen oder ein Plättchen bringen dann weniger Talente oder Kamele oder keine.
supply-3 = Ist kein Kamel mehr da, kannst du keinen Händler anwerben.
supply-4 = Einen Acker, dessen Ware ausgegangen ist, darfst du bestellen: nur um seiner Reihe willen.
supply-5 = Ishtars erste Belohnung, die freie Ware eines Plättchens und Tammouz’ Tausch nehmen nur, was da ist. Gibt es nichts zu wählen, verfällt die Wahl.
supply-6 = Die Waren auf Karawanenführern kommen aus dem Vorrat. Teilt deine eigene Materialdatei am Anfang mehr aus, als in der Schachtel liegt, dann liegt so viel darin.
supply-7 = Dass es von jeder Ware 7 gibt und wer leer ausgeht, haben wir entschieden. Dass Bezahltes zurückkommt und die Waren der Karawanenführer aus dem Vorrat kommen, ist gedruckt.
garden = Der Garten
garden-1 = Der Garten ist eine Raute aus sechzehn Feldern auf vier Ebenen. Die Reihen heißen a bis d, die Spalten 1 bis 4: **a1** ist die obere Ecke, **d4** die untere.
garden-2 = Mit jedem Schritt von der oberen Ecke weg liegt ein Feld eine Ebene tiefer; von Reihe und Spalte zählt die entferntere. So gibt es ein Feld der Ebene 4, drei der Ebene 3, fünf der Ebene 2 und sieben der Ebene 1.
garden-3 = Der **Fluss** läuft an den beiden unteren Seiten entlang, jenseits von Reihe d und Spalte 4.
garden-4 = Zu zweit liegt auf den Feldern a3, a4 und b4 kein Plättchen, und sie werden nicht bepflanzt. Ihre Kanäle sind trotzdem im Spiel.
garden-5 = Ebenen und Fluss stammen aus einer einzelnen fremden Quelle; die Ebenen passen zur gedruckten Zahl der Plättchen. Welche Felder zu zweit frei bleiben, haben wir erschlossen.
channels = Kanäle
channels-1 = Kanäle liegen zwischen benachbarten Feldern, 32 an 24 Seiten. Ist eines der beiden Felder von Ebene 3 oder 4, liegen **zwei Kanäle** zwischen ihnen (acht Seiten), sonst einer (sechzehn Seiten).
channels-2 = Bewässern kannst du einen Kanal, der **erreichbar** ist: Er ist trocken, und eines seiner beiden Enden liegt am Fluss oder berührt einen bewässerten Kanal, der selbst mit dem Fluss verbunden ist.
channels-3 = In jeden Kanal passt ein Würfel. Dem Wasser ist es gleich, wem er gehört: Auch graue Würfel leiten es weiter.
channels-4 = Dass Kanäle sich an den Ecken der Felder treffen, dass beide Kanäle einer doppelten Seite über ihre ganze Länge laufen und welche also erreichbar sind, haben wir erschlossen.
tiles = Gartenplättchen
tiles-1 = Es gibt { $tile_count } Plättchen: neun der Ebene 1, sechs der Ebene 2 und fünf der Ebene 3. Jedes zeigt :prestige: Prestige und vielleicht einen Bonus: eine Ware deiner Wahl, ein Kamel, Talente, den nächsten Bankier, Karawanenführer oder Palast oder eine Hofkarte deiner Wahl.
tiles-2 = Vor dem Spiel werden sieben der neun von Ebene 1, fünf der sechs von Ebene 2 und drei von vier der Ebene 3 gezogen und auf Felder ihrer Ebene gelegt. Das fünfte der Ebene 3, die **10**, liegt immer ganz oben.
tiles-3 = Zu zweit sind es dreizehn: fünf der Ebene 1, vier der Ebene 2, drei der Ebene 3 und die 10.
tiles-4 = Gedruckt sind die Zahl der Plättchen jeder Ebene, die 10 und ein Plättchen mit 4 Prestige und 2 Talenten, von Ebene 1 oder 2. Welche Zahlen vorkommen (1, 2, 3, 4, 5, 6, 8 und 10), stammt aus einer einzelnen fremden Quelle. Welche Zahl und welcher Bonus zusammengehören und wie viele Plättchen zu zweit liegen, haben wir erschlossen.
cities = Die Städte
cities-1 = In dieser Reihenfolge zieht die Karawane im Uhrzeigersinn durch die Städte.
cities-2 = Gedruckt sind, welche Städte Hofkarten und welche Pflanzen verkaufen (das niederländische Heft nennt alle acht), alles zu Uruk und die Ware von Mari. Die Reihenfolge und die übrigen Waren und Angebote haben wir erschlossen.
plant-cards = Pflanzenkarten
plant-cards-1 = Auf jeder Pflanzenstadt liegt eine Pflanzenkarte. Eine Pflanze der Stufe 1 kostet die Ware der Stadt, eine der Stufe 2 die Ware der Stadt und die Zusatzware der Karte. Sind beide gleich, zahlst du zwei davon.
plant-cards-2 = Drei Karten haben auf einer Seite Stufe 1, auf der anderen Stufe 2. Sie werden gemischt auf Eshnunna, Ur und Mari gelegt, Stufe 1 nach oben. Die Karte von Khorsabad hat auf beiden Seiten Stufe 2, mit je einer anderen Zusatzware.
plant-cards-3 = Nach jedem Kauf wird die Karte umgedreht. Stufe 3 zeigt keine Karte: Dafür brauchst du [Gärtner](#gardeners).
plant-cards-4 = Gedruckt sind Stufe 2 auf beiden Seiten der Karte von Khorsabad und Palme als eine der Zusatzwaren; die anderen Zusatzwaren haben wir erschlossen.
court-cards = Hofkarten
court-cards-1 = Zu viert gibt es 31 Hofkarten, zu dritt und zu zweit weniger.
court-cards-2 = :banker: **Bankiers** bringen jede Runde Einkommen: Talente { $banker_1_talents } auf Stufe 1, { $banker_2_talents } auf Stufe 2, auf Stufe 3 { $banker_3_talents } und dazu { $banker_3_prestige } Prestige.
court-cards-3 = :leader: **Karawanenführer** lassen die Karawane bis zu { $leader_1_spaces } Felder weiter ziehen auf Stufe 1 und { $leader_2_spaces } auf Stufe 2 (auf Stufe 0 keines) und sagen, wie viele Waren du behältst: { $leader_0_keeps }, { $leader_1_keeps } und { $leader_2_keeps }.
court-cards-4 = :palace: **Paläste** der Stufen 1 bis 6 bringen einmal Prestige, wenn du sie bekommst: { $palace_1_prestige }, { $palace_2_prestige }, { $palace_3_prestige }, { $palace_4_prestige }, { $palace_5_prestige } und { $palace_6_prestige }.
court-cards-5 = :gardener: Ein **Gärtner** hebt eine Pflanze um eine Stufe und kommt dann in den Vorrat zurück.
court-cards-6 = Jeder Karawanenführer der Stufe 2 trägt eine Ware, gezogen aus je einmal Gerste, Datteln, Salz und Palme, sodass keine Ware zweimal vorkommt.
court-cards-7 = Die Karawanenführer der Stufe 2 liegen offen: Wer einen nimmt, solange zwei da sind, sucht sich aus, welchen.
craft-cards = Handwerkerkarten
craft-cards-1 = Es gibt 18 Handwerkerkarten. Zu viert sind alle im Spiel, zu dritt und zu zweit bleiben einige in der Schachtel.
craft-cards-2 = Gedruckt ist die Zahl 18. Wie viele es von jedem Handwerk gibt, stammt aus einer einzelnen fremden Quelle; welche fortbleiben, haben wir erschlossen.
fields = Äcker
fields-1 = Die Äcker liegen in zwei Reihen zu fünf. Jede Reihe wird von links nach rechts bestellt.

chapter-start = Vor dem Spiel

setup = Aufbau
setup-1 = Die Karawane steht in Babylon. [Pflanzenkarten](#plant-cards) und [Gartenplättchen](#tiles) liegen, wie ihre Abschnitte sagen.
setup-2 = Du beginnst mit { $player_cubes } Würfeln, Talenten: { $player_talents }, Kamelen: { $player_camels }, und einem Karawanenführer der Stufe 0; ohne Bankier und Palast und mit 0 Prestige.
setup-3 = Der Startspieler wird ausgelost.

chapter-preparation = Eine Runde, I: Vorbereitung

deal = Handwerkerkarten auslegen
deal-1 = Der Startspieler mischt alle Handwerkerkarten, die im Spiel sind, und legt so viele Dreiergruppen offen aus, wie Leute mitspielen. Der Rest ist in dieser Runde nicht dabei.
income = Einkommen
income-1 = Du bekommst, was dein Bankier zeigt: Talente, und mit dem besten auch Prestige.

chapter-actions = Eine Runde, II: Aktionen

turns = Wer ist dran?
turns-1 = Vom Startspieler an im Uhrzeigersinn hat jeder eine Aktion, immer wieder, bis alle gepasst haben.
turns-2 = Hast du gepasst, nimmst du jedes Mal 1 Talent, wenn du an der Reihe wärst, solange mindestens einer noch nicht gepasst hat. Die Aktionen enden in dem Moment, in dem der Letzte passt: Danach bekommt niemand mehr ein Talent.
turns-3 = Ein Beispiel: Weiß und Schwarz haben gepasst, Blau wirbt an, Rot passt. Weiß und Schwarz nehmen je ein Talent, dann passt Blau. Rot bekommt nichts.
turns-4 = Gibt es nur eine Antwort, wird sie für dich gewählt. Nach deiner Aktion wirst du immer gefragt, auch wenn du nur passen kannst.
pass = Passen
pass-1 = Setze einen Würfel auf das Passfeld. Am Ende der Runde kommt er zurück.
pass-2 = Passen darfst du immer, auch ohne Würfel.
recruit = Anwerben
recruit-1 = Nimm eine offene Handwerkerkarte einer Gruppe und drehe sie um. Du zahlst 0, 1 oder 2 Talente: so viele, wie in der Gruppe schon Karten umgedreht sind.
recruit-2 = Dann geht sie an die Arbeit: [Bauer](#farmer), [Priester](#priest), [Ingenieur](#engineer) oder [Händler](#merchant).
recruit-3 = Wer nichts ausrichten kann, lässt sich nicht anwerben: etwa ohne Würfel oder ohne erreichbaren Kanal.
farmer = Bauer
farmer-1 = :farmer: Setze einen Würfel auf den ersten leeren Acker von links in einer Reihe und nimm seine Ware.
farmer-2 = Ist die Reihe voll, bekommt, wer die meisten Würfel darin hat, einen :gardener: Gärtner, wenn noch einer da ist; bei Gleichstand niemand. Dann wird die Reihe geleert, und ihre Würfel kommen heim.
farmer-3 = Das niederländische Heft gibt den Gärtner dem, der die Reihe durch Tammouz füllt; die anderen geben ihn den meisten Würfeln, und so halten wir es.
priest = Priester
priest-1 = :priest: Setze einen Würfel auf den ersten Platz von links in einem Tempel und schiebe die anderen nach rechts. Ein Tempel hat vier Plätze: Ein hinausgeschobener Würfel kommt heim.
engineer = Ingenieur
engineer-1 = :engineer: Setze einen Würfel in einen [erreichbaren Kanal](#channels): { $scoring_engineer } Prestige.
merchant = Händler
merchant-1 = :merchant: Nimm ein Kamel.
caravan = Die Karawane aussenden
caravan-1 = :camel: Gib mindestens 1 Kamel aus und zieh die Karawane im Uhrzeigersinn mindestens 1 Feld weiter: 1 Feld je Kamel und bis zu so viele mehr, wie dein Karawanenführer erlaubt.
caravan-2 = Was die Stadt tut, in der sie hält, muss getan werden. Eine Stadt, deren Handel du nicht ausführen kannst, darfst du nicht wählen.
caravan-3 = Jedes Feld kostet also 1 Kamel, abzüglich dessen, was dein Karawanenführer gibt, insgesamt aber nie weniger als 1 Kamel. Du ziehst 1 bis 8 Felder: Wo sie begann, darf sie nicht enden.
babylon = Babylon
babylon-1 = Verkaufe 1 Ware für { $scoring_good_sold } Prestige oder 2 beliebige für das Doppelte. Was du verkaufst, wählst du auf einmal.
babylon-2 = Setze dann einen Würfel in einen erreichbaren Kanal. Du musst es tun, und es bringt kein Prestige.
babylon-3 = Der Kanal entfällt nur, wenn keiner erreichbar ist oder du keinen Würfel hast.
court-city = Hofstädte
court-city-1 = :court: Susa, Uruk, Palmyra und Ninoua bieten je zwei Arten Hofkarten. Zahle die Ware der Stadt, wähle eine der beiden und nimm deren nächste Stufe; sie deckt die alte ab.
court-city-2 = Eine Art, deren nächste Stufe vergriffen ist oder die keine höhere hat, kannst du nicht wählen. Sie bleibt verschlossen, solange die nächste Stufe fehlt.
court-city-3 = Ein Palast zählt sofort.
court-city-4 = Mit einem Karawanenführer der Stufe 2 nimmst du die Ware, die auf ihm liegt.
plant-city = Pflanzenstädte
plant-city-1 = In Eshnunna, Ur, Mari und Khorsabad zahlst du die Ware der Stadt, für Stufe 2 auch die Zusatzware der Karte. Dann [pflanzt](#square) du sofort und drehst die Karte um.
payment = Bezahlen
payment-1 = Du zahlst zuerst mit der genannten Ware, dann mit :wine: Wein.
payment-2 = Du zahlst bei der Ankunft, bevor du eine Karte oder ein Feld wählst.
payment-3 = Wein kommt zuletzt, weil es nie schlechter ist, ihn zu behalten.

chapter-planting = Pflanzen

square = Welches Feld?
square-1 = Wähle ein Feld mit einem Plättchen, für das beides gilt:
square-2 = Mindestens eine seiner Seiten ist ganz bewässert, eine doppelte Seite mit beiden Kanälen. Der Fluss selbst zählt nie.
square-3 = Die Stufe der Pflanze ist mindestens die Ebene des Feldes. Ebene 4 zählt als 3.
square-4 = Eine Pflanze darf besser sein als nötig: Eine der Stufe 2 darf auf Ebene 1 wachsen.
gardeners = Gärtner
gardeners-1 = :gardener: Jeder Gärtner, den du zurückgibst, hebt die Pflanze um eine Stufe.
gardeners-2 = Du gibst genau so viele zurück, wie das Feld braucht, und zwar vor allem anderen.
order = Was dann geschieht
order-1 = Wenn du pflanzt, folgt eines aufs andere:
order-2 = Verbrauchte Gärtner kommen in den Vorrat zurück.
order-3 = Du nimmst das Plättchen: sein Prestige und seine [Boni](#tile-bonus).
order-4 = Der [Bewässerungsbonus](#irrigation-bonus) geht an den, der die meisten Würfel um das Feld hat.
order-5 = [Wasser läuft](#automatic-irrigation) zu bepflanzten Nachbarn.
order-6 = Die Pflanzenkarte wird umgedreht.
tile-bonus = Boni eines Plättchens
tile-bonus-1 = Zuerst bekommst du die Boni ohne Wahl, dann die mit Wahl.
tile-bonus-2 = Eine Hofkarte als Bonus ist die nächste Stufe ihrer Art mit allem, was sie bringt: dem Prestige des Palasts, der Ware auf einem Karawanenführer der Stufe 2. Fehlt diese Stufe, bekommst du nichts.
tile-bonus-3 = Eine Hofkarte deiner Wahl kann auch ein Gärtner sein. Gibt es nichts zu nehmen, verfällt sie.
tile-bonus-4 = Eine Ware deiner Wahl darf Wein sein.
irrigation-bonus = Der Bewässerungsbonus
irrigation-bonus-1 = Wer in den Kanälen um das Feld die meisten Würfel hat, bekommt so viel Prestige wie die eigene Stufe der Pflanze; Gärtner zählen dabei nicht. Es muss nicht sein, wer gepflanzt hat.
irrigation-bonus-2 = Bei Gleichstand bekommt ihn niemand. Graue Würfel zählen nicht.
automatic-irrigation = Wasser zwischen Pflanzen
automatic-irrigation-1 = Alle trockenen Kanäle zwischen der neuen Pflanze und schon bepflanzten Nachbarn bekommen graue Würfel.
automatic-irrigation-2 = Sie können dort liegen, wohin vom Fluss kein Wasser kommt. Ob ein Kanal erreichbar ist, hängt immer an einem Weg zum Fluss.

chapter-round-end = Eine Runde, III: Rundenende

procession = Die Prozession
procession-1 = Eine Person setzt einen Würfel in einen Tempel ihrer Wahl und dann je einen grauen in die beiden anderen, so wie [Priester](#priest) es tun.
procession-2 = Wer sie führt, wählt der Tisch: wer **rechts vom Startspieler** sitzt (so das deutsche, das ungarische und das tschechische Heft) oder wer **zuletzt gepasst** hat (so das niederländische).
procession-3 = Ohne Würfel bleibt der gewählte Tempel, wie er ist; die grauen kommen trotzdem in die beiden anderen.
temples = Die Tempel belohnen
temples-1 = Zuerst kommt Ishtar, dann Marduk, dann Tammouz.
temples-2 = Vorn liegt, wer die meisten eigenen Würfel im Tempel hat, bei Gleichstand, wessen Würfel am weitesten rechts liegt. Graue Würfel nehmen nie einen Platz ein.
temples-3 = Wer allein in einem Tempel ist, bekommt nur die erste Belohnung. Zu zweit gibt es nur erste Belohnungen.
ishtar = Ishtar
ishtar-1 = Der Erste wählt :camel: 1 Kamel oder :talent: 1 Talent, der Zweite bekommt das andere.
marduk = Marduk
marduk-1 = Der Erste bekommt { $scoring_marduk_1 } Prestige, der Zweite { $scoring_marduk_2 }.
tammouz = Tammouz
tammouz-1 = Der Erste bestellt einen Acker wie mit einem [Bauern](#farmer), samt dem Gärtner für eine volle Reihe. Der Zweite darf eine Ware [tauschen](#swap).
tammouz-2 = Ohne Würfel bekommt der Erste nichts.
swap = Eine Ware tauschen
swap-1 = Du darfst eine Ware gegen eine andere tauschen. Wein darfst du geben, aber nicht nehmen.
discard = Zu viele Waren
discard-1 = In Zugreihenfolge vom Startspieler an legt jeder eine Ware nach der anderen zurück, bis mit einem Karawanenführer der Stufe 0 noch { $leader_0_keeps } übrig sind, mit Stufe 1 noch { $leader_1_keeps }, mit Stufe 2 noch { $leader_2_keeps }.
discard-2 = Kamele und Talente darfst du behalten, so viele du hast.
next-round = Die nächste Runde
next-round-1 = Die Würfel auf dem Passfeld kommen heim, und die Startspielerkarte wandert im Uhrzeigersinn weiter.

chapter-end = Das Ende des Spiels

game-end = Wann es endet
game-end-1 = Das Spiel endet nach der Runde, in der noch { $end_tiles_3 } oder weniger Plättchen übrig sind, zu zweit { $end_tiles_2 } oder weniger. Die Runde wird zu Ende gespielt, samt den Tempeln.
game-end-2 = Ein Spiel, das nach { $end_rounds } Runden noch läuft, endet mit dieser Runde: Der reine Zufall pflanzt vielleicht nie etwas.
favour = Die Gunst der Königin
favour-1 = Wer viele Gartenplättchen hat, bekommt von der Königin Prestige, { $scoring_favour_1 } oder { $scoring_favour_2 }:
favour-2 = Zu zweit: { $scoring_favour_1 } ab { $scoring_favour_small_2 } Plättchen, { $scoring_favour_2 } ab { $scoring_favour_large_2 }.
favour-3 = Zu dritt: { $scoring_favour_1 } ab { $scoring_favour_small_3 }, { $scoring_favour_2 } ab { $scoring_favour_large_3 }.
favour-4 = Zu viert: { $scoring_favour_1 } ab { $scoring_favour_small_4 }, { $scoring_favour_2 } ab { $scoring_favour_large_4 }.
winner = Wer gewinnt
winner-1 = Jede übrige Ware bringt { $scoring_good_left } Prestige. Ihr seid 2 bis 4 Adlige von Babylon: Das meiste Prestige gewinnt, bei Gleichstand gewinnen mehrere.

chapter-about = Über dieses Buch

sources = Woher die Regeln stammen
sources-1 = Dieses Buch haben wir in eigenen Worten aus den gedruckten Regelheften auf Deutsch, Ungarisch, Tschechisch und Niederländisch zusammengestellt. Jede Zahl trägt ein Zeichen, das sagt, woher sie stammt:
sources-2 = **S**: in den Regelheften gedruckt.
sources-3 = **X**: aus einer einzelnen fremden Quelle, einleuchtend.
sources-4 = **R**: von uns erschlossen, weil die Hefte es nur auf Bildern zeigen, die wir nicht haben, oder nichts dazu sagen. Außerhalb der Tabellen steht über solchen Absätzen „Unsere Festlegung“.
differences = Wo die gedruckten Hefte sich unterscheiden
differences-1 = Druckfehler, und was wir daraus gemacht haben:
differences-2 = Das niederländische Heft gibt in einem Beispiel dem Ingenieur 1 Prestige (die Regel: 2), in einem anderen 1 als Bewässerungsbonus (die anderen: 2) und zählt 4 Kamele (die anderen: 14).
differences-3 = Die niederländische Anmerkung zu Tammouz gibt den Gärtner der Reihe dem, der den Würfel setzt (die anderen: den meisten Würfeln der Reihe), ihr Beispiel zum Bonus spricht von „ersten Würfeln“ (die anderen: den meisten), und ihre Anmerkung zu zwei Gärtnern lässt Ebene 4 aus. Im ungarischen Heft fehlt dem Karawanenführer das „bis zu“, sein Beispiel erlaubt aber 1 bis 3 Felder.
differences-4 = Wer beginnt, wird im deutschen, tschechischen und niederländischen Heft ausgelost; im ungarischen entscheiden es die Spieler. Wir losen: Drei von vieren sagen es so, und an einem Tisch von Fremden ist niemand da, der entscheidet.
differences-5 = Die Startspielerkarte wandert im Uhrzeigersinn (deutsch, tschechisch) oder zum linken Nachbarn (ungarisch), was dasselbe ist. Das niederländische Wort für ihren Weg heißt gegen den Uhrzeigersinn, obwohl die Züge auch dort im Uhrzeigersinn gehen. Bei uns wandert sie im Uhrzeigersinn.
differences-6 = Tammouz’ Tausch: Auf Deutsch, Ungarisch und Tschechisch darfst du jede Ware geben und alles außer Wein nehmen. Die niederländische Bemerkung „kein Wein“ sagt nicht, was von beidem sie meint. Bei uns darf Wein gegeben, aber nicht genommen werden.
differences-7 = Dass eine Pflanze der Stufe 2 auf Ebene 1 wachsen darf, sagen das deutsche, das ungarische und das niederländische Heft ausdrücklich. Das tschechische lässt den Satz aus, verlangt aber nur, dass die Pflanze mindestens so gut ist wie die Ebene. Wir erlauben es.
differences-8 = Der tschechische Satz über die Waren des Karawanenführers der Stufe 2 ist entstellt; der deutsche stimmt.
differences-9 = Auch wer die Prozession führt, ist verschieden: [Euer Tisch wählt](#procession).
differences-10 = Das Passen ist in allen gleich, mit [demselben Beispiel](#turns).
own-box = Wenn in deiner Schachtel etwas anderes steht
own-box-1 = Alle Zahlen dieses Buchs kommen aus einer einzigen **Materialdatei**. Besitzt du die Schachtel und siehst andere Zahlen, lade die Datei herunter, verbessere sie in einem beliebigen Texteditor und wähle sie, wenn du einen Tisch aufmachst.
own-box-2 = Neben jeder Zahl der Datei steht ihr Zeichen. Kann in deiner Datei etwas nicht stimmen, erfährst du, welcher Schlüssel, welcher Wert und was erwartet war, bevor ein Spiel beginnt.
own-box-3 = An einem Tisch mit eigener Datei nennt dieses Buch deren Zahlen. In einem Terminal dient dazu `--box my-box.toml`.

# Tabellen mit den Zahlen der Schachtel

table-each = Jeder hat
table-number = Anzahl
table-cubes = Würfel
table-talents = Talente
table-camels = Kamele
table-level = Ebene
table-prestige = Prestige
table-bonus = Bonus
table-none = –
table-top = immer ganz oben
table-city = Stadt
table-good = Ware
table-gives = Was sie gibt
table-any = beliebig
table-sale = Prestige und einen Kanal
table-plant = Pflanze
table-front = Am Anfang oben
table-back = Andere Seite
table-shuffled = gemischt
table-side = Stufe { $level }, Zusatzware: { $extra }
table-card = Karte
table-players = Zu { $count ->
    [2] zweit
    [3] dritt
   *[other] viert
}
table-row = Reihe
table-goods = Waren von links nach rechts
table-what = Was
table-favour = Gunst der Königin: Plättchen für { $prestige } Prestige
table-end = Ende: höchstens übrige Plättchen

# Bilder

figure-recruit = Jemand wirbt an: Die Karte wird umgedreht, und die nächste der Gruppe kostet 1 Talent mehr.
figure-row = Der letzte Acker einer Reihe wird bestellt: Wer dort die meisten Würfel hat, bekommt den Gärtner, und die Reihe wird geleert.
figure-priest = Ein neuer Würfel kommt von links und schiebt den hinaus, der am weitesten rechts liegt.
figure-engineer = Ein Würfel kommt in einen Kanal, den Wasser erreicht.
figure-channels = Jeder bewässerte Kanal bringt das Wasser weiter: An seinem Ende werden neue Kanäle erreichbar.
figure-caravan = Die Karawane zieht im Uhrzeigersinn weiter, und bei der Ankunft wird der Preis der Stadt bezahlt.
figure-sale = Ein Besuch in Babylon: Aus Waren wird Prestige, dann wird ein Kanal bewässert.
figure-court = Eine Hofstadt: der Preis, dann die nächste Stufe einer ihrer beiden Karten.
figure-plant = Eine Pflanzenstadt: der Preis, dann ein Feld und alles, was folgt.
figure-gardener = Ein Gärtner wird zurückgegeben, und die Pflanze ist eine Stufe besser.
figure-irrigation = Jemand pflanzt, und jemand anderes hat die meisten Würfel um das Feld: Dem gehört der Bonus.
figure-neighbours = Die neue Pflanze hat einen bepflanzten Nachbarn: Graue Würfel bewässern, was zwischen ihnen trocken liegt.
figure-passing = Wer zuerst passt, nimmt jedes Mal ein Talent, wenn er wieder an der Reihe wäre. Passt der Letzte, bekommt niemand etwas.
figure-procession = Die Prozession: ein eigener Würfel in den gewählten Tempel, graue in die anderen.
figure-temples = Erst die Prozession, dann belohnen die Tempel, von Ishtar an.
