# De eigen woorden van de pagina’s in het Nederlands. Wat bij een spel hoort, staat in de catalogus van dat spel.

skip = Naar de inhoud
loading = Een ogenblik …
close = Sluiten
save = Opslaan
home = Startpagina
copy = Kopiëren
copied = Gekopieerd
send = Versturen
you = jij

# Het spelregelboek

book = Spelregelboek
book-of = Het spelregelboek van { $game }
book-other = Naar het spelregelboek van { $game }
book-lead = Volledig, met voorbeelden uit echte spellen. Typ iets in het zoekveld of volg de links.
book-contents = Inhoud
book-search = Zoeken in de regels
book-found = { $count ->
    [0] Niets gevonden. Probeer een deel van het woord.
    [one] Eén plek
   *[other] { $count } plekken
}
book-print = Afdrukken
book-printing = De figuren worden getekend …
book-whole = Het hele boek openen
book-look = In de regels opzoeken: { $about }
book-link-to = Link naar ‘{ $section }’
book-ruling = Onze beslissing
book-mark = Teken
book-mark-note = Waar het getal vandaan komt: S gedrukt, X uit één bron van buiten, R onze reconstructie
book-mark-s = S: gedrukt in het spelregelboek
book-mark-x = X: uit één bron van buiten
book-mark-r = R: onze reconstructie
book-box-download = Het materiaalbestand downloaden
book-box-try = Met je bestand spelen
book-before = Ervoor
book-step = Stap { $step } van { $steps }
book-step-back = Eén stap terug
book-next = Verder
book-again = Vanaf het begin
book-earlier = Hiervoor: { $chapter }
book-later = Hierna: { $chapter }

# Hoe een spel gaat

help-how = Zo speel je
help-dismiss = Niet meer tonen
learn-to-play = Leren spelen

# Startpagina

play-now = Nu spelen
play-now-note = ‘Nu spelen’ begint meteen, tegen twee computertegenstanders. Zonder account.
new-table = Nieuwe tafel
my-tables = Mijn tafels
my-tables-none = Nog niets. Hier blijven je spellen bewaard.
my-tables-all = Alle { $count } tonen
my-tables-removed = { $count ->
    [one] Eén verwijderde tafel weer tonen
   *[other] { $count } verwijderde tafels weer tonen
}
table-remove = Van deze lijst halen
table-changed = Laatste zet
table-since = sinds { $time }
table-set-up = Geopend
table-done = Van de lijst halen of verwijderen
table-delete = Verwijderen
table-delete-note = Een tafel van jou alleen is voorgoed weg, met alle zetten. Een spel met anderen blijft voor hen bestaan en verdwijnt alleen van jouw lijst. Van een tafel die nog wacht sta je op.
game-seats = { $least } tot { $most } spelers
watch = Meekijken
watch-none = Er speelt nu niemand in het openbaar.
lobby = Lobby
lobby-lead = Speel met wie er nu een partij zoekt, meteen of over meerdere dagen.
lobby-find = Zoek een partij voor me
lobby-find-note = Je gaat zitten waar iemand op precies zo’n partij wacht. Wacht er niemand, dan wacht je aan een eigen tafel, die anderen hier vinden.
lobby-open = Open tafels
lobby-none = Er past nu geen open tafel. Laat een partij voor je zoeken, of open een tafel voor iedereen.
lobby-any = Maakt niet uit
lobby-language = Taal
lobby-rules = Regels
lobby-usual = De gewone
lobby-own = eigen regels
lobby-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
lobby-call = Tegenstanders zoeken
other-games = Nog een spel
open-save = Spelbestand openen
open-save-note = om een spel terug te kijken of verder te spelen; of laat het bestand hier vallen
footer = { $games }: bordspellen uit het oude land tussen twee rivieren, vrij te spelen. Een onofficiële uitvoering; de namen zijn van hun eigenaars.
table-waiting = { $count ->
    [one] wacht op één speler
   *[other] wacht op { $count } spelers
}
table-over = afgelopen
table-moves = { $moves ->
    [0] net begonnen
    [one] 1 zet
   *[other] { $moves } zetten
}

