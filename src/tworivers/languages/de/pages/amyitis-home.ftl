# What the first pages say of the game.

hero-title-amyitis = Bepflanze die Hängenden Gärten von Babylon
hero-lead-amyitis = Leite Wasser die Terrassen hinauf, sende Karawanen in ferne Städte und gewinne die Gunst der Königin: Amyitis, für zwei bis vier Adlige.
about-amyitis = Zwei bis vier Adlige bewässern und bepflanzen die Hängenden Gärten. Etwa eine Stunde.
lasts-amyitis = etwa eine Stunde, gegen den Computer weniger
