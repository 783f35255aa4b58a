# Wie man Mesopotamia spielt, auf einer Seite.

help-goal = Wer am Ende die meisten Symbole auf dem Rahmen um die Karte hat, gewinnt. Baue Tempel und Kanäle, erobere Provinzen.
help-round-season = Eine Runde ist eine Jahreszeit, vier Jahreszeiten sind ein Jahr, und die Regeln des Tisches sagen, wie viele Jahre gespielt werden.
help-round-work = Zuerst arbeiten alle Parteien zugleich, jede in ihrem Tempo: Bäume fällen, Getreide zu Mehl mahlen, in den Schmieden Erz schmelzen oder Truppen aufstellen, Mauern, Schmieden und Mahlsteine bauen. Minen geben im Frühling Erz, Städte mit Kanal bei der Ernte Getreide.
help-round-feed = Jede Stadt deines Reichs isst in jeder Jahreszeit 1 Mehl. Für jedes fehlende fällt eine Mauer, dann eine Schmiede.
help-round-trade = Handle, wann immer du entscheidest: mit der Bank 3 von einem Material gegen 1 anderes (Mehl gibst du ihr nie), mit anderen Parteien alles gegen alles. Einmal je Jahreszeit darfst du auch eine deiner Karten spielen.
help-round-build = Dann baut eine Partei nach der anderen, zuerst die mit den wenigsten Symbolen, Tempel und Kanäle: je 1 Metall, 1 Holz und 1 Mehl, einen Bau je Provinz und Jahreszeit.
help-round-war = Nach dem Bauen darf sie eine Kampagne versuchen (ein Bündnis, sein Ende oder einen Krieg) und Truppen bewegen, 1 Mehl je Einheit. Freies Land nimmt, wer einmarschiert; gegen eine Partei, mit der du im Krieg bist, und gegen Nomaden entscheiden Würfel, Duell für Duell.
help-points-built = Nach jedem Bau würfelst du: Ab 4 kommt sein Symbol auf den Rahmen. Neben einem passenden eigenen Symbol genügt eine 2: Marduk neben Marduk, Ischtar neben Ischtar, Ischtar und Kanal nebeneinander.
help-points-conquered = Wer einer Partei oder Nomaden eine Provinz nimmt, legt ohne Wurf ein Militärsymbol auf den Rahmen. Wer in der Schlacht eine verliert, verliert auch ein Militärsymbol.
help-points-captured = Überstehen die Bauten dort die Schlacht, macht jeder erbeutete Tempel oder Kanal ein solches Symbol des Verlierers zu deinem.
help-points-tie = Wer gleich viele hat, teilt sich den Sieg.
help-end = Das Spiel endet mit dem Winter seines letzten Jahres, oder wenn nur noch eine Partei Provinzen hat.
help-sign-temple = Marduk-Tempel: hilft, Bündnisse zu brechen und Krieg zu erklären
help-sign-ishtar = Ischtar-Tempel: hilft, Bündnisse zu schließen
help-sign-canal = Kanal: bringt Getreide bei der Ernte
help-sign-foot = Fußtruppe: zieht eine Provinz weit; auf dem Rahmen das Militärsymbol
help-sign-chariot = Streitwagen: zieht bis zu zwei, greift aber nicht an, wo zwei oder mehr Mauern stehen
help-sign-forge = Schmiede: schmilzt Erz oder stellt eine Truppe auf
help-sign-millstone = Mahlstein: je Jahreszeit bis zu 5 Getreide zu ebenso viel Mehl
help-sign-wall = Mauer: stärkt die Verteidigung
