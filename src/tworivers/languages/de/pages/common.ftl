# Die eigenen Worte der Seiten auf Deutsch. Was zu einem Spiel gehört, steht in dessen Katalog.

skip = Zum Inhalt
loading = Einen Augenblick …
close = Schließen
save = Speichern
home = Startseite
copy = Kopieren
copied = Kopiert
send = Senden
you = du

# Das Regelbuch

book = Regelbuch
book-of = Das Regelbuch von { $game }
book-other = Zum Regelbuch von { $game }
book-lead = Vollständig, mit Beispielen aus echten Spielen. Tippe in die Suche oder folge den Verweisen.
book-contents = Inhalt
book-search = Regeln durchsuchen
book-found = { $count ->
    [0] Nichts gefunden. Versuche einen Teil des Worts.
    [one] Eine Stelle
   *[other] { $count } Stellen
}
book-print = Drucken
book-printing = Die Bilder werden gezeichnet …
book-whole = Das ganze Buch öffnen
book-look = In den Regeln nachschlagen: { $about }
book-link-to = Verweis auf „{ $section }“
book-ruling = Unsere Festlegung
book-mark = Zeichen
book-mark-note = Woher die Zahl stammt: S gedruckt, X aus einer fremden Quelle, R von uns erschlossen
book-mark-s = S: im Regelheft gedruckt
book-mark-x = X: aus einer einzelnen fremden Quelle
book-mark-r = R: von uns erschlossen
book-box-download = Die Materialdatei herunterladen
book-box-try = Mit deiner Datei spielen
book-before = Vorher
book-step = Schritt { $step } von { $steps }
book-step-back = Einen Schritt zurück
book-next = Weiter
book-again = Von vorn
book-earlier = Davor: { $chapter }
book-later = Danach: { $chapter }
help-how = So wird gespielt
help-dismiss = Nicht mehr zeigen

# Startseite

learn-to-play = Spielen lernen
play-now = Sofort spielen
play-now-note = „Sofort spielen“ beginnt gleich, gegen zwei Computergegner. Ohne Konto.
new-table = Neuer Tisch
my-tables = Meine Tische
my-tables-none = Noch keine. Hier bleiben deine Partien erhalten.
my-tables-all = Alle { $count } zeigen
my-tables-removed = { $count ->
    [one] Einen entfernten Tisch wieder zeigen
   *[other] { $count } entfernte Tische wieder zeigen
}
table-remove = Von dieser Liste nehmen
table-changed = Letzter Zug
table-since = seit { $time }
table-set-up = Eröffnet
table-done = Von der Liste nehmen oder löschen
table-delete = Löschen
table-delete-note = Ein Tisch nur von dir ist für immer weg, mit allen Zügen. Eine Partie mit anderen bleibt für sie bestehen und verlässt nur deine Liste. Von einem Tisch, der noch wartet, stehst du auf.
game-seats = { $least } bis { $most } Spieler
watch = Zuschauen
watch-none = Gerade spielt niemand öffentlich.
lobby = Lobby
lobby-lead = Spiel mit denen, die gerade eine Partie suchen, jetzt oder über mehrere Tage.
lobby-find = Mitspieler finden
lobby-find-note = Du setzt dich dorthin, wo jemand auf genau so ein Spiel wartet. Wartet niemand, wartest du an einem eigenen Tisch, den andere hier finden.
lobby-open = Offene Tische
lobby-none = Gerade passt kein offener Tisch. Lass dir eine Partie suchen oder eröffne einen Tisch für alle.
lobby-any = Egal
lobby-language = Sprache
lobby-rules = Regeln
lobby-usual = Die üblichen
lobby-own = eigene Regeln
lobby-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
lobby-call = Gegner finden
other-games = Noch ein Spiel
open-save = Spieldatei öffnen
open-save-note = um eine Partie anzusehen oder fortzusetzen; oder die Datei hier ablegen
footer = { $games }: Brettspiele aus dem alten Land zwischen zwei Strömen, frei zu spielen. Eine inoffizielle Umsetzung; die Namen gehören ihren Inhabern.
table-waiting = { $count ->
    [one] wartet auf eine Person
   *[other] wartet auf { $count } Personen
}
table-over = beendet
table-moves = { $moves ->
    [0] gerade begonnen
    [one] 1 Zug
   *[other] { $moves } Züge
}

