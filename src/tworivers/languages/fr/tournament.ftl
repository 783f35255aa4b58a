# Tournois : la commande, ses tableaux et la page.

tournament-title = { $game } : un tournoi
tournament-facts = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }, tables de { $seats }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
tournament-stopped = Arrêté avant la fin : { $played } parties jouées sur { $games }.
tournament-percent = { $percent } %
tournament-interval = { $low } à { $high }
tournament-elo = Elo
tournament-seat = Place { $seat }

tournament-ratings = Force de jeu
tournament-ratings-lead = En points Elo, 0 étant la moyenne de tous : qui a 100 points de plus finit devant l’autre dans 64 % de leurs rencontres. Les barres contiennent la vraie valeur avec une probabilité de 95 %.
tournament-cross = Qui bat qui
tournament-cross-lead = Combien de fois le bot d’une ligne a fini devant celui d’une colonne ; une place partagée compte pour moitié.
tournament-scores = Points
tournament-scores-lead = Comment les points de chaque bot se répartissent sur ses parties ; le trait doré est la moyenne.
tournament-seats = Places
tournament-seats-lead = La part des tables, en pour cent, gagnées depuis chaque place, dans l’ordre des places au départ ; au trait doré, ce serait équilibré. Les bots se sont assis partout à tour de rôle : cela ne dit donc rien sur eux.
tournament-repeat = Pour recommencer
tournament-repeat-lead = Le même plan donne les mêmes parties, sauf si un bot réfléchit selon l’horloge.

tournament-column-bot = Bot
tournament-column-elo = Elo
tournament-column-interval = 95 %
tournament-column-games = Places
tournament-column-won = Victoires
tournament-column-score = Points
tournament-column-spread = Écart
tournament-column-thought = ms par choix

tournament-fact-command = Commande
tournament-fact-seed = Graine
tournament-fact-options = Options
tournament-fact-box = Matériel
tournament-fact-rules = Version des règles
tournament-fact-program = Programme
tournament-fact-cycle = Parties avant l’équilibre
tournament-fact-clock = Réflexion selon l’horloge
tournament-standard-box = celui d’origine
tournament-own-box = le tien, conservé dans report.json

tournament-playing = Parties en cours
tournament-written = Écrit : { $files }
tournament-broken-off = Arrêté : { $played } parties jouées sur { $games }.
tournament-lost = Un processus qui jouait s’est arrêté de lui-même, peut-être faute de mémoire ; ce qui a été joué avant est conservé.
tournament-nothing = Arrêté avant la fin de la première partie ; rien n’est écrit.
tournament-same = Recommencé : les { $games } parties se sont déroulées de même.
tournament-differs = Recommencé : { $count } parties sur { $games } se sont déroulées autrement, la première étant la partie { $first }.
tournament-differs-clock = Ces bots réfléchissent selon l’horloge et peuvent décider autrement chaque fois : { $bots }.

tournament-few-bots = --bots ne nomme { $count ->
    [0] personne
    [one] qu’un bot
   *[other] que { $count } bots
  } ; il en faut au moins deux différents, séparés par des virgules
tournament-many-bots = --bots nomme { $count } bots ; { $most } au plus peuvent s’affronter
tournament-bot-twice = le bot { $name } est nommé deux fois
tournament-missing = { $option } manque ; il faut { $expected }
tournament-what-bots = des bots séparés par des virgules, comme random,greedy
tournament-repeat-fixed = { $option } est dans { $file } et ne peut pas être redonné
tournament-repeat-rules = { $file } a été joué selon la version { $rules } des règles ; ce programme a la version { $current }
tournament-many-processes = --processes vaut { $processes } ; le maximum est { $most }
tournament-both = --processes et --ray disent où jouer ; n’en donne qu’un
