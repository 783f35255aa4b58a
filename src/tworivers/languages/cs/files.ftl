# Co může být špatně na něčem, co lidé přinesou: na uložené hře, souboru s herním materiálem, volbách, místech, jménech.
# Hlavičky, klíče a hodnoty samotných souborů zůstávají v každém jazyce, jak jsou.

## Kde je to špatně

wrong-in-file = { $file }: { $reason }
wrong-in-line = { $file }: řádek { $line }: { $reason }
wrong-line = řádek { $line }: { $reason }
wrong-file-yours = soubor
wrong-file-box = soubor s herním materiálem
wrong-file-its-box = herní materiál v tomto souboru
wrong-file-changed = { $file } (po uložení změněno)
wrong-file-other-version = { $file } (hráno podle verze pravidel { $played }; tento program má verzi { $version })
wrong-unreadable = nelze přečíst: { $reason }

## Volby, místa a jména

wrong-option = hra { $game } nemá volbu { $name }; má { $options }
wrong-option-none = hra { $game } nemá volbu { $name } ani žádnou jinou
wrong-option-value = volba { $name }: { $value } není na výběr; možné hodnoty: { $values }
wrong-version = verze { $version } pravidel hry { $game } tu není známá; nejnovější je { $newest }
wrong-seats = hra { $game } má počet hráčů { $least } až { $most }, ne { $seats }
wrong-seat-level = místo { $seat }: úroveň mají jen počítačoví hráči
wrong-seat-open = místo { $seat } je volné: na zařízení se nikdo nemůže připojit
wrong-box-in-page = vlastní krabici čte jen server
wrong-names = { $names ->
    [one] jedno jméno
    [few] { $names } jména
   *[other] { $names } jmen
  } na počet míst { $seats }
wrong-name = jméno { $text }: očekávají se tisknutelné znaky, alespoň jeden, bez mezer na krajích
wrong-seed = počáteční hodnota { $text }: očekávají se tisknutelné znaky, alespoň jeden, bez mezer na krajích
wrong-bot = hra { $game } nemá počítačového hráče { $name }; má { $bots }
wrong-bot-thinking = hra { $game } nemá počítačového hráče { $name }; má { $bots }, { $greedy }, { $search } (1 až { $most }), { $network } a { $searching }, kde má síť
wrong-network-file = { $file }: síť nelze přečíst: { $reason }
wrong-network-runtime = { $file }: síť potřebuje ONNX Runtime, který nelze načíst ({ $reason }); nainstaluje se příkazem: pip install onnxruntime
wrong-network-damaged = { $file }: to není síť, nebo je poškozená: ONNX Runtime ji neumí přečíst
wrong-network-game = { $file }: síť pro hru { $other }, ne pro hru { $game }
wrong-network-rules = { $file }: síť pro jiná pravidla hry { $game } (verze { $version }; tento program má verzi { $now }); je třeba ji naučit znovu
wrong-network-seats = { $file }: tato síť se neučila hrát v počtu hráčů { $seats }
wrong-game-twice = hru s názvem { $name } přináší víc balíčků: { $packages }; odinstaluj všechny až na jeden
wrong-game = hru { $name } z balíčku { $package } ({ $place }) nelze použít: { $reason }
wrong-game-name = očekává se název z malých písmen, číslic a spojovníků
wrong-game-kind = očekává se { $expected }, je tu { $found }
wrong-game-other-name = hra sama si říká { $name }

## Uložené hry

wrong-save-empty = soubor je prázdný; očekává se uložená hra
wrong-save-large = na uloženou hru je to příliš velké
wrong-save-no-text = není to uložená hra: není to text (UTF-8)
wrong-save-first = není to uložená hra: očekává se [Game "..."], stojí tu { $found }
wrong-save-breaks-off = soubor je neúplný: za posledním řádkem se očekává "end", počet tahů a kontrolní součet, stojí tu { $found }
wrong-save-after-end = text za závěrečným řádkem: { $found }
wrong-save-count = závěrečný řádek uvádí počet tahů { $counted }, v souboru jich je { $moves }
wrong-save-no-box = řádek, který začíná %, ale před ním není ani [Box "custom"], ani [Position "set up"]
wrong-save-many-moves = { $most ->
    [one] očekává se nejvýš jeden tah
    [few] očekávají se nejvýš { $most } tahy
   *[other] očekává se nejvýš { $most } tahů
  }, je jich víc
