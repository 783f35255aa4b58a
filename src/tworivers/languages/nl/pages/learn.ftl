# Leren met lessen en met een begeleid eerste spel: wat alle spellen gemeen hebben.

learn-title = Leren spelen
learn-lead = Korte lessen op het echte bord. Elke les heeft één opdracht. Er kan niets misgaan: je kunt het altijd opnieuw proberen.
learn-minutes = { $lessons ->
    [one] 1 les
   *[other] { $lessons } lessen
}, ongeveer { $minutes } minuten
learn-begin = Beginnen
learn-continue = Verder
learn-again = Opnieuw beginnen
learn-done-count = { $done } van { $all } gedaan
learn-done = gedaan
learn-guided = Begeleid eerste spel
learn-guided-note = Speel een heel spel tegen milde tegenstanders. Een kaart legt elke nieuwe soort beslissing uit.
learn-guided-start = Begeleid spelen
learn-saved = Je voortgang blijft in deze browser.
learn-forget = Mijn voortgang vergeten

lesson-count = Les { $number } van { $all }
lesson-task = Je opdracht
lesson-show = Laat zien
lesson-shown = Nu: { $move }
lesson-undo = Terugnemen
lesson-again = Nog eens proberen
lesson-next = Volgende les
lesson-finished = Alle lessen gedaan
lesson-overview = Alle lessen
lesson-skip = Overslaan
lesson-done = Goed gedaan
lesson-wrong = Niet helemaal
lesson-missed = Dat kon, maar het is niet de opdracht. Lees die nog eens en probeer het opnieuw.
lesson-lost = Deze les bestaat niet.

guide-costs = Wat het kost
guide-think = Waar goede spelers aan denken
guide-hide = Verbergen
guide-off = Geen kaarten meer
