# Mit mond a szerver, ha valami nem lehetséges.

server-malformed = A kérés nem érthető: { $reason }
server-bad-cookie = Ez a süti nem innen való, vagy véget ért a munkamenete. Eltávolítottuk; próbáld újra.
server-wrong-origin = A kérés egy másik webhely oldaláról jön ({ $origin }).
server-wrong-host = Ez a szerver nem ismeri magát ezen a néven: { $host }. Ha így hívják, indítsd ezzel: --allowed-host { $host }.
server-not-json = A kérésnek JSON-t kell tartalmaznia (content type application/json).
server-too-large = A kérés túl nagy: legfeljebb { $most } bájt lehet.
server-too-often = Rövid idő alatt túl sok ilyen kérés érkezett. Várj egy kicsit, és próbáld újra.
server-no-such-page = Ezen a címen nincs semmi.
server-no-such-method = Ez a cím nem ismeri ezt a metódust: { $method }.
server-no-such-table = Nincs ilyen asztal.
server-no-such-game = Nincs ilyen játék: { $name }; ezek vannak: { $games }.
server-preparing = Készülnek ezen a gépen a szabályok ({ $name }); ez első alkalommal néhány percig tart. Próbáld újra hamarosan.
server-preparing-failed = A szabályokat ({ $name }) nem sikerült előkészíteni ezen a gépen. A szerver magától újra megpróbálja; a naplójában áll, mi volt a baj. Addig más játékok játszhatók.
server-no-such-seat = Nincs ilyen hely: { $seat }; a helyek száma 0 és { $last } közötti.
server-no-such-level = { $name }: nincs ilyen gépi ellenfél: { $level }; ezek vannak: { $levels }.
server-no-such-lesson = Nincs ilyen lecke: { $name }.
server-no-such-puzzle = Nincs { $number }. feladvány.
server-no-such-position = Ez a játszma { $moves } lépésből áll; { $at } lépés utáni állása nincs.
server-bad-table = Így nem állítható fel asztal: { $reason }
server-bad-name = Ez nem lehet név: { $reason ->
    [long] hosszabb { $most } karakternél
    [written-out] kiírva hosszabb { $most } karakternél
    [bot] olyan, mint egy gépi ellenfélé
   *[unseen] látható karakterek kellenek, egy sorban
  }.
server-bad-token = Ezt a linket már felhasználták, vagy egy újabb lépett a helyébe.
server-bad-save = Ez a fájl nem nyitható meg: { $reason }
server-slow-file = A fájl olvasása félbeszakadt: { $seconds } másodpercnél tovább tartott, vagy több memória kellett hozzá, mint amennyit egy fájl elvihet. A szokásos mentések és készletfájlok azonnal beolvashatók.
server-not-your-seat = Ez a hely nem a tiéd.
server-seat-taken = Ott már ül valaki.
server-seat-not-open = Ez a hely nem szabad mások számára.
server-seat-kept = Ez a hely { $name } számára van fenntartva.
server-seat-not-kept = Ez a hely senkinek sincs fenntartva.
server-seat-left = Ezen a helyen a gép játszik helyetted. Előbb vedd vissza.
server-seat-not-left = Ezen a helyen senki sem játszik helyetted: már a tiéd.
server-not-seated = Ezt csak azok tehetik, akik ennél az asztalnál játszanak.
server-not-away = Ott most senki sem helyettesíthető. Ez időkorlát nélküli asztalnál lehetséges, ha a játék már tíz perce vár valakire, aki nincs itt.
server-time-up = Lejárt az időd: a gép átveszi a helyedet. Azonnal visszaveheted.
server-over = A játék véget ért.
server-others-play = Mások is játszanak veled. Előbb add fel, vagy szavazz a befejezésről.
server-waiting = A játék akkor kezdődik, amikor minden helyen ül valaki.
server-begun = A játszma elkezdődött: mindenki ott marad, ahol ül.
server-gone-on = Az asztalnál továbbment a játék: most { $moves } lépésnél tart, a kérés viszont { $number } lépésnél készült.
server-secret-save = Ebben a játékban titkok vannak: akkor menthető, ha véget ért.
server-shared-save = Mások is játszanak itt, vagy van számukra szabad hely: a folytatható fájl tartalmazza a jövőbeli dobásokat, ezért csak a végén tölthető le.
server-seed-told = Letöltötted ezt a játszmát a jövőbeli dobásokkal együtt, ezért már senki más nem ülhet le hozzá.
server-not-your-offer = Üzenetet csak a saját, egyvalakinek szóló ajánlatodhoz fűzhetsz.
server-no-hints = Itt nincsenek tippek és nyerési esélyek ({ $name }): a gép nem tudja megítélni az állásokat.
server-no-chat = Ennél az asztalnál nincs beszélgetés; itt nem lehet üzenni.
server-long-note = Egy ajánlathoz fűzött üzenet legfeljebb { $most } karakter lehet.
server-hints-off = Ennél az asztalnál tippek és nyerési esélyek nélkül játszanak. A játék végén láthatók lesznek.
server-not-to-move = Nem ez a hely van soron.
server-not-over = Ezt csak a játék vége után lehet elárulni.
server-no-answer = A gép nem talált időben választ. Próbáld újra.
server-account-taken = Ez a fióknév foglalt.
server-has-account = Már van fiókod: { $account }.
server-wrong-password = Hibás a fióknév vagy a jelszó.
server-bad-password = Ez nem lehet jelszó: { $reason ->
    [short] legalább { $least } karakter kell
    [common] az elsők között van, amelyeket bárki kipróbál
    [account] ez a fiók neve
   *[repeated] egyetlen karakter ismétlődik benne
  }.
