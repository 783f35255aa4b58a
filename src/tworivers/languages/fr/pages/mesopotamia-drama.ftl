# Les moments d’une partie, racontés par-dessus le plateau.

drama-score = { $who } lance le dé : { $symbol }
drama-campaign-alliance = { $who } cherche une alliance avec { $rival }
drama-campaign-break = { $who } veut rompre l’alliance avec { $rival }
drama-campaign-war = { $who } fait campagne pour la guerre contre { $rival }
drama-attack = { $who } attaque { $rival ->
    [nomades] les nomades
   *[other] { $rival }
} à { $place }
drama-raid = Les { $tribe } menés par { $who } attaquent { $place }
drama-needed = Il faut { $needed } ou plus
drama-ruin = Dès { $needed }, tout est détruit
drama-scored = Réussi : un symbole sur le cadre.
drama-missed = Trop bas : rien sur le cadre.
drama-succeeded = La campagne réussit.
drama-succeeded-allied = La campagne réussit : les voilà alliés.
drama-succeeded-refused = La campagne réussit, mais l’alliance est refusée.
drama-failed = La campagne échoue.
drama-duel-won = L’attaquant gagne le duel.
drama-duel-lost = Le défenseur gagne le duel.
drama-duel-tie = Égalité : on relance.
drama-conquered = { $who } conquiert { $place }.
drama-conquered-raid = Les { $tribe } conquièrent { $place }.
drama-capital = Une capitale tombe : { $who } conquiert { $place }.
drama-capital-raid = Une capitale tombe : les { $tribe } conquièrent { $place }.
drama-repelled = { $rival ->
    [nomades] Les nomades tiennent
   *[other] { $rival } tient
} { $place } : l’attaque est repoussée.
drama-repelled-raid = { $rival } tient { $place } : les { $tribe } sont repoussés.
drama-field = { $who } bat { $rival } à { $place }.
drama-destroyed = Tout ce qui y est bâti est détruit.
drama-captured = Ce qui y est bâti reste debout.
drama-out = { $who } n’a plus de province et sort du jeu.
drama-next = Continuer
drama-leave = Tout passer
drama-left = encore { $count }
