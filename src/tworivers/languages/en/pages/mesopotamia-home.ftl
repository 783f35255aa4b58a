# What the first pages say of the game.

about-mesopotamia = Three to eight rulers of Hammurabi’s time build, trade, ally and fight. A long evening.
own-box-note-mesopotamia = Another map or other numbers: download the file, change it and choose it here.
lasts-mesopotamia = two to four hours; you choose the years
