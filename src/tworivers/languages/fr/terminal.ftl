# Ce qui peut ne pas aller dans ce qu’on tape dans un terminal, et avec la machine. Les noms des commandes et des options restent.

## Ce qui a été tapé

wrong-typed-option = il n’y a pas d’option { $option }
wrong-typed-option-like = il n’y a pas d’option { $option } ; ce qui y ressemble : { $options }
wrong-typed-command = il n’y a pas de commande { $command } ; tworivers --help les énumère
wrong-typed-command-like = il n’y a pas de commande { $command } ; ce qui y ressemble : { $commands }
wrong-typed-no-option = il manque l’option { $name }
wrong-typed-no-argument = il manque { $name }
wrong-typed-no-value = il faut une valeur après l’option { $option }
wrong-typed-switch = l’option { $option } ne prend pas de valeur
wrong-typed-more = { $text } est de trop pour cette commande

wrong-limit = --limit { $text } : il n’y a pas de limite { $name } ; il y a { $limits }
wrong-limit-number = --limit { $text } : il faut un nombre à partir de 1, comme { $name }=100
wrong-trusted-proxy = --trusted-proxy { $text } : il faut une adresse ou un réseau, comme 10.0.0.2 ou 10.0.0.0/24
wrong-metrics = --metrics { $text } : il faut une adresse et un port, comme 127.0.0.1:9100
wrong-metrics-place = impossible d’écouter sur { $text } : { $reason }. --metrics permet d’en choisir une autre
wrong-mail-server = --mail { $address } : il faut l’adresse d’un serveur de messagerie, comme smtp://user@mail.example.org ou smtps://user@mail.example.org:465
wrong-mail-sender = --mail-sender { $address } : il faut l’adresse de l’expéditeur, comme "Two Rivers <play@example.org>"
wrong-public-address = --public-address { $address } : il faut l’adresse où se trouvent les pages, pour les liens des courriels, comme https://play.example.org
wrong-measure = { $game } n’a pas de bot { $name } pour mesurer la force
wrong-learnt = { $file } a été appris avec d’autres réglages que maintenant (entre parenthèses) : { $settings }. Continue avec ceux-là, ou donne un autre dossier

## Ce que la machine ne peut pas

not-installed = tworivers, pas installé
wrong-no-memory = la mémoire ne suffit pas
wrong-device-python = TWORIVERS_JIT=0 demande du Python pur ; un GPU n’exécute que des règles compilées
wrong-device-none = pas de GPU NVIDIA utilisable par { $program }
wrong-extra = il manque l’extra '{ $extra }' : { $command } ({ $reason })
wrong-cache = pas d’endroit où garder les règles compilées : impossible d’écrire dans { $folders } ; donne à TWORIVERS_CACHE un dossier où l’on peut écrire
wrong-cache-foreign = { $folder } est à quelqu’un d’autre : du code natif venu de là s’exécuterait en notre nom
wrong-ray = --ray { $address } : pas de cluster à cette adresse : { $reason }
wrong-ray-missing = --ray : Ray n’est pas installé ; installe-le avec : pip install 'tworivers[ray]'
wrong-host = impossible d’écouter sur { $host } : cette adresse n’existe pas ici
wrong-port = impossible d’écouter sur { $place } : { $reason }. Choisis un autre port avec --port, ou arrête ce qui tourne là
wrong-database = { $database } : impossible de l’ouvrir : { $reason }
wrong-database-kind = { $database } : impossible de l’ouvrir : il faut l’adresse d’une base SQLite ou PostgreSQL
wrong-database-taken = { $database } : un autre serveur s’en sert déjà. Arrête celui-là, ou choisis une autre base avec --db
wrong-database-newer = une version plus récente de ce programme l’a modifiée (sa forme est { $form })
wrong-database-shared = { $database } : plusieurs serveurs ne peuvent partager que PostgreSQL
wrong-database-others = cette version doit la modifier d’une façon que les serveurs qui l’utilisent en ce moment ne supportent pas. Arrête-les d’abord tous
wrong-site-pages = les pages ne sont pas construites : dans le code source, `make pages` les construit
wrong-site-engine = ce qu’il faut aux pages pour jouer sans serveur n’est pas construit : dans le code source, `make pages` le construit
wrong-site-folder = { $folder } : contient d’autres fichiers. Choisis un dossier nouveau ou vide

