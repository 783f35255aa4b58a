# Wat de eerste pagina’s over het spel zeggen.

hero-title-amyitis = Beplant de Hangende Tuinen van Babylon
hero-lead-amyitis = Leid water de terrassen op, stuur karavanen naar verre steden en win de gunst van de koningin: Amyitis, voor twee tot vier edelen.
about-amyitis = Twee tot vier edelen irrigeren en beplanten de Hangende Tuinen. Ongeveer een uur.
lasts-amyitis = ongeveer een uur, tegen de computer minder