wrong-save-missing = chybí [{ $header } "..."]
wrong-save-header = očekává se [Název "hodnota"], stojí tu { $found }
wrong-save-unknown-header = neznámá hlavička { $header }; očekává se jedna z těchto: { $headers }
wrong-save-twice = { $header } tu stojí podruhé; poprvé na řádku { $first }
wrong-save-header-late = hlavička { $header } stojí mezi tahy
wrong-save-move-form = očekává se "{ $number }", místo a akce, stojí tu { $found }
wrong-save-move-number = očekává se tah { $number }, stojí tu { $found }
wrong-save-note = poznámka má jen tisknutelné znaky, stojí tu { $found }
wrong-save-no-variation = ")" uzavírá variantu, ale žádná nezačala znakem "("
wrong-save-empty-variation = varianta, která tu začíná, nemá žádné tahy
wrong-save-open-variation = varianta, která tu začíná, není uzavřena znakem ")"
wrong-save-deep-variation = do sebe smí být vnořeno nejvýš variant: { $most }, je jich víc
wrong-save-many-variations = variant smí být nejvýš { $most }, je jich víc
wrong-save-digest = kontrolní součet neodpovídá textu nad ním
wrong-save-game = neznámá hra { $game }; tento program má { $games }
wrong-save-rules = očekává se verze pravidel, stojí tu { $found }
wrong-save-seats = očekává se počet hráčů, stojí tu { $found }
wrong-save-names = { $seats ->
    [one] očekává se jedno jméno
    [few] očekávají se { $seats } jména
   *[other] očekává se { $seats } jmen
  }, počet jmen je tu { $names }
wrong-save-box = očekává se "standard" s osmi šestnáctkovými číslicemi nebo "custom", stojí tu { $found }
wrong-save-other-box = standardní herní materiál má dnes jiné hodnoty ({ $today }) než v době, kdy se tato partie hrála ({ $then }), takže ji nelze přehrát
wrong-save-no-seed = počáteční hodnota je zatím skrytá, jako vždy, dokud partie běží; tahy lze přečíst, ale bez ní je nelze přehrát
wrong-save-seed = počáteční hodnota neodpovídá údaji SeedHash na řádku { $line }
wrong-save-seat = neznámé místo { $seat }; očekává se { $seats }
wrong-save-action = neznámá akce { $action }; očekává se třeba { $actions }
wrong-save-move = { $seat } nemůže zahrát { $action }: { $reason }
wrong-save-no-result = hra skončila, ale chybí [Result "{ $scores }"]
wrong-save-early-result = je tu Result, ale hra posledním tahem nekončí
wrong-save-result = Result je { $result }, z tahů vychází { $scores }
wrong-save-options = každá volba se očekává jednou jako název=hodnota, stojí tu { $found }
wrong-save-played = hráno podle verze pravidel { $played }, tady platí { $version }: { $reason }

## Soubory s herním materiálem a hodnoty kdekoli

wrong-box-large = příliš velké: { $most ->
    [one] očekává se nejvýš jeden znak
    [few] očekávají se nejvýš { $most } znaky
   *[other] očekává se nejvýš { $most } znaků
  }, je jich víc
wrong-box-long-word = očekává se klíč nebo číslo o délce nejvýš { $most }
wrong-box-deep-key = očekávají se klíče, které mají { $most ->
    [one] nejvýš jednu část
    [few] nejvýš { $most } části
   *[other] nejvýš { $most } částí
  }
wrong-box-deep = { $most ->
    [one] očekává se nejvýš jedna závorka
    [few] očekávají se nejvýš { $most } závorky
   *[other] očekává se nejvýš { $most } závorek
  } v sobě
wrong-box-many-keys = { $most ->
    [one] očekává se nejvýš jeden klíč
    [few] očekávají se nejvýš { $most } klíče
   *[other] očekává se nejvýš { $most } klíčů
  }

