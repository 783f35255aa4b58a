# The lessons of Mesopotamia and the cards of the guided first game.

chapter-economy = Economy
chapter-trade = Trade
chapter-building = Building
chapter-war = Politics and war
chapter-cards = Cards
chapter-winning = Winning

lesson-mill-title = Flour for your people
lesson-mill = You are Hammurabi of Babylon. Symbols on the frame around the map win the game, but first your people must eat: each city eats 1 flour every season. A season runs through the phases in the ribbon above the map; this is milling. A millstone makes up to 5 flour from 5 grain.
lesson-mill-task = Mill as much grain as you can.
lesson-mill-praise = Your three cities eat 3 flour, the rest stays. Flour also pays for troops and buildings.
lesson-mill-little = Too little: what isn’t milled now has to wait for the next season. Mill all 5.

lesson-smelt-title = What a forge does
lesson-smelt = In each season a forge does one thing: it turns up to 5 ore into metal, or it raises a foot or a chariot. Without metal you can build nothing.
lesson-smelt-task = Let your forge in Babylon smelt the ore.
lesson-smelt-praise = 5 ore became 5 metal. Ore comes from mines in spring, so provinces with a mine are wanted.
lesson-smelt-foot = Troops can be raised later. Smelt the ore first: metal pays for everything.
lesson-smelt-chariot = A chariot is dear. Smelt the ore first: metal pays for everything.
lesson-smelt-blank = A blank only makes a stack look higher than it is. Smelt the ore.

lesson-millstone-title = A second millstone
lesson-millstone = Millstones and forges cost 2 metal, 2 wood and 2 flour. Each city has room for one of each. With two millstones you can mill 10 grain in a season.
lesson-millstone-task = Build a millstone.
lesson-millstone-praise = A larger realm eats more flour, and now you can mill it.
lesson-millstone-forge = A second forge is good too. But hungry cities tear down walls, so build the millstone first.

lesson-fell-title = Wood
lesson-fell = In each of your provinces with trees you may fell one tree a season. That is 1 wood. One tree of your realm grows back by itself.
lesson-fell-task = Fell a tree in Nippur.
lesson-fell-praise = 1 wood. Almost everything you build costs wood, and it is often what is missing.
lesson-fell-done = You went on without wood. Fell the tree: it costs nothing.

lesson-bank-title = The bank
lesson-bank = The bank gives 1 of any material for 3 of another. It takes no flour. That is a bad price, but it is always open.
lesson-bank-task = You have plenty of metal and little wood. Open “Trade” and give the bank metal for wood.
lesson-bank-praise = 3 metal became 1 wood. Other rulers often offer a better price.
lesson-bank-other = That is no wood. Look for the exchange that brings wood.

lesson-offer-title = An offer
lesson-offer = You may offer any ruler anything for anything. If the way crosses somebody else’s land, that ruler may ask for a toll. Neutral land is free.
lesson-offer-task = Open “Trade” and offer Mari 2 metal for 2 wood.
lesson-offer-praise = Mari agreed. 1 for 1 is far better than the bank’s 3 for 1.
lesson-offer-gift = Mari agreed this time, but the task was 2 metal for 2 wood.

lesson-answer-title = Two offers
lesson-answer = Mari and Assur both want your metal for their wood. Look at both before you answer. You may accept one, decline, or make a counter-offer.
lesson-answer-task = Accept the better offer.
lesson-answer-praise = 2 wood for 2 metal. Mari wanted 3 metal for a single wood, as much as the bank.
lesson-answer-dear = 3 metal for 1 wood: the bank gives the same. Assur’s offer was better.
lesson-answer-declined = That was the better one. Mari asks 3 metal for 1 wood, Assur 2 metal for 2 wood.

lesson-temple-title = Symbols win the game
lesson-temple = At the end whoever has most symbols on the frame wins. A temple costs 1 metal, 1 wood and 1 flour. After building, a die is rolled: with 4 or more your symbol goes onto the frame.
lesson-temple-task = Build a Marduk temple.
lesson-temple-praise = The die was kind: your first symbol. Each province can take one such building a season.
lesson-temple-ishtar = That is a temple of Ishtar. It is worth as much, but the task is a temple of Marduk.

lesson-neighbour-title = Good neighbours
lesson-neighbour = The next free slot lies beside your Marduk symbol. If a symbol fits its neighbour, 2 or more is enough instead of 4. Marduk fits Marduk, Ishtar fits Ishtar, and Ishtar and canals fit each other.
lesson-neighbour-task = Build in Nippur what needs only a 2.
lesson-neighbour-praise = Marduk beside Marduk: five of six throws succeed.
lesson-neighbour-four = That needs a 4, because it doesn’t fit the Marduk symbol beside it.