# Nieuwe tafel

which-game = Spel
who-plays = Wie speelt er?
how-many = Aantal spelers
options = Regels
public = Iedereen mag meespelen en meekijken
public-note = De tafel staat in de lobby: vreemden kunnen op open plaatsen gaan zitten en meekijken. Anders vinden alleen degenen aan wie je de link stuurt de tafel. Wat verborgen is, ziet niemand.
own-box = Eigen materiaalbestand
own-box-note = Andere getallen: download het bestand, verbeter het en kies het hier.
own-box-download = Downloaden
own-box-choose = Bestand kiezen
own-box-without = Spelen zoals gedrukt
hints = Tips en winstkansen
hints-note = Op verzoek stelt de computer een zet voor; een balk toont hoe iedereen ervoor staat. Niemand komt daardoor iets verborgens te weten.
hints-off = pas na afloop
chat-on = Praten aan tafel
chat-on-note = Een chat naast het bord: aan iedereen, of aan één speler.
play-here = Op dit apparaat spelen
play-here-note = Zonder server: het spel gaat zonder verbinding verder en blijft alleen in deze browser. Iedereen speelt aan jouw scherm of is een computertegenstander.
play-here-open = Op dit apparaat is elke plaats van jou, van iemand aan jouw scherm of van een computertegenstander.
alone = Er is geen verbinding met de server: je speelt op dit apparaat. Je tafels bij de server zijn er weer zodra de verbinding er is.
files-alone = Deze site heeft geen server: je speelt op je eigen apparaat en je spellen blijven in deze browser. Met een spelbestand neem je er een mee.
chat-off = niet aan deze tafel
table-pace = Bedenktijd
pace-none = Geen limiet
pace-live = In één zitting
pace-days = Over meerdere dagen
pace-none-note = Iedereen neemt de tijd die hij wil. Wie er niet is en de anderen tien minuten laat wachten, kan door de computer worden vervangen en mag altijd terugkomen.
pace-live-note = { $minutes } minuten voor de hele partij; na elke beurt komen { $increment } seconden terug. Is de tijd om, dan neemt de computer het over.
pace-days-note = { $hours } uur voor elke beslissing en { $reserve } uur reserve voor de hele partij. Is beide op, dan neemt de computer het over.
pace-time = Tijd per speler
pace-live-is = { $minutes } min + { $increment } s
pace-days-is = { $hours } u + { $reserve } u
create = Beginnen
create-and-invite = Klaarzetten en uitnodigen
seat-kind = Wie speelt { $seat }?
seat-kind-me = Ik
seat-kind-bot = Computer
seat-kind-open = Iemand via een link
seat-kind-screen = Iemand aan dit scherm
seat-level = Hoe goed de computer { $seat } speelt
seat-name = Naam
seat-name-of = Naam van wie { $seat } speelt
seat-open-note = Je krijgt een link om door te geven.
seat-level-all = Alle computers
seat-level-mixed = verschillend
readings = Interpretaties van de regels
readings-note = Waar de regels op meer manieren te lezen zijn, mag jullie tafel kiezen. Vooraf gekozen is wat volgens ons bedoeld is.
more-rules = Meer regels
seat-number = Plaats { $seat }
open-seat = Vrije plaats
bot-name = { $level } (computer)
guest = Gast
level-random = Gokker
level-apprentice = Leerling
level-scribe = Schrijver
level-merchant = Koopman
level-steward = Rentmeester
level-governor = Stadhouder
level-vizier = Vizier
level-sage = Wijze
level-random-note = Speelt op goed geluk.
level-apprentice-note = Kent de regels en vergist zich vaak.
level-scribe-note = Speelt de eigen beurt goed.
level-merchant-note = Voelt aan hoe een spel loopt, en laat vaak een kans liggen.
level-steward-note = Denkt voor iedereen een beetje vooruit.
level-governor-note = Heeft miljoenen spellen gespeeld en laat zelden een kans liggen.
level-vizier-note = Denkt over elke beslissing grondig na.
level-sage-note = Weet hoe spellen aflopen en denkt daar voor elke beslissing over na.
level-strength = Speelsterkte { $rating } ± { $around }.

