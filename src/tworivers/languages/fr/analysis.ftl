# Le jugement d’une partie finie, dans le terminal et sur les pages.

verdict-best = meilleur choix
verdict-good = bon
verdict-doubtful = douteux
verdict-blunder = gaffe

analysis-accuracy = { $who } : précision { $percent } % — meilleurs choix { $best }, bons { $good }, douteux { $doubtful }, gaffes { $blunder }
analysis-undecided = { $who } : rien à décider
analysis-moments = Ce qui a décidé la partie
analysis-decision = Coup { $number }, { $who } : { $action } — de { $before } % à { $after } %
analysis-luck = Après le coup { $number } ({ $who } : { $action }), la chance : { $other } de { $before } % à { $after } %
analysis-better = Mieux : { $better }
