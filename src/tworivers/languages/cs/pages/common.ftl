# Vlastní slova stránek česky. Co patří ke hře, stojí v textech hry.

skip = Přejít k obsahu
loading = Okamžik…
close = Zavřít
save = Uložit
home = Úvod
copy = Kopírovat
copied = Zkopírováno
send = Odeslat
you = ty

# Kniha pravidel

book = Kniha pravidel
book-of = { $game }: kniha pravidel
book-other = Kniha pravidel druhé hry: { $game }
book-lead = Úplná, s příklady ze skutečných partií. Piš do hledání, nebo jdi po odkazech.
book-contents = Obsah
book-search = Hledat v pravidlech
book-found = { $count ->
    [0] Nic nenalezeno. Zkus jen část slova.
    [one] Jedno místo
    [few] { $count } místa
   *[other] { $count } míst
}
book-print = Tisk
book-printing = Kreslí se obrázky…
book-whole = Otevřít celou knihu
book-look = Najít v pravidlech: { $about }
book-link-to = Odkaz na „{ $section }“
book-ruling = Naše rozhodnutí
book-mark = Značka
book-mark-note = Odkud číslo je: S tištěné, X z jediného cizího zdroje, R naše rekonstrukce
book-mark-s = S: tištěné v pravidlech
book-mark-x = X: z jediného cizího zdroje
book-mark-r = R: naše rekonstrukce
book-box-download = Stáhnout soubor s herním materiálem
book-box-try = Hrát s vlastním souborem
book-before = Předtím
book-step = { $step }. krok z { $steps }
book-step-back = O krok zpět
book-next = Dál
book-again = Od začátku
book-earlier = Předtím: { $chapter }
book-later = Potom: { $chapter }
help-how = Jak se hraje
help-dismiss = Už neukazovat

# Úvodní stránka

learn-to-play = Nauč se hrát
play-now = Hrát hned
play-now-note = „Hrát hned“ začne okamžitě, proti dvěma počítačovým soupeřům. Bez účtu.
new-table = Nový stůl
my-tables = Moje stoly
my-tables-none = Zatím nic. Tady se uchovají tvé partie.
my-tables-all = Ukázat vše ({ $count })
my-tables-removed = { $count ->
    [one] Znovu ukázat jeden odebraný stůl
    [few] Znovu ukázat { $count } odebrané stoly
   *[other] Znovu ukázat { $count } odebraných stolů
}
table-remove = Odebrat ze seznamu
table-changed = Poslední tah
table-since = od { $time }
table-set-up = Založeno
table-done = Odebrat ze seznamu nebo smazat
table-delete = Smazat
table-delete-note = Stůl, který je jen tvůj, zmizí navždy i se všemi tahy. Partie s ostatními jim zůstane, jen opustí tvůj seznam. Od stolu, který ještě čeká, vstaneš.
game-seats = { $most ->
    [one] 1 hráč
    [few] { $least } až { $most } hráči
   *[other] { $least } až { $most } hráčů
}
watch = Sledovat hru
watch-none = Právě teď nikdo veřejně nehraje.
lobby = Herna
lobby-lead = Zahraj si s těmi, kdo právě hledají partii, hned nebo po dnech.
lobby-find = Najít mi partii
lobby-find-note = Posadíš se tam, kde někdo čeká právě na takovou hru. Když nečeká nikdo, čekáš u vlastního stolu, který tu ostatní najdou.
lobby-open = Volné stoly
lobby-none = Právě teď žádný volný stůl nevyhovuje. Nech si najít partii, nebo založ stůl pro všechny.
lobby-any = Libovolně
lobby-language = Jazyk
lobby-rules = Pravidla
lobby-usual = Obvyklá
lobby-own = vlastní pravidla
lobby-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
lobby-call = Najít soupeře
other-games = Jiná hra
open-save = Otevřít uloženou hru
open-save-note = k přehrání nebo pokračování; soubor můžeš i přetáhnout sem
footer = { $games }: deskové hry z dávné země mezi dvěma řekami, volně ke hraní. Neoficiální provedení; názvy patří svým majitelům.
table-waiting = { $count ->
    [one] čeká na jednoho hráče
    [few] čeká na { $count } hráče
   *[other] čeká na { $count } hráčů
}
table-over = dohráno
table-moves = { $moves ->
    [0] právě začalo
    [one] 1 tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}

