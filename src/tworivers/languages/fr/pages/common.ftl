# Les mots propres aux pages, en français. Ce qui appartient à un jeu est dans le catalogue de ce jeu.

skip = Aller au contenu
loading = Un instant…
close = Fermer
save = Enregistrer
home = Accueil
copy = Copier
copied = Copié
send = Envoyer
you = toi

# Le livre de règles

book = Livre de règles
book-of = Le livre de règles : { $game }
book-other = L’autre livre de règles : { $game }
book-lead = Complet, avec des exemples de vraies parties. Tape dans la recherche, ou suis les liens.
book-contents = Sommaire
book-search = Chercher dans les règles
book-found = { $count ->
    [0] Rien trouvé. Essaie une partie du mot.
    [one] { $count } endroit
   *[other] { $count } endroits
}
book-print = Imprimer
book-printing = Dessin des illustrations…
book-whole = Ouvrir tout le livre
book-look = Voir dans les règles : { $about }
book-link-to = Lien vers « { $section } »
book-ruling = Notre décision
book-mark = Marque
book-mark-note = D’où vient le nombre : S imprimé, X d’une seule source extérieure, R notre reconstitution
book-mark-s = S : imprimé dans le livret de règles
book-mark-x = X : d’une seule source extérieure
book-mark-r = R : notre reconstitution
book-box-download = Télécharger le fichier de matériel
book-box-try = Jouer avec ton fichier
book-before = Avant
book-step = Étape { $step } sur { $steps }
book-step-back = Une étape en arrière
book-next = Suite
book-again = Depuis le début
book-earlier = Avant ceci : { $chapter }
book-later = Après ceci : { $chapter }
help-how = Comment jouer
help-dismiss = Ne plus montrer

# Accueil

learn-to-play = Apprendre à jouer
play-now = Jouer maintenant
play-now-note = « Jouer maintenant » commence tout de suite, contre deux adversaires virtuels. Sans compte.
new-table = Nouvelle table
my-tables = Mes tables
my-tables-none = Rien encore. Tes parties seront gardées ici.
my-tables-all = Montrer les { $count }
my-tables-removed = { $count ->
    [one] Remontrer { $count } table retirée
   *[other] Remontrer { $count } tables retirées
}
table-remove = Retirer de cette liste
table-changed = Dernier coup
table-since = depuis { $time }
table-set-up = Ouverte
table-done = Retirer de la liste ou supprimer
table-delete = Supprimer
table-delete-note = Une table à toi seul disparaît pour de bon, avec tous ses coups. Une partie avec d’autres leur reste et ne quitte que ta liste. D’une table qui attend encore, tu te lèves.
game-seats = { $least } à { $most } joueurs
watch = Regarder
watch-none = Personne ne joue en public en ce moment.
lobby = Salon
lobby-lead = Joue avec qui cherche une partie, tout de suite ou sur plusieurs jours.
lobby-find = Trouver une partie
lobby-find-note = Tu t’installes là où quelqu’un attend exactement cette partie. Sinon, tu attends à ta propre table, que d’autres trouvent ici.
lobby-open = Tables ouvertes
lobby-none = Aucune table ouverte ne convient pour l’instant. Fais-toi trouver une partie, ou ouvre une table à tous.
lobby-any = Peu importe
lobby-language = Langue
lobby-rules = Règles
lobby-usual = Les règles habituelles
lobby-own = règles maison
lobby-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
lobby-call = Trouver des adversaires
other-games = Un autre jeu
open-save = Ouvrir une partie
open-save-note = pour revoir une partie ou la continuer ; ou dépose le fichier ici
footer = { $games } : des jeux de plateau de l’ancien pays entre deux fleuves, à jouer librement. Une adaptation non officielle ; les noms appartiennent à leurs propriétaires.
table-waiting = { $count ->
    [one] attend { $count } joueur
   *[other] attend { $count } joueurs
}
table-over = finie
table-moves = { $moves ->
    [0] à peine commencée
    [one] { $moves } coup
   *[other] { $moves } coups
}

# Nouvelle table

