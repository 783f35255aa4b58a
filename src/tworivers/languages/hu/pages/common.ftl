# Az oldalak saját szavai magyarul. Ami egy játékhoz tartozik, az a játék szövegei között áll.

skip = Ugrás a tartalomra
loading = Egy pillanat…
close = Bezárás
save = Mentés
home = Kezdőlap
copy = Másolás
copied = Másolva
send = Küldés
you = te

# A szabálykönyv

book = Szabálykönyv
book-of = Szabálykönyv: { $game }
book-other = A másik szabálykönyv: { $game }
book-lead = Teljes, igazi játszmákból vett példákkal. Írj a keresőbe, vagy kövesd a hivatkozásokat.
book-contents = Tartalom
book-search = Keresés a szabályokban
book-found = { $count ->
    [0] Nincs találat. Próbáld a szó egy részletével.
    [one] Egy találat
   *[other] { $count } találat
}
book-print = Nyomtatás
book-printing = Rajzoljuk az ábrákat…
book-whole = A teljes könyv megnyitása
book-look = Nézz utána a szabályokban: { $about }
book-link-to = Hivatkozás ide: „{ $section }”
book-ruling = A mi döntésünk
book-mark = Jel
book-mark-note = Honnan való a szám: S nyomtatott, X egyetlen külső forrásból, R mi következtettük ki
book-mark-s = S: nyomtatva áll a szabályfüzetben
book-mark-x = X: egyetlen külső forrásból való
book-mark-r = R: mi következtettük ki
book-box-download = A készletfájl letöltése
book-box-try = Játék a saját fájloddal
book-before = Előtte
book-step = { $step }. lépés / { $steps }
book-step-back = Egy lépést vissza
book-next = Tovább
book-again = Elölről
book-earlier = Előző fejezet: { $chapter }
book-later = Következő fejezet: { $chapter }
help-how = Így játsszák
help-dismiss = Ne mutasd többet

# Kezdőlap

learn-to-play = Tanulj meg játszani
play-now = Játssz most
play-now-note = A „Játssz most” azonnal indul, két gépi ellenfél ellen. Nem kell hozzá fiók.
new-table = Új asztal
my-tables = Asztalaim
my-tables-none = Még nincs. Itt őrződnek meg a játszmáid.
my-tables-all = Összes ({ $count })
my-tables-removed = { $count ->
    [one] Egy eltávolított asztal ismét látsszon
   *[other] { $count } eltávolított asztal ismét látsszon
}
table-remove = Eltávolítás a listáról
table-changed = Utolsó lépés
table-since = { $time } óta
table-set-up = Megnyitva
table-done = Levétel a listáról vagy törlés
table-delete = Törlés
table-delete-note = A csak hozzád tartozó asztal minden lépésével végleg eltűnik. A másokkal játszott játszma nekik megmarad, csak a te listádról kerül le. A még várakozó asztaltól felállsz.
game-seats = { $least }–{ $most } játékos
watch = Játszma nézése
watch-none = Most senki sem játszik nyilvánosan.
lobby = Társalgó
lobby-lead = Játssz azokkal, akik épp játszmát keresnek, most vagy napokon át.
lobby-find = Keress nekem játszmát
lobby-find-note = Oda ülsz le, ahol valaki épp ilyen játszmára vár. Ha senki sem vár, egy saját asztalnál várakozol, amelyet mások itt találnak meg.
lobby-open = Nyitott asztalok
lobby-none = Most nincs megfelelő nyitott asztal. Kerestess játszmát, vagy nyiss egy asztalt mindenkinek.
lobby-any = Mindegy
lobby-language = Nyelv
lobby-rules = Szabályok
lobby-usual = A szokásosak
lobby-own = saját szabályok
lobby-free = { $count } szabad hely
lobby-call = Ellenfelek keresése
other-games = Másik játék
open-save = Mentés megnyitása
open-save-note = visszanézéshez vagy folytatáshoz; ide is húzhatod a fájlt
footer = { $games }: társasjátékok a két folyó közti ősi földről, szabadon játszhatók. Nem hivatalos megvalósítás; a nevek a tulajdonosaikéi.
table-waiting = { $count ->
    [one] egy játékosra vár
   *[other] { $count } játékosra vár
}
table-over = befejezve
table-moves = { $moves ->
    [0] most kezdődött
   *[other] { $moves } lépés
}