# Neuer Tisch

which-game = Spiel
who-plays = Wer spielt?
how-many = Wie viele spielen
options = Regeln
public = Alle dürfen mitspielen und zuschauen
public-note = Der Tisch steht in der Lobby: Fremde können sich auf offene Plätze setzen und zusehen. Sonst finden ihn nur die, denen du den Link schickst. Verborgenes sieht niemand.
own-box = Eigene Materialdatei
own-box-note = Andere Zahlen: Lade die Datei herunter, verbessere sie und wähle sie hier.
own-box-download = Herunterladen
own-box-choose = Datei wählen
own-box-without = Wie gedruckt spielen
hints = Tipps und Gewinnaussichten
hints-note = Auf Wunsch schlägt der Computer einen Zug vor; ein Balken zeigt, wie alle stehen. Niemand erfährt dadurch Verborgenes.
hints-off = erst nach dem Spiel
chat-on = Gespräch am Tisch
chat-on-note = Neben dem Spielplan könnt ihr euch schreiben: an alle oder nur an eine Person.
play-here = Auf diesem Gerät spielen
play-here-note = Ohne Server: Das Spiel geht ohne Verbindung weiter und bleibt nur in diesem Browser. Alle spielen an deinem Bildschirm oder sind Computergegner.
play-here-open = Auf diesem Gerät gehört jeder Platz dir, jemandem an deinem Bildschirm oder einem Computergegner.
alone = Es gibt keine Verbindung zum Server: Du spielst auf diesem Gerät. Deine Tische beim Server sind wieder da, sobald die Verbindung steht.
files-alone = Diese Seite hat keinen Server: Du spielst auf deinem eigenen Gerät, und deine Spiele bleiben in diesem Browser. Mit einer Spieldatei nimmst du eines mit.
chat-off = keines an diesem Tisch
table-pace = Bedenkzeit
pace-none = Ohne
pace-live = Am Stück
pace-days = Über mehrere Tage
pace-none-note = Alle nehmen sich die Zeit, die sie mögen. Wer nicht da ist und die anderen zehn Minuten warten lässt, kann durch den Computer ersetzt werden und darf jederzeit zurückkommen.
pace-live-note = { $minutes } Minuten für das ganze Spiel; nach jedem Zug kommen { $increment } Sekunden zurück. Ist die Zeit um, übernimmt der Computer.
pace-days-note = { $hours } Stunden für jede Entscheidung und { $reserve } Stunden Reserve für das ganze Spiel. Ist beides verbraucht, übernimmt der Computer.
pace-time = Zeit für jeden
pace-live-is = { $minutes } min + { $increment } s
pace-days-is = { $hours } h + { $reserve } h
create = Beginnen
create-and-invite = Aufbauen und einladen
seat-kind = Wer spielt { $seat }?
seat-kind-me = Ich
seat-kind-bot = Computer
seat-kind-open = Jemand per Link
seat-kind-screen = Jemand an diesem Bildschirm
seat-level = Wie gut der Computer { $seat } spielt
seat-name = Name
seat-name-of = Name für { $seat }
seat-open-note = Du bekommst einen Link zum Weitergeben.
seat-level-all = Alle Computer
seat-level-mixed = verschieden
readings = Lesarten des Regelbuchs
readings-note = Wo das Buch sich verschieden lesen lässt, darf euer Tisch wählen. Gewählt ist, was wir für gemeint halten.
more-rules = Weitere Regeln
seat-number = Platz { $seat }
open-seat = Freier Platz
bot-name = { $level } (Computer)
guest = Gast
level-random = Glücksritter
level-apprentice = Lehrling
level-scribe = Schreiber
level-merchant = Händler
level-steward = Verwalter
level-governor = Statthalter
level-vizier = Wesir
level-sage = Weiser
level-random-note = Spielt auf gut Glück.
level-apprentice-note = Kennt die Regeln und irrt sich oft.
level-scribe-note = Spielt den eigenen Zug gut.
level-merchant-note = Spürt, wie eine Partie läuft, und lässt sich oft eine Gelegenheit entgehen.
level-steward-note = Denkt für alle ein wenig voraus.
level-governor-note = Hat Millionen Partien gespielt und lässt sich selten eine Gelegenheit entgehen.
level-vizier-note = Denkt über jede Entscheidung gründlich nach.
level-sage-note = Weiß, wie Partien ausgehen, und denkt vor jeder Entscheidung darüber nach.
level-strength = Spielstärke { $rating } ± { $around }.