which-game = Jeu
who-plays = Qui joue ?
how-many = Nombre de joueurs
options = Règles
public = Tout le monde peut jouer et regarder
public-note = La table est dans le salon : des inconnus peuvent prendre les places libres et regarder. Sinon, seuls ceux à qui tu envoies le lien la trouvent. Personne ne voit ce qui est caché.
own-box = Ton fichier de matériel
own-box-note = D’autres nombres : télécharge le fichier, corrige-le et choisis-le ici.
own-box-download = Le télécharger
own-box-choose = Choisir un fichier
own-box-without = Jouer comme imprimé
hints = Conseils et chances de victoire
hints-note = À la demande, l’ordinateur propose un coup ; une barre montre où en est chacun. Personne n’apprend ainsi ce qui est caché.
hints-off = seulement après la partie
chat-on = Discuter à la table
chat-on-note = Une discussion à côté du plateau : avec tous, ou avec un seul joueur.
play-here = Jouer sur cet appareil
play-here-note = Sans serveur : la partie continue sans connexion et reste dans ce navigateur seulement. Tout le monde joue à ton écran ou est un adversaire de l’ordinateur.
play-here-open = Sur cet appareil, chaque place est la tienne, celle de quelqu’un à ton écran ou celle d’un adversaire de l’ordinateur.
alone = Pas de connexion au serveur : tu joues sur cet appareil. Tes tables au serveur reviendront avec la connexion.
files-alone = Ce site n’a pas de serveur : tu joues sur ton propre appareil, et tes parties restent dans ce navigateur. Un fichier de partie permet d’en emporter une.
chat-off = pas à cette table
table-pace = Cadence
pace-none = Sans limite
pace-live = En direct
pace-days = Sur plusieurs jours
pace-none-note = Chacun prend le temps qu’il veut. Qui n’est pas là et fait attendre les autres dix minutes peut être remplacé par l’ordinateur, et revenir à tout moment.
pace-live-note = { $minutes } minutes pour toute la partie ; { $increment } secondes reviennent après chaque tour. Le temps écoulé, l’ordinateur prend le relais.
pace-days-note = { $hours } heures pour chaque décision et { $reserve } heures de réserve pour toute la partie. Quand tout est épuisé, l’ordinateur prend le relais.
pace-time = Temps de chacun
pace-live-is = { $minutes } min + { $increment } s
pace-days-is = { $hours } h + { $reserve } h
create = Commencer
create-and-invite = Préparer et inviter
seat-kind = Qui joue { $seat } ?
seat-kind-me = Moi
seat-kind-bot = Ordinateur
seat-kind-open = Quelqu’un, par un lien
seat-kind-screen = Quelqu’un à cet écran
seat-level = La force de l’ordinateur pour { $seat }
seat-name = Nom
seat-name-of = Nom pour { $seat }
seat-open-note = Tu reçois un lien à envoyer.
seat-level-all = Chaque ordinateur
seat-level-mixed = divers
readings = Interprétations des règles
readings-note = Là où les règles se lisent de plusieurs façons, votre table choisit. Le choix de départ est ce qui nous semble voulu.
more-rules = Autres règles
seat-number = Place { $seat }
open-seat = Place libre
bot-name = { $level } (ordinateur)
guest = Invité
level-random = Flambeur
level-apprentice = Apprenti
level-scribe = Scribe
level-merchant = Marchand
level-steward = Intendant
level-governor = Gouverneur
level-vizier = Vizir
level-sage = Sage
level-random-note = Joue au hasard.
level-apprentice-note = Connaît les règles et se trompe souvent.
level-scribe-note = Joue bien son propre tour.
level-merchant-note = Sent où va la partie, et laisse souvent passer une occasion.
level-steward-note = Anticipe un peu pour tout le monde.
level-governor-note = A joué des millions de parties et laisse rarement passer une occasion.
level-vizier-note = Réfléchit à fond à chaque décision.
level-sage-note = Sait comment les parties finissent et y réfléchit avant chaque décision.
level-strength = Force { $rating } ± { $around }.

# Les places, là où elles diffèrent
places-drawn = Tirer les places au sort
places-drawn-note = Le sort décide qui reçoit quelle place à la mise en place de la table.
place-strengths = Début : { $place }
place-take = Prendre cette place

# Réglages

settings = Réglages
own-name = Ton nom
language = Langue
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
pace = L’ordinateur joue
pace-instant = Aussitôt
pace-quick = Vite
pace-told = Lentement
skip-bots = Avancer
confirm-turn = Demander avant la fin de mon tour
confirm-turn-note = Un dernier regard sur ce qui ne pourra plus s’annuler.
moments = Dés et batailles par-dessus le plateau
moments-told = Racontés
moments-quick = Rapides
moments-off = Aucun
show-again = Montrer encore
guide-decisions = Expliquer les décisions
guide-decisions-note = Une carte dit à quoi sert chaque nouvelle sorte de décision, jusqu’à ce que tu la connaisses.
show-chances = Montrer les chances
show-chances-note = Une barre à côté du plateau, si la table en a une.
think-here = Trouver les conseils sur cet appareil
think-here-note = Les conseils et les chances viennent alors de ce navigateur, environ 7 Mo une seule fois, et répondent sans le serveur.
notify = M’avertir quand c’est à moi
notify-note = Quand cette page est en arrière-plan.
sound = Son quand c’est à moi
keys = Touches : 1 à 9, puis les lettres, choisissent ; Entrée confirme, Échap choisit autrement, U annule, H demande un conseil, ? explique le jeu ; en revoyant une partie, les flèches avancent pas à pas et la barre d’espace lance la lecture.
account = Compte
account-note = Inutile pour jouer. Avec un compte, tu retrouves tes tables dans chaque navigateur.
account-is = Ton compte : { $name }.
account-name = Nom de compte
account-make = Créer ce compte
password = Mot de passe
login = Connexion
logout = Déconnexion
account-sessions = Connexions
session-this = Ce navigateur
session-seen = dernière visite : { $when }
session-unknown = Navigateur inconnu
sessions-end = Déconnecter partout ailleurs
sessions-ended = Il ne reste que la connexion de ce navigateur.
session-over = Cette session est terminée. Ici, tu joues désormais sans compte.
password-change = Changer le mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-changed = Le mot de passe est changé. Partout ailleurs, la connexion est fermée.

