# Jelentések arról, hogyan játszódik egy játék sok kézben, Markdownban.

study-percent = { $percent }%
study-points = { $points } pont
study-interval = { $low } és { $high } között
study-players = uralkodók
study-tables = { $count } uralkodó
study-a-game = játszmánként
study-season = { $season } { $year }

study-title = Mesopotamia: élénk játék, egyenlő esélyek?
study-introduction = { $games ->
    [one] Egy játszma
   *[other] { $games } játszma
  } minden uralkodószámnál, egyenként két év, a szokásos készlet és a szokásos opciók; minden uralkodót ugyanaz a gépi játékos ({ $bot }) irányít: minden döntésnél, cserénél is, azt választja, ami a saját számítása szerint a legtöbbet ígéri, és nem gondolkodik ennél előrébb. A számok azt mondják meg, hogyan játszódnak a szabályok és a készlet ilyen kezekben, nem azt, hogyan boldogulnának emberek.
study-again = Újra futtatható így: { $command }.
study-findings = Amit a számok mondanak
study-overview = Áttekintés
study-counted = Az eredmény a kereten lévő szimbólumok száma. A megosztott győzelem mindenkinek számít, aki osztozik rajta. Minden játszma nyolc évszakig tart, hacsak nem marad egyetlen uralkodó. Az egyenlőtlenség az uralkodók győzelmi arányainak szórása, az átlaguk részeként.
study-happenings = Mi történik egy játszmában
study-cards = Egy játszmában kijátszott kártyák
study-seasons = Minden évszak végén: egy uralkodó átlagos raktára, a kereten lévő szimbólumok, a birtokolt tartományok.
study-trials = Próbák más számokkal
study-trials-lead = Ugyanazok a játszmák, a készlet egyetlen részét megváltoztatva.

study-column-decisions = döntések
study-column-winning-score = a győztes eredménye
study-column-all-scores = minden eredmény
study-column-margin = előny a másodikkal szemben
study-column-lead-changes = vezetőváltások
study-column-shared = megosztott győzelmek
study-column-spread = legjobb mínusz legrosszabb arány
study-column-unevenness = egyenlőtlenség
study-column-party = uralkodó
study-column-wins = győzelmek
study-column-interval = 95%-os intervallum
study-column-symbols = szimbólumok
study-column-provinces = tartományok
study-column-season = évszak
study-column-card = kártya
study-winners-symbols = a győztes szimbólumai
study-slowest-season = leglassabb évszak
study-attacks = támadások
study-hunger = éhezés
study-wins-changed = győzelmek a változtatással

study-event-offer = tett ajánlatok
study-event-traded = cserék
study-event-taken = elfoglalt semleges tartományok
study-event-allied = megkötött szövetségek
study-event-broken = felbontott szövetségek
study-event-war = hadüzenetek
study-event-war-lapsed = maguktól véget ért háborúk
study-event-attack = uralkodók támadásai
study-event-duel = párbajok
study-event-conquered = meghódított tartományok
study-event-destroyed = ebből minden építmény lerombolva
study-event-captured = ebből építmények zsákmányolva
study-event-repelled = visszavert támadások
study-event-raised = felállított egységek
study-event-erected = felépített építmények és létesítmények
study-event-wall = felépített falak
study-event-hunger = éhező évszakok
study-event-torn-down = lebontott falak és kovácsműhelyek
study-event-nomads = nomádok menetelései
study-event-unseated = a keretről levett szimbólumok
study-event-converted = átalakított szimbólumok
study-event-card = kijátszott kártyák
study-event-out = föld nélkül maradt uralkodók