lesson-canal-title = Canals bring the harvest
lesson-canal = In autumn each canal brings 6, 8 or 10 grain; a die decides for all of them. One canal for each city that can be watered. A canal is a symbol too, if the die allows it.
lesson-canal-task = Build a canal in Nippur.
lesson-canal-praise = From now on Nippur feeds your people. Without canals a large realm starves.
lesson-canal-temple = A temple brings no grain. Five cities eat, so build the canal.

lesson-wall-title = Walls
lesson-wall = A wall costs 1 metal, 1 wood and 1 flour. Each wall gives the defender 1 more on the die. Where two walls stand, chariots can’t attack.
lesson-wall-task = Build a wall in Nippur.
lesson-wall-praise = Nippur is safer now. But if flour is missing, walls are torn down first.
lesson-wall-done = You went on without a wall. Build one in Nippur.

lesson-march-title = New land
lesson-march = Neutral land belongs to whoever marches in. Each unit that moves eats 1 flour. A foot goes one province, a chariot two. The land stays yours when the troops move on.
lesson-march-task = March with a foot from Babylon to Nippur: two cities and a tree.
lesson-march-praise = Nippur is yours, with two cities to build in. Don’t leave it without a guard for long.
lesson-march-elsewhere = That land is yours now. But Nippur has two cities and a tree.

lesson-raise-title = Troops
lesson-raise = A foot costs 1 metal, 1 wood and 1 flour. A chariot costs 2 of each, goes further and attacks with 2 instead of 1. Others see only how high a stack is, not what is in it.
lesson-raise-task = Raise a foot in Babylon.
lesson-raise-praise = The stack in Babylon has grown. Blanks make stacks look higher, too.
lesson-raise-chariot = A chariot would take nearly all you have. Raise a foot.
lesson-raise-blank = A blank can’t fight. Raise a foot.

lesson-alliance-title = An alliance
lesson-alliance = Once a season you may try a campaign. It costs 1 metal, wood or flour and needs a 4. Allies can’t declare war on each other. Three Ishtar symbols make it easier.
lesson-alliance-task = Offer Mari an alliance and pay with metal.
lesson-alliance-praise = The throw succeeded and Mari agreed. From this side nobody attacks you now.
lesson-alliance-war = That is a declaration of war. Choose the alliance.
lesson-alliance-assur = That is Assur. The task is an alliance with Mari.

lesson-war-title = War
lesson-war = You may attack only after declaring war in the same turn, or if you fought the same ruler last season. Three Marduk symbols, as you have them, add 1 to the throw.
lesson-war-task = Assur’s troops stand in Bagdad, beside your foot. Declare war on Assur and pay with flour.
lesson-war-praise = Now you may attack Assur in this very turn.
lesson-war-mari = That is Mari. Bagdad belongs to Assur.
lesson-war-alliance = An alliance would forbid the attack. Declare war.

lesson-battle-title = A battle
lesson-battle = All attackers join before the first throw. Then units fight in pairs: both roll, a foot adds 1, a chariot 2, each wall adds 1 for the defender. The higher number wins and the loser’s unit is gone.
lesson-battle-task = Attack Bagdad with both foot from Mashkan-shapir.
lesson-battle-praise = One foot fell, the other won. Bagdad is yours, and a conquest brings a symbol without a throw.
lesson-battle-one = One foot was not enough. Send both: a second unit fights on when the first has fallen.

lesson-card-title = Cards
lesson-card = You begin with five cards and get no more. One card a season may be played. Most can be played at any time, military ones only in phase 11, the last of the season.
lesson-card-task = Open “Cards” and play the one that brings metal.
lesson-card-praise = A caravan: 3 metal. Cards can be traded, too.
lesson-card-harvest = That brought grain. Metal comes with the caravan.

lesson-nomads-title = Nomads
lesson-nomads = Five tribes sit at the edge of the map. A tribe moves when somebody plays its card, up to two provinces, and attacks where cities are. Whoever loses land to nomads loses a military symbol.
lesson-nomads-task = Open “Cards” and send the Hanaeans to Hatra. Assur has only one unit there.
lesson-nomads-praise = The unit was a blank: Hatra fell at once, and Assur lost a symbol. You risked nothing of your own.
lesson-nomads-elsewhere = They went somewhere else. Hatra lies beside them, with a single unit on it.

lesson-win-title = The last season
lesson-win = Winter of the second year: after this season the game ends. You and Assur have 8 symbols each. You have metal for one building. The next slot lies beside your Ishtar symbol.
lesson-win-task = Build what needs only a 2, then end your turn.
lesson-win-praise = 9 symbols against 8: Babylon has won.
lesson-win-marduk = The temple of Marduk needed a 4 and got too little. Ishtar beside Ishtar needs only a 2.
lesson-win-idle = The game is over: 8 to 8, and you share the win. One more symbol would have been enough.

# The cards of the guided first game: what a decision is for, what it costs, what good players think of.

