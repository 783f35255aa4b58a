# Emberek: címek, jelszavak, profilok, értékszámok, barátok.

address = E-mail-cím
address-is = Az e-mailek ide mennek: { $address }.
address-waiting = Linket küldtünk erre a címre: { $address }. Amint megnyitod, az e-mailek ide mennek.
address-none = Ha megadsz egy címet, új jelszót választhatsz, ha elfelejted a régit, és értesítést kaphatsz, amikor te jössz.
address-no-mail = Ez a szerver nem küld e-mailt, így címre sincs szüksége, és elfelejtett jelszót nem lehet pótolni.
address-send = Link küldése
address-remove = Cím törlése
address-removed = A cím törölve. Több e-mail nem megy.
confirm-title = Ez a te címed?
confirm-note = Erősítsd meg, és mostantól ide mennek a fiókod e-mailjei.
confirm-do = Igen, az enyém
confirmed-title = A cím megerősítve
confirmed-note = A fiókod e-mailjei mostantól ide mennek.
forgotten = Elfelejtetted a jelszavad?
forgotten-note = Ha egy fiókhoz ez a cím tartozik, linket küldünk, amellyel új jelszót választhatsz.
forgotten-sent = Ha egy fiókhoz ez a cím tartozik, az e-mail úton van. A linkje fél óráig érvényes.
fresh-title = Válassz új jelszót
fresh-note = Minden más böngészőből kijelentkeztetünk, ebben pedig be leszel jelentkezve.
erase = Fiókom törlése
erase-note = A neved, a címed, az értékszámaid, a barátaid és minden, amit írtál, végleg törlődik. A játszmáid a többieknek megmaradnak, a neved nélkül; a még tartókat számítógépes ellenfél játssza végig.
erased = A fiókod törölve. Most vendég vagy itt.
