# What the first pages say of the game.

about-mesopotamia = Drei bis acht Herrscher der Zeit Hammurabis bauen, handeln, verbünden sich und kämpfen. Ein langer Abend.
