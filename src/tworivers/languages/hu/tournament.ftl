# Bajnokságok: a parancs, a táblázatai és az oldal.

tournament-title = { $game }: bajnokság
tournament-facts = { $bots ->
    [one] Egy gépi játékos
   *[other] { $bots } gépi játékos
  }, { $seats } személyes asztalok, { $games ->
    [one] egy játszma
   *[other] { $games } játszma
  }
tournament-stopped = Idő előtt leállt: { $games } játszmából { $played } készült el.
tournament-percent = { $percent }%
tournament-interval = { $low } – { $high }
tournament-elo = Élő
tournament-seat = { $seat }. hely

tournament-ratings = Játékerő
tournament-ratings-lead = Élő-pontban, ahol 0 mindenki átlaga: akinek 100 ponttal több van, a találkozások 64%-ában végez a másik előtt. A sávok 95% valószínűséggel tartalmazzák a valódi értéket.
tournament-cross = Ki kit ver meg
tournament-cross-lead = Milyen gyakran végzett a sor gépi játékosa az oszlopé előtt; a holtverseny mindkettőnek fél.
tournament-scores = Pontok
tournament-scores-lead = Hogyan oszlanak el az egyes gépi játékosok pontjai a játszmákban; az aranyjel az átlag.
tournament-seats = Helyek
tournament-seats-lead = Az asztalok hány százalékát nyerték meg az egyes helyekről, a kezdő sorrend szerint; az aranyjel mutatja az egyenlő arányt. A gépi játékosok felváltva ültek mindenhol, ezért ez róluk nem árul el semmit.
tournament-repeat = Megismétléshez
tournament-repeat-lead = Ugyanaz a terv ugyanazokat a játszmákat adja, hacsak valaki nem óra szerint gondolkodik.

tournament-column-bot = Játékos
tournament-column-elo = Élő
tournament-column-interval = 95%
tournament-column-games = Helyek
tournament-column-won = Győzelem
tournament-column-score = Pont
tournament-column-spread = Szórás
tournament-column-thought = ms/döntés

tournament-fact-command = Parancs
tournament-fact-seed = Kezdőérték
tournament-fact-options = Opciók
tournament-fact-box = Készlet
tournament-fact-rules = A szabályok változata
tournament-fact-program = Program
tournament-fact-cycle = Ennyi játszma után kiegyenlített
tournament-fact-clock = Gondolkodás óra szerint
tournament-standard-box = a szokásos
tournament-own-box = saját, megőrizve itt: report.json

tournament-playing = Folyik a játék
tournament-written = Megírva: { $files }
tournament-broken-off = Leállt: { $games } játszmából { $played } készült el.
tournament-lost = Egy játszó folyamat magától leállt, talán kevés volt a memória; amit addig lejátszottak, az megmarad.
tournament-nothing = Leállt, mielőtt az első játszma véget ért; semmi sem íródik ki.
tournament-same = Megismételve: mindegyik játszma ugyanúgy alakult (összesen { $games }).
tournament-differs = Megismételve: { $games } játszmából { $count } másképp alakult, az első sorszáma { $first }.
tournament-differs-clock = Ezek a gépi játékosok óra szerint gondolkodnak, és minden alkalommal dönthetnek másképp: { $bots }.

tournament-few-bots = --bots: { $count ->
    [0] senki sincs megnevezve
    [one] egy gépi játékos van megnevezve
   *[other] { $count } gépi játékos van megnevezve
  }; legalább két különböző kell, vesszővel elválasztva
tournament-many-bots = --bots: { $count } gépi játékos van megnevezve; legfeljebb { $most } játszhat egymással
tournament-bot-twice = a gépi játékos kétszer szerepel: { $name }
tournament-missing = hiányzik: { $option }; lehetséges: { $expected }
tournament-what-bots = gépi játékosok vesszővel elválasztva, például random,greedy
tournament-repeat-fixed = { $option } már szerepel itt: { $file }; nem adható meg újra
tournament-repeat-rules = { $file }: a szabályok { $rules } jelű változata szerint játszották; ez a program a { $current } jelűt ismeri
tournament-many-processes = --processes értéke { $processes }; legfeljebb { $most } lehet
tournament-both = a --processes és a --ray is azt mondja meg, hol játsszanak; csak az egyiket add meg