# Új asztal

which-game = Játék
who-plays = Ki játszik?
how-many = Játékosok száma
options = Szabályok
public = Bárki leülhet és nézheti
public-note = Az asztal a társalgóban látszik: idegenek is leülhetnek a szabad helyekre, és nézhetik a játékot. Különben csak az találja meg, akinek elküldöd a linket. A titkokat senki sem látja.
own-box = Saját készletfájl
own-box-note = Más számok: töltsd le a fájlt, javítsd ki, és válaszd ki itt.
own-box-download = Letöltés
own-box-choose = Fájl kiválasztása
own-box-without = Nyomtatott értékekkel
hints = Tippek és nyerési esélyek
hints-note = Kérésre a gép lépést javasol; egy sáv mutatja, ki hogyan áll. Titkot senki sem tud meg belőle.
hints-off = csak a játék vége után
chat-on = Asztali beszélgetés
chat-on-note = Üzenetek a tábla mellett: mindenkinek vagy egyetlen játékosnak.
play-here = Játék ezen az eszközön
play-here-note = Szerver nélkül: kapcsolat nélkül is folytatódik, és csak ebben a böngészőben marad meg. Mindenki a te képernyődnél játszik, vagy gépi ellenfél.
play-here-open = Ezen az eszközön minden hely a tiéd, valakié a képernyődnél, vagy egy gépi ellenfélé.
alone = Nincs kapcsolat a szerverrel: ezen az eszközön játszol. A szerveren lévő asztalaid újra itt lesznek, amint van kapcsolat.
files-alone = Ennek az oldalnak nincs szervere: a saját eszközödön játszol, és a játszmáid ebben a böngészőben maradnak. Mentéssel máshová is viheted őket.
chat-off = ennél az asztalnál nincs
table-pace = Gondolkodási idő
pace-none = Korlát nélkül
pace-live = Egy ültében
pace-days = Napokon át
pace-none-note = Mindenki annyi időt használ, amennyit szeretne. Aki nincs itt, és tíz percig megvárakoztatja a többieket, annak a helyére a gép ültethető; bármikor visszajöhet.
pace-live-note = { $minutes } perc az egész játékra; minden köröd után { $increment } másodpercet visszakapsz. Ha lejár az idő, a gép veszi át a helyet.
pace-days-note = { $hours } óra minden döntésre, és { $reserve } óra tartalék az egész játékra. Ha mindkettő elfogy, a gép veszi át a helyet.
pace-time = Idő fejenként
pace-live-is = { $minutes } p + { $increment } mp
pace-days-is = { $hours } ó + { $reserve } ó
create = Kezdés
create-and-invite = Felállítás és meghívás
seat-kind = { $seat }: ki játszik itt?
seat-kind-me = Én
seat-kind-bot = Gép
seat-kind-open = Egy barát, linkkel
seat-kind-screen = Egy barát ennél a képernyőnél
seat-level = { $seat }: milyen jól játsszon a gép
seat-name = Név
seat-name-of = { $seat }: a játékos neve
seat-open-note = Kapsz egy linket, amelyet elküldhetsz.
seat-level-all = Minden gép
seat-level-mixed = különböző
readings = A szabályfüzet olvasatai
readings-note = Ahol a füzet többféleképpen érthető, az asztalotok választhat. Alapból az áll itt, amit szerintünk jelent.
more-rules = További szabályok
seat-number = { $seat }. hely
open-seat = Szabad hely
bot-name = { $level } (gép)
guest = Vendég
level-random = Szerencselovag
level-apprentice = Inas
level-scribe = Írnok
level-merchant = Kereskedő
level-steward = Intéző
level-governor = Helytartó
level-vizier = Vezír
level-sage = Bölcs
level-random-note = Vaktában játszik.
level-apprentice-note = Ismeri a szabályokat, és gyakran téved.
level-scribe-note = Jól játssza a saját körét.
level-merchant-note = Érzi, merre tart a játszma, de gyakran elszalaszt egy-egy lehetőséget.
level-steward-note = Mindenki helyett előregondol egy kicsit.
level-governor-note = Több millió játszmát játszott, ritkán szalaszt el lehetőséget.
level-vizier-note = Minden döntést alaposan átgondol.
level-sage-note = Tudja, hogyan végződnek a játszmák, és minden döntés előtt végiggondolja.
level-strength = Játékerő: { $rating } ± { $around }.