# Plätze, wo sie sich unterscheiden
places-drawn = Plätze auslosen
places-drawn-note = Wer welchen Platz bekommt, entscheidet beim Aufbau des Tischs das Los.
place-strengths = So beginnt { $place }
place-take = Diesen Platz nehmen

# Einstellungen

settings = Einstellungen
own-name = Dein Name
language = Sprache
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
pace = Computergegner spielen
pace-instant = Sofort
pace-quick = Zügig
pace-told = Langsam
skip-bots = Vorspulen
confirm-turn = Vor dem Ende meines Zugs fragen
confirm-turn-note = Ein letzter Blick auf das, was sich nicht zurücknehmen lässt.
moments = Würfel und Schlachten über dem Brett
moments-told = Erzählt
moments-quick = Schnell
moments-off = Aus
show-again = Noch einmal zeigen
guide-decisions = Entscheidungen erklären
guide-decisions-note = Eine Karte sagt, wozu jede neue Art von Entscheidung gut ist, bis du sie kennst.
show-chances = Gewinnaussichten zeigen
show-chances-note = Ein Balken neben dem Brett, wo es ihn am Tisch gibt.
think-here = Rat auf diesem Gerät finden
think-here-note = Tipps und Gewinnaussichten kommen dann aus diesem Browser, einmalig etwa 7 MB, und antworten ohne den Server.
notify = Melden, wenn ich am Zug bin
notify-note = Solange diese Seite im Hintergrund ist.
sound = Ton, wenn ich am Zug bin
keys = Tasten: 1 bis 9, dann Buchstaben, wählen; Eingabe bestätigt, Esc wählt neu, U nimmt zurück, H fragt nach einem Tipp, ? erklärt das Spiel; in der Wiedergabe blättern die Pfeile, und die Leertaste spielt ab.
account = Konto
account-note = Zum Spielen nicht nötig. Mit einem Konto findest du deine Tische in jedem Browser.
account-is = Du bist angemeldet als { $name }.
account-name = Kontoname
account-make = Dieses Konto anlegen
password = Passwort
login = Anmelden
logout = Abmelden
account-sessions = Angemeldet mit
session-this = Dieser Browser
session-seen = zuletzt gesehen { $when }
session-unknown = Unbekannter Browser
sessions-end = Überall sonst abmelden
sessions-ended = Du bist nur noch in diesem Browser angemeldet.
session-over = Diese Sitzung wurde beendet. Du bist hier jetzt Gast.
password-change = Passwort ändern
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-changed = Das Passwort ist geändert. Überall sonst bist du abgemeldet.

# Warteraum und Plätze

waiting-title = Warten auf Mitspieler
waiting-invited = Du bist eingeladen
waiting-note = { $count ->
    [0] Alle sind da.
    [one] Es geht los, sobald noch jemand Platz nimmt.
   *[other] Es geht los, sobald noch { $count } Personen Platz nehmen.
}
waiting-for = wartet …
sit-down = Platz nehmen
invite = Einladen
invite-note = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
qr = Als QR-Code zeigen
qr-of = QR-Code mit dem Link zu diesem Tisch
watch-link = Wer diesen Link öffnet, kann zuschauen.
hand-over = Platz weitergeben
hand-over-of = { $seat } weitergeben
hand-over-note = Wer diesen Link öffnet, sitzt statt dir hier. Er gilt einmal, und nur der neueste zählt. Du kannst damit auch selbst in einem anderen Browser weiterspielen.
waiting-no-more = Kommt niemand?
waiting-computers = Mit Computern beginnen
waiting-computers-note = Ein neuer Tisch wie dieser, mit Computern auf den freien Plätzen.
waiting-leave = Zur Startseite
waiting-leave-note = Diesen Tisch findest du unter „Meine Tische“ wieder.
sit-title = Ein Platz ist für dich frei
sit-note = Nimm Platz, um von hier weiterzuspielen. Wer bisher hier saß, verlässt den Platz.
sit-used = Hier ist kein Platz mehr frei
seat-lost = Auf deinem Platz sitzt jetzt jemand anders: Der Link dazu wurde benutzt. Du kannst weiter zuschauen. Warst du es selbst in einem anderen Browser, dann spiel dort weiter.

