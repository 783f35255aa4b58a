# Het oordeel over een afgelopen spel, in de terminal en op de pagina's.

verdict-best = beste keuze
verdict-good = goed
verdict-doubtful = twijfelachtig
verdict-blunder = grove fout

analysis-accuracy = { $who }: nauwkeurigheid { $percent }% — beste keuze { $best }, goed { $good }, twijfelachtig { $doubtful }, grove fouten { $blunder }
analysis-undecided = { $who }: niets te beslissen
analysis-moments = Wat het spel besliste
analysis-decision = Zet { $number }, { $who }: { $action } — van { $before }% naar { $after }%
analysis-luck = Na zet { $number } ({ $who }: { $action }) het geluk: { $other } van { $before }% naar { $after }%
analysis-better = Beter: { $better }