study-trial-harvest-summer-winter = Aratás nyáron és télen
study-trial-harvest-summer-winter-why = Gabonából minden uralkodó szűkölködik a téltől a következő aratásig. Két aratás fél év különbséggel, egyik sem az érc évszakában.
study-trial-harvest-spring-autumn = Aratás tavasszal és ősszel
study-trial-harvest-spring-autumn-why = Ugyanez, az ősz megtartásával.
study-trial-feeding = Ellátás nyáron és télen
study-trial-feeding-why = Egy aratás, de a városok csak kétszer esznek egy évben.
study-trial-ore = Érc tavasszal és ősszel
study-trial-ore-why = Több fém több gabona helyett.
study-trial-less-wood = Kevesebb fa Larszának
study-trial-less-wood-why = 5 és 6 uralkodó mellett Larsza győz a leggyakrabban; központi tartománya mellett egyedül Lagasban és Ummában állnak fák.
study-trial-more-wood = Több fa Esnunnának és Assurnak
study-trial-more-wood-why = Mindkettő szűkölködik fákban, és 5, 6 és 8 uralkodó mellett Assur győz a legritkábban.

study-amyitis-title = Amyitis: egyenlő helyek, sok út a győzelemhez?
study-amyitis-introduction = { $games ->
    [one] Egy játszma
   *[other] { $games } játszma
  } minden játékosszámnál, a szokásos készlettel és opciókkal; minden helyen ugyanaz a gépi játékos ({ $bot }) játszik. A számok azt mondják meg, hogyan játszódnak a szabályok és a készlet ilyen kezekben, nem azt, hogyan boldogulnának emberek.
study-amyitis-counted = Az eredmény a presztízs. A megosztott győzelem mindenkinek számít, aki osztozik rajta. Az egyenlőtlenség a helyek győzelmi arányainak szórása, az átlaguk részeként; a kezdőt sorsolják, ezért ami itt egyenlőtlen, az véletlen.
study-amyitis-players = játékosok
study-amyitis-tables = { $count } játékos
study-amyitis-cards = Egy játszmában elvett udvari kártyák
study-amyitis-event-planted = beültetett mezők
study-strategies = Mijük van a győzteseknek a végén
study-crafts = Egy játszmában felfogadott mesteremberek
study-course = Fordulóról fordulóra
study-at-the-end = a végén
study-winners-of = győztesek, { $count } játékos
study-everybody-of = mindenki, { $count } játékos
study-had-plants = növények
study-had-camels = tevék
study-had-talents = talentumok
study-had-cubes-left = megmaradt kockák
study-level-of = szint: { $card }
study-rounds = fordulók
study-plants = növények
study-round = forduló
study-reached = { $count } játékos: eljutott idáig
study-prestige = { $count }: presztízs
study-tiles = { $count }: megmaradt lapkák
study-column-seat = hely
study-column-score = eredmény
study-column-craft = mesterség
study-event-recruited = felfogadott mesteremberek
study-event-temple = kockák a templomokban
study-event-pushed-out = templomból kiszorított kockák
study-event-watered = elárasztott csatornák
study-event-caravan = karavánutak
study-event-sold = eladott áruk
study-event-court = elvett udvari kártyák
study-event-gardeners-spent = visszaadott kertészek
study-event-passed = passzolások
study-event-row-full = megtelt földsorok
study-trial-single-channels = Mindenhol egy csatorna
study-trial-single-channels-why = Azt, hogy két mező között hány csatorna van, a képekről olvastuk le; kettő két kockába kerül.
study-trial-other-circuit = A városok más sorrendben
study-trial-other-circuit-why = Udvari és növényes városok helyet cserélnek: a körút sorrendje a miénk.
study-trial-more-gardeners = Kétszer annyi kertész
study-trial-more-gardeners-why = Azt, hogy hány kertész van az egyes játékosszámoknál, mi határoztuk meg.
study-trial-more-bankers = Egy második 3. szintű bankár
study-trial-more-bankers-why = A mi számításunk szerint egy van: akié, azé egyedül.
study-trial-fewer-palaces = Kevesebbet érő 6. szintű palota
study-trial-fewer-palaces-why = A 10 presztízs egyetlen külső forrásból való.
