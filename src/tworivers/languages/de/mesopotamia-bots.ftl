# Warum ein Computergegner etwas vorschlägt: was in den Größen von terms.py mehr oder weniger wird. Wofür hier Wörter fehlen, das wird nicht gesagt.

reason-symbols-more = Du legst Symbole auf den Rahmen
reason-symbols-less = Du verlierst Symbole auf dem Rahmen
reason-stores-more = Du wirst bis zum Ende mehr zum Bauen haben
reason-stores-less = Du wirst bis zum Ende weniger zum Bauen haben
reason-hunger-more = Bei der nächsten Versorgung fehlt weniger Mehl
reason-hunger-less = Bei der nächsten Versorgung fehlt mehr Mehl
reason-land-more = Dein Reich wächst
reason-land-less = Dein Reich schrumpft
reason-sites-more = Es gibt mehr Platz für Tempel und Kanäle
reason-sites-less = Es bleibt weniger Platz für Tempel und Kanäle
reason-works-more = Du hast mehr Schmieden und Mahlsteine
reason-works-less = Du hast weniger Schmieden und Mahlsteine
reason-troops-more = Du hast mehr Truppen
reason-troops-less = Du hast weniger Truppen
reason-danger-more = Dein Land ist sicherer
reason-danger-less = Dein Land ist stärker bedroht
reason-prey-more = Deine Truppen könnten mehr erobern
reason-prey-less = Deine Truppen könnten weniger erobern
reason-peace-more = Du hast mehr Verbündete
reason-peace-less = Du hast weniger Verbündete
reason-cards-more = Du hast bessere Karten
reason-cards-less = Du hast weniger oder schwächere Karten

# Über den Gründen
note-accepted = Wenn das Angebot angenommen wird:
note-dice = Im Mittel über die Würfel:
note-next = Zusammen mit dem, was du danach tun kannst:

# Statt Gründen
note-best = Nichts anderes verspricht mehr.
note-done = Nichts anderes, was du jetzt tun kannst, bringt mehr.
note-done-felling = Kein Baum ist mehr zu fällen, und kein Angebot und keine Karte hilft dir jetzt.
note-done-feeding = Nichts, was du entbehren kannst, bringt jetzt mehr Mehl.
note-done-forging = Was eine Schmiede noch herstellen könnte, kostet mehr, als es bringt.
note-done-walling = Keine Mauer ist jetzt ihren Preis wert.
note-done-works = Keine Schmiede und kein Mahlstein ist jetzt den Preis wert.
note-done-building = Nichts, was du bauen könntest, ist jetzt den Preis wert.
note-done-policy = Keine Kampagne ist jetzt ihren Preis wert.
note-done-moving = Kein Marsch und kein Angriff bringt jetzt mehr.
note-alliance = Wer verbündet ist, greift dich seltener an.
note-break = Wer kein Verbündeter ist, kann später angegriffen werden.
note-war = Gleich nach der Kriegserklärung können deine Truppen angreifen.
note-decline = Es bringt dir zu wenig oder ihnen zu viel.
note-cannot = Du hast nicht, was sie verlangen.
note-free = Ein Zoll bringt dir zu wenig: Wer einen nimmt, bekommt ein Jahr lang kein Metall aus dem Freihandel.
note-tolls = Die Zölle kosten mehr, als der Handel bringt.
note-drop = Es gibt kein Angebot, das euch beiden hilft.
note-offer = Fragen kostet nichts, auch wenn sie ablehnen.
note-prepare = Das bereitet vor, was du später tun kannst.
note-nomads = Diese Nomaden können am meisten für dich tun.
note-regrow = Ein Baum wächst am besten nach, wo die wenigsten stehen.
note-mill = Mehl ernährt deine Städte und bezahlt, was du baust; Getreide tut beides nicht.
note-smelt = Metall bezahlt, was du baust; Erz allein tut nichts.
note-tear = Etwas muss abgerissen werden; hier wird es dir am wenigsten fehlen.
note-direction = Keine Richtung ist viel besser.
note-defend = Diese Einheit setzt du eher aufs Spiel.
note-rival = Das schadet einem Gegner.
note-slot = Neben deinen eigenen Symbolen zählt ein Platz am meisten.
note-vote-soon = Wer führt, will, dass das Spiel bald endet.
note-vote-late = Wer zurückliegt, braucht mehr Zeit.
