# The lessons of Amyitis and the cards of the guided first game.

chapter-crafts = The craftsmen
chapter-garden = The garden
chapter-caravan = The caravan
chapter-fields = Fields and gardeners
chapter-temples = The temples
chapter-end = The end of a round, the end of the game

lesson-farmer-title = A farmer brings a good
lesson-farmer = You are Blue. A turn is one action: recruit a craftsman, send the caravan or pass. Whoever has the most prestige at the end wins. A farmer works the next free field of a row and takes its good. Goods pay for plants and cards in the cities.
lesson-farmer-task = The city of Eshnunna asks for salt. Recruit a farmer and take salt.
lesson-farmer-praise = You have salt now, and your cube lies on the field. Whoever has most cubes in a full row is rewarded later.
lesson-farmer-barley = That was barley. Salt grows on the first field of the upper row.

lesson-merchant-title = What a craftsman costs
lesson-merchant = In each group the first card is free, the second costs 1 talent, the third 2. Talents are money. A merchant brings you a camel, and camels move the caravan.
lesson-merchant-task = Recruit a merchant for nothing.
lesson-merchant-praise = A camel for free. The next card of this group costs the others 1 talent.
lesson-merchant-paid = That cost 2 talents: two cards of this group were taken before. There is a merchant in a group nobody has touched.

lesson-engineer-title = Why everybody waters
lesson-engineer = An engineer waters a channel and brings 2 prestige at once. Prestige decides the game. Plants grow only beside water. When somebody plants, the player with most cubes around the plant gets prestige too, even if it is somebody else’s plant.
lesson-engineer-task = Recruit an engineer and water a channel beside the tile with 4 prestige.
lesson-engineer-praise = 2 prestige now. And whoever plants beside your channel may leave the prestige for water to you.
lesson-engineer-away = That brings 2 prestige too, but it doesn’t touch the tile with 4 prestige in the bottom row.

lesson-plant-title = The first plant
lesson-plant = The caravan goes one city further for each camel. In a plant city you pay its good and plant at once, on a square with water along one of its sides. You keep the tile: its prestige and its bonus.
lesson-plant-task = Send the caravan to Eshnunna and plant where the tile brings a banker.
lesson-plant-praise = 2 prestige for the tile and 1 more, because you alone have water there. The banker pays you 1 talent every round.
lesson-plant-other = A good plant. But the banker lies on the tile with 2 prestige at the left end of the bottom row.

lesson-profit-title = Whose water is it?
lesson-profit = When you plant, the player with most cubes around the square gets as much prestige as the plant’s level. On a tie nobody gets it. So look whose cubes lie around a square before you plant there.
lesson-profit-task = Plant where the prestige for water goes to you, not to Red.
lesson-profit-praise = Tile, banker and water: all yours. Blue’s cube was the only one beside this square.
lesson-profit-others = You got the tile, but Red got the prestige for water. Plant where a blue cube lies.

lesson-double-side-title = Two grooves
lesson-double-side = High up in the garden two channels lie side by side. A side is watered only when both are. The high tiles are worth most, but they need good plants and a lot of water.
lesson-double-side-task = Recruit an engineer and fill the second channel beside the tile with 8 prestige.
lesson-double-side-praise = Both tiles along this side can be planted now. Black and you have one cube each there: if nothing changes, nobody gets the prestige for water.
lesson-double-side-half = The side at the tile with 8 prestige is still half dry. Fill the channel next to Black’s cube.

lesson-banker-title = Court cities
lesson-banker = In a court city you pay its good and take a card. A banker pays income every round. A caravan leader goes further for the same camels. A palace brings prestige at once. Each next level of a kind is better.
lesson-banker-task = Send the caravan to Susa and take the card that pays you every round.
lesson-banker-praise = 1 talent every round from now on. Early in the game a banker pays best.
lesson-banker-leader = The caravan leader is useful, but it pays nothing. Take the banker.

lesson-palace-title = Far with one camel
lesson-palace = Your caravan leader goes 2 cities further without camels. At least 1 camel is always paid. Wine stands for any other good, and you have wine.
lesson-palace-task = Reach Palmyra with one camel and get a palace there.
lesson-palace-praise = Three cities for one camel, wine instead of palm, and the palace brought 2 prestige at once. Later palaces bring up to 10.
lesson-palace-near = That is too near. Palmyra lies three cities ahead.

lesson-babylon-title = Goods for prestige
lesson-babylon = Babylon buys one or two goods, 3 prestige each. Then you water a channel in the garden, without further prestige. At the end of a round most players keep only 2 goods; the best caravan leader keeps 4. What is too much is lost.
lesson-babylon-task = Go to Babylon, sell two goods at once and water any channel.
lesson-babylon-praise = 6 prestige and a channel for one camel.
lesson-babylon-one = You sold only one good. A second one would have brought 3 prestige more.
lesson-babylon-salt = You sold only salt. Barley would have brought 3 prestige more.

lesson-row-title = A full row
lesson-row = When a row of fields is full, the player with most cubes in it gets a gardener. On a tie nobody does. Then the row is emptied.
lesson-row-task = Recruit a farmer and win the gardener.
lesson-row-praise = Wine and a gardener. You had four of the five cubes in the row.
lesson-row-lower = The lower row is still empty. One field is missing in the upper row.