# Plaatsen, waar ze verschillen
places-drawn = Plaatsen loten
places-drawn-note = Wie welke plaats krijgt, beslist het lot bij het klaarzetten van de tafel.
place-strengths = Zo begint { $place }
place-take = Deze plaats nemen

# Instellingen

settings = Instellingen
own-name = Je naam
language = Taal
theme = Uiterlijk
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
pace = De computer speelt
pace-instant = Meteen
pace-quick = Vlot
pace-told = Langzaam
skip-bots = Vooruitspoelen
confirm-turn = Vragen voordat mijn beurt eindigt
confirm-turn-note = Een laatste blik op wat niet terug te nemen is.
moments = Dobbelstenen en slagen boven het bord
moments-told = Verteld
moments-quick = Snel
moments-off = Uit
show-again = Nog eens tonen
guide-decisions = Beslissingen uitleggen
guide-decisions-note = Een kaart vertelt waar elke nieuwe soort beslissing voor dient, tot je die kent.
show-chances = Winstkansen tonen
show-chances-note = Een balk naast het bord, waar de tafel die heeft.
think-here = Advies op dit apparaat zoeken
think-here-note = Tips en winstkansen komen dan uit deze browser, eenmalig ongeveer 7 MB, en antwoorden zonder de server.
notify = Melden als ik aan de beurt ben
notify-note = Terwijl deze pagina op de achtergrond staat.
sound = Geluid als ik aan de beurt ben
keys = Toetsen: 1 tot 9, daarna letters, kiezen; Enter bevestigt, Esc kiest opnieuw, U neemt terug, H vraagt een tip, ? legt het spel uit; bij het terugkijken bladeren de pijlen en speelt de spatiebalk af.
account = Account
account-note = Niet nodig om te spelen. Met een account vind je je tafels in elke browser terug.
account-is = Je bent ingelogd als { $name }.
account-name = Accountnaam
account-make = Dit account aanmaken
password = Wachtwoord
login = Inloggen
logout = Uitloggen
account-sessions = Ingelogd met
session-this = Deze browser
session-seen = laatst gezien { $when }
session-unknown = Onbekende browser
sessions-end = Overal elders uitloggen
sessions-ended = Je bent alleen nog in deze browser ingelogd.
session-over = Deze sessie is beëindigd. Je bent hier nu gast.
password-change = Wachtwoord wijzigen
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-changed = Het wachtwoord is gewijzigd. Overal elders ben je uitgelogd.

# Wachtkamer en plaatsen

waiting-title = Wachten op spelers
waiting-invited = Je bent uitgenodigd
waiting-note = { $count ->
    [0] Iedereen is er.
    [one] Het spel begint zodra er nog één speler aanschuift.
   *[other] Het spel begint zodra er nog { $count } spelers aanschuiven.
}
waiting-for = wacht …
sit-down = Aanschuiven
invite = Uitnodigen
invite-note = Wie deze link opent, kan een vrije plaats nemen of meekijken.
qr = Als QR-code tonen
qr-of = QR-code met de link naar deze tafel
watch-link = Wie deze link opent, kan meekijken.
hand-over = Plaats doorgeven
hand-over-of = { $seat } doorgeven
hand-over-note = Wie deze link opent, zit hier in plaats van jou. Hij werkt één keer, en alleen de nieuwste telt. Je kunt hem ook zelf gebruiken om in een andere browser verder te spelen.
waiting-no-more = Komt er niemand?
waiting-computers = Met computers beginnen
waiting-computers-note = Een nieuwe tafel zoals deze, met computers op de vrije plaatsen.
waiting-leave = Naar de startpagina
waiting-leave-note = Deze tafel vind je terug onder ‘Mijn tafels’.
sit-title = Er is een plaats voor je vrij
sit-note = Schuif aan om vanaf hier verder te spelen. Wie hier eerst zat, verlaat de plaats.
sit-used = Hier is geen plaats meer
seat-lost = Op jouw plaats zit nu iemand anders: de link ervoor is gebruikt. Je kunt blijven meekijken. Was je het zelf in een andere browser, speel dan daar verder.

