# L’aide de la commande `tworivers`. Les noms des commandes, des options et des valeurs restent.

help-usage = Utilisation :
help-any-options = [OPTIONS]
help-any-command = COMMANDE [ARGUMENTS]...
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-required = [obligatoire]
help-default = [sinon : { $value }]
help-help = montrer cette aide
help-version = montrer la version
help-or = { $names } ou { $last }
help-and = { $names } et { $last }

help-game = { $games }
help-file = un fichier de partie
help-lang = langue ; sinon celle de l’environnement
help-as-json = un objet JSON au lieu d’un tableau
help-option = une option du jeu, la première valeur vaut par défaut ; peut être donnée plusieurs fois. { $options }
help-box = ton propre fichier de matériel ; pars de `tworivers box GAME`
help-seed = un nombre ; le même donne les mêmes parties

command-tworivers = { $games } : y jouer dans le navigateur, les simuler, les étudier. Sans commande : démarrer et ouvrir le navigateur.
command-serve = Servir les jeux aux navigateurs. Chaque coup est conservé avant de compter.
help-serve-host = adresse où écouter ; 0.0.0.0 pour toutes celles de cette machine
help-serve-port = port où écouter ; 0 pour n’importe quel port libre
help-serve-db = adresse PostgreSQL ou SQLite ; sinon { $tables }
help-serve-shared = d’autres serveurs utilisent la même base PostgreSQL, chacun avec cette option
help-serve-workers = processus qui réfléchissent pour les bots ; sinon un par processeur
help-serve-think-elsewhere = les bots forts réfléchissent dans des processus de `tworivers think`, sur n’importe quelle machine
help-serve-pause = secondes après ce qu’on voit faire à un bot
help-serve-allowed-host = un nom sous lequel les navigateurs trouvent ce serveur ; *.NAME pour tous ceux d’en dessous, * pour tous
help-serve-trusted-proxy = un serveur web placé devant, qui dit d’où viennent les requêtes ; sinon un serveur de cette machine
help-serve-limit = une autre limite que d’habitude, comme chat_per_minute=60
help-serve-metrics = où Prometheus trouve les chiffres de ce serveur, comme 127.0.0.1:9100 ; jamais une adresse que des inconnus atteignent
help-serve-log = forme des lignes du journal : plain pour les gens, json pour les programmes
help-serve-log-level = ce que dit le journal : error, warning, ou avec info chaque requête
help-serve-mail = un serveur de messagerie pour écrire aux gens, comme smtp://user@mail.example.org ; son mot de passe peut être dans TWORIVERS_SMTP_PASSWORD
help-serve-mail-sender = de qui viennent les courriels, comme "Two Rivers <play@example.org>"
help-serve-public-address = où se trouvent les pages, pour les liens des courriels, comme https://play.example.org
help-serve-browser = ouvrir le navigateur

command-think = Réfléchir pour les bots de serveurs, sur n’importe quelle machine.
help-think-db = l’adresse PostgreSQL qu’ont aussi les serveurs
help-think-workers = processus qui réfléchissent ; sinon un par processeur

command-export-site = Écrire un site fait de fichiers seuls, que tout serveur web peut proposer : chacun y joue sur son propre appareil.
help-export-site-folder = où l’écrire : un dossier nouveau, vide ou qui contient un site précédent

command-play = Jouer dans le terminal, ensemble à un clavier et contre des bots. Chaque coup est enregistré aussitôt.
help-play-game = { $games } ; inutile avec --resume
help-play-seats = qui joue : human, human:NAME ou un bot par son niveau ({ $levels }), séparés par des virgules ; sinon un humain et deux bots qui jouent au hasard
help-play-seed = un texte quelconque ; sinon un texte secret
help-play-resume = continuer une partie enregistrée
help-play-save = où conserver la partie ; sinon dans un nouveau fichier de { $games }
help-play-draw = tirer au sort les places, et donc les couleurs ou les royaumes

command-simulate = Jouer beaucoup de parties entre bots et compter. Une victoire partagée compte pour chacun des vainqueurs.
help-simulate-seats = nombre de joueurs
help-simulate-games = nombre de parties, 1 000 000 000 au plus
help-simulate-bots = qui est à quelle place, séparés par des virgules : niveaux, greedy, search:PLAYOUTS ; de nouveau à partir du premier s’il y a plus de places
help-simulate-threads = 1 024 au plus, 256 pour des bots qui réfléchissent ; sinon un par processeur
help-simulate-device = où jouer

command-replay = Montrer une partie enregistrée : ses coups en toutes lettres et la position qui les suit.
help-replay-at = la position après N coups ; sinon la dernière

command-verify = Rejouer une partie enregistrée et vérifier tout ce qu’elle affirme : coups, dés, résultat.