# Nový stůl

which-game = Hra
who-plays = Kdo hraje?
how-many = Počet hráčů
options = Pravidla
public = Hrát a dívat se smí kdokoli
public-note = Stůl je vidět v herně: cizí si mohou sednout na volná místa a dívat se. Jinak ho najdou jen ti, komu pošleš odkaz. Skryté věci nikdo nevidí.
own-box = Vlastní herní materiál
own-box-note = Jiná čísla: stáhni soubor, oprav ho a vyber ho tady.
own-box-download = Stáhnout
own-box-choose = Vybrat soubor
own-box-without = Hrát podle předlohy
hints = Rady a šance na výhru
hints-note = Na přání počítač navrhne tah; pruh ukazuje, jak na tom kdo je. Nikdo se tím nedozví nic skrytého.
hints-off = až po konci hry
chat-on = Rozhovor u stolu
chat-on-note = Zprávy vedle hracího plánu: všem, nebo jen jednomu hráči.
play-here = Hrát na tomto zařízení
play-here-note = Bez serveru: hra pokračuje i bez připojení a zůstává jen v tomto prohlížeči. Všichni hrají u tvé obrazovky, nebo jsou počítačoví soupeři.
play-here-open = Na tomto zařízení je každé místo tvoje, někoho u tvé obrazovky, nebo počítačového soupeře.
alone = Spojení se serverem chybí: hraješ na tomto zařízení. Tvé stoly na serveru tu budou zase, jakmile spojení bude.
files-alone = Tato stránka nemá server: hraješ na vlastním zařízení a tvé partie zůstávají v tomto prohlížeči. Uložená hra je přenese jinam.
chat-off = u tohoto stolu ne
table-pace = Čas na rozmyšlenou
pace-none = Bez limitu
pace-live = Naživo
pace-days = Po dnech
pace-none-note = Každý si bere tolik času, kolik chce. Kdo tu není a nechá ostatní deset minut čekat, může být nahrazen počítačem a smí se kdykoli vrátit.
pace-live-note = { $minutes } minut na celou hru; po každém tahu se vrátí { $increment } sekund. Když čas vyprší, hru přebírá počítač.
pace-days-note = { $hours } hodin na každé rozhodnutí a { $reserve } hodin rezervy na celou hru. Když dojde obojí, hru přebírá počítač.
pace-time = Čas pro každého
pace-live-is = { $minutes } min + { $increment } s
pace-days-is = { $hours } h + { $reserve } h
create = Začít
create-and-invite = Připravit a pozvat
seat-kind = { $seat }: kdo hraje?
seat-kind-me = Já
seat-kind-bot = Počítač
seat-kind-open = Přítel přes odkaz
seat-kind-screen = Přítel u této obrazovky
seat-level = { $seat }: jak dobře hraje počítač
seat-name = Jméno
seat-name-of = { $seat }: jméno hráče
seat-open-note = Dostaneš odkaz, který můžeš poslat.
seat-level-all = Všechny počítače
seat-level-mixed = různě
readings = Výklady pravidel
readings-note = Kde lze pravidla číst různě, může si váš stůl vybrat. Předvolené je to, co podle nás znamenají.
more-rules = Další pravidla
seat-number = Místo { $seat }
open-seat = Volné místo
bot-name = { $level } (PC)
guest = Host
level-random = Hazardér
level-apprentice = Učeň
level-scribe = Písař
level-merchant = Kupec
level-steward = Správce
level-governor = Místodržící
level-vizier = Vezír
level-sage = Mudrc
level-random-note = Hraje naslepo.
level-apprentice-note = Zná pravidla a často chybuje.
level-scribe-note = Dobře hraje svůj vlastní tah.
level-merchant-note = Cítí, kam hra směřuje, a často si nechá ujít příležitost.
level-steward-note = Myslí trochu dopředu za všechny.
level-governor-note = Odehrál miliony her a příležitost si nechá ujít zřídka.
level-vizier-note = Důkladně promýšlí každé rozhodnutí.
level-sage-note = Ví, jak hry končí, a přemýšlí o tom před každým rozhodnutím.
level-strength = Síla { $rating } ± { $around }.

