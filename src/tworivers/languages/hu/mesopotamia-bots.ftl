# Miért javasol valamit a gépi játékos: mi lesz több vagy kevesebb a terms.py fogalmai szerint. Amire itt nincs szó, azt nem mondja.

reason-symbols-more = Szimbólumot teszel a keretre
reason-symbols-less = Szimbólumot veszítesz a kereten
reason-stores-more = A végéig többől építkezhetsz
reason-stores-less = A végéig kevesebből építkezhetsz
reason-hunger-more = A következő ellátásnál kevesebb liszt hiányzik
reason-hunger-less = A következő ellátásnál több liszt hiányzik
reason-land-more = Nő a birodalmad
reason-land-less = Zsugorodik a birodalmad
reason-sites-more = Több hely lesz templomoknak és csatornáknak
reason-sites-less = Kevesebb hely marad templomoknak és csatornáknak
reason-works-more = Több kovácsműhelyed és malomköved lesz
reason-works-less = Kevesebb kovácsműhelyed és malomköved lesz
reason-troops-more = Több csapatod lesz
reason-troops-less = Kevesebb csapatod lesz
reason-danger-more = Biztonságosabb lesz a földed
reason-danger-less = Nagyobb veszélyben lesz a földed
reason-prey-more = A csapataid többet hódíthatnak
reason-prey-less = A csapataid kevesebbet hódíthatnak
reason-peace-more = Több szövetségesed lesz
reason-peace-less = Kevesebb szövetségesed lesz
reason-cards-more = Jobb kártyáid lesznek
reason-cards-less = Kevesebb vagy gyengébb kártyád lesz

# Az okok fölött
note-accepted = Ha elfogadják az ajánlatot:
note-dice = A dobások átlagában:
note-next = Azzal együtt, amit utána tehetsz:

# Okok helyett
note-best = Semmi más nem ígér többet.
note-done = Amit most tehetsz, abból semmi más nem hoz többet.
note-done-felling = Nincs több kivágható fa, és most sem ajánlat, sem kártya nem segít.
note-done-feeding = Amit nélkülözhetsz, abból most semmi sem hoz több lisztet.
note-done-forging = Amit egy kovácsműhely még készíthetne, többe kerül, mint amennyit ér.
note-done-walling = Most egyetlen fal sem éri meg az árát.
note-done-works = Most egyetlen kovácsműhely vagy malomkő sem éri meg az árát.
note-done-building = Most semmi sem éri meg az árát, amit építhetnél.
note-done-policy = Most egyetlen kampány sem éri meg az árát.
note-done-moving = Most semmilyen menetelés vagy támadás nem hoz többet.
note-alliance = A szövetséges ritkábban támad meg.
note-break = Aki nem szövetséges, azt később megtámadhatod.
note-war = Közvetlenül a hadüzenet után támadhatnak a csapataid.
note-decline = Neked túl keveset hoz, vagy nekik túl sokat.
note-cannot = Nincs meg neked, amit kérnek.
note-free = A vám túl keveset hoz: aki szed, egy évig nem kap fémet a szabad cseréből.
note-tolls = A vámok többe kerülnek, mint amennyit a csere hoz.
note-drop = Nincs olyan ajánlat, amely mindkettőtöknek segítene.
note-offer = Kérdezni ingyen van, akkor is, ha elutasítják.
note-prepare = Előkészíti, amit később tehetsz.
note-nomads = Ezek a nomádok tehetik érted a legtöbbet.
note-regrow = Egy fa ott nő jól, ahol a legkevesebb áll.
note-mill = A liszt eteti a városaidat, és kifizeti az építkezést; a gabona egyikre sem jó.
note-smelt = A fém kifizeti az építkezést; az érc önmagában semmire sem jó.
note-tear = Valamit le kell bontani; itt fog a legkevésbé hiányozni.
note-direction = Egyik irány sem sokkal jobb a másiknál.
note-defend = Ezt az egységet inkább kockáztatod.
note-rival = Árt egy vetélytársnak.
note-slot = A saját szimbólumaid mellett ér legtöbbet egy mező.
note-vote-soon = Aki vezet, hamar végezne.
note-vote-late = Akinek hátránya van, annak több idő kell.
