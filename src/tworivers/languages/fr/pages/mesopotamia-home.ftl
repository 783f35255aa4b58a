# Ce que les premières pages disent du jeu.

about-mesopotamia = Trois à huit souverains du temps de Hammurabi bâtissent, commercent, s’allient et se battent. Une longue soirée.
own-box-note-mesopotamia = Une autre carte ou d’autres nombres : télécharge le fichier, change-le et choisis-le ici.
lasts-mesopotamia = de deux à quatre heures ; tu choisis les années