# Místa, kde se liší
places-drawn = Losovat místa
places-drawn-note = O tom, kdo dostane které místo, rozhodne při přípravě stolu los.
place-strengths = Začátek: { $place }
place-take = Vzít toto místo

# Nastavení

settings = Nastavení
own-name = Tvé jméno
language = Jazyk
theme = Vzhled
theme-auto = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
pace = Počítačoví soupeři hrají
pace-instant = Okamžitě
pace-quick = Rychle
pace-told = Pomalu
skip-bots = Přeskočit
confirm-turn = Zeptat se před koncem mého tahu
confirm-turn-note = Poslední pohled na to, co nelze vzít zpět.
moments = Kostky a bitvy nad hracím plánem
moments-told = Vyprávět
moments-quick = Rychle
moments-off = Vypnout
show-again = Znovu ukázat
guide-decisions = Vysvětlovat rozhodnutí
guide-decisions-note = Karta řekne, k čemu je každý nový druh rozhodnutí, dokud ho neznáš.
show-chances = Ukazovat šance na výhru
show-chances-note = Pruh vedle hracího plánu, pokud ho stůl má.
think-here = Hledat rady na tomto zařízení
think-here-note = Rady a šance na výhru pak počítá tento prohlížeč: jednou stáhne asi 7 MB a odpovídá bez serveru.
notify = Upozornit, když jsem na řadě
notify-note = Když je tato stránka na pozadí.
sound = Zvuk, když jsem na řadě
keys = Klávesy: 1 až 9, pak písmena volí; Enter potvrdí, Esc volí znovu, U bere zpět, H žádá o radu, ? vysvětlí hru; v záznamu šipky krokují a mezerník přehrává.
account = Účet
account-note = Ke hře ho nepotřebuješ. S účtem najdeš své stoly v každém prohlížeči.
account-is = Přihlášení pod jménem { $name }.
account-name = Jméno účtu
account-make = Založit tento účet
password = Heslo
login = Přihlásit se
logout = Odhlásit se
account-sessions = Přihlášení v
session-this = Tento prohlížeč
session-seen = naposledy { $when }
session-unknown = Neznámý prohlížeč
sessions-end = Všude jinde odhlásit
sessions-ended = Přihlášení trvá už jen v tomto prohlížeči.
session-over = Tato relace skončila. Teď jsi tu jako host.
password-change = Změnit heslo
password-old = Dosavadní heslo
password-new = Nové heslo
password-changed = Heslo je změněno. Všude jinde skončilo přihlášení.

# Čekárna a místa

waiting-title = Čeká se na hráče
waiting-invited = Máš pozvánku
waiting-note = { $count ->
    [0] Všichni jsou tady.
    [one] Hra začne, jakmile si sedne ještě jeden hráč.
    [few] Hra začne, jakmile si sednou ještě { $count } hráči.
   *[other] Hra začne, jakmile si sedne ještě { $count } hráčů.
}
waiting-for = čeká se…
sit-down = Sednout si
invite = Pozvat
invite-note = Kdo otevře tento odkaz, může si sednout na volné místo, nebo se dívat.
qr = Ukázat QR kód
qr-of = QR kód s odkazem na tento stůl
watch-link = Kdo otevře tento odkaz, může se dívat.
hand-over = Předat místo
hand-over-of = Předat místo: { $seat }
hand-over-note = Kdo otevře tento odkaz, sedí tu místo tebe. Platí jednou a jen ten nejnovější. I ty s ním můžeš pokračovat v jiném prohlížeči.
waiting-no-more = Nikdo nejde?
waiting-computers = Začít s počítači
waiting-computers-note = Nový stůl jako tento, s počítači na volných místech.
waiting-leave = Na úvodní stránku
waiting-leave-note = Tento stůl zase najdeš v „Moje stoly“.
sit-title = Máš tu volné místo
sit-note = Sedni si a hraj dál odsud. Kdo na tomto místě seděl, odejde.
sit-used = Tady už místo není
seat-lost = Na tvém místě teď sedí někdo jiný: odkaz na ně byl použit. Můžeš se dál dívat. Pokud to bylo z tvého jiného prohlížeče, hraj dál tam.

