# Co server říká, když něco nejde.

server-malformed = Požadavku nelze porozumět: { $reason }
server-bad-cookie = Tento soubor cookie není odsud, nebo jeho relace skončila. Byl odstraněn; zkus to znovu.
server-wrong-origin = Požadavek přichází ze stránky jiného webu ({ $origin }).
server-wrong-host = Tento server se nezná pod jménem { $host }. Pokud se tak jmenuje, spusť ho s --allowed-host { $host }.
server-not-json = Požadavek musí obsahovat JSON (content type application/json).
server-too-large = Požadavek je příliš velký: nejvýš { $most ->
    [one] 1 bajt
    [few] { $most } bajty
   *[other] { $most } bajtů
}.
server-too-often = Příliš mnoho takových požadavků v krátké době. Chvíli počkej a zkus to znovu.
server-no-such-page = Na této adrese nic není.
server-no-such-method = Tato adresa nezná metodu { $method }.
server-no-such-table = Takový stůl neexistuje.
server-no-such-game = Hra { $name } neexistuje; k dispozici: { $games }.
server-preparing = Pravidla hry { $name } se pro tento počítač připravují; poprvé to trvá několik minut. Zkus to za chvíli znovu.
server-preparing-failed = Pravidla hry { $name } se pro tento počítač nepodařilo připravit. Server to zkusí sám znovu; co se pokazilo, říká jeho protokol. Zatím lze hrát jiné hry.
server-no-such-seat = Místo { $seat } neexistuje; místa jsou 0 až { $last }.
server-no-such-level = { $name } nemá počítačového soupeře { $level }; k dispozici: { $levels }.
server-no-such-lesson = Lekce { $name } neexistuje.
server-no-such-puzzle = Úloha { $number } neexistuje.
server-no-such-position = Tato partie má { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }; pozice po tahu { $at } neexistuje.
server-bad-table = Takhle stůl připravit nelze: { $reason }
server-bad-name = Tohle jméno být nemůže: { $reason ->
    [long] počet znaků je větší než { $most }
    [written-out] vypsáno má víc znaků než { $most }
    [bot] zní jako jméno počítačového soupeře
   *[unseen] potřebuje viditelné znaky na jednom řádku
  }.
server-bad-token = Tento odkaz už někdo použil, nebo ho nahradil novější.
server-bad-save = Tento soubor nelze otevřít: { $reason }
server-slow-file = Čtení souboru bylo přerušeno: trvalo déle než { $seconds } s, nebo zabralo víc paměti, než soubor smí. Běžné uložené hry a soubory s herním materiálem se přečtou hned.
server-not-your-seat = Toto místo ti nepatří.
server-seat-taken = Tam už sedí někdo jiný.
server-seat-not-open = Toto místo není volné pro jiné.
server-seat-kept = Toto místo drží stůl pro hráče { $name }.
server-seat-not-kept = Toto místo se pro nikoho nedrží.
server-seat-left = Na tomto místě hraje za tebe počítač. Nejdřív si ho vezmi zpátky.
server-seat-not-left = Na tomto místě za tebe nikdo nehraje: už je tvoje.
server-not-seated = To mohou jen ti, kdo u tohoto stolu hrají.
server-not-away = Tam teď nelze nikoho nahradit. Jde to u stolu bez časového limitu, když hra už deset minut čeká na někoho, kdo tu není.
server-time-up = Tvůj čas vypršel: hru přebírá počítač. Své místo si můžeš hned vzít zpátky.
server-over = Hra skončila.
server-others-play = Tuto partii s tebou hrají jiní. Nejdřív se vzdej, nebo navrhni ukončení.
server-waiting = Hra začne, až budou obsazena všechna místa.
server-begun = Partie začala: všichni zůstávají sedět tam, kde jsou.
server-gone-on = U stolu se hrálo dál: partie má teď { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
  }, požadavek patřil k pozici po tahu { $number }.
server-secret-save = Tato hra má tajemství: uložit ji lze, až skončí.
server-shared-save = Hrají tu i jiní, nebo je pro ně volné místo: soubor, z něhož se pokračuje, obsahuje budoucí hody, takže bude až na konci.
server-seed-told = Tuto partii máš staženou i s budoucími hody, takže si k ní už nikdo jiný nemůže sednout.
server-not-your-offer = Vzkaz patří k tvé vlastní nabídce jedné říši.
server-no-hints = Pro hru { $name } nejsou rady ani šance na výhru: počítač neumí její pozice posoudit.
server-no-chat = U tohoto stolu se hraje bez rozhovoru; nelze tu nic říct.
server-long-note = Vzkaz k nabídce má nejvýš { $most ->
    [one] 1 znak
    [few] { $most } znaky
   *[other] { $most } znaků
}.
server-hints-off = U tohoto stolu se hraje bez rad a šancí na výhru. Ukážou se, až hra skončí.
server-not-to-move = Toto místo není na řadě.
server-not-over = To lze říct, až hra skončí.
server-no-answer = Počítač nenašel odpověď včas. Zkus to znovu.
server-account-taken = Toto jméno účtu už je zabrané.
server-has-account = Účet už máš: { $account }.
server-wrong-password = Jméno účtu nebo heslo není správné.
server-bad-password = Tohle heslo být nemůže: { $reason ->
    [short] nejmenší počet znaků je { $least }
    [common] patří k těm, která se zkoušejí jako první
    [account] je to jméno účtu
   *[repeated] opakuje se v něm jediný znak
  }.
