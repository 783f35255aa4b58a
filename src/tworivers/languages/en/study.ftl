# Reports on how a game plays in many hands, as Markdown.

study-percent = { $percent }%
study-points = { $points } points
study-interval = { $low } to { $high }
study-players = parties
study-tables = { $count } parties
study-a-game = a game
study-season = { $season } { $year }

study-title = Mesopotamia: a lively game, even parties?
study-introduction = { $games ->
    [one] One game
   *[other] { $games } games
  } at each number of parties, two years each, the standard box and options, all parties played by the same bot ({ $bot }): at every decision it takes what promises most by its own reckoning, trades included, and looks no further ahead. The figures say how the rules and the box play in such hands, not how people would fare.
study-again = Run again with { $command }.
study-findings = What the figures say
study-overview = Overview
study-counted = A score is the number of symbols on the frame. A shared win counts for everyone who shares it. Every game lasts its eight seasons unless one party alone is left. Unevenness is the standard deviation of the parties' shares of wins, as a part of their mean.
study-happenings = What happens in a game
study-cards = Cards played in a game
study-seasons = At the end of each season: the mean stock of a party, the symbols on the frame, the provinces owned.
study-trials = Trials with other numbers
study-trials-lead = The same games with one part of the box changed.

study-column-decisions = decisions
study-column-winning-score = winner's score
study-column-all-scores = all scores
study-column-margin = lead over second
study-column-lead-changes = changes of lead
study-column-shared = shared wins
study-column-spread = best less worst share
study-column-unevenness = unevenness
study-column-party = party
study-column-wins = wins
study-column-interval = 95 % interval
study-column-symbols = symbols
study-column-provinces = provinces
study-column-season = season
study-column-card = card
study-winners-symbols = winner's symbols
study-slowest-season = slowest season
study-attacks = attacks
study-hunger = hunger
study-wins-changed = wins with the change

study-event-offer = offers made
study-event-traded = trades
study-event-taken = neutral provinces taken
study-event-allied = alliances made
study-event-broken = alliances ended
study-event-war = wars declared
study-event-war-lapsed = wars lapsed
study-event-attack = attacks by parties
study-event-duel = duels
study-event-conquered = provinces conquered
study-event-destroyed = of them all buildings destroyed
study-event-captured = of them buildings captured
study-event-repelled = attacks repelled
study-event-raised = units raised
study-event-erected = buildings and works erected
study-event-wall = walls built
study-event-hunger = seasons of hunger
study-event-torn-down = walls and forges torn down
study-event-nomads = marches of nomads
study-event-unseated = symbols taken off the frame
study-event-converted = symbols converted
study-event-card = cards played
study-event-out = parties without land

study-trial-harvest-summer-winter = Harvest in summer and winter
study-trial-harvest-summer-winter-why = Grain is what all parties lack from winter to the next harvest. Two harvests half a year apart, neither in the season of ore.
study-trial-harvest-spring-autumn = Harvest in spring and autumn
study-trial-harvest-spring-autumn-why = The same with the autumn kept.
study-trial-feeding = Feeding in summer and winter
study-trial-feeding-why = One harvest, but cities eat only twice a year.
study-trial-ore = Ore in spring and autumn
study-trial-ore-why = More metal instead of more grain.
study-trial-less-wood = Less wood for Larsa
study-trial-less-wood-why = Larsa wins most often with 5 and 6 parties; the only trees beside its core stand in Lagash and Umma.
study-trial-more-wood = More wood for Eshnunna and Assur
study-trial-more-wood-why = Both lack trees, and Assur wins least often with 5, 6 and 8 parties.

study-amyitis-title = Amyitis: even seats, many ways to win?
study-amyitis-introduction = { $games ->
    [one] One game
   *[other] { $games } games
  } at each number of players, the standard box and options, all seats played by the same bot ({ $bot }). The figures say how the rules and the box play in such hands, not how people would fare.
study-amyitis-counted = A score is prestige. A shared win counts for everyone who shares it. Unevenness is the standard deviation of the seats' shares of wins, as a part of their mean; who starts is drawn, so what is uneven here is chance.
study-amyitis-players = players
study-amyitis-tables = { $count } players
study-amyitis-cards = Court cards taken in a game
study-amyitis-event-planted = squares planted
study-strategies = What winners have at the end
study-crafts = Crafts recruited in a game
study-course = Round by round
study-at-the-end = at the end
study-winners-of = winners, { $count } players
study-everybody-of = everybody, { $count } players
study-had-plants = plants
study-had-camels = camels
study-had-talents = talents
study-had-cubes-left = cubes left
study-level-of = level of { $card }
study-rounds = rounds
study-plants = plants
study-round = round
study-reached = { $count } players: reached
study-prestige = { $count }: prestige
study-tiles = { $count }: tiles left
study-column-seat = seat
study-column-score = score
study-column-craft = craft
study-event-recruited = crafts recruited
study-event-temple = cubes in temples
study-event-pushed-out = cubes pushed out of temples
study-event-watered = channels watered
study-event-caravan = caravan journeys
study-event-sold = goods sold
study-event-court = court cards taken
study-event-gardeners-spent = gardeners given back
study-event-passed = passes
study-event-row-full = rows of fields filled
study-trial-single-channels = One channel everywhere
study-trial-single-channels-why = How many channels lie between two squares is our reading of the pictures; two of them cost two cubes.
study-trial-other-circuit = Another order of cities
study-trial-other-circuit-why = Court and plant cities change places: the order on the circuit is ours.
study-trial-more-gardeners = Twice as many gardeners
study-trial-more-gardeners-why = How many gardeners there are with each number of players is ours.
study-trial-more-bankers = A second banker of level 3
study-trial-more-bankers-why = There is one, by our count: whoever has it has it alone.
study-trial-fewer-palaces = A cheaper palace of level 6
study-trial-fewer-palaces-why = Its 10 prestige are from one outside source.
