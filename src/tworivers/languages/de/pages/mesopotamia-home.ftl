# What the first pages say of the game.

about-mesopotamia = Drei bis acht Herrscher der Zeit Hammurabis bauen, handeln, verbünden sich und kämpfen. Ein langer Abend.
own-box-note-mesopotamia = Eine andere Karte oder andere Zahlen: Lade die Datei herunter, ändere sie und wähle sie hier.
lasts-mesopotamia = zwei bis vier Stunden; die Jahre wählst du