# Salle d’attente et places

waiting-title = En attente de joueurs
waiting-invited = Une invitation pour toi
waiting-note = { $count ->
    [0] Tout le monde est là.
    [one] La partie commence dès qu’un joueur de plus s’assied.
   *[other] La partie commence dès que { $count } joueurs de plus s’assoient.
}
waiting-for = attente…
sit-down = S’asseoir
invite = Inviter
invite-note = Qui ouvre ce lien peut prendre une place libre ou regarder.
qr = Afficher le code QR
qr-of = Code QR du lien vers cette table
watch-link = Qui ouvre ce lien peut regarder.
hand-over = Passer la place
hand-over-of = Passer { $seat }
hand-over-note = Qui ouvre ce lien s’assied ici à ta place. Il sert une fois, et seul le plus récent compte. Tu peux aussi t’en servir pour continuer dans un autre navigateur.
waiting-no-more = Personne ne vient ?
waiting-computers = Commencer avec l’ordinateur
waiting-computers-note = Une nouvelle table comme celle-ci, avec l’ordinateur aux places libres.
waiting-leave = Vers l’accueil
waiting-leave-note = Tu retrouveras cette table sous « Mes tables ».
sit-title = Une place t’est réservée
sit-note = Assieds-toi pour continuer à partir d’ici. Qui l’occupait avant la quitte.
sit-used = Plus de place ici
seat-lost = Quelqu’un d’autre occupe maintenant ta place : son lien a servi. Tu peux continuer à regarder. Si c’était toi dans un autre navigateur, continue là-bas.

# À la table

your-turn = À toi de jouer
turn-of = À { $who } de jouer
turn-of-several = À { $count } joueurs de jouer
to-move = doit jouer
choices = Ce que tu peux faire
choices-as-text = Tous les choix en texte
confirm = Confirmer
confirm-ends = Cela finit ton tour.
confirm-final = Ce sera définitif.
take-back = Rechoisir
undo = Annuler
hint = Conseil
hint-thinking = Réflexion…
hint-suggestion = Conseil :
hint-instead = Plutôt que :
hint-next = Ensuite peut-être :
hint-for = parle pour
hint-against = parle contre
hint-do = Jouer ainsi
chances = Chances de victoire
percent = { $part } %
percent-under = < { $part } %
percent-over = > { $part } %
chance-even = 1/{ $count }
sending = Envoi…
sending-later = L’envoi se fera dès que la connexion revient.
not-now = { $count ->
    [one] Pas possible maintenant : { $count } chose
   *[other] Pas possible maintenant : { $count } choses
}
not-now-more = … et { $count } de plus.
info-rest = Pointe une chose pour savoir ce que c’est.
board-whole = Tout le plateau
tap-refused = Cela vient de changer : regarde de nouveau.
board-choices = Choisis dans le panneau.
panels = Joueurs, journal, discussion et table
panel-players = Joueurs
panel-log = Journal
panel-chat = Discussion
panel-table = Table
players = Joueurs
log-earlier = Coups précédents
log-large = Journal par saison et royaume
log-parties = Quels royaumes raconter
log-all = Tous
log-nothing = Rien encore.
chat = Discussion
chat-none = Personne n’a encore rien dit.
chat-say = Dire un mot
chat-whom = À qui
chat-all = à tous
chat-to = seulement à { $who }
chat-to-you = seulement à toi
chat-with-offer = avec une offre
score = Points
online = là
offline = pas là
look-from = Vue : { $seat }
watching = Tu regardes
round = Manche { $round }
line-lost = Pas de connexion. Rien n’est perdu ; nouvel essai…
line-lost-short = Pas de connexion…
clocks = Pendules
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
stand-in = { $name } (ordinateur)
leave-game = Arrêter
resign = Abandonner
resign-note = L’ordinateur prend ta place. Tu peux revenir tant que la partie dure.
resign-alone = Tu es la dernière personne ici : la partie s’arrête en l’état.
stop-vote = Proposer d’arrêter
stop-vote-note = La partie s’arrête en l’état dès que tous ceux qui jouent sont d’accord.
stop-agree = D’accord
stop-refuse = Continuer
stop-wished = Pour arrêter la partie en l’état : { $names }.
stop-waiting = Tu voudrais arrêter la partie en l’état. Il manque l’accord de : { $names }.
left-resigned = Tu as abandonné. L’ordinateur joue pour toi.
left-time = Ton temps était écoulé. L’ordinateur joue pour toi.
left-away = Tu n’étais pas là. L’ordinateur joue pour toi.
come-back = Reprendre la place
absent = { $name } n’est pas là et la partie attend. Jusqu’à son retour, l’ordinateur peut jouer.
absent-replace = Laisser jouer l’ordinateur
final-stopped = La partie a été arrêtée en l’état.
rematch = Revanche
rematch-join = Vers la revanche
seat-kept-for = gardée pour { $name }
seat-release = Ouvrir la place à tous
curtain = Passe l’écran à { $who }.
curtain-ready = C’est moi, { $who }
plain-board = Le plateau de ce jeu n’est pas encore dessiné ; tout peut se jouer en mots.

