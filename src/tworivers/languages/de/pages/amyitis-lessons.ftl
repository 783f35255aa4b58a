# Die Lektionen von Amyitis und die Karten der begleiteten ersten Partie.

chapter-crafts = Die Handwerker
chapter-garden = Der Garten
chapter-caravan = Die Karawane
chapter-fields = Äcker und Gärtner
chapter-temples = Die Tempel
chapter-end = Ende der Runde, Ende des Spiels

lesson-farmer-title = Ein Bauer bringt eine Ware
lesson-farmer = Du bist Blau. Ein Zug ist eine Aktion: Wirb einen Handwerker an, sende die Karawane aus oder passe. Wer am Ende das meiste Prestige hat, gewinnt. Ein Bauer bestellt den nächsten freien Acker einer Reihe und nimmt seine Ware. Mit Waren bezahlst du Pflanzen und Karten in den Städten.
lesson-farmer-task = Die Stadt Eshnunna verlangt Salz. Wirb einen Bauern an und nimm Salz.
lesson-farmer-praise = Jetzt hast du Salz, und dein Würfel liegt auf dem Acker. Wer in einer vollen Reihe die meisten Würfel hat, wird später belohnt.
lesson-farmer-barley = Das war Gerste. Salz gibt es auf dem ersten Acker der oberen Reihe.

lesson-merchant-title = Was ein Handwerker kostet
lesson-merchant = In jeder Gruppe ist die erste Karte umsonst, die zweite kostet 1 Talent, die dritte 2. Talente sind Geld. Ein Händler bringt dir ein Kamel, und Kamele bewegen die Karawane.
lesson-merchant-task = Wirb einen Händler an, ohne etwas zu bezahlen.
lesson-merchant-praise = Ein Kamel umsonst. Die nächste Karte dieser Gruppe kostet die anderen 1 Talent.
lesson-merchant-paid = Das hat 2 Talente gekostet: Zwei Karten dieser Gruppe waren schon weg. In einer Gruppe, die noch niemand berührt hat, liegt auch ein Händler.

lesson-engineer-title = Warum alle bewässern
lesson-engineer = Ein Ingenieur bewässert einen Kanal und bringt sofort 2 Prestige. Prestige entscheidet das Spiel. Pflanzen wachsen nur neben Wasser. Und pflanzt jemand, so bekommt auch der Prestige, der die meisten Würfel um die Pflanze hat, selbst wenn es die Pflanze eines anderen ist.
lesson-engineer-task = Wirb einen Ingenieur an und bewässere einen Kanal am Plättchen mit 4 Prestige.
lesson-engineer-praise = 2 Prestige sofort. Und wer neben deinem Kanal pflanzt, überlässt dir vielleicht das Prestige für das Wasser.
lesson-engineer-away = Auch das bringt 2 Prestige, aber es berührt nicht das Plättchen mit 4 Prestige in der untersten Reihe.

lesson-plant-title = Die erste Pflanze
lesson-plant = Für jedes Kamel zieht die Karawane eine Stadt weiter. In einer Pflanzenstadt zahlst du ihre Ware und pflanzt sofort, auf einem Feld mit Wasser an einer Seite. Das Plättchen gehört dir: sein Prestige und sein Bonus.
lesson-plant-task = Schick die Karawane nach Eshnunna und pflanze dort, wo das Plättchen einen Bankier bringt.
lesson-plant-praise = 2 Prestige für das Plättchen und 1 dazu, weil dort nur du Wasser hast. Der Bankier zahlt dir jede Runde 1 Talent.
lesson-plant-other = Eine gute Pflanze. Aber der Bankier ist auf dem Plättchen mit 2 Prestige am linken Ende der untersten Reihe.

