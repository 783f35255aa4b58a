# Das Urteil über eine beendete Partie, im Terminal und auf den Seiten.

verdict-best = beste Wahl
verdict-good = gut
verdict-doubtful = zweifelhaft
verdict-blunder = grober Fehler

analysis-accuracy = { $who }: Genauigkeit { $percent } % — beste Wahl { $best }, gut { $good }, zweifelhaft { $doubtful }, grobe Fehler { $blunder }
analysis-undecided = { $who }: nichts zu entscheiden
analysis-moments = Was die Partie entschied
analysis-decision = Zug { $number }, { $who }: { $action } — von { $before } % auf { $after } %
analysis-luck = Nach Zug { $number } ({ $who }: { $action }) das Glück: { $other } von { $before } % auf { $after } %
analysis-better = Besser: { $better }
