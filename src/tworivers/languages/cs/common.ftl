# Co mají všechny hry společné: partie a příkazová řádka.

match-over = Hra skončila.
match-unknown-seat = Místo { $seat } neexistuje; místa jsou 0 až { $last }.
match-unknown-action = Akce { $action } neexistuje.
match-not-legal = To teď nejde.
lesson-not-here = To k této lekci nepatří.
match-undo-nothing = Zatím se nic nerozhodlo.
match-undo-other = Poslední rozhodnutí učinil někdo jiný.
match-undo-over = Hra skončila a její počáteční hodnota je známá, takže nic nelze vzít zpět.
match-undo-known = Promluvila náhoda nebo se ukázalo něco skrytého, takže tohle nelze vzít zpět.

cli-preparing = Připravují se pravidla pro tento počítač
cli-simulating = Hraje se

cli-unknown-game = neznámá hra { $name }; k dispozici: { $games }
cli-no-game = která hra? K dispozici: { $games }
cli-unknown-language = neznámý jazyk { $name }; k dispozici: { $languages }
cli-unknown-seat = místo { $name }: očekává se { $kinds }
cli-unknown-device = neznámé zařízení { $name }; k dispozici: { $devices }
cli-unknown-bot = počítačový hráč { $name }: očekává se { $kinds }
cli-bots-count = počítačových hráčů je { $bots }, míst { $seats }; očekává se jeden na místo, nebo méně, kteří se pak střídají
cli-bots-device = --device { $device } má jen tyto počítačové hráče: { $bots }; ostatní hrají s --device cpu
cli-process-lost = jeden z hrajících procesů sám skončil, snad pro nedostatek paměti; zkus jich méně: --threads
cli-no-study = ke hře { $game } studie není; je k těmto hrám: { $games }
cli-train-seats = --seats { $text }: očekávají se počty hráčů oddělené čárkami; k dispozici: { $seats }
cli-train-learning = Učí se
cli-train-strength = { $seconds } s, { $games ->
    [one] 1 partie
    [few] { $games } partie
   *[other] { $games } partií
}, { $speed } rozhodnutí/s: hráčů { $seats }, vyhráno { $won } ± { $error } % proti { $against }, body { $points } ku { $others }
cli-train-written = Síť, její průběžný stav a zpráva leží v { $folder }
cli-option-form = volba { $text }: očekává se název=hodnota
cli-option-twice = volba { $name } je zadána dvakrát
cli-empty-path = { $what }: očekává se název souboru, nic zadáno není
cli-too-many-games = --games je { $games }; najednou lze hrát nejvýš { $most }
cli-too-many-threads = --threads je { $threads }; možných je nejvýš { $most }
cli-no-memory = na { $games ->
    [one] 1 partii
    [few] { $games } partie
   *[other] { $games } partií
} najednou nestačí paměť; zvol méně
cli-box-unreadable = { $file }: nelze přečíst: { $reason }
cli-box-no-text = { $file }: nelze přečíst: není to text (UTF-8)
cli-file-exists = { $file } už existuje a zůstane, jak je; zvol jiný název
cli-file-unwritable = { $file }: nelze zapsat: { $reason }
cli-resume-other-game = { $file } je partie hry { $game }, ne hry { $wanted }
cli-resume-fixed = { $option } nelze změnit v partii, která pokračuje
cli-no-such-move = { $file } má { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }; pozice po tahu { $at } neexistuje

cli-welcome = { $game }: { $players }
cli-seed-hash = Veškerá náhoda vychází z počáteční hodnoty, která se ukáže na konci. Její kontrolní součet: { $hash }
cli-kept-in = Každý tah se uchovává v { $file }
cli-goes-on = Partie pokračuje po tahu { $moves }.
cli-choose = Číslo, nebo h pro nápovědu:
cli-question = { $who }: { $question }
cli-hand-over = Klávesnici přebírá { $who }. Nikdo jiný se nedívá? Pak stiskni Enter.
cli-not-a-choice = { $text } není na výběr. Napiš číslo od 1 do { $last }, nebo h pro nápovědu.
cli-help =
    1, 2, 3…       zvolit tuto možnost; jde i její text z uložené hry
    b, board       znovu ukázat hrací plán, otázku a možnosti
    u, undo        vzít zpět poslední volbu, pokud od té doby nic nevyšlo najevo a nerozhodl nikdo jiný
    w, why         proč ne? Co by odpovídalo na otázku, ale teď nejde
    w TEXT         totéž pro všechny akce, jejichž text v uložené hře začíná na TEXT
    l, log         co se naposledy stalo; l a číslo: tolik tahů
    s, save SOUBOR uložit kopii do SOUBOR
    h, help, ?     tato nápověda
    q, quit        skončit; partie zůstane uložená