# Aan tafel

your-turn = Jouw beurt
turn-of = { $who } is aan de beurt
turn-of-several = { $count } spelers zijn aan de beurt
to-move = aan zet
choices = Wat je kunt doen
choices-as-text = Alle mogelijkheden als tekst
confirm = Bevestigen
confirm-ends = Hiermee eindigt je beurt.
confirm-final = Dit kun je niet terugnemen.
take-back = Anders kiezen
undo = Terugnemen
hint = Tip
hint-thinking = Denkt na …
hint-suggestion = Voorstel:
hint-instead = In plaats van:
hint-next = Daarna misschien:
hint-for = pleit ervoor
hint-against = pleit ertegen
hint-do = Zo spelen
chances = Winstkans
percent = { $part }%
percent-under = < { $part }%
percent-over = > { $part }%
chance-even = 1/{ $count }
sending = Wordt verstuurd …
sending-later = Wordt verstuurd zodra er weer verbinding is.
not-now = { $count ->
    [one] Kan nu niet: één ding
   *[other] Kan nu niet: { $count } dingen
}
not-now-more = … en nog { $count }.
info-rest = Wijs iets aan om te zien wat het is.
board-whole = Hele bord
tap-refused = Dit is net veranderd: kijk nog eens.
board-choices = Kies bij de vraag.
panels = Spelers, verloop, chat en tafel
panel-players = Spelers
panel-log = Verloop
panel-chat = Chat
panel-table = Tafel
players = Spelers
log-earlier = Eerdere zetten tonen
log-large = Verloop per seizoen en partij
log-parties = Over wie verteld wordt
log-all = Alle
log-nothing = Nog niets.
chat = Chat
chat-none = Er heeft nog niemand iets gezegd.
chat-say = Zeg iets
chat-whom = Aan wie
chat-all = aan allen
chat-to = alleen aan { $who }
chat-to-you = alleen aan jou
chat-with-offer = bij een aanbod
score = Punten
online = hier
offline = weg
look-from = Kijken vanaf { $seat }
watching = Je kijkt mee
round = Ronde { $round }
line-lost = Geen verbinding. Er gaat niets verloren; nieuwe poging …
line-lost-short = Geen verbinding …
clocks = Klokken
clock-days = { $days } d { $hours } u
clock-hours = { $hours } u { $minutes } min
stand-in = { $name } (computer)
leave-game = Ophouden
resign = Opgeven
resign-note = De computer neemt je plaats over. Je mag terugkomen zolang het spel duurt.
resign-alone = Behalve jij speelt hier niemand meer: het spel eindigt zoals het staat.
stop-vote = Stemmen om te stoppen
stop-vote-note = Het spel eindigt zoals het staat zodra iedereen die speelt het eens is.
stop-agree = Akkoord
stop-refuse = Verder spelen
stop-wished = Voor stoppen zoals het staat: { $names }.
stop-waiting = Je wilt het spel beëindigen zoals het staat. Nog akkoord te gaan: { $names }.
left-resigned = Je hebt opgegeven. De computer speelt voor jou.
left-time = Je tijd was om. De computer speelt voor jou.
left-away = Je was er niet. De computer speelt voor jou.
come-back = Plaats terugnemen
absent = { $name } is er niet en het spel wacht. Zolang kan de computer spelen.
absent-replace = De computer laten spelen
final-stopped = Het spel is beëindigd zoals het stond.
rematch = Revanche
rematch-join = Naar de revanche
seat-kept-for = vrijgehouden voor { $name }
seat-release = Iedereen laten plaatsnemen
curtain = Geef het scherm aan { $who }.
curtain-ready = Ik ben { $who }
plain-board = Het bord van dit spel is nog niet getekend; in woorden is alles te spelen.

