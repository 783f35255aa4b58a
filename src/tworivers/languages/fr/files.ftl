# Ce qui peut ne pas aller dans ce que l’on apporte : une partie enregistrée, un fichier de matériel, options, places, noms.
# Les en-têtes, clés et valeurs des fichiers eux-mêmes restent tels quels dans chaque langue.

## Où cela ne va pas

wrong-in-file = { $file } : { $reason }
wrong-in-line = { $file } : ligne { $line } : { $reason }
wrong-line = ligne { $line } : { $reason }
wrong-file-yours = le fichier
wrong-file-box = le fichier de matériel
wrong-file-its-box = le fichier de matériel qu’il contient
wrong-file-changed = { $file } (modifié après son enregistrement)
wrong-file-other-version = { $file } (joué selon la version { $played } des règles ; ce programme a la version { $version })
wrong-unreadable = illisible : { $reason }

## Options, places et noms

wrong-option = { $game } n’a pas d’option { $name } ; il y a { $options }
wrong-option-none = { $game } n’a pas d’option { $name }, ni aucune autre
wrong-option-value = option { $name } : { $value } n’est pas possible ; il faut une de ces valeurs : { $values }
wrong-version = la version { $version } des règles ({ $game }) est inconnue ici ; la plus récente est { $newest }
wrong-seats = { $game } se joue de { $least } à { $most } joueurs, pas à { $seats }
wrong-seat-level = place { $seat } : seuls les bots ont une force
wrong-seat-open = la place { $seat } est ouverte : sur un appareil, personne ne peut rejoindre
wrong-box-in-page = seul le serveur lit une boîte personnelle
wrong-names = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
  } pour { $seats } places
wrong-name = nom { $text } : il faut des caractères visibles, au moins un, sans espace au début ni à la fin
wrong-seed = graine { $text } : il faut des caractères visibles, au moins un, sans espace au début ni à la fin
wrong-bot = { $game } n’a pas de bot { $name } ; il y a { $bots }
wrong-bot-thinking = { $game } n’a pas de bot { $name } ; il y a { $bots }, { $greedy }, { $search } (1 à { $most }), { $network } et { $searching } s’il a un réseau
wrong-network-file = { $file } : le réseau ne peut pas être lu : { $reason }
wrong-network-runtime = { $file } : le réseau a besoin d’ONNX Runtime, qui ne peut pas être chargé ({ $reason }) ; pour l’installer : pip install onnxruntime
wrong-network-damaged = { $file } : ce n’est pas un réseau, ou il est abîmé : ONNX Runtime ne peut pas le lire
wrong-network-game = { $file } : un réseau pour { $other }, pas pour { $game }
wrong-network-rules = { $file } : un réseau pour d’autres règles ({ $game }, version { $version } ; ce programme a la version { $now }) ; il faut l’entraîner à nouveau
wrong-network-seats = { $file } : ce réseau n’a pas appris à jouer à { $seats }
wrong-game-twice = { $packages } apportent un jeu nommé { $name } : désinstalle-les tous sauf un
wrong-game = le jeu { $name } du paquet { $package } ({ $place }) est inutilisable : { $reason }
wrong-game-name = il faut un nom en minuscules, chiffres et traits d’union
wrong-game-kind = il faut un objet { $expected }, il y a { $found }
wrong-game-other-name = le jeu se nomme lui-même { $name }

## Parties enregistrées

wrong-save-empty = le fichier est vide ; il faut une partie enregistrée
wrong-save-large = trop grand pour une partie enregistrée
wrong-save-no-text = pas une partie enregistrée : ce n’est pas du texte (UTF-8)
wrong-save-first = pas une partie enregistrée : il faut [Game "..."], il y a { $found }
wrong-save-breaks-off = le fichier s’interrompt : il faut "end", le nombre de coups et une empreinte après la dernière ligne, { $found }
wrong-save-after-end = du texte après la ligne de fin : { $found }
wrong-save-count = la ligne de fin compte { $counted ->
    [one] { $counted } coup
   *[other] { $counted } coups
  }, le fichier en a { $moves }
wrong-save-no-box = une ligne qui commence par %, mais ni [Box "custom"] ni [Position "set up"] avant elle
wrong-save-many-moves = il faut { $most } coups au plus, il y en a davantage
wrong-save-missing = il manque [{ $header } "..."]
wrong-save-header = il faut [Nom "valeur"], il y a { $found }
wrong-save-unknown-header = en-tête inconnu { $header } ; il faut l’un de ceux-ci : { $headers }
wrong-save-twice = { $header } est ici pour la deuxième fois ; la première est à la ligne { $first }
wrong-save-header-late = l’en-tête { $header } est parmi les coups
wrong-save-move-form = il faut "{ $number }", une place et une action, il y a { $found }
wrong-save-move-number = il faut le coup { $number }, il y a { $found }
wrong-save-note = une note n’a que des caractères imprimables, il y a { $found }
wrong-save-no-variation = ")" termine une variante, mais aucune n’a commencé par "("
wrong-save-empty-variation = la variante qui commence ici n’a aucun coup
wrong-save-open-variation = la variante qui commence ici n’est pas terminée par ")"
wrong-save-deep-variation = il faut { $most } variantes au plus l’une dans l’autre, il y en a davantage
wrong-save-many-variations = il faut { $most } variantes au plus, il y en a davantage
wrong-save-digest = l’empreinte ne correspond pas au texte au-dessus
wrong-save-game = jeu inconnu { $game } ; ce programme a { $games }
wrong-save-rules = il faut la version des règles, il y a { $found }
wrong-save-seats = il faut le nombre de joueurs, il y a { $found }
wrong-save-names = il faut { $seats ->
    [one] { $seats } nom
   *[other] { $seats } noms
  }, il y a { $names }