# U stolu

your-turn = Jsi na řadě
turn-of = Na řadě je { $who }
turn-of-several = Na řadě { $count ->
    [one] je 1 hráč
    [few] jsou { $count } hráči
   *[other] je { $count } hráčů
}
to-move = na řadě
choices = Co můžeš udělat
choices-as-text = Všechny možnosti textem
confirm = Potvrdit
confirm-ends = Tím tvůj tah skončí.
confirm-final = Tohle nelze vzít zpět.
take-back = Vybrat znovu
undo = Vzít zpět
hint = Rada
hint-thinking = Přemýšlí…
hint-suggestion = Návrh:
hint-instead = Místo toho:
hint-next = Potom snad:
hint-for = mluví pro
hint-against = mluví proti
hint-do = Udělat to
chances = Šance na výhru
percent = { $part } %
percent-under = < { $part } %
percent-over = > { $part } %
chance-even = 1/{ $count }
sending = Odesílá se…
sending-later = Odešle se, jakmile se obnoví spojení.
not-now = { $count ->
    [one] Teď nejde: jedna věc
    [few] Teď nejde: { $count } věci
   *[other] Teď nejde: { $count } věcí
}
not-now-more = … a { $count ->
    [one] 1 další
    [few] { $count } další
   *[other] { $count } dalších
}.
info-rest = Ukaž na cokoli a dozvíš se, co to je.
board-whole = Celý plán
tap-refused = Tohle se právě změnilo: podívej se znovu.
board-choices = Vyber u otázky.
panels = Hráči, průběh, rozhovor a stůl
panel-players = Hráči
panel-log = Průběh
panel-chat = Rozhovor
panel-table = Stůl
players = Hráči
log-earlier = Ukázat dřívější tahy
log-large = Průběh podle období a říší
log-parties = Čí část se vypráví
log-all = Vše
log-nothing = Zatím nic.
chat = Rozhovor
chat-none = Zatím nikdo nic neřekl.
chat-say = Řekni něco
chat-whom = Komu
chat-all = všem
chat-to = jen: { $who }
chat-to-you = jen tobě
chat-with-offer = k nabídce
score = Body
online = je tu
offline = není tu
look-from = Pohled: { $seat }
watching = Díváš se
round = { $round }. kolo
line-lost = Bez spojení. Nic se neztratí; zkouší se znovu…
line-lost-short = Bez spojení…
clocks = Hodiny
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
stand-in = { $name } (počítač)
leave-game = Přestat hrát
resign = Vzdát se
resign-note = Tvé místo převezme počítač. Dokud hra trvá, smíš se vrátit.
resign-alone = Kromě tebe tu už nikdo nehraje: hra skončí, jak stojí.
stop-vote = Navrhnout ukončení
stop-vote-note = Hra skončí, jak stojí, jakmile souhlasí všichni, kdo hrají.
stop-agree = Souhlasím
stop-refuse = Hrát dál
stop-wished = Ukončit hru, jak stojí, by chtěli: { $names }.
stop-waiting = Chceš ukončit hru, jak stojí. Ještě musí souhlasit: { $names }.
left-resigned = Hra je z tvé strany vzdaná. Hraje za tebe počítač.
left-time = Tvůj čas vypršel. Hraje za tebe počítač.
left-away = Bylo na tebe dlouho čekáno. Hraje za tebe počítač.
come-back = Vzít si místo zpátky
absent = { $name } tu není a hra čeká. Do návratu může hrát počítač.
absent-replace = Nechat hrát počítač
final-stopped = Hra byla ukončena, jak stála.
rematch = Odveta
rematch-join = K odvetě
seat-kept-for = drží se pro: { $name }
seat-release = Uvolnit pro kohokoli
curtain = Předej obrazovku: { $who }.
curtain-ready = Tady { $who }
plain-board = Plán této hry ještě není nakreslený; slovy lze hrát všechno.