lesson-gardener-title = A gardener lifts a plant
lesson-gardener = A plant must have at least the level of its square. Here cities sell level 1. Each gardener you give back lifts a plant by one level. The squares of level 2 have better tiles.
lesson-gardener-task = Send the caravan to Ur and plant on the tile with 5 prestige.
lesson-gardener-praise = 5 prestige and a camel for a simple plant. Red got 1 prestige: Red had most water there.
lesson-gardener-low = That square has level 1: it needs no gardener. The tile with 5 prestige lies one step higher.
lesson-gardener-four = A square of level 2 indeed, but its tile has only 4 prestige. Take the one with 5.

lesson-temple-title = Three temples
lesson-temple = A priest puts your cube into a temple on the left and pushes the others to the right; who falls out goes home. After each round most cubes win: Ishtar gives a camel or a talent, Marduk 2 prestige, Tammouz a field’s good. Before that, the procession adds one more cube to each temple.
lesson-temple-task = Red leads Marduk’s temple. Send a priest there, then pass to end the round.
lesson-temple-praise = The procession pushed a red cube out: two blue ones against one. Marduk gave you 2 prestige. Red, second there, got 1.
lesson-temple-ishtar = Ishtar gives a camel or a talent. This time you need Marduk.
lesson-temple-tammouz = Tammouz gives a field’s good. This time you need Marduk.
lesson-temple-early = You passed without a priest, so Red stays first in Marduk’s temple.

lesson-pass-title = Passing pays
lesson-pass = Whoever has passed gets 1 talent each time it would be their turn, as long as others go on. With no camel and one talent there is little left to do. And talents are kept for the next round.
lesson-pass-task = Pass, and let the others work for you.
lesson-pass-praise = While Red and Black went on, you collected talents. To pass first is often right when you are poor. When everybody has passed, the temples reward, and a new round begins with new cards.
lesson-pass-work = That can be done, but then your last talent is gone or your cube is far from useful. Pass instead.

lesson-end-title = The last round
lesson-end = The game ends after the round in which 4 tiles or fewer are left. Then the queen rewards whoever has many tiles: with three players 4 tiles bring 5 prestige, 6 tiles 10. Each good left brings 1.
lesson-end-task = This is the last round, and Red leads with 45 to 37. You have 5 tiles. Overtake Red and win.
lesson-end-praise = You have won. The sixth tile doubled the queen’s favour.
lesson-end-pass = The game is over and Red was ahead. A sixth tile would have brought 10 prestige from the queen instead of 5.

# The cards of the guided first game: what a decision is for, what it costs, what good players think of.

guide-ask-turn-for = One action: recruit a craftsman, send the caravan, or pass.
guide-ask-turn-costs = Craftsmen cost 0 to 2 talents, the caravan at least 1 camel and a good of the city. Passing is free.
guide-ask-turn-think = What do I need for my next plant: a good, a camel or water? Take what others would take before your next turn.
guide-ask-field-for = Your farmer takes the next good of a row.
guide-ask-field-costs = One cube, until the row is full.
guide-ask-field-think = Which good does the next city ask for? Wine is at the end. Most cubes in a full row bring a gardener.
guide-ask-priest-for = Your cube enters a temple. The temples reward at the end of the round.
guide-ask-priest-costs = One cube, until it is pushed out.
guide-ask-priest-think = Camel or talent, 2 prestige or a good: what do I need? And where can others still overtake me?
guide-ask-irrigate-for = Water lets plants grow, and most cubes around a plant bring prestige.
guide-ask-irrigate-costs = One cube, for the rest of the game.
guide-ask-irrigate-think = Lie beside good tiles that somebody will plant soon. One cube more than the others is enough.
guide-ask-sell-for = Babylon pays 3 prestige for each good, for two at most.
guide-ask-sell-costs = The goods. Don’t sell what your next plant needs.
guide-ask-sell-think = Goods beyond your stock limit are lost at the end of the round. Sell those first.
guide-ask-court-for = A card that helps for the rest of the game.
guide-ask-court-costs = It is paid already. A new card covers the old one of its kind.
guide-ask-court-think = Early a banker, for many journeys a leader, late a palace.
guide-ask-court-bonus-for = A free card: the bonus of your tile.
guide-ask-court-bonus-costs = Nothing.
guide-ask-court-bonus-think = A high palace brings most at once. A gardener opens the next high tile.
guide-ask-leader-good-for = These caravan leaders carry a good that you get.
guide-ask-leader-good-costs = Nothing.
guide-ask-leader-good-think = Which good does the next city ask for?
guide-ask-plant-for = You get the tile’s prestige and bonus.
guide-ask-plant-costs = It is paid already. Squares above the plant’s level cost gardeners.
guide-ask-plant-think = Look whose cubes lie around the square: the one with most gets prestige too.
guide-ask-good-for = A free good: the bonus of your tile.
guide-ask-good-costs = Nothing.
guide-ask-good-think = Wine stands for any other good.
guide-ask-procession-for = You put your cube into one temple; grey cubes enter the other two.
guide-ask-procession-costs = One cube.
guide-ask-procession-think = Your cube counts at once. And the grey cubes push others out.
guide-ask-ishtar-for = Ishtar rewards you.
guide-ask-ishtar-costs = Nothing. The second one gets what you leave.
guide-ask-ishtar-think = Without a camel the caravan stands still.
guide-ask-swap-for = Tammouz lets you swap one good.
guide-ask-swap-costs = The good you give.
guide-ask-swap-think = Give what no city on your way asks for. Keep wine.
guide-ask-discard-for = You may keep only so many goods.
guide-ask-discard-costs = One good.
guide-ask-discard-think = Keep what your next city asks for, and wine.
