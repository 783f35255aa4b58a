# Wie man Amyitis spielt, auf einer Seite.

help-goal = Bewässere und bepflanze die Hängenden Gärten von Babylon: Wer am Ende das meiste Prestige hat, gewinnt.
help-round-prepare = Handwerkerkarten liegen in Dreiergruppen aus, so viele Gruppen, wie Leute mitspielen, und dein Bankier zahlt dein Einkommen.
help-round-turns = Reihum hat jeder eine Aktion: anwerben, die Karawane aussenden oder passen. Hast du gepasst, bekommst du jedes Mal 1 Talent, wenn du an der Reihe wärst, solange noch jemand spielt.
help-round-recruit = Anwerben: Die erste Karte einer Gruppe ist umsonst, die zweite kostet 1 Talent, die dritte 2. Ein Bauer bringt eine Ware, ein Priester einen Platz im Tempel, ein Ingenieur bewässert einen Kanal, ein Händler bringt ein Kamel.
help-round-caravan = Karawane: Gib mindestens 1 Kamel aus, zieh weiter und handle dort, wo sie hält. Babylon kauft Waren und lässt dich einen Kanal bewässern; die anderen Städte geben Hofkarten oder Pflanzen für Waren.
help-round-plant = Eine Pflanze braucht ein Feld mit mindestens einer ganz bewässerten Seite, und ihre Stufe darf nicht unter der des Feldes liegen. Jeder Gärtner, den du zurückgibst, hebt sie um eine Stufe.
help-round-close = Am Ende der Runde kommt die Prozession, dann belohnen die Tempel, wer dort die meisten Würfel hat, und von deinen Waren behältst du 2 (4 mit dem besten Karawanenführer).
help-points-tiles = Die Zahl auf einem Gartenplättchen, wenn du auf seinem Feld pflanzt.
help-points-water = 2 für jeden Ingenieur; und wenn jemand pflanzt, die eigene Stufe der Pflanze für den, der allein die meisten Würfel um das Feld hat.
help-points-trade = 3 für jede an Babylon verkaufte Ware, höchstens zwei je Besuch. Ein Palast zählt einmal, beim Kauf; der beste Bankier bringt jede Runde 2.
help-points-marduk = Marduks Tempel: jede Runde 2 für den Ersten und, zu dritt oder viert, 1 für den Zweiten.
help-points-last = Am Ende: 1 für jede übrige Ware und 5 oder 10 von der Königin für viele Gartenplättchen.
help-end = Das Spiel endet nach der Runde, in der 4 oder weniger Gartenplättchen übrig sind (zu zweit 3 oder weniger). Mehrere können gemeinsam gewinnen.
help-sign-prestige = Prestige: die Punkte dieses Spiels
help-sign-talent = Talent: Geld zum Anwerben
help-sign-camel = Kamel: bewegt die Karawane
help-sign-cube = Würfel: zeigt, was dir gehört
help-sign-wine = Wein: steht für jede andere Ware
help-sign-gardener = Gärtner: hebt eine Pflanze um eine Stufe
help-sign-banker = Bankier: Einkommen in jeder Runde
help-sign-leader = Karawanenführer: weitere Reisen
