# The rule book of Mesopotamia. Its shape is in src/tworivers/mesopotamia/rulebook/book.toml: a section has its heading and
# its paragraphs, counted from 1. **bold**, [words](#section) leads to a section, :foot: draws an icon. Values are numbers
# of the box, by their path in box.toml.

chapter-overview = At a glance

goal = The goal
goal-1 = Win with the most symbols on the frame around the map: build temples and canals, conquer provinces.
round = A round
round-1 = A round is a [season](#seasons), four seasons make a year, and [the table](#length) says how many years are played.
round-2 = First all parties work at once, each at its own pace: [fell trees](#felling), [mill](#milling) grain into flour, smelt ore or raise soldiers in your [forges](#forges), build [walls](#walls), [forges and millstones](#works). Mines give [ore](#ore) in spring, cities with a canal give grain at [harvest](#harvest) time.
round-3 = Every city of your realm [eats](#feeding) 1 flour each season. For each one missing a wall is torn down, then a forge.
round-4 = [Trade](#when-trade) whenever a decision is yours: with the bank { $trade_bank_rate } of one material for 1 of another (never giving flour), with other parties anything for anything. Once a season you may also play one of your [cards](#playing-cards).
round-5 = Then one party after the other, beginning with the one that has the fewest symbols, [builds](#temples-canals) temples and canals: { $economy_building_price } metal, wood and flour each, one per province and season.
round-6 = After building, it may try one [campaign](#campaigns) (an alliance, its end, or a war) and [move troops](#troops), 1 flour for each unit. Marching into free land takes it; against a party at war with you or against nomads, dice decide [duel by duel](#duels).
points = What makes points
points-1 = After each building you [roll a die](#frame-roll): with { $frame_frame_roll } or more its symbol goes on the frame. Next to a matching symbol of your own { $frame_frame_roll_beside } is enough: Marduk beside Marduk, Ishtar beside Ishtar, Ishtar and canal beside each other.
points-2 = Taking a province from a party or from nomads puts a military symbol on the frame, without a roll. Whoever loses a province in battle also loses a military symbol.
points-3 = If the buildings there outlast the battle, each captured temple or canal turns one such symbol of the loser [into yours](#conquest).
points-4 = Whoever has equally many shares the victory.
ending = How it ends
ending-1 = The game ends with the winter of its last year, or when only one party has provinces left.
icons = What the icons mean
icon-grain = Grain: becomes flour
icon-flour = Flour: feeds cities and marching troops
icon-ore = Ore: becomes metal
icon-metal = Metal: for building and troops
icon-wood = Wood: for building and troops
icon-temple = Marduk temple: helps to break alliances and declare war
icon-ishtar = Ishtar temple: helps to make alliances
icon-canal = Canal: brings grain at the harvest
icon-forge = Forge: smelts ore or raises a soldier
icon-millstone = Millstone: grinds grain each season
icon-wall = Wall: strengthens the defence
icon-foot = Foot: moves one province; on the frame the military symbol
icon-chariot = Chariot: moves up to two, but can’t attack strong walls
icon-nomad = Nomads: march when somebody plays their card
icon-blank = Blank: makes a stack look higher
icon-province = Province
icon-spring = Spring
icon-summer = Summer
icon-autumn = Autumn
icon-winter = Winter

chapter-table = What lies on the table

rulers = Rulers
rulers-1 = You are 3 to 8 rulers of the time of Hammurabi. Which of them are in play depends on how many you are. The numbers are the metal of [free trade](#free-trade); a dash means: not in play.
rulers-2 = You sit in the order of this table, those in play, and clockwise is downwards. Their colours: Larsa orange, Babylon yellow, Mari purple, Qatna green, Eshnunna brown, Yamhad red, Assur blue, Susa pink.
rulers-3 = With six rulers the printed list leaves out Mari, but the printed table Yamhad. We follow the list and give Yamhad 2 metal; a table may choose the other: then Yamhad is left out, and Mari gets the 2.
rulers-4 = The order around the table, and Yamhad’s 2 with six, are ours.
provinces = Provinces
provinces-1 = The map has 56 provinces: eight **cores** with a ruler’s capital, five **homelands** of nomads, and ordinary ones. A province has up to three cities, each irrigable or not, holes for trees, perhaps a mine, its neighbours, and what is built there.
provinces-2 = Cores of rulers who aren’t in play are ordinary neutral provinces with nothing built. With fewer than eight rulers the whole map is played.
provinces-3 = Both may be [chosen otherwise](#readings).
provinces-4 = The map itself is ours, after the Pleiades gazetteer (CC BY 3.0) and estimates. The rulebook says only that Bagdad can be irrigated and Hatra can’t; Borsippa and Dilbat in Babylon’s core and the mine at Der are ours like the rest.
frame = The frame
frame-1 = Around the map runs a loop of { $frame_size } slots. Symbols fill it clockwise from the lower left corner; gaps are refilled first.
frame-2 = When the frame is full, there is no roll, and nothing is placed.
frame-3 = How many slots there are, and what happens when they are full, is ours.
materials = Materials
materials-1 = There are five: :grain: grain, :flour: flour, :ore: ore, :metal: metal and :wood: wood.
materials-2 = Every party begins with this:
blanks = Blanks
blanks-1 = :blank: Each party has { $war_blanks_each } blanks. They stand in [your own stacks](#forges) and make them look higher: others see a stack’s height, not what is in it.
blanks-2 = Blanks move like foot and cost 1 flour, but take nothing and can’t attack. When a battle starts, the blanks of both stacks are shown and go back to their owners.

chapter-start = Before the game

setup = Laying out
setup-1 = { $nomads_nomad_units } units of nomads stand in each homeland, and a tree in every hole.
setup-2 = Each core belongs to its ruler and has a canal at each irrigable city, and what the table below says. All else is neutral.
setup-3 = You get your [stock](#materials) and { $cards_each } cards from the shuffled deck.
setup-4 = Then Qatna takes one nomad card of its choice from the rest. No cards are drawn later. For a first game the table may play without cards.
setup-5 = That all else is neutral, and that no cards are drawn later, are our rulings.
length = How long the game lasts
length-1 = The table chooses:
length-2 = **Two, three or four years.** Two is the usual length.
length-3 = **A vote after the first year:** every living party votes for 1, 2 or 3 more years. The middle vote counts, of two middle ones the lower.
length-4 = **A vote after every year:** every living party says whether one more is played. More than half must want it, a tie ends the game; four years are the most.
length-5 = Why two? A game should fit an evening. Between computers two years take about 570 decisions with three rulers and 1,730 with eight; then the winner has eight or nine symbols, is about two ahead, and the lead has changed about once. The shortest game of the printed book is two years as well: one, and one more.

chapter-season = A season

seasons = Seasons and phases
seasons-1 = Each round is a season: spring, summer, autumn or winter. Four make a year, and the game starts in spring.
seasons-2 = A season has eleven phases, not all in every season:
seasons-3 = The printed marks of the seasons were colours that are lost to us: which phase belongs to which season is ours.
order = Who works when
order-1 = In phases 1 to 10 all parties work **at the same time**, each at its own pace. When all are done, phase 11 comes **one party after the other**: each builds (11A) and then has its policy and war (11B).
order-2 = The party with fewest symbols on the frame begins, and chooses the direction in which the others follow. (With two left there is nothing to choose.)
order-3 = Among several with fewest symbols lots are drawn.
asked = What you are asked, and why
asked-1 = What you are asked, whose turn it is, in which order things happen and how many moves are made never depends on what others can’t see. So you are asked to mill wherever a millstone stands, and to feed wherever a city does.
asked-2 = You are asked about a roll for the frame or a campaign and about a lost duel as long as, for all that others know, you might hold the card that helps: you have played none this round and hold cards nobody has seen, and not all cards of that kind are known to be elsewhere. Questions whose answers depend on a stock, a hand or a stack are asked even if only one answer is possible.

chapter-economy = Work: phases 1 to 10

felling = 1 · Felling
felling-1 = In each province of yours with trees you may remove one: +1 :wood: wood.
regrowth = 2 · Regrowth
regrowth-1 = One tree grows back in an empty hole of your realm. You choose where.
regrowth-2 = You must let it grow if there is an empty hole.
free-trade = 3 · Free trade
free-trade-1 = In spring, from year { $economy_free_trade_year } on, you get the :metal: metal that the [table of rulers](#rulers) shows, if you took no [toll](#transit) and refused nobody the passage in the previous four rounds.
ore = 4 · Ore
ore-1 = In spring each party with a mine rolls one die. Each own mine brings as much :ore: ore:
ore-2 = with 1 or 2: { $economy_dice_yield_1 }
ore-3 = with 3 or 4: { $economy_dice_yield_3 }
ore-4 = with 5 or 6: { $economy_dice_yield_5 }
harvest = 5 · Harvest
harvest-1 = In autumn each party with a canal rolls one die. By the [same table](#ore) each irrigable city with a :canal: canal brings :grain: grain.
harvest-2 = A table may choose two harvests, in summer and in winter: that makes the game livelier.
milling = 6 · Milling
milling-1 = Each :millstone: millstone grinds up to { $economy_mill_grain } grain into as much flour. You say how much.
feeding = 7 · Feeding
feeding-1 = Each city of your realm eats 1 :flour: flour. If you are short of flour, you may still trade before.
feeding-2 = For each flour that is missing a wall is torn down, and when there are no walls left, a forge. You choose which; with nothing left you lose nothing more.
forges = 8 · Forges
forges-1 = Each :forge: forge works once, and does one of these:
forges-2 = **Smelt:** up to { $economy_smelt_ore } ore becomes as much metal, as much as it can.
forges-3 = **Raise a foot** for { $economy_foot_price } metal, wood and flour, in its province.
forges-4 = **Raise a chariot** for { $economy_chariot_price } metal, { $economy_chariot_price } wood and { $economy_chariot_price } flour, in its province.
forges-5 = You may also add [blanks](#blanks) to stacks of yours that hold a unit.
forges-6 = That a forge smelts as much as it can is our reading; a table may let the party [say how much](#readings).
walls = 9 · Walls
walls-1 = A :wall: wall costs { $economy_wall_price } metal, { $economy_wall_price } wood and { $economy_wall_price } flour. There may be one per city, and you may build one in a province and round.
works = 10 · Forges and millstones
works-1 = A :forge: forge or a :millstone: millstone costs { $economy_works_price } metal, { $economy_works_price } wood and { $economy_works_price } flour. There may be one of each per city.

chapter-building = Building: phase 11A

temples-canals = Temples and canals
temples-canals-1 = A :temple: Marduk temple, an :ishtar: Ishtar temple or a :canal: canal costs { $economy_building_price } metal, { $economy_building_price } wood and { $economy_building_price } flour.
temples-canals-2 = You may build one in a province and round; the mark that something was built stays with a province that is conquered. There may be one temple per city, and one canal per irrigable city.
frame-roll = The roll for the frame
frame-roll-1 = After each building you roll: with { $frame_frame_roll } or more its symbol goes on the frame.
frame-roll-2 = With { $frame_frame_roll_beside } or more it does so too if the slot it would take is next to a matching symbol of your own:
frame-roll-3 = Marduk next to Marduk
frame-roll-4 = Ishtar next to Ishtar
frame-roll-5 = Ishtar next to a canal, or a canal next to Ishtar
frame-roll-6 = “Next to” means: in a neighbouring slot of the frame.

chapter-trade = Trade

when-trade = When you may trade
when-trade-1 = In every phase: at any main decision of your own, milling included; and also while you are asked nothing, in another’s phase 11 or once you are ready. You may answer and make counter-offers at any time.
when-trade-2 = In the middle of another question of your own you can’t trade.
when-trade-3 = Nobody waits for an offer that somebody who is asked nothing is still writing; with the end of the round it lapses. That, the counter-offers at any time and the rule about other questions are ours.
bank = The bank
bank-1 = The bank gives 1 of any material for { $trade_bank_rate } of one other. It never takes flour, but gives it.
bank-2 = The printed sentence about flour can be read in [several ways](#readings). Without flour from the bank a party could lock itself up for good.
offers = Offers
offers-1 = You may offer any party any basket for any basket, materials and cards, and gifts too: of your own side as much as you own, and as many offers as you like.
offers-2 = Who is offered something accepts, declines or answers with a counter-offer; who offered may withdraw. Whether both can deliver is seen at the moment of acceptance: all of it happens, or nothing.
offers-3 = You have one open offer at a time: if you answer with a counter-offer, your own open one is withdrawn.
offers-4 = Only against abuse there are limits: 999 of a material asked for, 30 offers a party and round, 120 changes to one offer.
offers-5 = The limits against abuse and the single open offer are ours. A table may choose narrower limits: at most { $trade_basket_most } of a material on a side and { $trade_offers_most } offers a round; then a side may promise more than its owner has.
transit = Caravans through others’ land
transit-1 = If every way between the two realms leads through provinces of third parties, the caravan takes the one that crosses fewest parties, then fewest of their provinces.
transit-2 = Each of these parties lets it pass freely, demands a **toll** (a basket that the proposer pays) or refuses. A party demands one toll at a time.
transit-3 = First the parties on the way decide, then the proposer accepts the tolls or drops the offer, then the partner answers.
transit-4 = A toll counts when it is paid: then you get no metal of [free trade](#free-trade) for a while.
transit-5 = Neutral land and nomads’ land are free. Where two ways are equally good, the order around the table decides.

chapter-policy = Policy: the start of phase 11B

campaigns = Campaigns
campaigns-1 = At the start of your phase 11B you may try one campaign: pay 1 metal, wood or flour and roll. With { $policy_campaign_roll } or more it succeeds.
campaigns-2 = For every { $policy_campaign_bonus } matching temples of yours on the frame you add 1.
campaigns-3 = One campaign a round, and that the price is lost on failure too, are our rulings.
alliance = Alliance
alliance-1 = You roll first; then the partner may agree. An alliance ends a war between you, and allies may not declare war on each other.
alliance-2 = You add 1 for every { $policy_campaign_bonus } own :ishtar: Ishtar symbols on the frame.
break = Breaking an alliance
break-1 = It takes one side only. From the next round on war between the two may be declared, also when [intrigue](#political-cards) broke it. You add 1 for every { $policy_campaign_bonus } own :temple: Marduk symbols on the frame.
war = Declaring war
war-1 = You may attack in this very turn. You can’t declare war on an ally. You add 1 for every { $policy_campaign_bonus } own :temple: Marduk symbols on the frame.
war-2 = A war lapses at the end of the first whole round in which the two didn’t fight each other.
who-attacks = Who may attack
who-attacks-1 = You may attack a party you are at war with, if one of these is true:
who-attacks-2 = Your own declaration of war succeeded in this very turn, by a roll or by envoys.
who-attacks-3 = You two fought each other in the round before, whoever attacked.
who-attacks-4 = If you are at war and may not attack, you may declare war yourself, though a war is on. That doesn’t prolong a war without fights.
who-attacks-5 = Declaring anew is our ruling. A table may choose that both may attack [as long as the war lasts](#readings).

chapter-marching = Marching and fighting: phase 11B

troops = Moving
troops-1 = :foot: Foot moves one province, a :chariot: chariot up to two. Each unit that moves in this turn eats 1 flour.
troops-2 = Each step is a move. Moving into a neutral province without nomads takes it, and it stays yours when the troops leave. A chariot may take two, or take a step and then attack.
troops-3 = You enter another party’s province only to fight; that goes for allies too.
troops-4 = Homelands of nomads never belong to anybody. [Blanks](#blanks) take nothing.
attack = Attacking
attack-1 = Choose a province and say which units attack. All of them are committed at once: nobody joins this battle later.
attack-2 = Where { $war_chariot_ban } or more walls stand, no chariot may attack.
attack-3 = A second attack on the same province is allowed. A province without defenders falls at once; that counts as a fight.
duels = Duels
duels-1 = You fight unit against unit: the attacker picks a unit, then the defender picks one, and both roll. They add:
duels-2 = the attacker + { $war_chariot_attack } for a chariot,
duels-3 = or + { $war_foot_attack } for foot,
duels-4 = the defender + 1 for each wall.
duels-5 = The higher sum wins; in a tie both roll again. The loser’s unit is gone, and the next duel follows until one side has nobody left.
duels-6 = A table may choose + 3 for each wall. The printed book says both; with + 1 cores can be beaten.
duels-7 = Nobody retreats. Nobody interrupts a battle once it is announced.
conquest = Conquest
conquest-1 = If the attacker wins and anything is built there, he rolls: over { $war_destruction_roll } everything built in the province is destroyed.
conquest-2 = Otherwise all of it is his, and for each captured temple or canal he turns one such symbol of the loser’s on the frame into his own. He picks which, as far as the loser has them.
conquest-3 = Then the loser’s military symbol goes: who loses a province in battle loses one military symbol from the frame, and the attacker picks it.
conquest-4 = Whoever takes a province from a party or from nomads puts a :foot: military symbol on the frame, without a roll; that comes last.
conquest-5 = These symbols are always taken. A table may choose that they [may be declined](#readings).

chapter-nomads = Nomads

tribes = The tribes
tribes-1 = Five tribes of { $nomads_nomad_units } units live in their homelands: Sutaeans, Hanaeans, Yaminites, Gutians and Turukkaeans. They act only when somebody plays their [card](#playing-cards), in phase 11B, in anybody’s: the card interrupts it.
tribes-2 = A tribe that is wiped out is back in its homeland at once, { $nomads_nomad_units } strong. At the end of the round every tribe has { $nomads_nomad_units } again. (The tribes’ names and coming back at once are ours.)
nomad-march = How they march
nomad-march-1 = Who played the card moves the tribe up to { $nomads_nomad_steps } provinces, at least one. It may cross those of the parties’ provinces that have no city. It may not enter a city province where another tribe is, and never goes against the card’s own player.
nomad-march-2 = In provinces without a city all colours may stand together. Parties at war may still fight there, and a tribe there doesn’t hinder anybody from taking the province.
nomad-march-3 = A tribe in a city province without owner holds it. When it leaves, the province is neutral with all its buildings.
nomad-battle = How they fight
nomad-battle-1 = Nomads fight only in provinces with cities, and never in their homeland. They attack with + { $nomads_nomad_attack } and never have a bonus in defence. Wars and alliances don’t matter for them.
nomad-battle-2 = For a tribe that is attacked, whoever led it last picks and rolls.
nomad-battle-3 = If nomads conquer a province, there is a roll for destruction [as usual](#conquest). The loser removes a military symbol from the frame, which the card’s player picks; the card’s player places none.
nomad-battle-4 = A table may choose that tribes can’t attack where { $war_chariot_ban } or more walls stand.
nomad-battle-5 = That fights are left to city provinces, that tribes hold a city nobody owns, and who rolls for them, is ours where the printed book is silent.

chapter-cards = Cards

playing-cards = Playing a card
playing-cards-1 = You may play one card a round, and you may trade cards. A card **interrupts** the order of play.
playing-cards-2 = Cards that aren’t military: at any main decision of your own, milling included, and whenever you are asked nothing, in others’ turns too. Nomads, mercenaries and deserters: in anybody’s 11B. Forced march and siege ladders, which would do nothing elsewhere: in your own 11B.
playing-cards-3 = Nobody waits for a card that may come. While a military card interrupts, whose turn it is waits, and then decides anew what was half decided and nobody had seen.
playing-cards-4 = Nobody interrupts a battle from its announcement on, a campaign’s roll and consent, or another card.
playing-cards-5 = When a card may be played, where the printed book doesn’t say it, is ours. For tables that want no surprises: cards at own decisions only, military ones in the own 11B.
military-cards = Military cards
military-cards-1 = Only in phase 11B:
military-cards-2 = **Forced march:** your foot may move 2 provinces this turn.
military-cards-3 = **Siege ladders:** in one battle walls don’t count, and chariots may attack them.
military-cards-4 = **Mercenaries:** { $cards_mercenary_foot } foot in a city province of yours for { $cards_mercenary_metal } metal. They may move at once.
military-cards-5 = **Deserters:** one foot leaves a stack of a party at war with you, next to a province of yours.
military-cards-6 = **Second wind:** after a lost duel it is rolled again. It is for the attacker, unless the table [lets the defender](#readings) too.
economic-cards = Economic cards
economic-cards-1 = **Rich harvest:** + { $cards_harvest_card } grain.
economic-cards-2 = **Rich vein:** + { $cards_vein_card } ore.
economic-cards-3 = **Cedar rafts:** + { $cards_rafts_card } wood.
economic-cards-4 = **Caravan:** + { $cards_caravan_card } metal.
economic-cards-5 = **Locusts:** a rival loses half of the grain, rounded up.
political-cards = Political cards
political-cards-1 = **Envoys:** a campaign succeeds without a roll. You are asked before the roll.
political-cards-2 = **Intrigue:** ends an alliance of two others.
political-cards-3 = **Spies:** see a rival’s hand and stacks, and take one card.
political-cards-4 = **Blessing:** a roll for the frame succeeds. You are asked before the roll.
all-cards = All cards
all-cards-1 = From the printed book we know that there are nomad cards, that military cards are for 11B only, that one card is played per party and round, and that cards can be traded. What the 48 cards are and what they bring is ours.

chapter-end = The end, and what is secret

game-end = When it ends, and who wins
game-end-1 = The game ends with the winter of its last year, or as soon as one party alone is left.
game-end-2 = Your score is your symbols on the frame: temples, canals and military symbols. Most symbols win; who has equally many shares the victory. (That is our ruling for ties.)
out = A party without provinces
out-1 = Who has no province left decides nothing more and keeps the symbols on the frame. The soldiers on land without cities disband, alliances and wars lapse. All of that is ours; that the game ends when one party is left, too.
secrets = What others see
secrets-1 = Only you see your exact stock, your hand and what is in your stacks. A table may choose open stocks. Others see how many cards you hold, how high each stack is, everything built, the frame, alliances and wars.
secrets-2 = An offer is seen by the two it concerns, a toll by who demands and who pays it. What changes hands when it is accepted, all see.
secrets-3 = What locusts ate and which card spies took, only those learn whom it concerns: who lost it, and who took it.
secrets-4 = On whom locusts come, and who is writing an offer (not to whom), all see. Where the printed book is silent about secrets, these are our rulings.

chapter-about = About this book

sources = Where the rules come from
sources-1 = We put this book together in our own words from the printed German rulebook and its web edition. Every number has a mark:
sources-2 = **S**: printed in the rulebook.
sources-3 = **R**: our reconstruction or ruling, where the rulebook is silent, contradicts itself or showed only a picture. Outside the tables such paragraphs are headed “Our ruling”.
sources-4 = Places on the map come from the Pleiades gazetteer (CC BY 3.0) or are estimates.
readings = Sentences that can be read in several ways
readings-1 = Where the printed words leave several readings, a table chooses. What is named first is what a table plays unless it chooses otherwise; the printed words decide as far as they go.
readings-2 = **Who may attack in a war:** only who has just declared it, or who fought the other in the round before, as the book says; or both, as long as the war lasts.
readings-3 = **Offers:** “at free rates”, without limits; or limited.
readings-4 = **The bank and flour:** you can exchange “with the exception of flour” one material for any other. So the bank takes no flour but gives it; or gives none but takes it; or neither.
readings-5 = **Length:** the players decide after one year whether they play 1, 2 or 3 more. Two, three or four years are settled before; or one vote after the first year; or a vote after every year.
readings-6 = **Second wind:** military cards are played in 11B, the book says, not only in one’s own. It is for the attacker; or also for a defender who lost a duel, against nomads too.
readings-7 = **Smelting:** a forge uses “up to five ore”. It smelts as much as it can; or the party says how much.
readings-8 = **“May”:** symbols after a roll for the frame, a blessing or a conquest, a conversion, and Qatna’s nomad card are always taken; or may be declined. Who declines a conversion leaves the loser the rest of that kind.
readings-9 = **Cores of absent rulers:** empty; or with canals, forge, millstone and walls, since the book says “every core province”. They are neutral then: a ruler who isn’t there has no troops to set, so whoever enters takes them.
readings-10 = **The map with fewer than eight rulers:** the whole; or only a part of it, as the book suggests without saying which.
readings-11 = With a part of the map a province is out of play if it is fewer steps from the core of a ruler not in play than from any core in play. Homelands and cores in play stay, and so do provinces on a shortest way where what stays would fall apart. Nobody goes where it is out of play, no tree stands there, and nothing there counts. That is our ruling.
numbers = All other numbers of the box
own-box = If your box says otherwise
own-box-1 = All numbers in this book, and the whole map, come from one **component file**. If you own the box and see other numbers, download the file, correct it in any text editor, and choose it when you set up a table.
own-box-2 = Each number in the file stands beside its mark. If something in your file can’t be right, you are told which key, which value and what was expected, before any game begins.
own-box-3 = At a table with a file of its own this book tells the numbers of that file. In a terminal the same is `--box my-box.toml`.

# Rulers by their names

ruler-larsa = Rim-Sin of Larsa
ruler-babylon = Hammurabi of Babylon
ruler-mari = Zimri-Lim of Mari
ruler-qatna = Amut-pi-El of Qatna
ruler-eshnunna = Ibal-pi-El of Eshnunna
ruler-yamhad = Yarim-Lim of Yamhad
ruler-assur = Shamshi-Adad of Assur
ruler-susa = Ishme-Dagan of Susa

# Tables of the box’s numbers

table-what = What
table-number = Number
table-none = –
table-yes = yes
table-ruler = Ruler
table-capital = Capital
table-at = With { $count }
table-phase = Phase
table-seasons = Played in
table-card = Card
table-copies = Cards
table-province = Province
table-kind = Kind
table-kind-core = core
table-kind-origin = homeland
table-kind-ordinary = ordinary
table-cities = Cities
table-irrigable = Irrigable
table-trees = Trees
table-mine = Mine
table-core-forges = Forges
table-core-millstones = Millstones
table-core-chariots = Chariots
table-core-foot = Foot
table-core-walls = Walls
table-phase-felling = 1 · Felling
table-phase-regrowth = 2 · Regrowth
table-phase-free-trade = 3 · Free trade
table-phase-ore = 4 · Ore
table-phase-harvest = 5 · Harvest
table-phase-harvest-twice = 5 · Harvest, with two a year
table-phase-milling = 6 · Milling
table-phase-feeding = 7 · Feeding
table-phase-forges = 8 · Forges
table-phase-walls = 9 · Walls
table-phase-works = 10 · Forges, millstones
table-phase-building = 11A · Temples, canals
table-phase-policy = 11B · Policy and war
table-foot-price = A foot: metal, wood and flour each
table-chariot-price = A chariot: of each
table-wall-price = A wall: of each
table-works-price = A forge or millstone: of each
table-building-price = A temple or canal: of each
table-free-trade-year = First year of free trade
table-mill-grain = Grain a millstone grinds
table-smelt-ore = Ore a forge smelts
table-bank-rate = What the bank asks for 1
table-basket-most = With limits: most of a material on a side
table-offers-most = With limits: offers a round
table-size = Slots of the frame
table-frame-roll = Roll for the frame
table-frame-roll-beside = The same beside a matching symbol
table-campaign-roll = Roll for a campaign
table-campaign-bonus = Temples on the frame for + 1
table-foot-attack = Attack of foot
table-chariot-attack = Attack of chariots
table-chariot-ban = Walls that keep chariots out
table-destruction-roll = A roll over this destroys
table-blanks-each = Blanks of each party
table-nomad-units = Units of a tribe
table-nomad-steps = Provinces a tribe moves
table-nomad-attack = Attack of nomads
table-each = Cards to begin with
table-harvest-card = Rich harvest: grain
table-vein-card = Rich vein: ore
table-rafts-card = Cedar rafts: wood
table-caravan-card = Caravan: metal
table-mercenary-foot = Mercenaries: foot
table-mercenary-metal = Mercenaries: metal they cost

# Figures

figure-felling = A tree is felled in one province: the hole stays empty until something grows back.
figure-works = A forge or a millstone is built: it costs metal, wood and flour, and stands in a city.
figure-frame = A building, and the roll for the frame that follows it.
figure-march = A unit marches into free land and takes it.
figure-battle = A battle: the attack, then duel after duel.
figure-conquest = A conquest: what becomes of the buildings and the symbols.
figure-nomads = Somebody plays a card and leads a tribe out of its homeland.