server-no-account = Ehhez fiók kell.
server-no-mail = Ez a szerver nem küld e-mailt, ezért erre nem képes. Aki üzemelteti, beállíthat hozzá levelezőszervert (--mail).
server-no-address = Az e-mailekhez a fiókodnak megerősített e-mail-cím kell.
server-no-push-service = Ez a szerver nem ismeri azt a szolgáltatást, amelyen ez a böngésző értesítést kap. Kérj inkább e-mailt.
server-bad-address = Ide nem küldhető e-mail. Egy e-mail-cím így néz ki: ada@example.org.
server-old-link = Ezt a linket már felhasználták, lejárt, vagy egy újabb lépett a helyébe. Kérj egy újat.
server-mail-failed = Az e-mailt nem sikerült elküldeni. Nézd meg, jó-e a cím, és próbáld újra később.
server-rated-account = Értékelt játszmához fiók kell: csak így tudni, kinek az értékszáma változik.
server-rated-seats = Értékelt asztalnál mindenkinek egy helye van, és azt megtartja: neked, másoknak és a számítógépes ellenfeleknek; közös képernyőn senki sem játszhat.
server-rated-own = Értékelt játszma a szokásos kellékekkel megy, és a kockákat senki sem választhatja meg.
server-rated-over = Ez az értékelt játszma véget ért, és már számít; semmit sem lehet visszavonni.
server-no-such-person = Itt senkinek sincs ilyen nevű fiókja: { $name }.
server-no-such-line = Nincs ilyen üzenet.
server-nobody-there = Ott nem ül senki, akire ez vonatkozhatna.
server-yourself = Ez te magad vagy.
server-not-friends = Csak barátot hívhatsz meg. Másnak az asztal linkjét küldheted el.
server-no-such-friend = A barátaid és a kérések között nincs senki, akire ez vonatkozhatna.
server-too-many-people = Betelt a listád. Előbb vegyél le róla valakit.
server-no-free-seat = Ennél az asztalnál már nincs szabad hely.
server-muted = Itt eddig nem írhatsz: { $until }.{ $given ->
    [yes] { " " }Az ok: { $reason }
   *[no] { "" }
  }
server-banned = Itt eddig nem játszhatsz: { $until }.{ $given ->
    [yes] { " " }Az ok: { $reason }
   *[no] { "" }
  }
server-range-account = Ez az asztal értékszámhoz kötött: { $kind ->
    [least] legalább { $least }
    [most] legfeljebb { $most }
   *[between] { $least }–{ $most }
  }. Ehhez fiók kell.
server-range-missed = Ez az asztal értékszámhoz kötött: { $kind ->
    [least] legalább { $least }
    [most] legfeljebb { $most }
   *[between] { $least }–{ $most }
  }; a tiéd { $points }.
server-bad-range = Az alsó értékszám nagyobb a felsőnél.
server-crowded = Most túl sokan nézik ezt az asztalt.
server-too-many-sockets = Tőled vagy a hálózatodról már { $most } élő kapcsolat van, több nem lehet. Zárj be néhány oldalt, és próbáld újra.
server-not-looking = Előbb mondd meg, honnan nézed: küldj egy look típusú üzenetet.
server-not-kept = A szerver most nem éri el az adatbázisát. Semmi sem változott; próbáld újra később.
server-in-doubt = A szerver írás közben elvesztette az adatbázisát, és nem tudja, megőrződött-e, amit tettél. Nézd meg az asztalt, mielőtt újra próbálod.
server-other-request = Ez a kulcs már egy másik kéréssel érkezett. Minden kérésnek saját kulcs kell.
server-broken = Valami elromlott a szerveren. Feljegyeztük; mondd meg ezt a számot annak, aki üzemelteti: { $request }.

# Mit mond magáról egy megosztott link

share-house = Two Rivers
share-house-note = Társasjátékok a két folyó közti ősi földről, a böngésződben: egyedül, barátokkal, a gép ellen.
share-table = Asztal: { $game } – Two Rivers
share-table-note = Ülj le vagy nézd. Nem kell hozzá fiók.
share-replay = Játszma: { $game }, lépésről lépésre – Two Rivers
share-replay-note = Minden lépés, minden pont, és hogy mikor ki állt nyerésre.
share-rules = Szabálykönyv: { $game } – Two Rivers
share-rules-note = Teljes, igazi játszmákból vett példákkal; kereshető és nyomtatható.
share-seat = Hely egy asztalnál – Two Rivers
share-seat-note = Aki elsőként nyitja meg ezt a linket, ott játszhat.