lesson-profit-title = Wessen Wasser ist es?
lesson-profit = Wenn du pflanzt, bekommt der mit den meisten Würfeln um das Feld so viel Prestige, wie die Pflanze Stufen hat. Bei Gleichstand bekommt es niemand. Sieh also nach, wessen Würfel um ein Feld liegen, bevor du dort pflanzt.
lesson-profit-task = Pflanze dort, wo das Prestige für Wasser an dich geht und nicht an Rot.
lesson-profit-praise = Plättchen, Bankier und Wasser: alles deins. Neben diesem Feld lag nur dein blauer Würfel.
lesson-profit-others = Das Plättchen hast du, aber das Prestige für Wasser hat Rot. Pflanze, wo ein blauer Würfel liegt.

lesson-double-side-title = Zwei Rinnen
lesson-double-side = Oben im Garten liegen zwei Kanäle nebeneinander. Eine Seite ist erst bewässert, wenn es beide sind. Die hohen Plättchen sind am meisten wert, brauchen aber gute Pflanzen und viel Wasser.
lesson-double-side-task = Wirb einen Ingenieur an und fülle den zweiten Kanal am Plättchen mit 8 Prestige.
lesson-double-side-praise = Beide Plättchen an dieser Seite lassen sich jetzt bepflanzen. Schwarz und du habt dort je einen Würfel: Bleibt es so, bekommt niemand das Prestige für Wasser.
lesson-double-side-half = Die Seite am Plättchen mit 8 Prestige ist noch halb trocken. Fülle den Kanal neben dem schwarzen Würfel.

lesson-banker-title = Hofstädte
lesson-banker = In einer Hofstadt zahlst du ihre Ware und nimmst eine Karte. Ein Bankier zahlt jede Runde Einkommen. Ein Karawanenführer kommt mit denselben Kamelen weiter. Ein Palast bringt sofort Prestige. Jede nächste Stufe ist besser.
lesson-banker-task = Schick die Karawane nach Susa und nimm die Karte, die dir jede Runde etwas zahlt.
lesson-banker-praise = Von jetzt an jede Runde 1 Talent. Ein früher Bankier lohnt sich am meisten.
lesson-banker-leader = Der Karawanenführer ist nützlich, aber er zahlt nichts. Nimm den Bankier.

lesson-palace-title = Weit mit einem Kamel
lesson-palace = Dein Karawanenführer kommt ohne Kamele 2 Städte weiter. Mindestens 1 Kamel zahlst du immer. Wein steht für jede andere Ware, und du hast Wein.
lesson-palace-task = Erreiche Palmyra mit einem Kamel und hol dir dort einen Palast.
lesson-palace-praise = Drei Städte für ein Kamel, Wein statt Palme, und der Palast brachte sofort 2 Prestige. Spätere Paläste bringen bis zu 10.
lesson-palace-near = Das ist zu nah. Palmyra liegt drei Städte weiter.

lesson-babylon-title = Prestige für Waren
lesson-babylon = Babylon kauft eine oder zwei Waren, jede für 3 Prestige. Dann bewässerst du einen Kanal im Garten, ohne weiteres Prestige. Am Ende der Runde behalten die meisten nur 2 Waren, der beste Karawanenführer 4. Was zu viel ist, geht verloren.
lesson-babylon-task = Geh nach Babylon, verkaufe zwei Waren auf einmal und bewässere irgendeinen Kanal.
lesson-babylon-praise = 6 Prestige und ein Kanal für ein Kamel.
lesson-babylon-one = Du hast nur eine Ware verkauft. Eine zweite hätte 3 Prestige mehr gebracht.
lesson-babylon-salt = Du hast nur Salz verkauft. Gerste hätte 3 Prestige mehr gebracht.

lesson-row-title = Eine volle Reihe
lesson-row = Ist eine Ackerreihe voll, so bekommt der mit den meisten Würfeln darin einen Gärtner. Bei Gleichstand bekommt ihn niemand. Dann wird die Reihe leer.
lesson-row-task = Wirb einen Bauern an und gewinne den Gärtner.
lesson-row-praise = Wein und ein Gärtner. Vier der fünf Würfel in der Reihe waren deine.
lesson-row-lower = Die untere Reihe ist noch leer. In der oberen fehlt nur ein Acker.