# Helyek, ahol különböznek
places-drawn = Helyek sorsolása
places-drawn-note = Az asztal előkészítésekor sorsolás dönti el, ki melyik helyet kapja.
place-strengths = Így kezd: { $place }
place-take = Ezt a helyet kérem

# Beállítások

settings = Beállítások
own-name = A neved
language = Nyelv
theme = Megjelenés
theme-auto = Mint az eszközön
theme-light = Világos
theme-dark = Sötét
pace = A gépi ellenfelek tempója
pace-instant = Azonnal
pace-quick = Gyorsan
pace-told = Lassan
skip-bots = Előretekerés
confirm-turn = Kérdezzen a köröm vége előtt
confirm-turn-note = Egy utolsó pillantás arra, amit nem lehet visszavonni.
moments = Dobások és csaták a tábla fölött
moments-told = Elmesélve
moments-quick = Gyorsan
moments-off = Ki
show-again = Mutasd újra
guide-decisions = Döntések magyarázata
guide-decisions-note = Minden újfajta döntésnél egy kártya mondja el, mire való, amíg meg nem ismered.
show-chances = Nyerési esélyek mutatása
show-chances-note = Sáv a tábla mellett, ha az asztalnál van ilyen.
think-here = Tippek ezen az eszközön
think-here-note = A tippek és az esélyek ekkor ettől a böngészőtől jönnek: egyszer letölt kb. 7 MB-ot, és a szerver nélkül válaszol.
notify = Szóljon, ha én jövök
notify-note = Amíg ez az oldal a háttérben van.
sound = Hang, amikor én jövök
keys = Billentyűk: 1–9, majd betűk: választás; Enter: megerősítés; Esc: újraválasztás; U: visszavonás; H: tipp; ?: a játék leírása; visszajátszáskor a nyilak léptetnek, a szóköz lejátszik.
account = Fiók
account-note = A játékhoz nem kell. Fiókkal minden böngészőben megtalálod az asztalaidat.
account-is = Bejelentkezve mint { $name }.
account-name = Fióknév
account-make = Fiók létrehozása
password = Jelszó
login = Bejelentkezés
logout = Kijelentkezés
account-sessions = Bejelentkezve itt
session-this = Ez a böngésző
session-seen = utoljára: { $when }
session-unknown = Ismeretlen böngésző
sessions-end = Kijelentkezés máshol
sessions-ended = Már csak ebben a böngészőben vagy bejelentkezve.
session-over = Ez a munkamenet véget ért. Most vendég vagy itt.
password-change = Jelszó módosítása
password-old = Eddigi jelszó
password-new = Új jelszó
password-changed = A jelszó megváltozott. Mindenhol máshol ki vagy jelentkezve.

# Váróterem és helyek

waiting-title = Várakozás a játékosokra
waiting-invited = Meghívást kaptál
waiting-note = { $count ->
    [0] Mindenki itt van.
    [one] A játék kezdődik, amint még egy játékos leül.
   *[other] A játék kezdődik, amint még { $count } játékos leül.
}
waiting-for = várunk…
sit-down = Leülök
invite = Meghívás
invite-note = Aki megnyitja ezt a linket, leülhet egy szabad helyre, vagy nézheti a játékot.
qr = QR-kód mutatása
qr-of = Az asztal linkjének QR-kódja
watch-link = Aki megnyitja ezt a linket, nézheti a játékot.
hand-over = Hely átadása
hand-over-of = Hely átadása: { $seat }
hand-over-note = Aki megnyitja ezt a linket, helyetted ül ide. Egyszer használható, és csak a legújabb érvényes. Te magad is folytathatod vele egy másik böngészőben.
waiting-no-more = Nem jön senki?
waiting-computers = Kezdés gépekkel
waiting-computers-note = Ugyanilyen új asztal, gépekkel a szabad helyeken.
waiting-leave = A kezdőlapra
waiting-leave-note = Ezt az asztalt az „Asztalaim” között találod meg.
sit-title = Egy hely vár rád
sit-note = Ülj le, és játssz tovább innen. Aki eddig itt ült, átadja a helyét.
sit-used = Itt már nincs hely
seat-lost = Most más ül a helyeden: felhasználták a hozzá tartozó linket. Tovább nézheted a játékot. Ha te voltál egy másik böngészőben, játssz ott tovább.

