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
