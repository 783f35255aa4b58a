# Co o hře říkají první stránky.

about-mesopotamia = Tři až osm panovníků z časů Chammurapiho staví, obchoduje, uzavírá spojenectví a bojuje. Dlouhý večer.
own-box-note-mesopotamia = Jiná mapa nebo jiná čísla: stáhni soubor, změň ho a vyber ho tady.
lasts-mesopotamia = dvě až čtyři hodiny; počet let si zvolíš