# La fin

game-over = La partie est finie
winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
winner-points = { $points ->
    [one] avec { $points } point
   *[other] avec { $points } points
}
how-points = D’où vient chaque point
points-other = autres
points-total = Total
final-place = Ta place : { $place } sur { $seats }, { $gap } derrière { $who }.
final-won = Victoire, avec { $gap } d’avance sur { $who }.
final-shared = Tu partages la victoire avec { $who }.
final-why = Ce qui a le plus compté : { $source }, { $own } contre { $other }.
again = Rejouer
replay = Revoir
download-save = Télécharger la partie
save-whole = La partie continue à partir de ce fichier. Il contient les jets à venir ; ensuite, aucune place ici ne peut plus passer à quelqu’un d’autre.
save-moves = D’autres jouent ici aussi : jusqu’à la fin, le fichier contient les coups à relire, mais aucune partie ne continue à partir de lui.
save-none = D’autres jouent ici aussi et ont des secrets : le fichier existera une fois la partie finie.
to-server = L’emporter au serveur
to-server-note = Elle y continue comme une table à toi, que tu retrouves aussi depuis d’autres navigateurs.
at-server = La partie est maintenant au serveur. Ce qui était sur cet appareil n’est plus dans ta liste.
fair = Des dés honnêtes
fair-note = Tout le hasard découle d’une graine secrète. Son empreinte était connue dès le premier coup : personne n’a donc pu changer la graine ensuite.
fair-hash = Empreinte, connue dès le début
fair-seed = Graine, montrée à la fin
fair-later = La graine est montrée une fois la partie finie.
fair-check = Vérifier dans ce navigateur
fair-fits = La graine correspond à l’empreinte : rien n’a été changé.
fair-fails = La graine ne correspond pas à l’empreinte.

# Revoir une partie

replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-round = Aller à une manche
replay-moment = Moment
replay-at = { $at } sur { $moves }
replay-setup = Tout est en place.
replay-more = Lien, fichier, dés honnêtes
analyse = Analyser
analyse-here = Analyser ce moment
replay-link = Un lien vers ce moment
to-table = À la table
chart = Points au fil du temps
chart-chances = Chances de victoire au fil du temps
chart-kind = Ce que montre la courbe
chart-of-scores = Points
chart-of-chances = Chances
swings = Les coups qui ont fait basculer la partie
swing-decision = décision
swing-luck = hasard

# Ce qui peut mal tourner

problem-offline = Le serveur ne répond pas. Réessaie dans un instant.
problem-no-desk = Ce navigateur ne peut pas jouer seul : il est trop ancien, ou ses fichiers sont inaccessibles.
problem-no-server = Il faut un serveur pour cela, et ce site n’en a pas. Les parties sur ton appareil et les livres de règles sont là.
problem-unexpected = Un problème est survenu ({ $status }). Réessaie.
outdated = Il y a une version plus récente
unreachable = Pas de connexion
outdated-note = Cette page est ouverte depuis longtemps et ne va plus avec le serveur. Recharge-la ; tes parties sont conservées.
reload = Recharger
new-version = Une nouvelle version est prête.
new-version-load = La charger
lost = Rien ici
lost-note = Cette adresse ne mène nulle part. Un lien a peut-être été coupé.
