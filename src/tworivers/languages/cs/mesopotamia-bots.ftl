# Proč počítačový hráč něco navrhuje: čeho je v pojmech z terms.py víc nebo míň. Co tu nemá slova, to se neříká.

reason-symbols-more = Dáš symboly na rám
reason-symbols-less = Ztratíš symboly na rámu
reason-stores-more = Do konce budeš mít víc na stavění
reason-stores-less = Do konce budeš mít méně na stavění
reason-hunger-more = Při příštím zásobování bude chybět méně mouky
reason-hunger-less = Při příštím zásobování bude chybět víc mouky
reason-land-more = Tvá říše roste
reason-land-less = Tvá říše se zmenšuje
reason-sites-more = Bude víc místa pro chrámy a kanály
reason-sites-less = Zbude méně místa pro chrámy a kanály
reason-works-more = Budeš mít víc kováren a žernovů
reason-works-less = Budeš mít méně kováren a žernovů
reason-troops-more = Budeš mít víc vojska
reason-troops-less = Budeš mít méně vojska
reason-danger-more = Tvá země bude bezpečnější
reason-danger-less = Tvá země bude ve větším nebezpečí
reason-prey-more = Tvé vojsko by mohlo dobýt víc
reason-prey-less = Tvé vojsko by mohlo dobýt méně
reason-peace-more = Budeš mít víc spojenců
reason-peace-less = Budeš mít méně spojenců
reason-cards-more = Budeš mít lepší karty
reason-cards-less = Budeš mít méně karet nebo slabší

# Nad důvody
note-accepted = Pokud bude nabídka přijata:
note-dice = V průměru všech hodů:
note-next = Spolu s tím, co můžeš udělat potom:

# Místo důvodů
note-best = Nic jiného neslibuje víc.
note-done = Nic jiného, co teď můžeš udělat, nepřinese víc.
note-done-felling = Nezbývá žádný strom ke kácení a žádná nabídka ani karta ti teď nepomůže.
note-done-feeding = Nic, co můžeš postrádat, teď nepřinese víc mouky.
note-done-forging = Co by kovárna ještě mohla vyrobit, stojí víc, než přinese.
note-done-walling = Žádná hradba teď nestojí za svou cenu.
note-done-works = Žádná kovárna ani žernov teď nestojí za svou cenu.
note-done-building = Nic, co by šlo postavit, teď nestojí za svou cenu.
note-done-policy = Žádná kampaň teď nestojí za svou cenu.
note-done-moving = Žádný pochod ani útok teď nepřinese víc.
note-alliance = Spojenec na tebe útočí méně často.
note-break = Na toho, kdo není spojenec, lze později zaútočit.
note-war = Hned po vyhlášení války může tvé vojsko útočit.
note-decline = Tobě to přinese příliš málo, nebo jim příliš mnoho.
note-cannot = Nemáš, co žádají.
note-free = Clo přinese příliš málo: kdo ho bere, nedostane rok kov z volného obchodu.
note-tolls = Cla stojí víc, než obchod přinese.
note-drop = Není nabídka, která by pomohla vám oběma.
note-offer = Zeptat se nic nestojí, i když odmítnou.
note-prepare = Připraví to, co můžeš udělat později.
note-nomads = Tihle nomádi pro tebe udělají nejvíc.
note-regrow = Strom dorůstá nejlépe tam, kde jich stojí nejméně.
note-mill = Mouka živí tvá města a platí tvé stavby; obilí ani jedno.
note-smelt = Kov platí tvé stavby; ruda sama nezmůže nic.
note-tear = Něco se zbořit musí; tady ti to bude chybět nejméně.
note-direction = Žádný směr není o moc lepší.
note-defend = Tuto jednotku radši riskuješ.
note-rival = Škodí to soupeři.
note-slot = Nejvíc platí políčko vedle tvých vlastních symbolů.
note-vote-soon = Kdo vede, chce brzký konec.
note-vote-late = Kdo zaostává, potřebuje víc času.