# Az asztalnál

your-turn = Te jössz
turn-of = { $who } van soron
turn-of-several = { $count } játékos van soron
to-move = soron van
choices = Amit tehetsz
choices-as-text = Minden lehetőség szövegként
confirm = Megerősítés
confirm-ends = Ezzel véget ér a köröd.
confirm-final = Ezt nem lehet visszavonni.
take-back = Újraválasztás
undo = Visszavonás
hint = Tipp
hint-thinking = Gondolkodik…
hint-suggestion = Javaslat:
hint-instead = Ehelyett:
hint-next = Azután talán:
hint-for = mellette szól
hint-against = ellene szól
hint-do = Legyen így
chances = Nyerési esély
percent = { $part }%
percent-under = < { $part }%
percent-over = > { $part }%
chance-even = 1/{ $count }
sending = Küldés…
sending-later = Elküldjük, amint helyreáll a kapcsolat.
not-now = { $count ->
    [one] Most nem lehet: egy dolog
   *[other] Most nem lehet: { $count } dolog
}
not-now-more = … és még { $count }.
info-rest = Mutass rá bármire, és megtudod, mi az.
board-whole = Teljes tábla
tap-refused = Ez éppen megváltozott: nézd meg újra.
board-choices = Válassz a kérdésnél.
panels = Játékosok, napló, beszélgetés és asztal
panel-players = Játékosok
panel-log = Napló
panel-chat = Beszélgetés
panel-table = Asztal
players = Játékosok
log-earlier = Korábbi lépések
log-large = Napló évszakok és uralkodók szerint
log-parties = Kinek a része látsszon
log-all = Mind
log-nothing = Még semmi.
chat = Beszélgetés
chat-none = Még senki sem szólt.
chat-say = Mondj valamit
chat-whom = Kinek
chat-all = mindenkinek
chat-to = csak neki: { $who }
chat-to-you = csak neked
chat-with-offer = ajánlathoz
score = Pont
online = itt van
offline = nincs itt
look-from = Nézet: { $seat }
watching = Nézed a játékot
round = { $round }. forduló
line-lost = Nincs kapcsolat. Semmi sem vész el; újra próbáljuk…
line-lost-short = Nincs kapcsolat…
clocks = Órák
clock-days = { $days } nap { $hours } ó
clock-hours = { $hours } ó { $minutes } p
stand-in = { $name } (gép)
leave-game = Abbahagyás
resign = Feladás
resign-note = A gép veszi át a helyedet. Visszajöhetsz, amíg a játék tart.
resign-alone = Rajtad kívül már senki sem játszik itt: a játék úgy ér véget, ahogy áll.
stop-vote = Szavazás a befejezésről
stop-vote-note = A játék úgy ér véget, ahogy áll, ha minden játékos egyetért.
stop-agree = Egyetértek
stop-refuse = Játsszunk tovább
stop-wished = { $names } befejezné a játékot úgy, ahogy áll.
stop-waiting = Befejeznéd a játékot úgy, ahogy áll. Még hiányzik: { $names }.
left-resigned = Feladtad. A gép játszik helyetted.
left-time = Lejárt az időd. A gép játszik helyetted.
left-away = Nem voltál itt. A gép játszik helyetted.
come-back = A hely visszavétele
absent = { $name } nincs itt, és a játék vár. Amíg vissza nem jön, a gép játszhat helyette.
absent-replace = Játsszon a gép
final-stopped = A játék úgy ért véget, ahogy állt.
rematch = Visszavágó
rematch-join = A visszavágóhoz
seat-kept-for = { $name } számára fenntartva
seat-release = Bárki leülhet ide
curtain = Add át a képernyőt { $who } játékosának.
curtain-ready = Én vagyok: { $who }
plain-board = Ennek a játéknak a táblája még nincs megrajzolva; szavakkal minden játszható.

