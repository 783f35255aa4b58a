# Was der Server sagt, wenn etwas nicht geht.

server-malformed = Die Anfrage ist unverständlich: { $reason }
server-bad-cookie = Dieses Cookie ist nicht von hier, oder seine Sitzung ist beendet. Es wurde entfernt; bitte noch einmal versuchen.
server-wrong-origin = Die Anfrage kommt von der Seite eines anderen Anbieters ({ $origin }).
server-wrong-host = Dieser Server kennt sich nicht als { $host }. Wenn er so heißt, starte ihn mit --allowed-host { $host }.
server-not-json = Die Anfrage muss JSON enthalten (content type application/json).
server-too-large = Die Anfrage ist zu groß: höchstens { $most } Bytes.
server-too-often = Zu viele Anfragen dieser Art in kurzer Zeit. Bitte etwas warten und es noch einmal versuchen.
server-no-such-page = Unter dieser Adresse gibt es nichts.
server-no-such-method = Diese Adresse kennt die Methode { $method } nicht.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-game = Ein Spiel { $name } gibt es nicht; es gibt { $games }.
server-preparing = Die Regeln von { $name } werden für diesen Rechner vorbereitet; das dauert beim ersten Mal einige Minuten. Versuche es gleich noch einmal.
server-preparing-failed = Die Regeln von { $name } ließen sich für diesen Rechner nicht vorbereiten. Der Server versucht es von selbst noch einmal; was schiefging, steht in seinem Protokoll. Andere Spiele gehen inzwischen.
server-no-such-seat = Einen Platz { $seat } gibt es nicht; es gibt die Plätze 0 bis { $last }.
server-no-such-level = { $name } hat keinen Computergegner { $level }; es gibt { $levels }.
server-no-such-lesson = Es gibt keine Lektion { $name }.
server-no-such-puzzle = Es gibt keine Aufgabe { $number }.
server-no-such-position = Dieses Spiel hat { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
  }; eine Stellung nach { $at } gibt es nicht.
server-bad-table = So lässt sich kein Tisch aufstellen: { $reason }
server-bad-name = Das kann kein Name sein: { $reason ->
    [long] Er hat mehr als { $most } Zeichen
    [written-out] Ausgeschrieben hat er mehr als { $most } Zeichen
    [bot] Er liest sich wie der eines Computergegners
   *[unseen] Er braucht sichtbare Zeichen, in einer Zeile
  }.
server-bad-token = Dieser Link wurde schon benutzt oder durch einen neueren ersetzt.
server-bad-save = Diese Datei lässt sich nicht öffnen: { $reason }
server-slow-file = Das Lesen dieser Datei wurde abgebrochen: Es dauerte länger als { $seconds } Sekunden oder brauchte mehr Speicher, als eine Datei brauchen darf. Gewöhnliche Spielstände und Materialdateien sind sofort gelesen.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-seat-taken = Dort sitzt schon jemand anderes.
server-seat-not-open = Dieser Platz ist nicht für andere offen.
server-seat-kept = Dieser Platz ist für { $name } frei gehalten.
server-seat-not-kept = Dieser Platz ist für niemanden frei gehalten.
server-seat-left = Auf diesem Platz spielt der Computer für dich. Nimm ihn zuerst zurück.
server-seat-not-left = Auf diesem Platz spielt niemand für dich: Du hast ihn schon.
server-not-seated = Das können nur die, die an diesem Tisch mitspielen.
server-not-away = Dort lässt sich gerade niemand ersetzen. Das geht an einem Tisch ohne Bedenkzeit, sobald das Spiel zehn Minuten auf jemanden gewartet hat, der nicht da ist.
server-time-up = Deine Zeit ist um: Der Computer übernimmt. Du kannst deinen Platz sofort zurücknehmen.
server-over = Das Spiel ist zu Ende.
server-others-play = Andere spielen diese Partie mit dir. Gib zuerst auf oder schlage den Abbruch vor.
server-waiting = Das Spiel beginnt, sobald alle Plätze besetzt sind.
server-begun = Die Partie hat begonnen: Alle bleiben sitzen, wo sie sind.
server-gone-on = Am Tisch ging es weiter: Es sind jetzt { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }, die Anfrage galt der Stellung nach { $number }.
server-secret-save = Dieses Spiel hat Geheimnisse: Es lässt sich speichern, sobald es zu Ende ist.
server-shared-save = Hier spielen auch andere mit, oder ein Platz ist für sie frei: Die Datei, mit der es weitergeht, enthält die kommenden Würfe; es gibt sie erst am Ende.
server-seed-told = Du hast diese Partie mit den kommenden Würfen heruntergeladen; deshalb kann sich niemand anderes mehr an den Tisch setzen.
server-not-your-offer = Eine Notiz geht mit einem eigenen Angebot an eine Partei.
server-no-hints = Für { $name } gibt es keine Tipps und keine Gewinnaussichten: Der Computer kann die Stellungen nicht beurteilen.
server-no-chat = An diesem Tisch wird ohne Gespräch gespielt; hier lässt sich nichts sagen.
server-long-note = Eine Notiz zu einem Angebot hat höchstens { $most } Zeichen.
server-hints-off = An diesem Tisch wird ohne Tipps und Gewinnaussichten gespielt. Sie sind zu sehen, sobald das Spiel zu Ende ist.
server-not-to-move = Dieser Platz ist nicht am Zug.
server-not-over = Das wird gesagt, sobald das Spiel zu Ende ist.
server-no-answer = Der Computer fand nicht rechtzeitig eine Antwort. Bitte noch einmal versuchen.
server-account-taken = Dieser Kontoname ist vergeben.
server-has-account = Es gibt schon ein Konto: { $account }.
server-wrong-password = Kontoname oder Passwort ist falsch.
server-bad-password = Das kann kein Passwort sein: { $reason ->
    [short] Es braucht mindestens { $least } Zeichen
    [common] Es ist eines von denen, die zuerst probiert werden
    [account] Es ist der Name des Kontos
   *[repeated] Es ist ein einziges Zeichen, wiederholt
  }.