wrong-toml = není to soubor TOML: { $fault }
wrong-toml-at = není to soubor TOML: řádek { $line }, sloupec { $column }: { $fault }
wrong-toml-end = není to soubor TOML: na jeho konci: { $fault }
wrong-toml-statement = očekává se klíč, nadpis v závorkách nebo komentář
wrong-toml-newline = očekává se konec řádku
wrong-toml-twice = to už v souboru stojí
wrong-toml-heading = závorky tohoto nadpisu se neuzavírají
wrong-toml-equals = za klíčem se očekává "="
wrong-toml-key = takhle klíč začínat nemůže
wrong-toml-array = tento seznam se neuzavírá
wrong-toml-table = tato tabulka ve složených závorkách se neuzavírá
wrong-toml-string = tento text nemá konec
wrong-toml-escape = takový znak za "\" neexistuje
wrong-toml-character = tento znak tu stát nemůže
wrong-toml-date = takové datum nebo čas neexistuje
wrong-toml-value = očekává se hodnota: číslo, text v uvozovkách, true nebo false, nebo seznam
wrong-toml-other = něco není tak, jak to TOML vyžaduje

wrong-key = { $key } je { $value }: { $expected }
wrong-place = { $key }: { $expected }
wrong-key-missing = chybí { $key }
wrong-key-unknown = { $key } není klíč tohoto souboru
wrong-value-integer = očekává se celé číslo
wrong-value-number = očekává se číslo
wrong-value-switch = očekává se true nebo false
wrong-value-text = očekává se text
wrong-value-list = očekává se seznam
wrong-value-table = očekává se tabulka klíčů a hodnot
wrong-value-choice = očekává se jedna z možností: { $expected }
wrong-value-kind = očekává se { $expected }
wrong-value-more = očekává se víc než { $expected }
wrong-value-least = očekává se { $expected } nebo víc
wrong-value-less = očekává se méně než { $expected }
wrong-value-most = očekává se { $expected } nebo méně
wrong-value-few = { $expected ->
    [one] očekává se alespoň jedna hodnota
    [few] očekávají se alespoň { $expected } hodnoty
   *[other] očekává se alespoň { $expected } hodnot
  }
wrong-value-many = { $expected ->
    [one] očekává se nejvýš jedna hodnota
    [few] očekávají se nejvýš { $expected } hodnoty
   *[other] očekává se nejvýš { $expected } hodnot
  }
wrong-value-short = { $expected ->
    [one] očekává se alespoň jeden znak
    [few] očekávají se alespoň { $expected } znaky
   *[other] očekává se alespoň { $expected } znaků
  }
wrong-value-long = { $expected ->
    [one] očekává se nejvýš jeden znak
    [few] očekávají se nejvýš { $expected } znaky
   *[other] očekává se nejvýš { $expected } znaků
  }
wrong-value-form = očekává se text ve tvaru { $expected }
wrong-value-json = očekává se JSON
wrong-value-say = očekává se něco ke čtení
wrong-value-other = { $reason }

## Co říká systém

system-missing = takový soubor nebo složka neexistuje
system-forbidden = to není dovoleno
system-folder = je to složka
system-no-folder = část cesty není složka
system-exists = to už existuje
system-full = nezbývá žádné místo
system-read-only = nic tam nelze zapsat
system-long-name = název je příliš dlouhý
system-links = jeho odkazy vedou v kruhu
system-many-files = je otevřeno příliš mnoho souborů
system-device = zařízení selhalo
system-address-taken = už tam naslouchá něco jiného
system-no-address = tento počítač takovou adresu nemá
system-other = systém to odmítá ({ $reason })

## Ručně sestavené pozice

wrong-position-none = pozice této hry se ručně sestavit nedají: { $game }
wrong-position-name = nic takového v této pozici není: { $name }
wrong-position-value = { $group }, { $thing }: očekává se jedno z těchto: { $values }, stojí tu { $value }
wrong-position-number = { $group }, { $thing }: očekává se číslo od { $least } do { $most }, stojí tu { $value }
wrong-position-line = očekává se věc a její hodnota, každá věc jednou, stojí tu { $found }
wrong-position-law = části nedávají celek ({ $law }. zákon této hry)
wrong-position = { $reason }
wrong-save-position = očekává se [Position "set up"] a za ním jeho řádky, stojí tu { $found }
