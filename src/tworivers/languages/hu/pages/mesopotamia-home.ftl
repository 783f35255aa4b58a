# Amit az első oldalak mondanak a játékról.

about-mesopotamia = Három–nyolc uralkodó Hammurapi korából épít, kereskedik, szövetkezik és harcol. Egy hosszú este.
own-box-note-mesopotamia = Más térkép vagy más számok: töltsd le a fájlt, módosítsd, és válaszd ki itt.
lasts-mesopotamia = két–négy óra; az évek számát te választod
