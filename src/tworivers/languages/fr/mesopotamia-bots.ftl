# Pourquoi un bot propose quelque chose : ce qui augmente ou diminue dans les grandeurs de terms.py. Ce qui n’a pas de mots ici ne se dit pas.

reason-symbols-more = Tu poses des symboles sur le cadre
reason-symbols-less = Tu perds des symboles sur le cadre
reason-stores-more = D’ici la fin, tu auras plus pour bâtir
reason-stores-less = D’ici la fin, tu auras moins pour bâtir
reason-hunger-more = Il manquera moins de farine pour les villes
reason-hunger-less = Il manquera plus de farine pour les villes
reason-land-more = Tes terres s’étendent
reason-land-less = Tes terres se réduisent
reason-sites-more = Il y a plus de place pour temples et canaux
reason-sites-less = Il reste moins de place pour temples et canaux
reason-works-more = Tu as plus de forges et de meules
reason-works-less = Tu as moins de forges et de meules
reason-troops-more = Tu as plus de troupes
reason-troops-less = Tu as moins de troupes
reason-danger-more = Tes terres sont plus sûres
reason-danger-less = Tes terres sont plus menacées
reason-prey-more = Tes troupes pourraient conquérir plus
reason-prey-less = Tes troupes pourraient conquérir moins
reason-peace-more = Tu as plus d’alliés
reason-peace-less = Tu as moins d’alliés
reason-cards-more = Tu as de meilleures cartes
reason-cards-less = Tu as des cartes moins nombreuses ou plus faibles

# Au-dessus des raisons
note-accepted = Si l’offre est acceptée :
note-dice = En moyenne sur les dés :
note-next = Avec ce que tu peux faire ensuite :

# Au lieu de raisons
note-best = Rien d’autre ne promet plus.
note-done = Rien d’autre de possible maintenant ne rapporte plus.
note-done-felling = Plus d’arbre à abattre, et aucune offre ni carte ne t’aide maintenant.
note-done-feeding = Rien de ce que tu peux céder ne rapporte plus de farine maintenant.
note-done-forging = Ce qu’une forge pourrait encore faire coûte plus que cela ne rapporte.
note-done-walling = Aucun mur ne vaut son prix maintenant.
note-done-works = Ni forge ni meule ne vaut son prix maintenant.
note-done-building = Rien de ce que tu pourrais bâtir ne vaut son prix maintenant.
note-done-policy = Aucune campagne ne vaut son prix maintenant.
note-done-moving = Ni marche ni attaque ne rapporte plus maintenant.
note-alliance = Un allié t’attaque moins volontiers.
note-break = Qui n’est pas ton allié peut être attaqué plus tard.
note-war = Juste après la déclaration de guerre, tes troupes peuvent attaquer.
note-decline = Cela te rapporte trop peu, ou trop à l’autre.
note-cannot = Tu n’as pas ce qui est demandé.
note-free = Un péage te rapporte trop peu : qui en prend un perd pour un an le métal du libre-échange.
note-tolls = Les péages coûtent plus que l’échange ne rapporte.
note-drop = Aucune offre ne vous aiderait tous les deux.
note-offer = Demander ne coûte rien, même en cas de refus.
note-prepare = Cela prépare ce que tu pourras faire plus tard.
note-nomads = Ces nomades peuvent faire le plus pour toi.
note-regrow = Un arbre repousse le mieux là où il y en a le moins.
note-mill = La farine nourrit tes villes et paie ce que tu bâtis ; le grain ne fait ni l’un ni l’autre.
note-smelt = Le métal paie ce que tu bâtis ; le minerai seul ne sert à rien.
note-tear = Il faut démolir quelque chose ; c’est ici que cela te manquera le moins.
note-direction = Aucun sens n’est bien meilleur.
note-defend = C’est l’unité que tu risques le plus volontiers.
note-rival = Cela nuit à un rival.
note-slot = À côté de tes propres symboles, une case compte le plus.
note-vote-soon = Qui mène veut que la partie finisse vite.
note-vote-late = Qui est derrière a besoin de temps.