# Am Tisch

your-turn = Du bist am Zug
turn-of = { $who } ist am Zug
turn-of-several = { $count } Personen sind am Zug
to-move = am Zug
choices = Was du tun kannst
choices-as-text = Alle Möglichkeiten als Text
confirm = Bestätigen
confirm-ends = Damit endet dein Zug.
confirm-final = Das lässt sich nicht zurücknehmen.
take-back = Anders wählen
undo = Zurücknehmen
hint = Tipp
hint-thinking = Denkt nach …
hint-suggestion = Vorschlag:
hint-instead = Statt:
hint-next = Danach vielleicht:
hint-for = spricht dafür
hint-against = spricht dagegen
hint-do = So spielen
chances = Gewinnaussicht
percent = { $part } %
percent-under = < { $part } %
percent-over = > { $part } %
chance-even = 1/{ $count }
sending = Wird gesendet …
sending-later = Wird gesendet, sobald die Verbindung wieder steht.
not-now = { $count ->
    [one] Geht gerade nicht: eines
   *[other] Geht gerade nicht: { $count }
}
not-now-more = … und { $count } weitere.
info-rest = Zeige auf etwas, um zu erfahren, was es ist.
board-whole = Ganzes Brett
tap-refused = Das hat sich gerade geändert: schau noch einmal hin.
board-choices = Wähle bei der Frage aus.
panels = Spieler, Verlauf, Gespräch und Tisch
panel-players = Spieler
panel-log = Verlauf
panel-chat = Gespräch
panel-table = Tisch
players = Spieler
log-earlier = Frühere Züge zeigen
log-large = Verlauf nach Jahreszeit und Partei
log-parties = Wessen Teil erzählt wird
log-all = Alle
log-nothing = Noch nichts.
chat = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-whom = An wen
chat-all = an alle
chat-to = nur an { $who }
chat-to-you = nur an dich
chat-with-offer = zu einem Angebot
score = Punkte
online = da
offline = nicht da
look-from = Sicht von { $seat }
watching = Du schaust zu
round = Runde { $round }
line-lost = Keine Verbindung. Nichts geht verloren; neuer Versuch …
line-lost-short = Keine Verbindung …
clocks = Uhren
clock-days = { $days } T { $hours } h
clock-hours = { $hours } h { $minutes } min
stand-in = { $name } (Computer)
leave-game = Aufhören
resign = Aufgeben
resign-note = Der Computer übernimmt deinen Platz. Du darfst zurückkommen, solange das Spiel läuft.
resign-alone = Außer dir spielt hier niemand mehr: Das Spiel endet, wie es steht.
stop-vote = Abbruch vorschlagen
stop-vote-note = Das Spiel endet, wie es steht, sobald alle zustimmen, die spielen.
stop-agree = Zustimmen
stop-refuse = Weiterspielen
stop-wished = Für ein Ende, wie es steht: { $names }.
stop-waiting = Du möchtest das Spiel beenden, wie es steht. Noch zustimmen müssen: { $names }.
left-resigned = Du hast aufgegeben. Der Computer spielt für dich.
left-time = Deine Zeit war um. Der Computer spielt für dich.
left-away = Du warst nicht da. Der Computer spielt für dich.
come-back = Platz zurücknehmen
absent = { $name } ist nicht da, und das Spiel wartet. Solange kann der Computer spielen.
absent-replace = Den Computer spielen lassen
final-stopped = Das Spiel wurde beendet, wie es stand.
rematch = Revanche
rematch-join = Zur Revanche
seat-kept-for = frei gehalten für { $name }
seat-release = Für alle freigeben
curtain = Gib den Bildschirm an { $who }.
curtain-ready = Ich bin { $who }
plain-board = Der Plan dieses Spiels ist noch nicht gezeichnet; in Worten lässt sich alles spielen.

