# Rady: co udělat jako celek (části, spojené do jedné věty), proč, v jednotkách hry, a ostatní.

clause-done = ukončit tuto fázi
clause-done-fell = skončit s kácením
clause-done-feed = zásobovat města teď
clause-done-forge = skončit s kovárnami
clause-done-wall = skončit s hradbami
clause-done-works = skončit s kovárnami a žernovy
clause-done-build = skončit se stavbami
clause-done-campaign = nevést žádnou kampaň
clause-done-move = ukončit tah
clause-done-nomad-step = nechat je tady
clause-clockwise = nechat ostatní jít po směru hodin
clause-counterclockwise = nechat ostatní jít proti směru hodin
clause-fell = { $count ->
    [one] pokácet strom: { $places }
    [few] pokácet po jednom stromu: { $places }
   *[other] pokácet po jednom stromu: { $places }
}
clause-wall = { $count ->
    [one] postavit hradbu: { $places }
    [few] postavit po jedné hradbě: { $places }
   *[other] postavit po jedné hradbě: { $places }
}
clause-erect-forge = postavit kovárnu v provincii { $province }
clause-erect-millstone = postavit žernov v provincii { $province }
clause-erect-marduk = postavit Mardukův chrám v provincii { $province }
clause-erect-ishtar = postavit Ištařin chrám v provincii { $province }
clause-erect-canal = postavit kanál v provincii { $province }
clause-march-foot = táhnout ({ $start } → { $goal }): { $count ->
    [one] 1 pěšák
    [few] { $count } pěšáci
   *[other] { $count } pěšáků
}
clause-march-foot-by = táhnout ({ $start } → { $places } → { $goal }): { $count ->
    [one] 1 pěšák
    [few] { $count } pěšáci
   *[other] { $count } pěšáků
}
clause-march-chariot = táhnout ({ $start } → { $goal }): { $count ->
    [one] 1 válečný vůz
    [few] { $count } válečné vozy
   *[other] { $count } válečných vozů
}
clause-march-chariot-by = táhnout ({ $start } → { $places } → { $goal }): { $count ->
    [one] 1 válečný vůz
    [few] { $count } válečné vozy
   *[other] { $count } válečných vozů
}
clause-march-blank = táhnout ({ $start } → { $goal }): { $count ->
    [one] 1 prázdný žeton
    [few] { $count } prázdné žetony
   *[other] { $count } prázdných žetonů
}
clause-march-blank-by = táhnout ({ $start } → { $places } → { $goal }): { $count ->
    [one] 1 prázdný žeton
    [few] { $count } prázdné žetony
   *[other] { $count } prázdných žetonů
}
clause-march-from = vytáhnout z provincie { $province }
clause-work-smelt = tavit rudu v provincii { $province }
clause-work-foot = postavit v provincii { $province } { $count ->
    [one] 1 pěšáka
    [few] { $count } pěšáky
   *[other] { $count } pěšáků
}
clause-work-chariot = postavit v provincii { $province } { $count ->
    [one] 1 válečný vůz
    [few] { $count } válečné vozy
   *[other] { $count } válečných vozů
}
clause-work-blank = přidat do sloupce v provincii { $province } { $count ->
    [one] 1 prázdný žeton
    [few] { $count } prázdné žetony
   *[other] { $count } prázdných žetonů
}
clause-work-smelt-somewhere = tavit rudu v jedné ze svých kováren
clause-work-foot-somewhere = postavit 1 pěšáka u jedné ze svých kováren
clause-work-chariot-somewhere = postavit 1 válečný vůz u jedné ze svých kováren
clause-work-blank-somewhere = přidat 1 prázdný žeton do jednoho ze svých sloupců
clause-smelt = roztavit rudu: { $ore }
clause-mill = semlít obilí: { $grain }
clause-bank = vyměnit v bance { $amount }× { $given } za { $count }× { $taken }
clause-campaign-alliance = vést kampaň za spojenectví s říší { $who }, platidlo: { $material }
clause-campaign-break = vést kampaň proti spojenectví s říší { $who }, platidlo: { $material }
clause-campaign-war = vést kampaň za válku proti říši { $who }, platidlo: { $material }
clause-attack = zaútočit na provincii { $province }: { $chariots ->
    [0] { $foot ->
        [one] 1 pěšák
        [few] { $foot } pěšáci
       *[other] { $foot } pěšáků
    }
   *[other] { $foot ->
        [0] válečné vozy: { $chariots }
       *[other] pěšáci: { $foot }, válečné vozy: { $chariots }
    }
}
clause-attack-at = zaútočit na provincii { $province }
clause-battle = začít bitvu ({ $province }) s těmi, kdo se přidali
clause-join = přidat k útoku jednotku z provincie { $province }
clause-there = vybrat provincii { $province }
clause-foe = zaútočit tam na říši { $who }
clause-send-unit = poslat tuto jednotku: { $unit }
clause-duel = útočit touto jednotkou: { $unit }
clause-defend = bránit se touto jednotkou: { $unit }
clause-slot = vzít symbol na políčku rámu { $slot }
clause-card = zahrát kartu: { $card }
clause-take-card = vzít kartu: { $card }
clause-mercenaries = postavit žoldnéře v provincii { $province }
clause-deserters = nechat zběhnout pěšáka v provincii { $province }
clause-deserters-of = nechat zběhnout pěšáka říše { $who }
clause-locusts = poslat kobylky na říši { $who }
clause-intrigue = namířit pletichy na říši { $who }
clause-intrigue-two = ukončit spojenectví říší { $other } a { $who }
clause-spy = poslat zvědy do říše { $who }
clause-rival = vybrat pro kampaň říši { $who }
clause-party = vybrat říši { $who }
clause-nomads = vést nomády ({ $tribe }) do provincie { $province }
clause-regrow = nechat dorůst strom v provincii { $province }
clause-tear = zbořit hradbu nebo kovárnu v provincii { $province }
clause-tear-wall = zbořit hradbu v provincii { $province }
clause-tear-forge = zbořit kovárnu v provincii { $province }
clause-yes-bless = použít požehnání
clause-yes-envoys = vyslat vyslance
clause-offer = nabídnout říši { $who }: dáš { $given } za { $got }
clause-counter = odpovědět říši { $who } protinabídkou: dáš { $given } za { $got }
clause-toll = žádat clo od karavany říše { $who }: { $got }
clause-accept = přijmout nabídku říše { $who }: dostaneš { $got }, dáš { $given }
clause-decline = odmítnout nabídku říše { $who }: dostaneš { $got }, dáš { $given }
goods-material = { $count }× { $material }
goods-card = karta ({ $card })
goods-nothing = nic

