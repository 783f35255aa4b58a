# Apprendre par des leçons et par une première partie guidée : ce que tous les jeux partagent.

learn-title = Apprendre à jouer
learn-lead = De courtes leçons sur le vrai plateau. Chacune a une tâche. Rien ne peut mal tourner : tu peux toujours réessayer.
learn-minutes = { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
}, environ { $minutes } minutes
learn-begin = Commencer
learn-continue = Continuer
learn-again = Recommencer
learn-done-count = { $done } sur { $all } terminées
learn-done = terminée
learn-guided = Première partie guidée
learn-guided-note = Joue une partie entière contre de gentils adversaires. Une carte explique chaque nouvelle sorte de décision.
learn-guided-start = Jouer une partie guidée
learn-saved = Tes progrès restent dans ce navigateur.
learn-forget = Oublier mes progrès

lesson-count = Leçon { $number } sur { $all }
lesson-task = Ta tâche
lesson-show = Montre-moi
lesson-shown = Ensuite : { $move }
lesson-undo = Annuler
lesson-again = Réessayer
lesson-next = Leçon suivante
lesson-finished = Toutes les leçons sont terminées
lesson-overview = Toutes les leçons
lesson-skip = Passer la leçon
lesson-done = Bravo
lesson-wrong = Pas tout à fait
lesson-missed = C’était possible, mais ce n’est pas la tâche. Relis-la et réessaie.
lesson-lost = Cette leçon n’existe pas.

guide-costs = Ce que cela coûte
guide-think = À quoi pensent les bons joueurs
guide-hide = Masquer
guide-off = Ne plus montrer
