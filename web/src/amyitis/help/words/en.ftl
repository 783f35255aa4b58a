# How Amyitis is played, on one screen.

help-goal = Irrigate and plant the Hanging Gardens of Babylon: whoever has the most prestige at the end wins.
help-round-prepare = Craft cards are laid out in groups of three, as many groups as there are players, and your banker pays your income.
help-round-turns = In turn, each player takes one action: recruit, send the caravan or pass. Once you have passed, you get 1 talent whenever your turn would come, as long as somebody else plays on.
help-round-recruit = Recruit: a group’s first card is free, its second costs 1 talent, its third 2. A farmer brings a good, a priest a place in a temple, an engineer waters a channel, a merchant brings a camel.
help-round-caravan = Caravan: spend at least 1 camel to move it on, and trade where it stops. Babylon buys goods and lets you water a channel; the other cities give court cards or plants for goods.
help-round-plant = A plant needs a square with at least one side fully watered, and a level no lower than the square’s. Each gardener you give back raises it by one level.
help-round-close = At the end of a round comes the procession, then the temples reward whoever has most cubes there, and of your goods you keep 2 (4 with the best caravan leader).
help-points-tiles = The number on a garden tile, when you plant on its square.
help-points-water = 2 for each engineer; and when anybody plants, the plant’s own level for whoever alone has most cubes around that square.
help-points-trade = 3 for each good sold to Babylon, at most two a visit. A palace scores once, when you buy it; the best banker brings 2 every round.
help-points-marduk = Marduk’s temple: 2 for the first and, with three or four players, 1 for the second, every round.
help-points-last = At the end: 1 for each good left, and 5 or 10 from the queen for many garden tiles.
help-end = The game ends after the round in which 4 or fewer garden tiles are left (3 or fewer when two play). Several may win together.
help-sign-prestige = Prestige: the points of this game
help-sign-talent = Talent: money for recruiting
help-sign-camel = Camel: moves the caravan
help-sign-cube = Cube: marks what is yours
help-sign-wine = Wine: stands for any other good
help-sign-gardener = Gardener: raises a plant by one level
help-sign-banker = Banker: income every round
help-sign-leader = Caravan leader: further journeys