reason-symbols-more = +{ $count ->
    [one] 1 symbol
    [few] { $count } symboly
   *[other] { $count } symbolů
} na rámu
reason-symbols-less = −{ $count ->
    [one] 1 symbol
    [few] { $count } symboly
   *[other] { $count } symbolů
} na rámu
reason-symbols-chance = { $percent } % šance na symbol na rámu
reason-symbols-sure = jistý symbol na rámu, jinak { $percent } % šance na něj
reason-symbols-risk = { $percent } % nebezpečí ztráty symbolu na rámu
reason-symbols-forgone = vzdáš se { $percent } % šance na symbol na rámu
reason-buildings-more = kov, dřevo a mouka ještě na { $count ->
    [one] 1 chrám nebo kanál
    [few] { $count } chrámy nebo kanály
   *[other] { $count } chrámů nebo kanálů
}
reason-buildings-less = kov, dřevo a mouka o { $count ->
    [one] 1 chrám nebo kanál
    [few] { $count } chrámy nebo kanály
   *[other] { $count } chrámů nebo kanálů
} méně
reason-hunger-more = až budou města příště jíst, bude chybět o { $count } mouky méně
reason-hunger-less = až budou města příště jíst, bude chybět o { $count } mouky víc
reason-land-more = +{ $count ->
    [one] 1 provincie
    [few] { $count } provincie
   *[other] { $count } provincií
}
reason-land-less = −{ $count ->
    [one] 1 provincie
    [few] { $count } provincie
   *[other] { $count } provincií
}
reason-land-chance = asi { $percent } % šance na další provincii
reason-land-risk = asi { $percent } % nebezpečí ztráty provincie
reason-trees-more = +{ $count ->
    [one] 1 strom
    [few] { $count } stromy
   *[other] { $count } stromů
} ve tvé zemi
reason-trees-less = −{ $count ->
    [one] 1 strom
    [few] { $count } stromy
   *[other] { $count } stromů
} ve tvé zemi
reason-mines-more = +{ $count ->
    [one] 1 důl
    [few] { $count } doly
   *[other] { $count } dolů
}
reason-mines-less = −{ $count ->
    [one] 1 důl
    [few] { $count } doly
   *[other] { $count } dolů
}
reason-sites-more = +{ $count ->
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
} pro chrámy a kanály
reason-sites-less = −{ $count ->
    [one] 1 místo
    [few] { $count } místa
   *[other] { $count } míst
} pro chrámy a kanály
reason-forges-more = +{ $count ->
    [one] 1 kovárna
    [few] { $count } kovárny
   *[other] { $count } kováren
}
reason-forges-less = −{ $count ->
    [one] 1 kovárna
    [few] { $count } kovárny
   *[other] { $count } kováren
}
reason-millstones-more = +{ $count ->
    [one] 1 žernov
    [few] { $count } žernovy
   *[other] { $count } žernovů
}
reason-millstones-less = −{ $count ->
    [one] 1 žernov
    [few] { $count } žernovy
   *[other] { $count } žernovů
}
reason-walls-more = +{ $count ->
    [one] 1 hradba
    [few] { $count } hradby
   *[other] { $count } hradeb
}
reason-walls-less = −{ $count ->
    [one] 1 hradba
    [few] { $count } hradby
   *[other] { $count } hradeb
}
reason-exposed-more = o { $count ->
    [one] 1 provincii
    [few] { $count } provincie
   *[other] { $count } provincií
} méně, kde má soused víc jednotek než tvá stráž
reason-exposed-less = o { $count ->
    [one] 1 provincii
    [few] { $count } provincie
   *[other] { $count } provincií
} víc, kde má soused víc jednotek než tvá stráž
reason-foot-more = +{ $count ->
    [one] 1 pěšák
    [few] { $count } pěšáci
   *[other] { $count } pěšáků
}
reason-foot-less = −{ $count ->
    [one] 1 pěšák
    [few] { $count } pěšáci
   *[other] { $count } pěšáků
}
reason-chariots-more = +{ $count ->
    [one] 1 válečný vůz
    [few] { $count } válečné vozy
   *[other] { $count } válečných vozů
}
reason-chariots-less = −{ $count ->
    [one] 1 válečný vůz
    [few] { $count } válečné vozy
   *[other] { $count } válečných vozů
}
reason-prey-more = o { $count ->
    [one] 1 nepřátelskou provincii
    [few] { $count } nepřátelské provincie
   *[other] { $count } nepřátelských provincií
} víc, kde tvé sousední vojsko převyšuje stráž
reason-prey-less = o { $count ->
    [one] 1 nepřátelskou provincii
    [few] { $count } nepřátelské provincie
   *[other] { $count } nepřátelských provincií
} méně, kde tvé sousední vojsko převyšuje stráž
reason-allies-more = +{ $count ->
    [one] 1 spojenec
    [few] { $count } spojenci
   *[other] { $count } spojenců
}
reason-allies-less = −{ $count ->
    [one] 1 spojenec
    [few] { $count } spojenci
   *[other] { $count } spojenců
}
reason-cards-more = +{ $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
} v ruce
reason-cards-less = −{ $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
} v ruce
reason-goods-more = +{ $count }× { $material }, pak máš { $left }
reason-goods-less = −{ $count }× { $material }, pak máš { $left }
reason-campaign = { $percent } % šance, že se kampaň zdaří
reason-nearer = odtud { $count ->
    [one] 1 krok
    [few] { $count } kroky
   *[other] { $count } kroků
} do provincie { $province }, kterou nikdo nemá nebo nehlídá

