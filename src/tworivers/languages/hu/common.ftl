# Ami minden játékban közös: a játszma és a parancssor.

match-over = A játék véget ért.
match-unknown-seat = Nincs ilyen hely: { $seat }; a helyek száma 0 és { $last } közötti.
match-unknown-action = Nincs ilyen akció: { $action }.
match-not-legal = Ezt most nem lehet.
lesson-not-here = Ez nem része a leckének.
match-undo-nothing = Még semmi sem dőlt el.
match-undo-other = Az utolsó döntést más hozta.
match-undo-over = A játék véget ért, és ismert a kezdőértéke, így semmit sem lehet visszavonni.
match-undo-known = Már szólt a véletlen, vagy titok derült ki, ezért ezt nem lehet visszavonni.

cli-preparing = A szabályok előkészítése ezen a gépen
cli-simulating = Folyik a játék

cli-unknown-game = ismeretlen játék: { $name }; ezek vannak: { $games }
cli-no-game = melyik játék? Ezek vannak: { $games }
cli-unknown-language = ismeretlen nyelv: { $name }; ezek vannak: { $languages }
cli-unknown-seat = hely, { $name }: lehetséges értékek: { $kinds }
cli-unknown-device = ismeretlen eszköz: { $name }; ezek vannak: { $devices }
cli-unknown-bot = gépi játékos, { $name }: lehetséges értékek: { $kinds }
cli-bots-count = { $seats } helyre { $bots } gépi játékos jut; helyenként egy kell, vagy kevesebb, akik felváltva ülnek le
cli-bots-device = a --device { $device } csak ezeket a gépi játékosokat ismeri: { $bots }; a többieket --device cpu mellett játszasd
cli-process-lost = egy játszó folyamat magától leállt, talán kevés volt a memória; próbáld kevesebbel: --threads
cli-no-study = nincs tanulmány erről: { $game }; ezekről van: { $games }
cli-train-seats = --seats { $text }: játékosszámok kellenek, vesszővel elválasztva; lehetséges: { $seats }
cli-train-learning = Tanul
cli-train-strength = { $seconds } s, { $games } játszma, { $speed } döntés/s: { $seats } játékossal { $won } ± { $error }% győzelem ({ $against } ellen), { $points } pont, a többieké { $others }
cli-train-written = A háló, a pillanatképe és a jelentés helye: { $folder }
cli-option-form = opció, { $text }: az alakja név=érték
cli-option-twice = az opció kétszer szerepel: { $name }
cli-empty-path = { $what }: fájlnév kell, de semmi sincs megadva
cli-too-many-games = --games értéke { $games }; egyszerre legfeljebb { $most } játszható
cli-too-many-threads = --threads értéke { $threads }; legfeljebb { $most } lehet
cli-no-memory = kevés a memória egyszerre { $games } játszmához; válassz kevesebbet
cli-box-unreadable = { $file }: nem olvasható: { $reason }
cli-box-no-text = { $file }: nem olvasható: nem szöveg (UTF-8)
cli-file-exists = { $file } már létezik, és marad, ahogy van; válassz más nevet
cli-file-unwritable = { $file }: nem írható: { $reason }
cli-resume-other-game = { $file } ennek a játéknak a mentése: { $game }, nem ennek: { $wanted }
cli-resume-fixed = folytatott játszmában nem módosítható: { $option }
cli-no-such-move = { $file }: { $moves } lépésből áll; { $at } lépés utáni állása nincs

cli-welcome = { $game }: { $players }
cli-seed-hash = Minden véletlen egy kezdőértékből következik, amely a végén látható. Az ellenőrző összege: { $hash }
cli-kept-in = Minden lépés itt őrződik meg: { $file }
cli-goes-on = A játszma folytatódik, eddig { $moves } lépés történt.
cli-choose = Szám, vagy h a súgóhoz:
cli-question = { $who }: { $question }
cli-hand-over = A billentyűzetet most ő kapja: { $who }. Senki más nem nézi? Akkor nyomj Entert.
cli-not-a-choice = Ez nem választható: { $text }. Írj be egy számot 1 és { $last } között, vagy h betűt a súgóhoz.
cli-help =
    1, 2, 3…       ezt a lehetőséget választod; a mentésben álló szövege is jó
    b, board       a tábla, a kérdés és a lehetőségek újra
    u, undo        az utolsó választásod visszavonása, ha azóta semmi sem derült ki, és más sem döntött
    w, why         miért nem? Ami válasz lenne a kérdésre, de most nem lehet
    w SZÖVEG       ugyanez minden akcióra, amelynek szövege a mentésben így kezdődik: SZÖVEG
    l, log         mi történt az utóbbi időben; l és egy szám: ennyi lépés
    s, save FÁJL   másolat mentése ide: FÁJL
    h, help, ?     ez a súgó
    q, quit        kilépés; a játszma megmarad
