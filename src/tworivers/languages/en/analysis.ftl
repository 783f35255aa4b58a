# The judgement of a finished game, in the terminal and on the pages.

verdict-best = best
verdict-good = good
verdict-doubtful = doubtful
verdict-blunder = blunder

analysis-accuracy = { $who }: accuracy { $percent }% — best { $best }, good { $good }, doubtful { $doubtful }, blunders { $blunder }
analysis-undecided = { $who }: nothing to decide
analysis-moments = What decided the game
analysis-decision = Move { $number }, { $who }: { $action } — from { $before }% to { $after }%
analysis-luck = After move { $number } ({ $who }: { $action }), luck: { $other } from { $before }% to { $after }%
analysis-better = Better: { $better }
