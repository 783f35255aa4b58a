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