guide-ask-fell-for = 1 wood from each province with trees.
guide-ask-fell-costs = A tree. One grows back each season.
guide-ask-fell-think = Wood is nearly always short. Fell whenever you can.
guide-ask-regrow-for = A tree grows back for you.
guide-ask-regrow-costs = Nothing.
guide-ask-regrow-think = Let it grow where no enemy can come.
guide-ask-mill-for = Grain becomes flour. Cities, troops and buildings need flour.
guide-ask-mill-costs = 1 grain for each flour.
guide-ask-mill-think = Grain comes only in autumn. Will it last until then?
guide-ask-feed-for = Each city eats 1 flour. Before that you may still trade.
guide-ask-feed-costs = What is missing tears down walls, then forges.
guide-ask-feed-think = If flour is short, ask the others for it now, or the bank.
guide-ask-tear-for = Flour is missing: something must go.
guide-ask-tear-costs = A wall, or a forge where no wall is left.
guide-ask-tear-think = Give up a wall far from any enemy.
guide-ask-forge-for = Each forge smelts ore or raises troops.
guide-ask-forge-costs = A foot 1 metal, wood and flour, a chariot 2 of each.
guide-ask-forge-think = Metal first. Troops when there is land to take or to guard.
guide-ask-wall-for = A wall helps the defender with 1. Two walls stop chariots.
guide-ask-wall-costs = 1 metal, 1 wood, 1 flour.
guide-ask-wall-think = Walls pay at the border. The same price builds a temple.
guide-ask-works-for = More forges and millstones do more each season.
guide-ask-works-costs = 2 metal, 2 wood, 2 flour.
guide-ask-works-think = Early they pay back. In the last seasons they don’t.
guide-ask-build-for = Temples and canals bring symbols, and symbols win.
guide-ask-build-costs = 1 metal, 1 wood, 1 flour. The die may refuse the symbol.
guide-ask-build-think = Which symbol fits the one beside the next slot? Then a 2 is enough.
guide-ask-campaign-for = Make or break an alliance, or declare war.
guide-ask-campaign-costs = 1 metal, wood or flour, even if it fails.
guide-ask-campaign-think = An ally beside you saves walls. War only if you can attack at once.
guide-ask-consent-for = An alliance: neither may declare war on the other.
guide-ask-consent-costs = Nothing. It can be broken later.
guide-ask-consent-think = Whom do I want to attack? Not this one: then agree.
guide-ask-move-for = Take land, or attack where you may.
guide-ask-move-costs = 1 flour for each unit that moves.
guide-ask-move-think = Neutral land with cities, trees or a mine first. Leave a guard at home.
guide-ask-attack-at-for = The province that you attack.
guide-ask-attack-at-costs = Units may fall.
guide-ask-attack-at-think = Count the stack and the walls. You need more units than they have.
guide-ask-commit-for = Who takes part in the attack.
guide-ask-commit-costs = 1 flour for each unit. Nobody can join later.
guide-ask-commit-think = Better one unit more than one too few.
guide-ask-duel-for = One of your units fights one of theirs.
guide-ask-duel-costs = The loser’s unit.
guide-ask-duel-think = Chariots first, while they add 2.
guide-ask-defend-for = One of your units meets the attacker.
guide-ask-defend-costs = The loser’s unit.
guide-ask-defend-think = All defend alike: lose the cheap one first.
guide-ask-convert-for = You have captured a building: one of the loser’s symbols becomes yours.
guide-ask-convert-costs = Nothing.
guide-ask-convert-think = Take one beside your own symbols.
guide-ask-unseat-for = The loser gives up a military symbol.
guide-ask-unseat-costs = Nothing.
guide-ask-unseat-think = A gap is filled first: which one would help you?
guide-ask-nomad-step-for = You lead a tribe, up to two provinces.
guide-ask-nomad-step-costs = The card.
guide-ask-nomad-step-think = Strike where few troops guard a city.
guide-ask-direction-for = You begin phase 11 and choose who comes next.
guide-ask-direction-costs = Nothing.
guide-ask-direction-think = Whoever comes later sees what the others did.
guide-ask-draft-for = You make an offer.
guide-ask-draft-costs = Only what you give, and tolls.
guide-ask-draft-think = What do they have too much of? Anything better than 3 for 1 helps you both.
guide-ask-offer-for = Somebody wants to trade with you.
guide-ask-offer-costs = What is asked for.
guide-ask-offer-think = Compare it with the bank’s 3 for 1. You may make a counter-offer.
guide-ask-toll-for = Their caravan crosses your land.
guide-ask-toll-costs = Whoever takes tolls gets no free metal for a year.
guide-ask-toll-think = A small toll is paid, a large one kills the trade.
guide-ask-bless-for = The blessing makes the next symbol certain.
guide-ask-bless-costs = The card.
guide-ask-bless-think = Keep it for a throw that needs a 4.