command-analyse = Juge une partie finie : chaque décision, la précision de chacun et les moments qui l’ont décidée.
help-analyse-moves = donner tous les coups avec leur verdict

command-puzzles = Faire jouer de forts joueurs informatiques et garder les positions où un choix est nettement le meilleur.
help-puzzles-seats = nombres de joueurs ; peut être donné plusieurs fois, sinon tous
help-puzzles-count = combien le fichier doit en avoir à la fin
help-puzzles-minutes = s’arrêter après tant de minutes
help-puzzles-out = où les garder ; un fichier qui en a en reçoit d’autres. Sinon avec le programme

command-bench = Mesurer à quelle vitesse les règles s’exécutent sur cette machine.
help-bench-cold = aussi tout recompiler, et chronométrer cela

command-tournament = Faire jouer des bots entre eux, à tour de rôle à toutes les places, et les classer. Ctrl-C y met fin plus tôt et garde ce qui a été joué.
help-tournament-game = { $games } ; inutile avec --repeat
help-tournament-bots = qui joue, séparés par des virgules : niveaux, greedy, search:PLAYOUTS
help-tournament-seats = nombre de joueurs à une table ; sinon le plus petit avec lequel on peut jouer
help-tournament-games = nombre de parties ; sinon 100
help-tournament-processes = 256 au plus ; sinon un par processeur
help-tournament-ray = jouer sur un cluster Ray : son adresse, auto pour celui où l’on est, local pour un cluster sur cette machine
help-tournament-out = où écrire report.json et report.html
help-tournament-repeat = rejouer les parties d’un report.json et comparer

command-study = Faire jouer beaucoup de parties à des bots, et rapporter en Markdown si le jeu est animé et si ses royaumes sont à égalité de chances.
help-study-games = parties pour chaque nombre de royaumes
help-study-bot = qui joue à toutes les places : un niveau, greedy, search:PLAYOUTS, network
help-study-keep = un dossier où reste ce qui a été joué, pour qu’une étude interrompue reprenne
help-study-out = où écrire le rapport ; dans un rapport précédent, les chiffres sont renouvelés

command-train = Apprendre un jeu à un réseau en le faisant jouer contre lui-même, et l’écrire dans un fichier qui joue.
help-train-seats = nombres de joueurs à apprendre, séparés par des virgules
help-train-minutes = minutes d’apprentissage en tout ; ce qu’un dossier contient déjà compte
help-train-out = pour les états intermédiaires, le rapport et le réseau ; l’apprentissage y continue
help-train-device = où apprendre
help-train-small = un petit réseau et peu de parties, pour essayer
help-train-against = le bot qui sert à mesurer la force
help-train-measure = parties pour chaque mesure
help-train-seed = un nombre ; avec le même, le début est le même

command-box = Afficher le fichier de matériel du jeu ; modifies-en une copie et joue avec --box.

command-admin = Veiller sur un serveur : signalements, silences, refus, tables, données des gens. Fonctionne à côté du serveur, qui en tient compte en quelques secondes.
command-admin-reports = Donner la liste des signalements, le dernier d’abord.
help-admin-reports-everything = aussi ceux qui sont traités
command-admin-done = Noter que des signalements sont traités.
help-admin-done-numbers = leurs numéros, comme tworivers admin reports les montre
command-admin-mute = Empêcher quelqu’un d’écrire pendant un temps.
command-admin-ban = Fermer les sessions de quelqu’un et le refuser pendant un temps, ou tous ceux d’une adresse réseau.
help-admin-ban-whom = le nom d’un compte, un identifiant, ou une adresse comme 203.0.113.7 ou 203.0.113.0/24
command-admin-lift = Laisser quelqu’un écrire et jouer de nouveau avant l’heure.
help-admin-lift-whom = le nom d’un compte, un identifiant, ou une adresse comme 203.0.113.7 ou 203.0.113.0/24
command-admin-close = Arrêter pour de bon la partie d’une table, telle quelle. Aucun classement ne change.
help-admin-close-table = son identifiant, ou l’adresse de sa page
command-admin-export = Écrire tout ce qu’on sait de quelqu’un, en JSON ; sans mots de passe ni autres secrets.
help-admin-export-out = un fichier où l’écrire ; sinon c’est affiché
command-admin-erase = Effacer pour de bon tout ce qu’on sait de quelqu’un. Ses parties restent, sans son nom.
help-admin-erase-yes = le faire vraiment
help-person = le nom d’un compte, ou un identifiant comme les signalements en montrent
help-long = combien de temps : 30m, 12h, 7d, 2w
help-reason = pourquoi ; la personne visée le lit
help-db = adresse de la base du serveur, PostgreSQL ou SQLite ; sinon { $tables }