server-no-account = Dazu braucht es ein Konto.
server-no-mail = Dieser Server verschickt keine E-Mails und kann das deshalb nicht. Wer ihn betreibt, kann einen Mailserver einrichten (--mail).
server-no-address = Für E-Mails braucht dein Konto eine E-Mail-Adresse, die du bestätigt hast.
server-no-push-service = Dieser Server kennt den Dienst nicht, über den dieser Browser Nachrichten bekommt. Lass dir stattdessen E-Mails schicken.
server-bad-address = Dorthin lässt sich keine E-Mail schicken. Eine E-Mail-Adresse sieht aus wie ada@example.org.
server-old-link = Dieser Link wurde schon benutzt, ist zu alt oder durch einen neueren ersetzt. Fordere einen neuen an.
server-mail-failed = Die E-Mail konnte nicht verschickt werden. Sieh nach, ob die Adresse stimmt, und versuch es später noch einmal.
server-rated-account = Für eine gewertete Partie brauchst du ein Konto: Nur so ist klar, wessen Wertung sich ändert.
server-rated-seats = An einem gewerteten Tisch hat jeder einen Platz und behält ihn: du, andere und Computergegner, keiner am selben Bildschirm.
server-rated-own = Eine gewertete Partie hat das übliche Material und Würfel, die niemand gewählt hat.
server-rated-over = Diese gewertete Partie ist vorbei und gezählt; nichts wird mehr zurückgenommen.
server-no-such-person = Niemand hat hier ein Konto { $name }.
server-no-such-line = Diese Nachricht gibt es nicht.
server-nobody-there = Dort sitzt niemand, der gemeint sein könnte.
server-yourself = Das bist du selbst.
server-not-friends = Einladen lassen sich nur Freunde. Anderen kannst du den Link zum Tisch schicken.
server-no-such-friend = Unter deinen Freunden und Anfragen ist niemand, der gemeint sein könnte.
server-too-many-people = Deine Liste ist voll. Nimm erst jemanden herunter.
server-no-free-seat = An diesem Tisch ist kein Platz mehr frei.
server-muted = Du kannst hier bis { $until } nichts schreiben.{ $given ->
    [yes] { " " }Der Grund: { $reason }
   *[no] { "" }
  }
server-banned = Du kannst hier bis { $until } nicht spielen.{ $given ->
    [yes] { " " }Der Grund: { $reason }
   *[no] { "" }
  }
server-range-account = Dieser Tisch verlangt eine Wertung: { $kind ->
    [least] mindestens { $least }
    [most] höchstens { $most }
   *[between] { $least } bis { $most }
  }. Dafür brauchst du ein Konto.
server-range-missed = Dieser Tisch verlangt eine Wertung: { $kind ->
    [least] mindestens { $least }
    [most] höchstens { $most }
   *[between] { $least } bis { $most }
  }; deine ist { $points }.
server-bad-range = Die untere Wertung liegt über der oberen.
server-crowded = An diesem Tisch sehen gerade zu viele zu.
server-too-many-sockets = Von dir oder aus deinem Netz gibt es schon { $most } Verbindungen, mehr gehen nicht. Schließe einige Seiten und versuche es noch einmal.
server-not-looking = Zuerst muss eine Nachricht der Art look sagen, von welchem Platz aus gesehen wird.
server-not-kept = Der Server erreicht gerade seine Datenbank nicht. Nichts hat sich geändert; bitte später noch einmal versuchen.
server-in-doubt = Der Server hat beim Schreiben seine Datenbank verloren und weiß nicht, ob das festgehalten wurde. Sieh am Tisch nach, bevor du es noch einmal versuchst.
server-other-request = Dieser Schlüssel kam schon mit einer anderen Anfrage. Jede Anfrage braucht einen eigenen.
server-broken = Auf dem Server ging etwas schief. Es wurde vermerkt; sag dem Betreiber diese Nummer: { $request }.

# Was ein geteilter Link über sich sagt

share-house = Two Rivers
share-house-note = Brettspiele aus dem alten Land zwischen zwei Flüssen, im Browser: allein, mit Freunden, gegen den Computer.
share-table = Ein Tisch { $game } — Two Rivers
share-table-note = Setz dich dazu oder schau zu. Ohne Konto.
share-replay = Eine Partie { $game }, Zug um Zug — Two Rivers
share-replay-note = Jeder Zug, jeder Punkt, und wer wann vorn lag.
share-rules = Das Regelbuch von { $game } — Two Rivers
share-rules-note = Vollständig, mit Beispielen aus echten Spielen, zum Suchen und Drucken.
share-seat = Ein Platz an einem Tisch — Two Rivers
share-seat-note = Wer diesen Link zuerst öffnet, kann dort spielen.