# Konec

game-over = Hra skončila
winners = { $count ->
    [one] { $names } vyhrává
    [few] { $names } vyhrávají společně
   *[other] { $names } vyhrávají společně
}
winner-points = { $points ->
    [one] s 1 bodem
    [few] s { $points } body
   *[other] s { $points } body
}
how-points = Odkud je který bod
points-other = ostatní
points-total = Celkem
final-place = Tvé místo: { $place } z { $seats }. Ztráta ({ $who }): { $gap }.
final-won = Vítězství je tvé. Náskok ({ $who }): { $gap }.
final-shared = Vítězství je společné: ty a { $who }.
final-why = Nejvíc rozhodlo: { $source }, { $own } : { $other }.
again = Hrát znovu
replay = Záznam
download-save = Stáhnout uloženou hru
save-whole = Z tohoto souboru lze pokračovat. Obsahuje budoucí hody, takže potom tu už nikdo jiný nemůže dostat místo.
save-moves = Hrají tu i jiní: do konce obsahuje soubor jen tahy ke čtení, pokračovat z něj nelze.
save-none = Hrají tu i jiní a mají tajemství: uložená hra bude, až partie skončí.
to-server = Přenést na server
to-server-note = Tam pokračuje jako tvůj stůl, na který se dostaneš i z jiných prohlížečů.
at-server = Partie je teď na serveru. Co bylo na tomto zařízení, už není v tvém seznamu.
fair = Poctivé kostky
fair-note = Veškerá náhoda vychází z tajné počáteční hodnoty. Její kontrolní součet byl znám od prvního tahu, takže ji nikdo nemohl později změnit.
fair-hash = Kontrolní součet, známý od začátku
fair-seed = Počáteční hodnota, ukázaná na konci
fair-later = Počáteční hodnota se ukáže, až hra skončí.
fair-check = Ověřit v tomto prohlížeči
fair-fits = Počáteční hodnota odpovídá kontrolnímu součtu: nic se nezměnilo.
fair-fails = Počáteční hodnota kontrolnímu součtu neodpovídá.

# Záznam

replay-first = Na začátek
replay-back = O tah zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-next = O tah dál
replay-last = Na konec
replay-round = Přejít na kolo
replay-moment = Okamžik
replay-at = { $at } z { $moves }
replay-setup = Všechno je připravené.
replay-more = Odkaz, uložená hra, poctivé kostky
analyse = Rozebrat
analyse-here = Rozebrat tento okamžik
replay-link = Odkaz na tento okamžik
to-table = Ke stolu
chart = Vývoj bodů
chart-chances = Vývoj šancí na výhru
chart-kind = Co graf ukazuje
chart-of-scores = Body
chart-of-chances = Šance
swings = Tahy, které hru zvrátily
swing-decision = rozhodnutí
swing-luck = náhoda

# Co se může pokazit

problem-offline = Server není dostupný. Zkus to za chvilku znovu.
problem-no-desk = Tento prohlížeč nedokáže hrát sám: je příliš starý, nebo nejsou dostupné potřebné soubory.
problem-no-server = K tomu je potřeba server a tato stránka žádný nemá. Partie na tvém zařízení a knihy pravidel tu ale jsou.
problem-unexpected = Něco se pokazilo ({ $status }). Zkus to znovu.
outdated = Existuje novější verze
unreachable = Bez spojení
outdated-note = Tato stránka byla dlouho otevřená a už nesedí k serveru. Načti ji znovu; tvé hry zůstanou uchované.
reload = Načíst znovu
new-version = Nová verze je připravena.
new-version-load = Načíst
lost = Tady nic není
lost-note = Tato adresa nikam nevede. Možná se usekl odkaz.
