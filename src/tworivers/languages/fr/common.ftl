# Ce que tous les jeux partagent : la partie et la ligne de commande.

match-over = La partie est finie.
match-unknown-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
match-unknown-action = Il n’y a pas d’action { $action }.
match-not-legal = Impossible maintenant.
lesson-not-here = Cela ne fait pas partie de la leçon.
match-undo-nothing = Rien n’a encore été décidé.
match-undo-other = La dernière décision était celle d’un autre joueur.
match-undo-over = La partie est finie et sa graine est connue : plus rien ne peut être annulé.
match-undo-known = Le hasard a parlé ou quelque chose de caché s’est montré : cela ne peut pas être annulé.

cli-preparing = Préparation des règles pour cette machine
cli-simulating = Parties en cours

cli-unknown-game = jeu inconnu : { $name } ; il y a { $games }
cli-no-game = quel jeu ? Il y a { $games }
cli-unknown-language = langue inconnue : { $name } ; il y a { $languages }
cli-unknown-seat = place { $name } : il faut { $kinds }
cli-unknown-device = appareil inconnu : { $name } ; il y a { $devices }
cli-unknown-bot = bot { $name } : il faut { $kinds }
cli-bots-count = { $bots } bots pour { $seats } places ; il en faut un par place, ou moins, qui s’assoient alors à tour de rôle
cli-bots-device = --device { $device } n’a que ces bots : { $bots } ; fais jouer les autres avec --device cpu
cli-process-lost = un processus qui jouait s’est arrêté de lui-même, peut-être faute de mémoire ; essaie-en moins avec --threads
cli-no-study = il n’y a pas d’étude sur { $game } ; il y en a une sur { $games }
cli-train-seats = --seats { $text } : il faut des nombres de joueurs séparés par des virgules ; il y a { $seats }
cli-train-learning = Apprend
cli-train-strength = { $seconds } s, { $games } parties, { $speed } décisions/s : à { $seats } joueurs, { $won } ± { $error } % de victoires contre { $against }, { $points } points contre { $others }
cli-train-written = Le réseau, son point de reprise et le rapport sont dans { $folder }
cli-option-form = option { $text } : il faut nom=valeur
cli-option-twice = l’option { $name } est donnée deux fois
cli-empty-path = { $what } : il faut un nom de fichier, il n’y a rien
cli-too-many-games = --games vaut { $games } ; on peut en jouer { $most } au plus à la fois
cli-too-many-threads = --threads vaut { $threads } ; le maximum est { $most }
cli-no-memory = la mémoire ne suffit pas pour { $games } parties à la fois ; choisis-en moins
cli-box-unreadable = { $file } est illisible : { $reason }
cli-box-no-text = { $file } est illisible : ce n’est pas du texte (UTF-8)
cli-file-exists = { $file } existe déjà et reste tel quel ; choisis un autre nom
cli-file-unwritable = impossible d’écrire dans { $file } : { $reason }
cli-resume-other-game = { $file } est une partie du jeu { $game }, pas du jeu { $wanted }
cli-resume-fixed = { $option } ne peut pas changer dans une partie qui continue
cli-no-such-move = { $file } compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } ; il n’y a pas de position après le coup { $at }

cli-welcome = { $game } : { $players }
cli-seed-hash = Tout le hasard découle d’une graine, montrée à la fin. Son empreinte : { $hash }
cli-kept-in = Chaque coup est conservé dans { $file }
cli-goes-on = La partie reprend après le coup { $moves }.
cli-choose = Numéro, ou h pour l’aide :
cli-question = { $who } : { $question }
cli-hand-over = Le clavier passe à { $who }. Personne d’autre ne regarde ? Appuie alors sur Entrée.
cli-not-a-choice = { $text } n’est pas un choix. Tape un numéro de 1 à { $last }, ou h pour l’aide.
cli-help =
    1, 2, 3…       faire ce choix ; son texte dans un fichier de partie convient aussi
    b, board       remontrer le plateau, la question et les choix
    u, undo        annuler ton dernier choix, si rien ne s’est su et personne n’a décidé depuis
    w, why         pourquoi pas ? Ce qui répondrait à la question mais ne se peut pas
    w TEXTE        pareil pour les actions dont le texte dans un fichier commence par TEXTE
    l, log         ce qui vient de se passer ; l et un nombre : autant de coups
    s, save NOM    enregistrer une copie dans le fichier NOM
    h, help, ?     cette aide
    q, quit        quitter ; la partie est conservée