cli-undone = Visszavonva: { $action }
cli-saved = Elmentve ide: { $file }
cli-save-which = A játszma itt őrződik meg: { $file }; az s és egy fájlnév oda ment másolatot.
cli-legal-now = Ezt megteheted: a sorszáma { $number }.
cli-why-more = … és még { $count } hasonló okból; a w és a szövegük eleje megmutatja őket
cli-why-nothing = Ami csak válasz lehet erre a kérdésre, az mind lehetséges; a w és egy akció szövegének eleje másról is beszél.
cli-why-unknown = Nincs olyan, most nem lehetséges akció, amely így kezdődik: { $text }.
cli-nothing-yet = Még semmi sem történt.
cli-left = A játszma megmarad. Így folytathatod: tworivers play --resume { $file }
cli-not-kept = A játszmát nem sikerült megőrizni: { $file }: { $reason }

cli-bot-random = véletlen játékos
cli-bot-apprentice = inas
cli-bot-scribe = írnok
cli-bot-merchant = kereskedő
cli-bot-steward = intéző
cli-bot-governor = helytartó
cli-bot-vizier = vezír
cli-bot-sage = bölcs

cli-final = A játék véget ért
cli-player = Játékos
cli-score = Pont
cli-winners = { $count ->
    [one] { $names } győz.
   *[other] { $names } közösen győz.
  }
cli-seed-fits = A kezdőérték ez volt: { $seed }; ellenőrző összege az elején mutatott { $hash }.
cli-and = { $names } és { $last }

cli-sim-games = Játszmák
cli-sim-decisions = Döntések
cli-sim-speed = Döntés másodpercenként
cli-sim-seconds = Másodperc
cli-sim-seed = Kezdőérték
cli-sim-seat = Hely
cli-sim-bot = Gépi játékos
cli-sim-mean = Átlagpont
cli-sim-sd = Szórás
cli-sim-wins = Győzelmek
cli-sim-share = { $wins } ({ $percent }%)

cli-replay-title = { $at } lépés után, összesen: { $moves }
cli-move-unseen = { $number }. { $who }
cli-move = { $number } { $who }: { $action }

cli-verified = { $file }: rendben
cli-verified-game = { $game }, { $seats } játékos, { $moves } lépés, mind szabályos
cli-verified-rules = a szabályok { $rules } jelű változata szerint játszva, ez a programé is
cli-verified-other-rules = a szabályok { $rules } jelű változata szerint játszva és újrajátszva; az új játszmák változata: { $current }
cli-verified-seed = a kezdőérték illik az ellenőrző összegéhez: { $hash }
cli-verified-result = eredmény: { $scores }
cli-verified-running = nincs befejezve; pontok eddig: { $scores }

# A `tworivers bench` számai

cli-bench-random = Véletlen játék, { $seats } hely: { $median } millió döntés/s egy magon ({ $low }–{ $high })
cli-bench-copy = Egy állás másolása gépi kódban: { $median } ns ({ $low }–{ $high })
cli-bench-python = legal + apply Pythonból: { $median } µs ({ $low }–{ $high })
cli-bench-threads = Két szál: az egyszálas sebesség { $median }× ({ $low }–{ $high })
cli-bench-start = Indítástól az első lépésig: { $median } s ({ $low }–{ $high })
cli-bench-compile = Minden újrafordítása: { $median } s

# Tippek: több dolog egy mondatban, és amit a keresés mond, ahol semmi változás nem szól a választás mellett

hint-and = { $one } és { $other }
hint-list = { $one }, { $other }
hint-last-step = { $one }, azután { $other }
hint-steps = { $one }, { $other }
hint-fares = Gondolatban továbbjátszva ezzel a játszmák { $percent }%-át nyered meg, a másikkal { $other }%-át.
hint-even = Alig van különbség: gondolatban továbbjátszva így is, úgy is a játszmák kb. { $percent }%-át nyered meg.
hint-only = { $count ->
    [one] Csak 1 lehetőség van.
   *[other] Mind a { $count } lehetőség egyre megy.
}