# Das Ende

game-over = Das Spiel ist aus
winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
winner-points = { $points ->
    [one] mit 1 Punkt
   *[other] mit { $points } Punkten
}
how-points = Woher jeder Punkt kam
points-other = Sonstiges
points-total = Gesamt
final-place = Du bist auf Platz { $place } von { $seats }, { $gap } hinter { $who }.
final-won = Du hast gewonnen, { $gap } vor { $who }.
final-shared = Du teilst den Sieg mit { $who }.
final-why = Am meisten entschied: { $source }, { $own } zu { $other }.
again = Noch einmal
replay = Wiedergabe
download-save = Spieldatei herunterladen
save-whole = Mit dieser Datei geht die Partie weiter. Sie enthält die kommenden Würfe; danach kann hier niemand anderes mehr einen Platz bekommen.
save-moves = Hier spielen auch andere: Bis zum Ende enthält die Datei die Züge zum Nachlesen, aber es geht keine Partie damit weiter.
save-none = Hier spielen auch andere, die Geheimnisse haben: Eine Datei gibt es, wenn die Partie vorbei ist.
to-server = Zum Server mitnehmen
to-server-note = Dort geht es als dein Tisch weiter, und du erreichst ihn auch aus anderen Browsern.
at-server = Die Partie ist jetzt beim Server. Was auf diesem Gerät war, steht nicht mehr in deiner Liste.
fair = Faire Würfel
fair-note = Aller Zufall folgt aus einem geheimen Startwert. Seine Prüfsumme war vom ersten Zug an bekannt, also konnte ihn niemand nachträglich ändern.
fair-hash = Prüfsumme, von Anfang an bekannt
fair-seed = Startwert, am Ende gezeigt
fair-later = Der Startwert wird gezeigt, sobald das Spiel aus ist.
fair-check = In diesem Browser prüfen
fair-fits = Der Startwert passt zur Prüfsumme: Nichts wurde geändert.
fair-fails = Der Startwert passt nicht zur Prüfsumme.

# Wiedergabe

replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-round = Zu einer Runde
replay-moment = Zeitpunkt
replay-at = { $at } von { $moves }
replay-setup = Alles ist aufgebaut.
replay-more = Link, Spieldatei, faire Würfel
analyse = Analysieren
analyse-here = Diesen Moment analysieren
replay-link = Ein Link zu diesem Augenblick
to-table = Zum Tisch
chart = Punkte im Verlauf
chart-chances = Gewinnaussichten im Verlauf
chart-kind = Was die Kurve zeigt
chart-of-scores = Punkte
chart-of-chances = Aussichten
swings = Züge, die das Spiel gewendet haben
swing-decision = Entscheidung
swing-luck = Zufall

# Was schiefgehen kann

problem-offline = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
problem-no-desk = Dieser Browser kann nicht allein spielen: Er ist zu alt, oder die Dateien dafür sind nicht erreichbar.
problem-no-server = Das braucht einen Server, und diese Seite hat keinen. Partien auf deinem Gerät und die Regelbücher gibt es hier.
problem-unexpected = Etwas ging schief ({ $status }). Versuche es noch einmal.
outdated = Es gibt eine neuere Fassung
unreachable = Keine Verbindung
outdated-note = Diese Seite war lange offen und passt nicht mehr zum Server. Lade sie neu; deine Spiele bleiben erhalten.
reload = Neu laden
new-version = Eine neue Fassung ist bereit.
new-version-load = Laden
lost = Hier ist nichts
lost-note = Diese Adresse führt nirgendwohin. Vielleicht wurde ein Link abgeschnitten.
