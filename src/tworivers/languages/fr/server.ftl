# Ce que dit le serveur quand quelque chose ne se peut pas.

server-malformed = La requête est incompréhensible : { $reason }
server-bad-cookie = Ce cookie ne vient pas d’ici, ou sa session est finie. Il a été retiré ; réessaie.
server-wrong-origin = La requête vient de la page d’un autre site ({ $origin }).
server-wrong-host = Ce serveur ne se connaît pas sous le nom { $host }. Si c’est le sien, lance-le avec --allowed-host { $host }.
server-not-json = La requête doit contenir du JSON (content type application/json).
server-too-large = La requête est trop grande : { $most } octets au plus.
server-too-often = Trop de requêtes de cette sorte en peu de temps. Attends un peu et réessaie.
server-no-such-page = Il n’y a rien à cette adresse.
server-no-such-method = Cette adresse ne connaît pas la méthode { $method }.
server-no-such-table = Cette table n’existe pas.
server-no-such-game = Il n’y a pas de jeu { $name } ; il y a { $games }.
server-preparing = Les règles ({ $name }) se préparent pour cette machine ; la première fois, cela prend quelques minutes. Réessaie bientôt.
server-preparing-failed = Les règles ({ $name }) n’ont pas pu être préparées pour cette machine. Le serveur réessaie de lui-même ; son journal dit ce qui a échoué. En attendant, on peut jouer aux autres jeux.
server-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
server-no-such-level = { $name } n’a pas d’adversaire virtuel { $level } ; il y a { $levels }.
server-no-such-lesson = Il n’y a pas de leçon { $name }.
server-no-such-puzzle = Il n’y a pas de problème { $number }.
server-no-such-position = Cette partie compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } ; il n’y a pas de position après { $at }.
server-bad-table = Impossible de préparer une telle table : { $reason }
server-bad-name = Ce ne peut pas être un nom : { $reason ->
    [long] il dépasse { $most } caractères
    [written-out] écrit en entier, il dépasse { $most } caractères
    [bot] il ressemble à celui d’un adversaire virtuel
   *[unseen] il lui faut des caractères visibles, sur une ligne
  }.
server-bad-token = Ce lien a déjà servi, ou un plus récent l’a remplacé.
server-bad-save = Ce fichier ne peut pas être ouvert : { $reason }
server-slow-file = La lecture de ce fichier a été abandonnée : elle prenait plus de { $seconds } secondes, ou plus de mémoire qu’un fichier ne peut en prendre. Les fichiers de partie et de matériel habituels se lisent aussitôt.
server-not-your-seat = Cette place n’est pas la tienne.
server-seat-taken = Quelqu’un d’autre y est déjà assis.
server-seat-not-open = Cette place n’est pas ouverte aux autres.
server-seat-kept = Cette place est gardée pour { $name }.
server-seat-not-kept = Cette place n’est gardée pour personne.
server-seat-left = L’ordinateur joue pour toi à cette place. Reprends-la d’abord.
server-seat-not-left = Personne ne joue pour toi à cette place : tu l’as déjà.
server-not-seated = Seuls ceux qui jouent à cette table peuvent le faire.
server-not-away = Personne ne peut y être remplacé maintenant. C’est possible à une table sans cadence, quand la partie attend depuis dix minutes quelqu’un qui n’est pas là.
server-time-up = Ton temps est écoulé : l’ordinateur prend le relais. Tu peux reprendre ta place tout de suite.
server-over = La partie est finie.
server-others-play = D’autres jouent cette partie avec toi. Abandonne d’abord, ou propose d’arrêter.
server-waiting = La partie commence dès que toutes les places sont prises.
server-begun = La partie a commencé : chacun reste à sa place.
server-gone-on = La table a continué : elle en est à { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }, et la requête valait après { $number }.
server-secret-save = Cette partie a des secrets : elle pourra être enregistrée une fois finie.
server-shared-save = D’autres jouent ici aussi, ou une place leur est ouverte : le fichier pour continuer contient les jets à venir, il n’existe donc qu’à la fin.
server-seed-told = Tu as téléchargé cette partie avec les jets à venir : plus personne d’autre ne peut s’y asseoir.
server-not-your-offer = Un mot accompagne une offre à toi, pour un seul royaume.
server-no-hints = Il n’y a ni conseils ni chances de victoire ({ $name }) : l’ordinateur ne sait pas en juger les positions.
server-no-chat = Cette table se joue sans discussion ; on ne peut rien y dire.
server-long-note = Un mot joint à une offre compte { $most } caractères au plus.
server-hints-off = Cette table se joue sans conseils ni chances de victoire. On les verra une fois la partie finie.
server-not-to-move = Ce n’est pas à cette place de jouer.
server-not-over = Cela se dira une fois la partie finie.
server-no-answer = L’ordinateur n’a pas trouvé de réponse à temps. Réessaie.
server-account-taken = Ce nom de compte est pris.
server-has-account = Tu as déjà un compte : { $account }.
server-wrong-password = Le nom de compte ou le mot de passe est faux.
server-bad-password = Ce ne peut pas être un mot de passe : { $reason ->
    [short] il lui faut au moins { $least } caractères
    [common] il est de ceux qu’on essaie en premier
    [account] c’est le nom du compte
   *[repeated] c’est un seul caractère, répété
  }.