# Nad důvody
note-accepted = Bude-li nabídka přijata:
note-dice = V průměru všech hodů:

# Místo důvodů
note-done-felling = Žádná nabídka, karta ani strom teď nepřinese víc: máš dřevo { $wood }×.
note-done-feeding = { $cities ->
    [one] Tvé město sní 1 mouku
    [few] Tvá města snědí { $cities } mouky
   *[other] Tvá města snědí { $cities } mouky
}, máš { $flour }, a nic postradatelného nepřinese víc.
note-done-forging = Nech si kov { $metal }×, dřevo { $wood }× a mouku { $flour }×: co by kovárna ještě vyrobila, stojí víc, než přinese.
note-done-walling = Nech si kov { $metal }×, dřevo { $wood }× a mouku { $flour }×: žádná hradba teď nestojí za svou cenu.
note-done-works = Nech si kov { $metal }×, dřevo { $wood }× a mouku { $flour }×: žádná kovárna ani žernov teď nestojí za svou cenu.
note-done-building = Chrám nebo kanál stojí kov, dřevo a mouku po { $price }; máš { $metal }, { $wood } a { $flour }, a nic z toho, co můžeš postavit, za to teď nestojí.
note-done-building-short = Chrám nebo kanál stojí kov, dřevo a mouku po { $price }, a ty máš { $metal }, { $wood } a { $flour }.
note-done-policy = Nech si, co stojí kampaň, 1 kov, dřevo nebo mouku: žádná za to teď nestojí.
note-done-moving = Pochod stojí 1 mouku za jednotku, máš { $flour }: žádný pochod ani útok teď nepřinese víc.
note-alliance = Spojenec útočí zřídka: { $who } má teď ve tvé zemi nebo vedle ní { $beside ->
    [one] 1 jednotku
    [few] { $beside } jednotky
   *[other] { $beside } jednotek
}.
note-alliance-far = Za 1 kov, dřevo nebo mouku na tebe { $who } sotva zaútočí, ještě než její jednotky stanou u tvé hranice.
note-alliance-somebody = Spojenec útočí zřídka; kampaň stojí 1 kov, dřevo nebo mouku.
note-break = Až { $who } nebude spojencem, můžeš útočit; ve tvé zemi nebo vedle ní má { $beside ->
    [one] 1 jednotku
    [few] { $beside } jednotky
   *[other] { $beside } jednotek
}.
note-break-somebody = Kdo není spojenec, na toho lze útočit; kampaň stojí 1 kov, dřevo nebo mouku.
note-war = Hned po vyhlášení války říši { $who } může tvé vojsko útočit, za 1 symbol s provincií.
note-war-somebody = Hned po vyhlášení války může tvé vojsko útočit, za 1 symbol s provincií.
note-decline = Tobě přinese příliš málo, nebo jim příliš mnoho: necháš si kov { $metal }×, dřevo { $wood }× a mouku { $flour }×.
note-cannot = Nemáš, co žádají: máš obilí { $grain }×, mouku { $flour }×, rudu { $ore }×, kov { $metal }× a dřevo { $wood }×.
note-free = Clo přinese příliš málo: kdo ho bere, nedostane 1 rok kov z volného obchodu.
note-tolls = Cla stojí víc, než obchod přinese: necháš si kov { $metal }×, dřevo { $wood }× a mouku { $flour }×.
note-drop = Žádná nabídka teď neprospěje oběma: necháš si kov { $metal }×, dřevo { $wood }× a mouku { $flour }×.
note-nomads = { $tribe } odtud, kde stojí, dosáhnou na { $count ->
    [one] 1 cizí provincii s městem
    [few] { $count } cizí provincie s městem
   *[other] { $count } cizích provincií s městem
}.
note-regrow = Strom dorůstá nejlépe tam, kde jich stojí nejméně: v každém období lze v provincii pokácet jen 1.
note-mill = Mouka živí { $cities ->
    [one] tvé město
    [few] tvá { $cities } města
   *[other] tvých { $cities } měst
} a platí stavby; máš mouku { $flour }× a obilí { $grain }×.
note-smelt = Stavby platí kov, ruda ne: máš kov { $metal }× a rudu { $ore }×.
note-tear = Za každou chybějící mouku musí pryč 1 hradba nebo kovárna; tady bude chybět nejméně.
note-direction = Pak po tobě hraje 1. { $first } a poslední { $last }.
note-defend = Z tvých jednotek je to ta 1, kterou lze nejspíš oželet.
note-rival = Škodí to říši { $rival }, která má { $most ->
    [one] 1 symbol
    [few] { $most } symboly
   *[other] { $most } symbolů
}; ty máš { $symbols }.
note-slot = Nejvíc platí políčko vedle tvých vlastních symbolů: máš { $symbols ->
    [one] 1 symbol
    [few] { $symbols } symboly
   *[other] { $symbols } symbolů
}.
note-vote-soon = Máš { $symbols ->
    [one] 1 symbol
    [few] { $symbols } symboly
   *[other] { $symbols } symbolů
}, { $rival } má { $most }: kdo vede, chce brzký konec.
note-vote-late = Máš { $symbols ->
    [one] 1 symbol
    [few] { $symbols } symboly
   *[other] { $symbols } symbolů
}, { $rival } má { $most }: kdo zaostává, potřebuje víc času.
