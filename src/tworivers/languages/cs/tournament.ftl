# Turnaje: příkaz, jeho tabulky a stránka.

tournament-title = { $game }: turnaj
tournament-facts = { $bots ->
    [one] Jeden počítačový hráč
    [few] { $bots } počítačoví hráči
   *[other] { $bots } počítačových hráčů
  }, u stolu { $seats }, { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
  }
tournament-stopped = Zastaveno před koncem: odehráno { $played } z { $games } partií.
tournament-percent = { $percent } %
tournament-interval = { $low } až { $high }
tournament-elo = Elo
tournament-seat = Místo { $seat }

tournament-ratings = Síla hry
tournament-ratings-lead = V bodech Elo, kde 0 je průměr všech: kdo má o 100 bodů víc, skončí v 64 % setkání před druhým. Sloupce obsahují skutečnou hodnotu s pravděpodobností 95 %.
tournament-cross = Kdo koho poráží
tournament-cross-lead = Jak často skončil počítačový hráč z řádku před tím ze sloupce; dělené místo se oběma počítá za půl.
tournament-scores = Body
tournament-scores-lead = Jak se body rozkládají v partiích každého počítačového hráče; zlatá značka je průměr.
tournament-seats = Místa
tournament-seats-lead = Podíl stolů v procentech, vyhraných z jednotlivých míst, v pořadí míst na začátku; zlatá značka ukazuje rovnováhu. Všichni se na místech střídali, takže to o nich nic neříká.
tournament-repeat = Pro zopakování
tournament-repeat-lead = Stejný plán dá stejné partie, pokud někdo nepřemýšlí podle hodin.

tournament-column-bot = Hráč
tournament-column-elo = Elo
tournament-column-interval = 95 %
tournament-column-games = Místa
tournament-column-won = Výhry
tournament-column-score = Body
tournament-column-spread = Rozptyl
tournament-column-thought = ms na volbu

tournament-fact-command = Příkaz
tournament-fact-seed = Počáteční hodnota
tournament-fact-options = Volby
tournament-fact-box = Herní materiál
tournament-fact-rules = Verze pravidel
tournament-fact-program = Program
tournament-fact-cycle = Vyrovnáno po tolika partiích
tournament-fact-clock = Přemýšlení podle hodin
tournament-standard-box = běžný
tournament-own-box = vlastní, uchovaný v report.json

tournament-playing = Hraje se
tournament-written = Zapsáno: { $files }
tournament-broken-off = Zastaveno: odehráno { $played } z { $games } partií.
tournament-lost = Jeden z hrajících procesů sám skončil, snad pro nedostatek paměti; co se odehrálo předtím, zůstává.
tournament-nothing = Zastaveno, než skončila první partie; nic se nezapisuje.
tournament-same = Zopakováno: všechny partie ({ $games }) proběhly stejně.
tournament-differs = Zopakováno: { $count } z { $games } partií proběhlo jinak, první je partie { $first }.
tournament-differs-clock = Tito počítačoví hráči přemýšlejí podle hodin a pokaždé mohou rozhodnout jinak: { $bots }.

tournament-few-bots = --bots: { $count ->
    [0] nikdo není uveden
    [one] uveden je jeden počítačový hráč
    [few] uvedeni jsou { $count } počítačoví hráči
   *[other] uvedeno je { $count } počítačových hráčů
  }; očekávají se aspoň dva různí, oddělení čárkami
tournament-many-bots = --bots: počet uvedených počítačových hráčů je { $count }; proti sobě jich může hrát nejvýš { $most }
tournament-bot-twice = počítačový hráč { $name } je uveden dvakrát
tournament-missing = chybí { $option }; očekává se { $expected }
tournament-what-bots = počítačoví hráči oddělení čárkami, třeba random,greedy
tournament-repeat-fixed = { $option } už stojí v { $file } a nelze zadat znovu
tournament-repeat-rules = { $file }: hráno podle verze pravidel { $rules }; tento program má verzi { $current }
tournament-many-processes = --processes je { $processes }; možných je nejvýš { $most }
tournament-both = --processes i --ray říkají, kde se má hrát; zadej jen jedno
