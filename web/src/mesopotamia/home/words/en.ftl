# What the first pages say of the game.

about-mesopotamia = Three to eight rulers of Hammurabi’s time build, trade, ally and fight. A long evening.