lesson-gardener-title = Ein Gärtner hebt eine Pflanze
lesson-gardener = Eine Pflanze braucht mindestens die Stufe ihres Feldes. Hier verkaufen die Städte Stufe 1. Jeder Gärtner, den du zurückgibst, hebt eine Pflanze um eine Stufe. Die Felder der Ebene 2 haben bessere Plättchen.
lesson-gardener-task = Schick die Karawane nach Ur und pflanze auf dem Plättchen mit 5 Prestige.
lesson-gardener-praise = 5 Prestige und ein Kamel für eine einfache Pflanze. Rot bekam 1 Prestige: Rot hatte dort das meiste Wasser.
lesson-gardener-low = Dieses Feld liegt auf Ebene 1: Da braucht es keinen Gärtner. Das Plättchen mit 5 Prestige liegt eine Ebene höher.
lesson-gardener-four = Ein Feld der Ebene 2, aber sein Plättchen hat nur 4 Prestige. Nimm das mit 5.

lesson-temple-title = Drei Tempel
lesson-temple = Ein Priester legt deinen Würfel links in einen Tempel und schiebt die anderen nach rechts; wer hinausfällt, geht heim. Nach jeder Runde gewinnen die meisten Würfel: Ishtar gibt ein Kamel oder ein Talent, Marduk 2 Prestige, Tammouz die Ware eines Ackers. Vorher legt die Prozession noch einen Würfel in jeden Tempel.
lesson-temple-task = Rot führt in Marduks Tempel. Schick einen Priester dorthin und passe dann, um die Runde zu beenden.
lesson-temple-praise = Die Prozession schob einen roten Würfel hinaus: zwei blaue gegen einen. Marduk gab dir 2 Prestige. Rot wurde dort Zweiter und bekam 1.
lesson-temple-ishtar = Ishtar gibt ein Kamel oder ein Talent. Diesmal brauchst du Marduk.
lesson-temple-tammouz = Tammouz gibt die Ware eines Ackers. Diesmal brauchst du Marduk.
lesson-temple-early = Du hast ohne Priester gepasst. So bleibt Rot in Marduks Tempel der Erste.

lesson-pass-title = Passen lohnt sich
lesson-pass = Wer gepasst hat, bekommt jedes Mal 1 Talent, wenn er an der Reihe wäre, solange andere weitermachen. Ohne Kamel und mit einem Talent bleibt dir wenig zu tun. Und Talente behältst du für die nächste Runde.
lesson-pass-task = Passe und lass die anderen für dich arbeiten.
lesson-pass-praise = Während Rot und Schwarz weitermachten, hast du Talente gesammelt. Wer arm ist, passt oft am besten als Erster. Haben alle gepasst, belohnen die Tempel, und eine neue Runde beginnt mit neuen Karten.
lesson-pass-work = Das geht, aber dann ist dein letztes Talent weg, oder dein Würfel nützt wenig. Passe lieber.

lesson-end-title = Die letzte Runde
lesson-end = Das Spiel endet nach der Runde, in der 4 oder weniger Plättchen übrig sind. Dann belohnt die Königin, wer viele Plättchen hat: Zu dritt bringen 4 Plättchen 5 Prestige, 6 bringen 10. Jede übrige Ware bringt 1.
lesson-end-task = Das ist die letzte Runde, und Rot führt mit 45 zu 37. Du hast 5 Plättchen. Überhole Rot und gewinne.
lesson-end-praise = Du hast gewonnen. Das sechste Plättchen hat die Gunst der Königin verdoppelt.
lesson-end-pass = Das Spiel ist aus, und Rot war vorn. Ein sechstes Plättchen hätte von der Königin 10 statt 5 Prestige gebracht.

# Die Karten der begleiteten ersten Partie: wozu eine Entscheidung gut ist, was sie kostet, woran gute Spieler denken.

