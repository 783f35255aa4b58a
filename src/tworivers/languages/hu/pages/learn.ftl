# Tanulás leckékkel és vezetett első játszmával: ami minden játékban közös.

learn-title = Tanulj meg játszani
learn-lead = Rövid leckék az igazi táblán, mindegyikben egy feladattal. Semmi sem mehet félre: mindig újra megpróbálhatod.
learn-minutes = { $lessons } lecke, körülbelül { $minutes } perc
learn-begin = Kezdés
learn-continue = Folytatás
learn-again = Elölről
learn-done-count = { $all } leckéből { $done } kész
learn-done = kész
learn-guided = Vezetett első játszma
learn-guided-note = Játssz végig egy játszmát szelíd ellenfelek ellen. Minden újfajta döntést egy kártya magyaráz el.
learn-guided-start = Vezetett játszma indítása
learn-saved = Ez a böngésző megjegyzi, hol tartasz.
learn-forget = Felejtse el, hol tartok

lesson-count = { $number }. lecke / { $all }
lesson-task = A feladatod
lesson-show = Mutasd meg
lesson-shown = Következik: { $move }
lesson-undo = Visszavonás
lesson-again = Újra
lesson-next = Következő lecke
lesson-finished = Minden lecke kész
lesson-overview = Minden lecke
lesson-skip = Kihagyás
lesson-done = Szép munka
lesson-wrong = Nem egészen
lesson-missed = Ezt is lehetett, de nem ez a feladat. Olvasd el újra, és próbáld meg még egyszer.
lesson-lost = Nincs ilyen lecke.

guide-costs = Az ára
guide-think = Amire a jó játékosok gondolnak
guide-hide = Elrejtés
guide-off = Nem kell több kártya
