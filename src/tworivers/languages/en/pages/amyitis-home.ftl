# What the first pages say of the game.

hero-title-amyitis = Plant the Hanging Gardens of Babylon
hero-lead-amyitis = Lead water up the terraces, send caravans to distant cities and win the queen’s favour: Amyitis, for two to four nobles.
about-amyitis = Two to four nobles irrigate and plant the Hanging Gardens. About an hour.
lasts-amyitis = about an hour, less against the computer