guide-ask-turn-for = Eine Aktion: einen Handwerker anwerben, die Karawane schicken oder passen.
guide-ask-turn-costs = Handwerker kosten 0 bis 2 Talente, die Karawane mindestens 1 Kamel und eine Ware der Stadt. Passen kostet nichts.
guide-ask-turn-think = Was fehlt mir zur nächsten Pflanze: Ware, Kamel oder Wasser? Nimm, was andere dir sonst wegnehmen.
guide-ask-field-for = Dein Bauer nimmt die nächste Ware einer Reihe.
guide-ask-field-costs = Einen Würfel, bis die Reihe voll ist.
guide-ask-field-think = Welche Ware verlangt die nächste Stadt? Am Ende liegt Wein. Die meisten Würfel einer vollen Reihe bringen einen Gärtner.
guide-ask-priest-for = Dein Würfel kommt in einen Tempel. Die Tempel belohnen am Ende der Runde.
guide-ask-priest-costs = Einen Würfel, bis er hinausgeschoben wird.
guide-ask-priest-think = Kamel oder Talent, 2 Prestige oder eine Ware: Was brauche ich? Und wo können andere mich noch überholen?
guide-ask-irrigate-for = Wasser lässt Pflanzen wachsen, und die meisten Würfel um eine Pflanze bringen Prestige.
guide-ask-irrigate-costs = Einen Würfel, für den Rest des Spiels.
guide-ask-irrigate-think = Bleib bei guten Plättchen, die bald jemand bepflanzt. Ein Würfel mehr als die anderen genügt.
guide-ask-sell-for = Babylon zahlt 3 Prestige für jede Ware, für höchstens zwei.
guide-ask-sell-costs = Die Waren. Verkaufe nicht, was deine nächste Pflanze braucht.
guide-ask-sell-think = Waren über deinem Vorrat gehen am Ende der Runde verloren. Verkaufe diese zuerst.
guide-ask-court-for = Eine Karte, die den Rest des Spiels hilft.
guide-ask-court-costs = Sie ist schon bezahlt. Eine neue Karte deckt die alte ihrer Art zu.
guide-ask-court-think = Früh ein Bankier, für viele Reisen ein Karawanenführer, spät ein Palast.
guide-ask-court-bonus-for = Eine Karte umsonst: der Bonus deines Plättchens.
guide-ask-court-bonus-costs = Nichts.
guide-ask-court-bonus-think = Ein hoher Palast bringt sofort am meisten. Ein Gärtner öffnet das nächste hohe Plättchen.
guide-ask-leader-good-for = Diese Karawanenführer tragen eine Ware, die du bekommst.
guide-ask-leader-good-costs = Nichts.
guide-ask-leader-good-think = Welche Ware verlangt die nächste Stadt?
guide-ask-plant-for = Du bekommst Prestige und Bonus des Plättchens.
guide-ask-plant-costs = Sie ist schon bezahlt. Felder über der Stufe der Pflanze kosten Gärtner.
guide-ask-plant-think = Sieh nach, wessen Würfel um das Feld liegen: Der mit den meisten bekommt auch Prestige.
guide-ask-good-for = Eine Ware umsonst: der Bonus deines Plättchens.
guide-ask-good-costs = Nichts.
guide-ask-good-think = Wein steht für jede andere Ware.
guide-ask-procession-for = Dein Würfel kommt in einen Tempel, graue kommen in die beiden anderen.
guide-ask-procession-costs = Einen Würfel.
guide-ask-procession-think = Dein Würfel zählt sofort. Und die grauen schieben andere hinaus.
guide-ask-ishtar-for = Ishtar belohnt dich.
guide-ask-ishtar-costs = Nichts. Der Zweite bekommt, was du übrig lässt.
guide-ask-ishtar-think = Ohne Kamel steht die Karawane still.
guide-ask-swap-for = Tammouz lässt dich eine Ware tauschen.
guide-ask-swap-costs = Die Ware, die du gibst.
guide-ask-swap-think = Gib, was keine Stadt auf deinem Weg verlangt. Behalte Wein.
guide-ask-discard-for = Du darfst nur so viele Waren behalten.
guide-ask-discard-costs = Eine Ware.
guide-ask-discard-think = Behalte, was die nächste Stadt verlangt, und Wein.