## Le rapport d’un tournoi à répéter

wrong-record-no-text = pas du texte (UTF-8)
wrong-record-json = pas du JSON à partir de la ligne { $line }
wrong-record-kind = pas un tournoi : il faut un objet avec la clé 'tournament'
wrong-record-format = tournament vaut { $found } ; ce programme lit { $format }
wrong-record-plan = plan : il faut 2 à { $bots } bots et 1 à { $games } parties
wrong-record-seats = played, partie { $game } : il faut { $seats } places
wrong-record-game = played, partie { $game } : il faut une partie et des bots du plan

## Ce que la commande dit d’autre

cli-serving = Two Rivers est à l’adresse { $address }
cli-thinking = Two Rivers réfléchit pour les bots. Processus : { $processes }
cli-site-written = Le site est dans { $folder } : { $files } fichiers, { $size } Mo. Pour l’essayer : python -m http.server --directory { $folder }

train-title = Apprendre en jouant contre soi-même
train-won = Victoires contre le bot de mesure
train-points = Points
train-evenness = Régularité des choix
train-made = Comment cela s’est fait
train-nothing = Rien n’a été mesuré.
train-players = { $seats } joueurs
train-seconds = { $seconds } s

## Les commandes de l’exploitant

wrong-database-none = { $database } : cette base n’existe pas. Indique celle du serveur avec --db
wrong-database-form = { $database } : elle n’a pas la forme que ce programme connaît. Le serveur la convertit à son démarrage : arrête l’ancien, lance une fois le nouveau
admin-report = { $number } · { $when } · { $about ->
    [person] { $whom }
    [line] { $whom } à la table { $table }
   *[table] table { $table }
  } · { $reason ->
    [insult] insulte
    [cheating] triche
    [stalling] fait attendre les autres
    [spam] fait de la publicité
   *[other] autre chose
  } · signalé par { $by }{ $done ->
    [yes] { " " }· traité
   *[no] { "" }
  }
admin-report-line = { "    " }dit : { $text }
admin-report-words = { "    " }remarque : { $text }
admin-no-reports = Aucun signalement en attente.
admin-none-open = aucun de ces signalements n’est en attente ; tworivers admin reports donne la liste
admin-done = { $count ->
    [one] Un signalement est traité.
   *[other] { $count } signalements sont traités.
  }
admin-muted = { $whom } ne peut rien écrire jusqu’au { $until }.
admin-banned = { $whom } : session fermée, accès refusé jusqu’au { $until }.
admin-lifted = { $whom } peut de nouveau jouer et écrire.
admin-nothing-lifted = { $whom } : ni silence ni refus en cours
admin-closed = La table { $table } est fermée.
admin-over = la partie de la table { $table } est déjà terminée
admin-no-table = il n’y a pas de table { $table }
admin-exported = Ce qu’on sait de { $whom } se trouve dans { $file }.
admin-erased = { $whom } : tout est effacé. { $tables ->
    [0] Aucune table n’est concernée.
    [one] Une table reste, sans le nom.
   *[other] { $tables } tables restent, sans le nom.
  }
admin-unsure = { $whom } : tout serait effacé pour de bon ; ajoute --yes si c’est bien voulu
admin-nobody = il n’y a personne { $whom } : il faut le nom d’un compte, ou un identifiant comme les signalements en montrent
admin-wrong-time = --for { $time } : il faut une durée comme 30m, 12h, 7d ou 2w, 100 ans au plus
