# How Mesopotamia is played, on one screen.

help-goal = Win with the most symbols on the frame around the map: build temples and canals, conquer provinces.
help-round-season = A round is a season, four seasons make a year, and the table’s rules say how many years are played.
help-round-work = First all parties work at once, each at its own pace: fell trees, mill grain into flour, smelt ore or raise soldiers in your forges, build walls, forges and millstones. Mines give ore in spring, cities with a canal give grain at harvest time.
help-round-feed = Every city of your realm eats 1 flour each season. For each one missing a wall is torn down, then a forge.
help-round-trade = Trade whenever a decision is yours: with the bank 3 of one material for 1 of another (never giving flour), with other parties anything for anything. Once a season you may also play one of your cards.
help-round-build = Then one party after the other, beginning with the one that has the fewest symbols, builds temples and canals: 1 metal, 1 wood and 1 flour each, one per province and season.
help-round-war = After building, it may try one campaign (an alliance, its end, or a war) and move troops, 1 flour for each unit. Marching into free land takes it; against a party at war with you or against nomads, dice decide duel by duel.
help-points-built = After each building you roll a die: with 4 or more its symbol goes on the frame. Next to a matching symbol of your own 2 is enough: Marduk beside Marduk, Ishtar beside Ishtar, Ishtar and canal beside each other.
help-points-conquered = Taking a province from a party or from nomads puts a military symbol on the frame, without a roll. Whoever loses a province in battle also loses a military symbol.
help-points-captured = If the buildings there outlast the battle, each captured temple or canal turns one such symbol of the loser into yours.
help-points-tie = Whoever has equally many shares the victory.
help-end = The game ends with the winter of its last year, or when only one party has provinces left.
help-sign-temple = Marduk temple: helps to break alliances and declare war
help-sign-ishtar = Ishtar temple: helps to make alliances
help-sign-canal = Canal: brings grain at the harvest
help-sign-foot = Foot: moves one province; on the frame the military symbol
help-sign-chariot = Chariot: moves up to two, but can’t attack where two or more walls stand
help-sign-forge = Forge: smelts ore or raises a soldier
help-sign-millstone = Millstone: up to 5 grain into as much flour each season
help-sign-wall = Wall: strengthens the defence