cli-undone = Vzato zpět: { $action }
cli-saved = Uloženo do { $file }
cli-save-which = Partie se uchovává v { $file }; s a název souboru tam uloží kopii.
cli-legal-now = To jde: je to možnost { $number }.
cli-why-more = … a { $count ->
    [one] 1 další
    [few] { $count } další
   *[other] { $count } dalších
} z podobných důvodů; w a začátek textu je ukáže
cli-why-nothing = Všechno, co by odpovídalo na tuto otázku, jde; w a začátek textu akce poví o jiných.
cli-why-unknown = Žádná akce, která teď nejde, nezačíná na { $text }.
cli-nothing-yet = Zatím se nic nestalo.
cli-left = Partie zůstane uložená. Pokračuj příkazem: tworivers play --resume { $file }
cli-not-kept = Partii se nepodařilo uchovat: { $file }: { $reason }

cli-bot-random = náhodný hráč
cli-bot-apprentice = učeň
cli-bot-scribe = písař
cli-bot-merchant = kupec
cli-bot-steward = správce
cli-bot-governor = místodržící
cli-bot-vizier = vezír
cli-bot-sage = mudrc

cli-final = Hra skončila
cli-player = Hráč
cli-score = Body
cli-winners = { $count ->
    [one] { $names } vyhrává.
    [few] { $names } vyhrávají společně.
   *[other] { $names } vyhrávají společně.
  }
cli-seed-fits = Počáteční hodnota byla { $seed }; její kontrolní součet je ten z úvodu, { $hash }.
cli-and = { $names } a { $last }

cli-sim-games = Partie
cli-sim-decisions = Rozhodnutí
cli-sim-speed = Rozhodnutí za sekundu
cli-sim-seconds = Sekundy
cli-sim-seed = Počáteční hodnota
cli-sim-seat = Místo
cli-sim-bot = Počítačový hráč
cli-sim-mean = Průměr bodů
cli-sim-sd = Rozptyl
cli-sim-wins = Výhry
cli-sim-share = { $wins } ({ $percent } %)

cli-replay-title = Po { $at ->
    [one] jednom tahu
    [few] { $at } tazích
   *[other] { $at } tazích
  } z { $moves }
cli-move-unseen = { $number }. { $who }
cli-move = { $number } { $who }: { $action }

cli-verified = { $file }: v pořádku
cli-verified-game = { $game }, { $seats ->
    [one] 1 hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
  }, { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }, všechny povolené
cli-verified-rules = hráno podle verze pravidel { $rules }, kterou má tento program
cli-verified-other-rules = hráno i přehráno podle verze pravidel { $rules }; nové partie mají verzi { $current }
cli-verified-seed = počáteční hodnota odpovídá kontrolnímu součtu { $hash }
cli-verified-result = výsledek { $scores }
cli-verified-running = nedohráno; body zatím { $scores }

# Čísla z `tworivers bench`

cli-bench-random = Náhodná hra, míst { $seats }: { $median } milionu rozhodnutí/s na jednom jádře ({ $low } až { $high })
cli-bench-copy = Kopie stavu ve strojovém kódu: { $median } ns ({ $low } až { $high })
cli-bench-python = legal + apply z Pythonu: { $median } µs ({ $low } až { $high })
cli-bench-threads = Dvě vlákna: { $median }× rychlost jednoho ({ $low } až { $high })
cli-bench-start = Od spuštění do prvního tahu: { $median } s ({ $low } až { $high })
cli-bench-compile = Překlad všeho znovu: { $median } s

# Rady: několik věcí v jedné větě, a co říká hledání, kde pro volbu nemluví žádná změna

hint-and = { $one } a { $other }
hint-list = { $one }, { $other }
hint-last-step = { $one }, pak { $other }
hint-steps = { $one }, { $other }
hint-fares = Ve hrách dohraných v myšlenkách tak vyhraješ { $percent } %, jinak { $other } %.
hint-even = Rozdíl je malý: ve hrách dohraných v myšlenkách vyhraješ tak či tak asi { $percent } %.
hint-only = { $count ->
    [one] Je jen 1 možnost.
    [few] Všechny { $count } možnosti vyjdou nastejno.
   *[other] Všech { $count } možností vyjde nastejno.
}
