# Augenblicke einer Partie, über dem Brett erzählt.

drama-score = { $who } würfelt für: { $symbol }
drama-campaign-alliance = { $who } wirbt um ein Bündnis mit { $rival }
drama-campaign-break = { $who } betreibt das Ende des Bündnisses mit { $rival }
drama-campaign-war = { $who } betreibt den Krieg gegen { $rival }
drama-attack = { $who } greift { $rival ->
    [Nomaden] die Nomaden
   *[other] { $rival }
} in { $place } an
drama-raid = Die { $tribe } unter { $who } greifen { $place } an
drama-needed = { $needed } oder mehr nötig
drama-ruin = Ab { $needed } wird alles zerstört
drama-scored = Geschafft: ein Symbol auf dem Rahmen.
drama-missed = Zu niedrig: nichts auf dem Rahmen.
drama-succeeded = Die Kampagne gelingt.
drama-succeeded-allied = Die Kampagne gelingt: Sie sind verbündet.
drama-succeeded-refused = Die Kampagne gelingt, doch das Bündnis wird abgelehnt.
drama-failed = Die Kampagne scheitert.
drama-duel-won = Der Angriff gewinnt das Duell.
drama-duel-lost = Die Verteidigung gewinnt das Duell.
drama-duel-tie = Gleichstand: Es wird noch einmal gewürfelt.
drama-conquered = { $who } erobert { $place }.
drama-conquered-raid = Die { $tribe } erobern { $place }.
drama-capital = Eine Hauptstadt fällt: { $who } erobert { $place }.
drama-capital-raid = Eine Hauptstadt fällt: Die { $tribe } erobern { $place }.
drama-repelled = { $rival ->
    [Nomaden] Die Nomaden halten
   *[other] { $rival } hält
} { $place }: Der Angriff ist abgewehrt.
drama-repelled-raid = { $rival } hält { $place }: Die { $tribe } sind abgewehrt.
drama-field = { $who } schlägt { $rival } in { $place }.
drama-destroyed = Alles, was dort gebaut ist, wird zerstört.
drama-captured = Was dort gebaut ist, bleibt stehen.
drama-out = { $who } hat keine Provinz mehr und scheidet aus.
drama-next = Weiter
drama-leave = Alle überspringen
drama-left = noch { $count }
