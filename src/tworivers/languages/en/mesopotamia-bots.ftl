# Why a bot suggests something: what becomes more or less in the terms of terms.py. Terms without words here aren't told.

reason-symbols-more = You put symbols on the frame
reason-symbols-less = You lose symbols on the frame
reason-stores-more = You will have more to build with until the end
reason-stores-less = You will have less to build with until the end
reason-hunger-more = The next feeding lacks less flour
reason-hunger-less = The next feeding lacks more flour
reason-land-more = Your realm grows
reason-land-less = Your realm shrinks
reason-sites-more = There is more room for temples and canals
reason-sites-less = There is less room left for temples and canals
reason-works-more = You have more forges and millstones
reason-works-less = You have fewer forges and millstones
reason-troops-more = You have more troops
reason-troops-less = You have fewer troops
reason-danger-more = Your land is safer
reason-danger-less = Your land is in more danger
reason-prey-more = Your troops could conquer more
reason-prey-less = Your troops could conquer less
reason-peace-more = You have more allies
reason-peace-less = You have fewer allies
reason-cards-more = You hold better cards
reason-cards-less = You hold fewer or weaker cards

# Above the reasons
note-accepted = If the offer is accepted:
note-dice = On average over the dice:
note-next = Together with what you can do next:

# Instead of reasons
note-best = Nothing else promises more.
note-done = Nothing else you can do now brings more.
note-done-felling = No tree is left to fell, and no offer or card helps you now.
note-done-feeding = Nothing you could spare brings more flour now.
note-done-forging = Whatever a forge could still make costs more than it brings.
note-done-walling = No wall is worth its price now.
note-done-works = No forge or millstone is worth its price now.
note-done-building = Nothing you could build is worth its price now.
note-done-policy = No campaign is worth its price now.
note-done-moving = No march and no attack brings more now.
note-alliance = An ally is less likely to attack you.
note-break = Somebody who is no ally can be attacked later.
note-war = Right after declaring war your troops can attack.
note-decline = It brings you too little, or them too much.
note-cannot = You don’t have what they ask for.
note-free = A toll brings you too little: who takes one gets no metal from free trade for a year.
note-tolls = The tolls cost more than the trade brings.
note-drop = There is no offer that would help you both.
note-offer = Asking costs nothing, even if they decline.
note-prepare = It prepares what you may do later.
note-nomads = These nomads can do the most for you.
note-regrow = A tree grows best where the fewest stand.
note-mill = Flour feeds your cities and pays for what you build; grain does neither.
note-smelt = Metal pays for what you build; ore does nothing by itself.
note-tear = Something must be torn down; here you will miss it least.
note-direction = Neither direction is much better.
note-defend = This is the unit you would rather risk.
note-rival = It harms a rival.
note-slot = Beside your own symbols a slot matters most.
note-vote-soon = Who leads wants the game to end soon.
note-vote-late = Who is behind needs more time.