cli-undone = Annulé : { $action }
cli-saved = Enregistré dans { $file }
cli-save-which = La partie est conservée dans { $file } ; s et un nom de fichier y enregistrent une copie.
cli-legal-now = C’est possible : c’est le choix { $number }.
cli-why-more = … et { $count } de plus pour de telles raisons ; w et le début de leur texte les montre
cli-why-nothing = Tout ce qui répondrait à cette question est possible ; w et le début d’un texte d’action parle des autres.
cli-why-unknown = Aucune action impossible maintenant ne commence par { $text }.
cli-nothing-yet = Il ne s’est encore rien passé.
cli-left = La partie est conservée. Pour la reprendre : tworivers play --resume { $file }
cli-not-kept = La partie n’a pas pu être conservée dans { $file } : { $reason }

cli-bot-random = bot aléatoire
cli-bot-apprentice = apprenti
cli-bot-scribe = scribe
cli-bot-merchant = marchand
cli-bot-steward = intendant
cli-bot-governor = gouverneur
cli-bot-vizier = vizir
cli-bot-sage = sage

cli-final = La partie est finie
cli-player = Joueur
cli-score = Points
cli-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
  }
cli-seed-fits = La graine était { $seed } ; son empreinte est celle du début, { $hash }.
cli-and = { $names } et { $last }

cli-sim-games = Parties
cli-sim-decisions = Décisions
cli-sim-speed = Décisions par seconde
cli-sim-seconds = Secondes
cli-sim-seed = Graine
cli-sim-seat = Place
cli-sim-bot = Bot
cli-sim-mean = Points en moyenne
cli-sim-sd = Écart
cli-sim-wins = Parties gagnées
cli-sim-share = { $wins } ({ $percent } %)

cli-replay-title = Après { $at ->
    [one] { $at } coup
   *[other] { $at } coups
  } sur { $moves }
cli-move-unseen = { $number }. { $who }
cli-move = { $number } { $who } : { $action }

cli-verified = { $file } : en ordre
cli-verified-game = { $game }, { $seats } joueurs, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, tous permis
cli-verified-rules = jouée selon la version { $rules } des règles, celle de ce programme
cli-verified-other-rules = jouée et rejouée selon la version { $rules } des règles ; les nouvelles parties suivent la version { $current }
cli-verified-seed = la graine correspond à son empreinte { $hash }
cli-verified-result = résultat { $scores }
cli-verified-running = pas finie ; points jusqu’ici { $scores }

# Chiffres de `tworivers bench`

cli-bench-random = Jeu au hasard, { $seats } places : { $median } millions de décisions/s sur un cœur ({ $low } à { $high })
cli-bench-copy = Un état copié en code natif : { $median } ns ({ $low } à { $high })
cli-bench-python = legal + apply depuis Python : { $median } µs ({ $low } à { $high })
cli-bench-threads = Deux fils : { $median } fois la vitesse d’un seul ({ $low } à { $high })
cli-bench-start = Du lancement au premier coup : { $median } s ({ $low } à { $high })
cli-bench-compile = Tout recompiler : { $median } s

# Conseils : plusieurs choses en une phrase, et ce que dit une recherche là où aucun changement ne parle pour un choix

hint-and = { $one } et { $other }
hint-list = { $one }, { $other }
hint-last-step = { $one }, puis { $other }
hint-steps = { $one }, { $other }
hint-fares = En jouant la suite en pensée, tu gagnes ainsi { $percent } % des parties, autrement { $other } %.
hint-even = Cela change peu : en jouant la suite en pensée, tu gagnes environ { $percent } % des parties de toute façon.
hint-only = { $count ->
    [one] Il n’y a que { $count } choix.
   *[other] Les { $count } choix reviennent au même.
}