server-no-account = K tomu je potřeba účet.
server-no-mail = Tento server neposílá e-maily, takže to neumí. Jeho provozovatel může nastavit poštovní server (--mail).
server-no-address = Pro e-maily potřebuje tvůj účet potvrzenou e-mailovou adresu.
server-no-push-service = Tento server nezná službu, přes kterou tento prohlížeč dostává oznámení. Nech si místo toho posílat e-maily.
server-bad-address = Tam se e-mail poslat nedá. E-mailová adresa vypadá třeba takto: ada@example.org.
server-old-link = Tento odkaz už někdo použil, vypršel, nebo ho nahradil novější. Požádej o nový.
server-mail-failed = E-mail se nepodařilo odeslat. Podívej se, jestli je adresa správná, a zkus to později znovu.
server-rated-account = K hodnocené partii je potřeba účet: jen tak se ví, čí hodnocení se mění.
server-rated-seats = U hodnoceného stolu má každý jedno místo a to si nechá: ty, ostatní i počítačoví soupeři, nikdo u stejné obrazovky.
server-rated-own = Hodnocená partie má obvyklé součásti a kostky, které nikdo nevybíral.
server-rated-over = Tato hodnocená partie skončila a započítala se; už se nic nevrací.
server-no-such-person = Účet { $name } tu nikdo nemá.
server-no-such-line = Taková zpráva neexistuje.
server-nobody-there = Nikdo, koho by se to mohlo týkat, tam nesedí.
server-yourself = To jsi ty.
server-not-friends = Pozvat lze jen přátele. Ostatním můžeš poslat odkaz na stůl.
server-no-such-friend = Mezi tvými přáteli a žádostmi není nikdo, koho by se to mohlo týkat.
server-too-many-people = Tvůj seznam je plný. Nejdřív z něj někoho odeber.
server-no-free-seat = U tohoto stolu už není volné místo.
server-muted = Do { $until } tu nemůžeš psát.{ $given ->
    [yes] { " " }Důvod: { $reason }
   *[no] { "" }
  }
server-banned = Do { $until } tu nemůžeš hrát.{ $given ->
    [yes] { " " }Důvod: { $reason }
   *[no] { "" }
  }
server-range-account = Tento stůl žádá hodnocení: { $kind ->
    [least] alespoň { $least }
    [most] nejvýš { $most }
   *[between] { $least } až { $most }
  }. K tomu potřebuješ účet.
server-range-missed = Tento stůl žádá hodnocení: { $kind ->
    [least] alespoň { $least }
    [most] nejvýš { $most }
   *[between] { $least } až { $most }
  }; tvoje je { $points }.
server-bad-range = Dolní hodnocení je vyšší než horní.
server-crowded = Tento stůl právě sleduje příliš mnoho lidí.
server-too-many-sockets = Od tebe nebo z tvé sítě už je otevřených spojení { $most } a víc jich nejde. Zavři některé stránky a zkus to znovu.
server-not-looking = Nejdřív řekni, odkud se díváš: pošli zprávu typu look.
server-not-kept = Server se teď nedostane ke své databázi. Nic se nezměnilo; zkus to později.
server-in-doubt = Server při zápisu ztratil databázi a neví, jestli se to uložilo. Než to zkusíš znovu, podívej se na stůl.
server-other-request = Tento klíč už přišel s jiným požadavkem. Každý požadavek potřebuje vlastní klíč.
server-broken = Na serveru se něco pokazilo. Je to zaznamenáno; řekni provozovateli toto číslo: { $request }.

# Co o sobě říká sdílený odkaz

share-house = Two Rivers
share-house-note = Deskové hry z dávné země mezi dvěma řekami, v prohlížeči: o samotě, s přáteli, proti počítači.
share-table = Stůl: { $game } – Two Rivers
share-table-note = Přisedni si, nebo se dívej. Bez účtu.
share-replay = Partie: { $game }, tah po tahu – Two Rivers
share-replay-note = Každý tah, každý bod a kdo kdy vedl.
share-rules = Kniha pravidel: { $game } – Two Rivers
share-rules-note = Úplná, s příklady ze skutečných partií, k hledání i k tisku.
share-seat = Místo u stolu – Two Rivers
share-seat-note = Kdo otevře tento odkaz jako první, může tam hrát.