# Het einde

game-over = Het spel is afgelopen
winners = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
winner-points = { $points ->
    [one] met 1 punt
   *[other] met { $points } punten
}
how-points = Waar elk punt vandaan kwam
points-other = overig
points-total = Totaal
final-place = Je bent op plaats { $place } van { $seats }, { $gap } achter { $who }.
final-won = Je hebt gewonnen, { $gap } voor { $who }.
final-shared = Je deelt de winst met { $who }.
final-why = Het meest beslissend: { $source }, { $own } tegen { $other }.
again = Nog eens
replay = Terugkijken
download-save = Spelbestand downloaden
save-whole = Met dit bestand gaat het spel verder. Het bevat de worpen die nog komen, dus daarna kan hier niemand anders meer een plaats krijgen.
save-moves = Er spelen hier ook anderen: tot het einde bevat het bestand de zetten om na te lezen, maar je kunt er geen spel mee voortzetten.
save-none = Er spelen hier ook anderen, met geheimen: een spelbestand is er als het spel afgelopen is.
to-server = Meenemen naar de server
to-server-note = Daar gaat het verder als een tafel van jou, die je ook vanuit andere browsers bereikt.
at-server = Het spel staat nu bij de server. Wat op dit apparaat stond, is van je lijst af.
fair = Eerlijk dobbelen
fair-note = Alle toeval volgt uit een geheim startgetal. De controlesom ervan was vanaf de eerste zet bekend, dus niemand kon het later veranderen.
fair-hash = Controlesom, vanaf het begin bekend
fair-seed = Startgetal, aan het einde getoond
fair-later = Het startgetal wordt getoond zodra het spel afgelopen is.
fair-check = In deze browser nagaan
fair-fits = Het startgetal past bij de controlesom: er is niets veranderd.
fair-fails = Het startgetal past niet bij de controlesom.

# Terugkijken

replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Eén zet verder
replay-last = Naar het einde
replay-round = Naar een ronde
replay-moment = Moment
replay-at = { $at } van { $moves }
replay-setup = Alles ligt klaar.
replay-more = Link, bestand, eerlijk dobbelen
analyse = Analyseren
analyse-here = Dit moment analyseren
replay-link = Een link naar dit moment
to-table = Naar de tafel
chart = Punten in de tijd
chart-chances = Winstkansen in de tijd
chart-kind = Wat de grafiek toont
chart-of-scores = Punten
chart-of-chances = Kansen
swings = Zetten die het spel keerden
swing-decision = beslissing
swing-luck = toeval

# Wat er mis kan gaan

problem-offline = De server is niet bereikbaar. Probeer het zo nog eens.
problem-no-desk = Deze browser kan niet zelf spelen: hij is te oud, of de bestanden ervoor zijn niet bereikbaar.
problem-no-server = Hiervoor is een server nodig, en deze site heeft er geen. Spellen op je eigen apparaat en de spelregelboeken zijn er wel.
problem-unexpected = Er ging iets mis ({ $status }). Probeer het nog eens.
outdated = Er is een nieuwere versie
unreachable = Geen verbinding
outdated-note = Deze pagina stond lang open en past niet meer bij de server. Laad de pagina opnieuw; je spellen blijven bewaard.
reload = Opnieuw laden
new-version = Er staat een nieuwe versie klaar.
new-version-load = Laden
lost = Hier is niets
lost-note = Dit adres leidt nergens heen. Misschien is er een link afgekapt.
