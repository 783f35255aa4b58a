# Posouzení dohrané hry, v terminálu a na stránkách.

verdict-best = nejlepší
verdict-good = dobré
verdict-doubtful = sporné
verdict-blunder = hrubá chyba

analysis-accuracy = { $who }: přesnost { $percent } % — nejlepší { $best }, dobré { $good }, sporné { $doubtful }, hrubé chyby { $blunder }
analysis-undecided = { $who }: nebylo o čem rozhodovat
analysis-moments = Co hru rozhodlo
analysis-decision = Tah { $number }, { $who }: { $action } — z { $before } % na { $after } %
analysis-luck = Po tahu { $number } ({ $who }: { $action }) štěstí: { $other } z { $before } % na { $after } %
analysis-better = Lepší: { $better }
