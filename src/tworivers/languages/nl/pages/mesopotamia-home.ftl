# Wat de eerste pagina’s over het spel zeggen.

about-mesopotamia = Drie tot acht heersers uit de tijd van Hammurabi bouwen, handelen, sluiten verbonden en vechten. Een lange avond.
own-box-note-mesopotamia = Een andere kaart of andere getallen: download het bestand, verander het en kies het hier.
lasts-mesopotamia = twee tot vier uur; de jaren kies je zelf