wrong-save-box = il faut "standard" avec huit chiffres hexadécimaux ou "custom", il y a { $found }
wrong-save-other-box = le fichier de matériel d’origine a aujourd’hui d’autres valeurs ({ $today }) qu’au moment de cette partie ({ $then }) : elle ne peut donc pas être rejouée
wrong-save-no-seed = la graine est cachée, comme pendant toute partie ; les coups se lisent, mais ne se rejouent pas sans elle
wrong-save-seed = la graine ne correspond pas au SeedHash de la ligne { $line }
wrong-save-seat = place inconnue { $seat } ; il faut { $seats }
wrong-save-action = action inconnue { $action } ; il en faut une comme { $actions }
wrong-save-move = { $seat } ne peut pas jouer { $action } : { $reason }
wrong-save-no-result = la partie est finie, mais il manque [Result "{ $scores }"]
wrong-save-early-result = il y a un Result, mais la partie n’est pas finie après le dernier coup
wrong-save-result = le Result est { $result }, les coups donnent { $scores }
wrong-save-options = il faut chaque option une fois, comme nom=valeur, il y a { $found }
wrong-save-played = jouée selon la version { $played } des règles, ici c’est la version { $version } : { $reason }

## Fichiers de matériel, et valeurs en général

wrong-box-large = trop grand : il faut { $most } caractères au plus, il y en a davantage
wrong-box-long-word = il faut une clé ou un nombre de { $most } caractères au plus
wrong-box-deep-key = il faut des clés de { $most } parties au plus
wrong-box-deep = il faut { $most } crochets l’un dans l’autre au plus
wrong-box-many-keys = il faut { $most } clés au plus

wrong-toml = pas un fichier TOML : { $fault }
wrong-toml-at = pas un fichier TOML : ligne { $line }, colonne { $column } : { $fault }
wrong-toml-end = pas un fichier TOML : à la fin : { $fault }
wrong-toml-statement = il faut une clé, un titre entre crochets ou un commentaire
wrong-toml-newline = il faut la fin de la ligne
wrong-toml-twice = c’est déjà dans le fichier
wrong-toml-heading = les crochets de ce titre ne se ferment pas
wrong-toml-equals = il faut "=" après la clé
wrong-toml-key = une clé ne peut pas commencer ainsi
wrong-toml-array = cette liste ne se ferme pas
wrong-toml-table = cette table entre accolades ne se ferme pas
wrong-toml-string = ce texte ne se termine pas
wrong-toml-escape = ce signe n’existe pas après "\"
wrong-toml-character = ce caractère ne peut pas être ici
wrong-toml-date = cette date ou cette heure n’existe pas
wrong-toml-value = il faut une valeur : un nombre, un texte entre guillemets, true ou false, ou une liste
wrong-toml-other = quelque chose n’est pas comme TOML le veut

wrong-key = { $key } vaut { $value } : { $expected }
wrong-place = { $key } : { $expected }
wrong-key-missing = il manque { $key }
wrong-key-unknown = { $key } n’est pas une clé de ce fichier
wrong-value-integer = il faut un nombre entier
wrong-value-number = il faut un nombre
wrong-value-switch = il faut true ou false
wrong-value-text = il faut un texte
wrong-value-list = il faut une liste
wrong-value-table = il faut une table de clés et de valeurs
wrong-value-choice = il faut une de ces valeurs : { $expected }
wrong-value-kind = il faut { $expected }
wrong-value-more = il faut plus que { $expected }
wrong-value-least = il faut { $expected } ou plus
wrong-value-less = il faut moins que { $expected }
wrong-value-most = il faut { $expected } ou moins
wrong-value-few = il faut au moins { $expected ->
    [one] { $expected } valeur
   *[other] { $expected } valeurs
  }
wrong-value-many = il faut au plus { $expected ->
    [one] { $expected } valeur
   *[other] { $expected } valeurs
  }
wrong-value-short = il faut au moins { $expected ->
    [one] { $expected } caractère
   *[other] { $expected } caractères
  }
wrong-value-long = il faut au plus { $expected ->
    [one] { $expected } caractère
   *[other] { $expected } caractères
  }
wrong-value-form = il faut un texte de la forme { $expected }
wrong-value-json = il faut du JSON
wrong-value-say = il faut quelque chose à lire
wrong-value-other = { $reason }

## Ce que dit le système

system-missing = ce fichier ou ce dossier n’existe pas
system-forbidden = ce n’est pas permis
system-folder = c’est un dossier
system-no-folder = une partie du chemin n’est pas un dossier
system-exists = cela existe déjà
system-full = il n’y a plus de place
system-read-only = on ne peut rien y écrire
system-long-name = le nom est trop long
system-links = ses liens tournent en rond
system-many-files = trop de fichiers sont ouverts
system-device = l’appareil a échoué
system-address-taken = autre chose y écoute déjà
system-no-address = cette machine n’a pas cette adresse
system-other = le système refuse ({ $reason })

## Positions disposées à la main

wrong-position-none = les positions de { $game } ne se disposent pas à la main
wrong-position-name = il n’y a rien de tel dans cette position : { $name }
wrong-position-value = { $group }, { $thing } : il faut l’un de ceux-ci : { $values }, il y a { $value }
wrong-position-number = { $group }, { $thing } : il faut un nombre de { $least } à { $most }, il y a { $value }
wrong-position-line = il faut une chose et sa valeur, chaque chose une fois, il y a { $found }
wrong-position-law = les pièces ne font pas le compte (loi { $law } de ce jeu)
wrong-position = { $reason }
wrong-save-position = il faut [Position "set up"] puis ses lignes, il y a { $found }
