# Egy befejezett játszma megítélése, a terminálban és az oldalakon.

verdict-best = legjobb
verdict-good = jó
verdict-doubtful = kétes
verdict-blunder = súlyos hiba

analysis-accuracy = { $who }: pontosság { $percent }% — legjobb { $best }, jó { $good }, kétes { $doubtful }, súlyos hiba { $blunder }
analysis-undecided = { $who }: nem volt mit eldönteni
analysis-moments = Ami a játszmát eldöntötte
analysis-decision = { $number }. lépés, { $who }: { $action } — { $before }% helyett { $after }%
analysis-luck = A { $number }. lépés után ({ $who }: { $action }) a szerencse: { $other } esélye { $before }% helyett { $after }%
analysis-better = Jobb: { $better }
