# Ce que les premières pages disent du jeu.

hero-title-amyitis = Plante les jardins suspendus de Babylone
hero-lead-amyitis = Mène l’eau jusqu’en haut des terrasses, envoie des caravanes vers des villes lointaines et gagne la faveur de la reine : Amyitis, pour deux à quatre nobles.
about-amyitis = Deux à quatre nobles irriguent et plantent les jardins suspendus. Environ une heure.
lasts-amyitis = environ une heure, moins contre l’ordinateur