server-no-account = Il faut un compte pour cela.
server-no-mail = Ce serveur n’envoie pas de courriels et ne peut donc pas le faire. La personne qui l’héberge peut configurer un serveur de messagerie (--mail).
server-no-address = Pour les courriels, ton compte a besoin d’une adresse électronique confirmée.
server-no-push-service = Ce serveur ne connaît pas le service par lequel ce navigateur reçoit ses messages. Fais-toi plutôt envoyer des courriels.
server-bad-address = Aucun courriel ne peut partir là. Une adresse ressemble à ada@example.org.
server-old-link = Ce lien a déjà servi, il est trop ancien, ou un plus récent l’a remplacé. Demande-en un nouveau.
server-mail-failed = Le courriel n’a pas pu partir. Vérifie l’adresse et réessaie plus tard.
server-rated-account = Une partie classée demande un compte : c’est la seule façon de savoir quel classement change.
server-rated-seats = À une table classée, chacun a une place et la garde : toi, les autres et l’ordinateur, personne au même écran.
server-rated-own = Une partie classée a le matériel habituel et des dés que personne n’a choisis.
server-rated-over = Cette partie classée est finie et comptée ; plus rien ne se reprend.
server-no-such-person = Personne n’a ici de compte { $name }.
server-no-such-line = Ce message n’existe pas.
server-nobody-there = Personne qui puisse être visé n’est assis là.
server-yourself = C’est toi-même.
server-not-friends = On ne peut inviter que ses amis. Aux autres, envoie le lien de la table.
server-no-such-friend = Personne parmi tes amis et tes demandes ne correspond.
server-too-many-people = Ta liste est pleine. Retires-en d’abord quelqu’un.
server-no-free-seat = Il n’y a plus de place libre à cette table.
server-muted = Tu ne peux rien écrire ici jusqu’au { $until }.{ $given ->
    [yes] { " " }La raison : { $reason }
   *[no] { "" }
  }
server-banned = Tu ne peux pas jouer ici jusqu’au { $until }.{ $given ->
    [yes] { " " }La raison : { $reason }
   *[no] { "" }
  }
server-range-account = Cette table demande un classement : { $kind ->
    [least] au moins { $least }
    [most] au plus { $most }
   *[between] { $least } à { $most }
  }. Il faut pour cela un compte.
server-range-missed = Cette table demande un classement : { $kind ->
    [least] au moins { $least }
    [most] au plus { $most }
   *[between] { $least } à { $most }
  } ; le tien est de { $points }.
server-bad-range = Le classement minimal dépasse le maximal.
server-crowded = Trop de monde regarde cette table en ce moment.
server-too-many-sockets = Il y a déjà { $most } connexions depuis chez toi ou ton réseau, et pas de place pour plus. Ferme quelques pages et réessaie.
server-not-looking = Dis d’abord d’où tu regardes : envoie un message de type look.
server-not-kept = Le serveur n’atteint pas sa base de données en ce moment. Rien n’a changé ; réessaie plus tard.
server-in-doubt = Le serveur a perdu sa base de données pendant qu’il écrivait et ne sait pas si c’est conservé. Regarde la table avant de réessayer.
server-other-request = Cette clé est déjà venue avec une autre requête. Chaque requête a besoin de la sienne.
server-broken = Un problème est survenu sur le serveur. Il en a pris note ; donne ce numéro à l’hébergeur : { $request }.

# Ce qu’un lien partagé dit de lui-même

share-house = Two Rivers
share-house-note = Des jeux de plateau de l’ancien pays entre deux fleuves, dans ton navigateur : en solo, entre amis, contre l’ordinateur.
share-table = Une table : { $game } — Two Rivers
share-table-note = Assieds-toi ou regarde. Sans compte.
share-replay = Une partie coup par coup : { $game } — Two Rivers
share-replay-note = Chaque coup, chaque point, et qui menait quand.
share-rules = Le livre de règles : { $game } — Two Rivers
share-rules-note = Complet, avec des exemples de vraies parties, à chercher et à imprimer.
share-seat = Une place à une table — Two Rivers
share-seat-note = Qui ouvre ce lien en premier peut y jouer.
