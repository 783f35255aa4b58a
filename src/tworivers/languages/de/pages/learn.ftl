# Lernen mit Lektionen und mit einer begleiteten ersten Partie: was für alle Spiele gilt.

learn-title = Spielen lernen
learn-lead = Kurze Lektionen auf dem echten Brett. Jede hat eine Aufgabe. Schiefgehen kann nichts: Du kannst es immer wieder versuchen.
learn-minutes = { $lessons ->
    [one] 1 Lektion
   *[other] { $lessons } Lektionen
}, etwa { $minutes } Minuten
learn-begin = Anfangen
learn-continue = Weiter
learn-again = Von vorn
learn-done-count = { $done } von { $all } geschafft
learn-done = geschafft
learn-guided = Begleitete erste Partie
learn-guided-note = Spiel eine ganze Partie gegen sanfte Gegner. Eine Karte erklärt jede neue Art von Entscheidung.
learn-guided-start = Begleitet spielen
learn-saved = Dein Fortschritt bleibt in diesem Browser.
learn-forget = Fortschritt vergessen

lesson-count = Lektion { $number } von { $all }
lesson-task = Deine Aufgabe
lesson-show = Zeig es mir
lesson-shown = Als Nächstes: { $move }
lesson-undo = Zurücknehmen
lesson-again = Noch einmal
lesson-next = Nächste Lektion
lesson-finished = Alle Lektionen geschafft
lesson-overview = Alle Lektionen
lesson-skip = Überspringen
lesson-done = Gut gemacht
lesson-wrong = Nicht ganz
lesson-missed = Das ging, aber es ist nicht die Aufgabe. Lies sie noch einmal und versuch es wieder.
lesson-lost = Diese Lektion gibt es nicht.

guide-costs = Was es kostet
guide-think = Woran gute Spieler denken
guide-hide = Ausblenden
guide-off = Keine Karten mehr