# A vége

game-over = A játék véget ért
winners = { $count ->
    [one] { $names } győz
   *[other] { $names } közösen győz
}
winner-points = { $points } ponttal
how-points = Honnan jött minden pont
points-other = egyéb
points-total = Összesen
final-place = Helyezésed: { $place } / { $seats }. Lemaradásod ({ $who }): { $gap }.
final-won = Győztél. Előnyöd ({ $who }): { $gap }.
final-shared = Veled együtt győzött: { $who }.
final-why = A legtöbbet számított: { $source }, { $own } : { $other }.
again = Még egyszer
replay = Visszajátszás
download-save = Mentés letöltése
save-whole = Ebből a fájlból folytatható a játszma. Benne vannak a jövőbeli dobások, ezért utána itt már senki más nem kaphat helyet.
save-moves = Mások is játszanak itt: a végéig a fájl csak olvasható lépéseket tartalmaz, nem folytatható belőle játszma.
save-none = Mások is játszanak itt, és titkaik vannak: a mentés a játék végén tölthető le.
to-server = Átvitel a szerverre
to-server-note = Ott a te asztalodként folytatódik, és más böngészőből is eléred.
at-server = A játszma most már a szerveren van. Ami ezen az eszközön volt, lekerült a listádról.
fair = Tiszta dobások
fair-note = Minden véletlen egy titkos kezdőértékből következik. Az ellenőrző összege az első lépéstől ismert volt, így később senki sem módosíthatta.
fair-hash = Ellenőrző összeg, kezdettől ismert
fair-seed = Kezdőérték, a végén megmutatva
fair-later = A kezdőérték a játék végén látható.
fair-check = Ellenőrzés ebben a böngészőben
fair-fits = A kezdőérték illik az ellenőrző összeghez: semmi sem változott.
fair-fails = A kezdőérték nem illik az ellenőrző összeghez.

# Visszajátszás

replay-first = Az elejére
replay-back = Egy lépést vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-next = Egy lépést előre
replay-last = A végére
replay-round = Ugrás fordulóra
replay-moment = Pillanat
replay-at = { $at } / { $moves }
replay-setup = A kezdőállás.
replay-more = Link, mentés, tiszta dobások
analyse = Elemzés
analyse-here = E pillanat elemzése
replay-link = Link ehhez a pillanathoz
to-table = Az asztalhoz
chart = Pontok alakulása
chart-chances = Nyerési esélyek alakulása
chart-kind = Mit mutasson a grafikon
chart-of-scores = Pontok
chart-of-chances = Esélyek
swings = Lépések, amelyek megfordították a játszmát
swing-decision = döntés
swing-luck = szerencse

# Ami félremehet

problem-offline = A szerver nem érhető el. Próbáld újra egy pillanat múlva.
problem-no-desk = Ez a böngésző nem tud magától játszani: túl régi, vagy nem érhetők el a hozzá való fájlok.
problem-no-server = Ehhez szerver kell, és ennek az oldalnak nincs. Az eszközödön viszont játszhatsz, és a szabálykönyvek is itt vannak.
problem-unexpected = Valami félrement ({ $status }). Próbáld újra.
outdated = Van újabb változat
unreachable = Nincs kapcsolat
outdated-note = Ez az oldal sokáig volt nyitva, és már nem illik a szerverhez. Töltsd be újra; a játszmáid megmaradnak.
reload = Újratöltés
new-version = Új változat érhető el.
new-version-load = Betöltés
lost = Itt nincs semmi
lost-note = Ez a cím sehová sem vezet. Talán levágódott egy link vége.
