# Das Regelbuch von Mesopotamia. Seine Gestalt steht in src/tworivers/mesopotamia/rulebook/book.toml: Ein Abschnitt hat seine
# Überschrift und seine Absätze, von 1 an gezählt. **fett**, [Worte](#abschnitt) führen zu einem Abschnitt, :foot: zeichnet ein
# Symbol. Werte sind Zahlen der Schachtel, nach ihrem Pfad in box.toml.

chapter-overview = Auf einen Blick

goal = Das Ziel
goal-1 = Wer am Ende die meisten Symbole auf dem Rahmen um die Karte hat, gewinnt. Baue Tempel und Kanäle, erobere Provinzen.
round = Eine Runde
round-1 = Eine Runde ist eine [Jahreszeit](#seasons), vier Jahreszeiten sind ein Jahr, und [der Tisch](#length) bestimmt, wie viele Jahre gespielt werden.
round-2 = Zuerst arbeiten alle Parteien zugleich, jede in ihrem Tempo: [Bäume fällen](#felling), Getreide zu Mehl [mahlen](#milling), in den [Schmieden](#forges) Erz schmelzen oder Truppen aufstellen, [Mauern](#walls), [Schmieden und Mahlsteine](#works) bauen. Minen geben im Frühling [Erz](#ore), Städte mit Kanal bei der [Ernte](#harvest) Getreide.
round-3 = Jede Stadt deines Reichs [isst](#feeding) in jeder Jahreszeit 1 Mehl. Für jedes fehlende fällt eine Mauer, dann eine Schmiede.
round-4 = [Handle](#when-trade), wann immer du entscheidest: mit der Bank { $trade_bank_rate } von einem Material gegen 1 anderes (Mehl gibst du ihr nie), mit anderen Parteien alles gegen alles. Einmal je Jahreszeit darfst du auch eine deiner [Karten](#playing-cards) spielen.
round-5 = Dann [baut](#temples-canals) eine Partei nach der anderen, zuerst die mit den wenigsten Symbolen, Tempel und Kanäle: je { $economy_building_price } Metall, Holz und Mehl, einen Bau je Provinz und Jahreszeit.
round-6 = Nach dem Bauen darf sie eine [Kampagne](#campaigns) versuchen (ein Bündnis, sein Ende oder einen Krieg) und [Truppen bewegen](#troops), 1 Mehl je Einheit. Freies Land nimmt, wer einmarschiert; gegen eine Partei, mit der du im Krieg bist, und gegen Nomaden entscheiden Würfel, [Duell für Duell](#duels).
points = Was Punkte bringt
points-1 = Nach jedem Bau [würfelst du](#frame-roll): Ab { $frame_frame_roll } kommt sein Symbol auf den Rahmen. Neben einem passenden eigenen Symbol genügt { $frame_frame_roll_beside }: Marduk neben Marduk, Ischtar neben Ischtar, Ischtar und Kanal nebeneinander.
points-2 = Wer einer Partei oder Nomaden eine Provinz nimmt, legt ohne Wurf ein Militärsymbol auf den Rahmen. Wer in der Schlacht eine verliert, verliert auch ein Militärsymbol.
points-3 = Überstehen die Bauten dort die Schlacht, macht jeder erbeutete Tempel oder Kanal ein solches Symbol des Verlierers [zu deinem](#conquest).
points-4 = Wer gleich viele hat, teilt sich den Sieg.
ending = Wie es endet
ending-1 = Das Spiel endet mit dem Winter seines letzten Jahres, oder wenn nur noch eine Partei Provinzen hat.
icons = Was die Zeichen bedeuten
icon-grain = Getreide: wird zu Mehl
icon-flour = Mehl: ernährt Städte und marschierende Truppen
icon-ore = Erz: wird zu Metall
icon-metal = Metall: für Bauten und Truppen
icon-wood = Holz: für Bauten und Truppen
icon-temple = Marduk-Tempel: hilft, Bündnisse zu brechen und Krieg zu erklären
icon-ishtar = Ischtar-Tempel: hilft, Bündnisse zu schließen
icon-canal = Kanal: bringt Getreide bei der Ernte
icon-forge = Schmiede: schmilzt Erz oder stellt eine Truppe auf
icon-millstone = Mahlstein: mahlt in jeder Jahreszeit Getreide
icon-wall = Mauer: stärkt die Verteidigung
icon-foot = Fußtruppe: zieht eine Provinz weit; auf dem Rahmen das Militärsymbol
icon-chariot = Streitwagen: zieht bis zu zwei, greift aber keine starken Mauern an
icon-nomad = Nomaden: ziehen, wenn jemand ihre Karte spielt
icon-blank = Leerplättchen: lässt einen Stapel höher aussehen
icon-province = Provinz
icon-spring = Frühling
icon-summer = Sommer
icon-autumn = Herbst
icon-winter = Winter

chapter-table = Was auf dem Tisch liegt

rulers = Herrscher
rulers-1 = Ihr seid 3 bis 8 Herrscher der Zeit Hammurabis. Wer davon mitspielt, hängt davon ab, wie viele ihr seid. Die Zahlen sind das Metall des [Freihandels](#free-trade); ein Strich heißt: nicht im Spiel.
rulers-2 = Ihr sitzt in der Reihenfolge dieser Tabelle, soweit ihr mitspielt; im Uhrzeigersinn heißt abwärts. Ihre Farben: Larsa orange, Babylon gelb, Mari violett, Qatna grün, Eschnunna braun, Jamchad rot, Assur blau, Susa rosa.
rulers-3 = Zu sechst lässt die gedruckte Liste Mari aus, die gedruckte Tabelle aber Jamchad. Wir folgen der Liste und geben Jamchad 2 Metall; ein Tisch kann das andere wählen: Dann fehlt Jamchad, und Mari bekommt die 2.
rulers-4 = Die Reihenfolge um den Tisch und Jamchads 2 zu sechst sind von uns.
provinces = Provinzen
provinces-1 = Die Karte hat 56 Provinzen: acht **Kernprovinzen** mit der Hauptstadt eines Herrschers, fünf **Ursprungsgebiete** von Nomaden und gewöhnliche. Eine Provinz hat bis zu drei Städte, jede bewässerbar oder nicht, Löcher für Bäume, vielleicht eine Mine, ihre Nachbarn und was dort gebaut ist.
provinces-2 = Kernprovinzen von Herrschern, die nicht mitspielen, sind gewöhnliche neutrale Provinzen, in denen nichts gebaut ist. Auch mit weniger als acht Herrschern wird die ganze Karte bespielt.
provinces-3 = Beides lässt sich [anders wählen](#readings).
provinces-4 = Die Karte selbst ist von uns, nach dem Ortsverzeichnis Pleiades (CC BY 3.0) und Schätzungen. Das Regelheft sagt nur, dass Bagdad bewässerbar ist und Hatra nicht; Borsippa und Dilbat in Babylons Kernprovinz und die Mine bei Der sind von uns wie das Übrige.
frame = Der Rahmen
frame-1 = Um die Karte läuft ein Ring von { $frame_size } Plätzen. Symbole füllen ihn von der linken unteren Ecke an im Uhrzeigersinn; Lücken werden zuerst gefüllt.
frame-2 = Ist der Rahmen voll, wird nicht gewürfelt und nichts gelegt.
frame-3 = Wie viele Plätze es gibt und was geschieht, wenn sie voll sind, ist von uns.
materials = Materialien
materials-1 = Es gibt fünf: :grain: Getreide, :flour: Mehl, :ore: Erz, :metal: Metall und :wood: Holz.
materials-2 = Damit beginnt jede Partei:
blanks = Leerplättchen
blanks-1 = :blank: Jede Partei hat { $war_blanks_each } Leerplättchen. Sie stehen in [eigenen Stapeln](#forges) und lassen sie höher aussehen: Andere sehen, wie hoch ein Stapel ist, nicht, was darin ist.
blanks-2 = Leerplättchen ziehen wie Fußtruppen und kosten 1 Mehl, nehmen aber nichts und greifen nicht an. Beginnt eine Schlacht, werden die Leerplättchen beider Stapel gezeigt und kommen zu ihren Besitzern zurück.

chapter-start = Vor dem Spiel

setup = Aufbau
setup-1 = In jedem Ursprungsgebiet stehen { $nomads_nomad_units } Nomadeneinheiten und in jedem Loch ein Baum.
setup-2 = Jede Kernprovinz gehört ihrem Herrscher und hat an jeder bewässerbaren Stadt einen Kanal und dazu, was die Tabelle unten nennt. Alles andere ist neutral.
setup-3 = Du bekommst dein [Lager](#materials) und { $cards_each } Karten vom gemischten Stapel.
setup-4 = Dann nimmt Qatna eine Nomadenkarte seiner Wahl aus dem Rest. Später werden keine Karten gezogen. Für das erste Spiel kann ein Tisch ohne Karten spielen.
setup-5 = Dass alles andere neutral ist und später keine Karten gezogen werden, haben wir festgelegt.
length = Wie lange das Spiel dauert
length-1 = Der Tisch wählt:
length-2 = **Zwei, drei oder vier Jahre.** Zwei sind üblich.
length-3 = **Eine Abstimmung nach dem ersten Jahr:** Jede lebende Partei stimmt für 1, 2 oder 3 weitere Jahre. Die mittlere Stimme zählt, von zwei mittleren die kleinere.
length-4 = **Eine Abstimmung nach jedem Jahr:** Jede lebende Partei sagt, ob noch eins gespielt wird. Mehr als die Hälfte muss es wollen, ein Gleichstand beendet das Spiel; vier Jahre sind das Höchste.
length-5 = Warum zwei? Ein Spiel soll an einem Abend zu schaffen sein. Unter Computern brauchen zwei Jahre etwa 570 Entscheidungen mit drei Herrschern und 1.730 mit acht; dann hat der Sieger acht oder neun Symbole, liegt etwa zwei vorn, und die Führung hat etwa einmal gewechselt. Auch das kürzeste Spiel des gedruckten Hefts sind zwei Jahre: eins und noch eins.

chapter-season = Eine Jahreszeit

seasons = Jahreszeiten und Phasen
seasons-1 = Jede Runde ist eine Jahreszeit: Frühling, Sommer, Herbst oder Winter. Vier sind ein Jahr, und das Spiel beginnt im Frühling.
seasons-2 = Eine Jahreszeit hat elf Phasen, nicht jede gibt es in jeder:
seasons-3 = Die gedruckten Zeichen der Jahreszeiten waren Farben, die uns verloren sind: Welche Phase zu welcher Jahreszeit gehört, ist von uns.
order = Wer wann arbeitet
order-1 = In den Phasen 1 bis 10 arbeiten alle Parteien **zur gleichen Zeit**, jede in ihrem Tempo. Sind alle fertig, kommt Phase 11, **eine Partei nach der anderen**: Jede baut (11A) und hat dann ihre Politik und ihren Krieg (11B).
order-2 = Die Partei mit den wenigsten Symbolen auf dem Rahmen beginnt und wählt die Richtung, in der die anderen folgen. (Sind nur zwei übrig, gibt es nichts zu wählen.)
order-3 = Unter mehreren mit den wenigsten Symbolen entscheidet das Los.
asked = Wonach du gefragt wirst, und warum
asked-1 = Wonach du gefragt wirst, wer an der Reihe ist, in welcher Folge etwas geschieht und wie viele Züge es gibt, hängt nie davon ab, was andere nicht sehen können. Darum wirst du nach dem Mahlen gefragt, wo ein Mahlstein steht, und nach der Versorgung, wo eine Stadt steht.
asked-2 = Nach einem Wurf für den Rahmen oder eine Kampagne und nach einem verlorenen Duell wirst du gefragt, solange du nach allem, was andere wissen, die helfende Karte haben könntest: Du hast in dieser Runde noch keine gespielt und hältst Karten, die niemand gesehen hat, und nicht alle Karten der Art sind bekanntermaßen anderswo. Fragen, deren Antworten von einem Lager, einer Hand oder einem Stapel abhängen, werden auch gestellt, wenn nur eine Antwort möglich ist.

chapter-economy = Arbeit: Phasen 1 bis 10

felling = 1 · Abholzung
felling-1 = In jeder deiner Provinzen mit Bäumen darfst du einen fällen: +1 :wood: Holz.
regrowth = 2 · Nachwachsen
regrowth-1 = In einem leeren Loch deines Reichs wächst ein Baum nach. Du wählst, wo.
regrowth-2 = Gibt es ein leeres Loch, musst du ihn wachsen lassen.
free-trade = 3 · Freihandel
free-trade-1 = Im Frühling, vom { $economy_free_trade_year }. Jahr an, bekommst du das :metal: Metall, das die [Tabelle der Herrscher](#rulers) zeigt, wenn du in den letzten vier Runden keinen [Zoll](#transit) genommen und niemandem den Durchzug verweigert hast.
ore = 4 · Erzausbeute
ore-1 = Im Frühling wirft jede Partei mit einer Mine einen Würfel. Jede eigene Mine bringt so viel :ore: Erz:
ore-2 = bei 1 oder 2: { $economy_dice_yield_1 }
ore-3 = bei 3 oder 4: { $economy_dice_yield_3 }
ore-4 = bei 5 oder 6: { $economy_dice_yield_5 }
harvest = 5 · Getreideernte
harvest-1 = Im Herbst wirft jede Partei mit einem Kanal einen Würfel. Nach [derselben Tabelle](#ore) bringt jede bewässerbare Stadt mit :canal: Kanal :grain: Getreide.
harvest-2 = Ein Tisch kann zwei Ernten wählen, im Sommer und im Winter: Das macht das Spiel lebhafter.
milling = 6 · Mehlerzeugung
milling-1 = Jeder :millstone: Mahlstein mahlt bis zu { $economy_mill_grain } Getreide zu ebenso viel Mehl. Du sagst, wie viel.
feeding = 7 · Verbrauch der Städte
feeding-1 = Jede Stadt deines Reichs isst 1 :flour: Mehl. Fehlt dir Mehl, darfst du vorher noch handeln.
feeding-2 = Für jedes fehlende Mehl wird eine Mauer abgerissen und, wenn keine Mauer mehr steht, eine Schmiede. Du wählst, welche; ist nichts mehr da, verlierst du nichts weiter.
forges = 8 · Schmieden
forges-1 = Jede :forge: Schmiede arbeitet einmal und tut eines davon:
forges-2 = **Schmelzen:** Bis zu { $economy_smelt_ore } Erz wird ebenso viel Metall, so viel sie kann.
forges-3 = **Eine Fußtruppe aufstellen** für je { $economy_foot_price } Metall, Holz und Mehl, in ihrer Provinz.
forges-4 = **Einen Streitwagen aufstellen** für { $economy_chariot_price } Metall, { $economy_chariot_price } Holz und { $economy_chariot_price } Mehl, in ihrer Provinz.
forges-5 = Außerdem darfst du [Leerplättchen](#blanks) zu eigenen Stapeln legen, in denen eine Einheit steht.
forges-6 = Dass eine Schmiede schmilzt, so viel sie kann, ist unsere Lesart; ein Tisch kann die Partei [sagen lassen, wie viel](#readings).
walls = 9 · Stadtmauern
walls-1 = Eine :wall: Mauer kostet { $economy_wall_price } Metall, { $economy_wall_price } Holz und { $economy_wall_price } Mehl. Es darf eine je Stadt geben, und du darfst je Provinz und Runde eine bauen.
works = 10 · Schmieden und Mahlsteine
works-1 = Eine :forge: Schmiede oder ein :millstone: Mahlstein kostet { $economy_works_price } Metall, { $economy_works_price } Holz und { $economy_works_price } Mehl. Von beiden darf es je eine und einen je Stadt geben.

chapter-building = Bauen: Phase 11A

temples-canals = Tempel und Kanäle
temples-canals-1 = Ein :temple: Marduk-Tempel, ein :ishtar: Ischtar-Tempel oder ein :canal: Kanal kostet { $economy_building_price } Metall, { $economy_building_price } Holz und { $economy_building_price } Mehl.
temples-canals-2 = Du darfst je Provinz und Runde einen Bau errichten; das Zeichen, dass gebaut wurde, bleibt bei einer eroberten Provinz. Es darf einen Tempel je Stadt geben und einen Kanal je bewässerbarer Stadt.
frame-roll = Der Wurf für den Rahmen
frame-roll-1 = Nach jedem Bau würfelst du: Ab { $frame_frame_roll } kommt sein Symbol auf den Rahmen.
frame-roll-2 = Ab { $frame_frame_roll_beside } kommt es auch dorthin, wenn der Platz, den es bekäme, neben einem passenden eigenen Symbol liegt:
frame-roll-3 = Marduk neben Marduk
frame-roll-4 = Ischtar neben Ischtar
frame-roll-5 = Ischtar neben einem Kanal oder ein Kanal neben Ischtar
frame-roll-6 = „Neben“ heißt: auf einem benachbarten Platz des Rahmens.

chapter-trade = Handel

when-trade = Wann du handeln darfst
when-trade-1 = In jeder Phase: bei jeder eigenen Hauptentscheidung, das Mahlen eingeschlossen; und auch, während du nichts gefragt bist, in der Phase 11 anderer oder wenn du fertig bist. Antworten und Gegenangebote darfst du jederzeit.
when-trade-2 = Mitten in einer anderen eigenen Frage kannst du nicht handeln.
when-trade-3 = Auf ein Angebot, an dem jemand schreibt, der nichts gefragt ist, wartet niemand; mit dem Ende der Runde verfällt es. Das, die Gegenangebote zu jeder Zeit und die Regel über andere Fragen sind von uns.
bank = Die Bank
bank-1 = Die Bank gibt 1 von einem Material für { $trade_bank_rate } von einem anderen. Mehl nimmt sie nie, gibt es aber.
bank-2 = Der gedruckte Satz über Mehl lässt sich [verschieden lesen](#readings). Ohne Mehl von der Bank könnte eine Partei sich für immer festfahren.
offers = Angebote
offers-1 = Du darfst jeder Partei jeden Korb gegen jeden anbieten, Materialien und Karten, auch Geschenke: von dir so viel, wie du hast, und so viele Angebote, wie du willst.
offers-2 = Wer ein Angebot bekommt, nimmt an, lehnt ab oder antwortet mit einem Gegenangebot; wer es gemacht hat, darf es zurückziehen. Ob beide liefern können, zeigt sich bei der Annahme: Alles davon geschieht oder nichts.
offers-3 = Du hast immer nur ein offenes Angebot: Antwortest du mit einem Gegenangebot, ist dein eigenes offenes zurückgezogen.
offers-4 = Grenzen gibt es nur gegen Missbrauch: 999 von einem verlangten Material, 30 Angebote je Partei und Runde, 120 Änderungen an einem Angebot.
offers-5 = Die Grenzen gegen Missbrauch und das eine offene Angebot sind von uns. Ein Tisch kann engere Grenzen wählen: höchstens { $trade_basket_most } von einem Material je Seite und { $trade_offers_most } Angebote je Runde; dann darf eine Seite mehr versprechen, als sie hat.
transit = Karawanen durch fremdes Land
transit-1 = Führt jeder Weg zwischen den beiden Reichen durch Provinzen Dritter, nimmt die Karawane den, der die wenigsten Parteien berührt, dann die wenigsten ihrer Provinzen.
transit-2 = Jede dieser Parteien lässt sie frei durchziehen, verlangt einen **Zoll** (einen Korb, den der Anbietende zahlt) oder verweigert den Durchzug. Eine Partei verlangt immer nur einen Zoll zugleich.
transit-3 = Zuerst entscheiden die Parteien am Weg, dann nimmt der Anbietende die Zölle an oder lässt das Angebot fallen, dann antwortet der Partner.
transit-4 = Ein Zoll zählt, wenn er bezahlt wird: Dann bekommst du eine Weile kein Metall des [Freihandels](#free-trade).
transit-5 = Neutrales Land und Land der Nomaden sind frei. Sind zwei Wege gleich gut, entscheidet die Reihenfolge um den Tisch.

chapter-policy = Politik: der Anfang von Phase 11B

campaigns = Kampagnen
campaigns-1 = Am Anfang deiner Phase 11B darfst du eine Kampagne versuchen: Zahle 1 Metall, Holz oder Mehl und würfle. Ab { $policy_campaign_roll } gelingt sie.
campaigns-2 = Für je { $policy_campaign_bonus } passende eigene Tempel auf dem Rahmen zählst du 1 dazu.
campaigns-3 = Eine Kampagne je Runde, und dass der Preis auch beim Misslingen verloren ist, haben wir festgelegt.
alliance = Bündnis
alliance-1 = Zuerst würfelst du; dann darf der Partner zustimmen. Ein Bündnis beendet einen Krieg zwischen euch, und Verbündete dürfen einander nicht den Krieg erklären.
alliance-2 = Für je { $policy_campaign_bonus } eigene :ishtar: Ischtar-Symbole auf dem Rahmen zählst du 1 dazu.
break = Ein Bündnis brechen
break-1 = Dazu genügt eine Seite. Von der nächsten Runde an darf zwischen beiden Krieg erklärt werden, auch wenn eine [Intrige](#political-cards) es gebrochen hat. Für je { $policy_campaign_bonus } eigene :temple: Marduk-Symbole auf dem Rahmen zählst du 1 dazu.
war = Krieg erklären
war-1 = Du darfst noch in diesem Zug angreifen. Einem Verbündeten kannst du nicht den Krieg erklären. Für je { $policy_campaign_bonus } eigene :temple: Marduk-Symbole auf dem Rahmen zählst du 1 dazu.
war-2 = Ein Krieg erlischt am Ende der ersten ganzen Runde, in der die beiden nicht gegeneinander gekämpft haben.
who-attacks = Wer angreifen darf
who-attacks-1 = Eine Partei, mit der du im Krieg bist, darfst du angreifen, wenn eines davon wahr ist:
who-attacks-2 = Deine eigene Kriegserklärung ist in eben diesem Zug gelungen, durch einen Wurf oder durch Gesandte.
who-attacks-3 = Ihr habt in der Runde davor gegeneinander gekämpft, gleich wer angegriffen hat.
who-attacks-4 = Bist du im Krieg und darfst nicht angreifen, darfst du selbst Krieg erklären, obwohl schon Krieg ist. Einen Krieg ohne Kämpfe verlängert das nicht.
who-attacks-5 = Die erneute Erklärung ist von uns. Ein Tisch kann wählen, dass beide angreifen dürfen, [solange der Krieg dauert](#readings).

chapter-marching = Ziehen und Kämpfen: Phase 11B

troops = Ziehen
troops-1 = Eine :foot: Fußtruppe zieht eine Provinz weit, ein :chariot: Streitwagen bis zu zwei. Jede Einheit, die in diesem Zug zieht, isst 1 Mehl.
troops-2 = Jeder Schritt ist ein Zug. Wer in eine neutrale Provinz ohne Nomaden zieht, nimmt sie, und sie bleibt sein, wenn die Truppen weiterziehen. Ein Streitwagen kann zwei nehmen oder einen Schritt tun und dann angreifen.
troops-3 = Die Provinz einer anderen Partei betrittst du nur, um zu kämpfen; das gilt auch für Verbündete.
troops-4 = Ursprungsgebiete der Nomaden gehören nie jemandem. [Leerplättchen](#blanks) nehmen nichts.
attack = Angreifen
attack-1 = Wähle eine Provinz und sag, welche Einheiten angreifen. Alle ziehen zugleich los: Später stößt niemand mehr zu dieser Schlacht.
attack-2 = Wo { $war_chariot_ban } oder mehr Mauern stehen, greift kein Streitwagen an.
attack-3 = Ein zweiter Angriff auf dieselbe Provinz ist erlaubt. Eine Provinz ohne Verteidiger fällt sofort; das gilt als Kampf.
duels = Duelle
duels-1 = Gekämpft wird Einheit gegen Einheit: Der Angreifer wählt eine, dann der Verteidiger, und beide würfeln. Dazu zählen:
duels-2 = der Angreifer + { $war_chariot_attack } für einen Streitwagen,
duels-3 = oder + { $war_foot_attack } für eine Fußtruppe,
duels-4 = der Verteidiger + 1 für jede Mauer.
duels-5 = Die höhere Summe gewinnt; bei Gleichstand wird neu gewürfelt. Die Einheit des Verlierers ist fort, und das nächste Duell folgt, bis eine Seite niemanden mehr hat.
duels-6 = Ein Tisch kann + 3 für jede Mauer wählen. Das gedruckte Heft sagt beides; mit + 1 sind Kernprovinzen zu schlagen.
duels-7 = Niemand zieht sich zurück. Niemand unterbricht eine Schlacht, die angesagt ist.
conquest = Eroberung
conquest-1 = Gewinnt der Angreifer und ist dort etwas gebaut, würfelt er: Über { $war_destruction_roll } wird alles zerstört, was in der Provinz gebaut ist.
conquest-2 = Sonst gehört alles ihm, und für jeden erbeuteten Tempel oder Kanal macht er auf dem Rahmen ein solches Symbol des Verlierers zu seinem. Er wählt, welches, soweit der Verlierer welche hat.
conquest-3 = Dann geht das Militärsymbol des Verlierers: Wer in der Schlacht eine Provinz verliert, verliert ein Militärsymbol auf dem Rahmen, und der Angreifer wählt es aus.
conquest-4 = Wer einer Partei oder Nomaden eine Provinz nimmt, legt ohne Wurf ein :foot: Militärsymbol auf den Rahmen; das kommt zuletzt.
conquest-5 = Diese Symbole werden immer genommen. Ein Tisch kann wählen, dass sie [abgelehnt werden dürfen](#readings).

chapter-nomads = Nomaden

tribes = Die Stämme
tribes-1 = Fünf Stämme von { $nomads_nomad_units } Einheiten leben in ihren Ursprungsgebieten: Sutäer, Hanäer, Jaminiten, Gutäer und Turukkäer. Sie handeln nur, wenn jemand ihre [Karte](#playing-cards) spielt, in Phase 11B, in jedermanns: Die Karte unterbricht sie.
tribes-2 = Ein ausgelöschter Stamm ist sofort wieder in seinem Ursprungsgebiet, { $nomads_nomad_units } stark. Am Ende der Runde hat jeder Stamm wieder { $nomads_nomad_units }. (Die Namen der Stämme und die sofortige Rückkehr sind von uns.)
nomad-march = Wie sie ziehen
nomad-march-1 = Wer die Karte gespielt hat, führt den Stamm bis zu { $nomads_nomad_steps } Provinzen weit, mindestens eine. Er darf Provinzen von Parteien durchqueren, in denen keine Stadt ist. Eine Provinz mit Stadt, in der ein anderer Stamm ist, darf er nicht betreten, und gegen den eigenen Spieler der Karte geht es nie.
nomad-march-2 = In Provinzen ohne Stadt dürfen alle Farben beisammenstehen. Parteien im Krieg dürfen dort trotzdem kämpfen, und ein Stamm hindert dort niemanden, die Provinz zu nehmen.
nomad-march-3 = Ein Stamm in einer Provinz mit Stadt, die niemandem gehört, hält sie. Zieht er fort, ist sie neutral, mit all ihren Bauten.
nomad-battle = Wie sie kämpfen
nomad-battle-1 = Nomaden kämpfen nur in Provinzen mit Städten und nie in ihrem Ursprungsgebiet. Sie greifen mit + { $nomads_nomad_attack } an und haben in der Verteidigung nie etwas dazu. Krieg und Bündnis kümmern sie nicht.
nomad-battle-2 = Für einen Stamm, der angegriffen wird, wählt und würfelt, wer ihn zuletzt geführt hat.
nomad-battle-3 = Erobern Nomaden eine Provinz, wird [wie sonst](#conquest) um die Zerstörung gewürfelt. Der Verlierer verliert ein Militärsymbol vom Rahmen, das der Spieler der Karte aussucht; dieser legt keines.
nomad-battle-4 = Ein Tisch kann wählen, dass Stämme nicht angreifen, wo { $war_chariot_ban } oder mehr Mauern stehen.
nomad-battle-5 = Dass nur in Provinzen mit Städten gekämpft wird, dass Stämme eine herrenlose Stadt halten und wer für sie würfelt, ist von uns, soweit das gedruckte Heft schweigt.

chapter-cards = Karten

playing-cards = Eine Karte spielen
playing-cards-1 = Du darfst je Runde eine Karte spielen, und mit Karten darfst du handeln. Eine Karte **unterbricht** den Ablauf.
playing-cards-2 = Karten, die nicht militärisch sind: bei jeder eigenen Hauptentscheidung, das Mahlen eingeschlossen, und wann immer du nichts gefragt bist, auch in fremden Zügen. Nomaden, Söldner und Überläufer: in jedermanns 11B. Eilmarsch und Sturmleitern, die anderswo nichts bewirken: in der eigenen 11B.
playing-cards-3 = Auf eine Karte, die vielleicht kommt, wartet niemand. Unterbricht eine militärische Karte, wartet, wer an der Reihe ist, und entscheidet dann neu, was halb entschieden war und niemand gesehen hatte.
playing-cards-4 = Niemand unterbricht eine Schlacht von der Ansage an, Wurf und Zustimmung einer Kampagne oder eine andere Karte.
playing-cards-5 = Wann eine Karte gespielt werden darf, ist von uns, soweit das gedruckte Heft es nicht sagt. Für Tische, die keine Überraschungen wollen: Karten nur bei eigenen Entscheidungen, militärische nur in der eigenen 11B.
military-cards = Militärische Karten
military-cards-1 = Nur in Phase 11B:
military-cards-2 = **Eilmarsch:** Deine Fußtruppen dürfen in diesem Zug 2 Provinzen weit ziehen.
military-cards-3 = **Sturmleitern:** In einer Schlacht zählen Mauern nicht, und Streitwagen dürfen gegen sie angreifen.
military-cards-4 = **Söldner:** { $cards_mercenary_foot } Fußtruppen in einer eigenen Provinz mit Stadt für { $cards_mercenary_metal } Metall. Sie dürfen sofort ziehen.
military-cards-5 = **Überläufer:** Eine Fußtruppe verlässt den Stapel einer Partei, mit der du im Krieg bist, neben einer deiner Provinzen.
military-cards-6 = **Zweite Luft:** Ein verlorenes Duell wird neu gewürfelt. Sie ist für den Angreifer, wenn der Tisch sie nicht [auch dem Verteidiger](#readings) gibt.
economic-cards = Wirtschaftliche Karten
economic-cards-1 = **Reiche Ernte:** + { $cards_harvest_card } Getreide.
economic-cards-2 = **Reiche Ader:** + { $cards_vein_card } Erz.
economic-cards-3 = **Zedernflöße:** + { $cards_rafts_card } Holz.
economic-cards-4 = **Karawane:** + { $cards_caravan_card } Metall.
economic-cards-5 = **Heuschrecken:** Ein Rivale verliert die Hälfte seines Getreides, aufgerundet.
political-cards = Politische Karten
political-cards-1 = **Gesandte:** Eine Kampagne gelingt ohne Wurf. Du wirst vor dem Wurf gefragt.
political-cards-2 = **Intrige:** Beendet ein Bündnis zweier anderer.
political-cards-3 = **Spione:** Sieh Hand und Stapel eines Rivalen und nimm eine Karte.
political-cards-4 = **Segen:** Ein Wurf für den Rahmen gelingt. Du wirst vor dem Wurf gefragt.
all-cards = Alle Karten
all-cards-1 = Aus dem gedruckten Heft wissen wir, dass es Nomadenkarten gibt, dass militärische Karten nur für 11B sind, dass jede Partei je Runde eine spielt und dass mit Karten gehandelt wird. Was die 48 Karten sind und was sie bringen, ist von uns.

chapter-end = Das Ende, und was geheim ist

game-end = Wann es endet, und wer gewinnt
game-end-1 = Das Spiel endet mit dem Winter seines letzten Jahres oder sobald nur noch eine Partei übrig ist.
game-end-2 = Es zählen deine Symbole auf dem Rahmen: Tempel, Kanäle und Militärsymbole. Die meisten gewinnen; wer gleich viele hat, teilt sich den Sieg. (Das mit dem Gleichstand haben wir festgelegt.)
out = Eine Partei ohne Provinzen
out-1 = Wer keine Provinz mehr hat, entscheidet nichts mehr und behält die Symbole auf dem Rahmen. Die Soldaten auf Land ohne Städte gehen auseinander, Bündnisse und Kriege erlöschen. All das ist von uns; auch, dass das Spiel endet, wenn eine Partei übrig ist.
secrets = Was andere sehen
secrets-1 = Dein genaues Lager, deine Hand und was in deinen Stapeln ist, siehst nur du. Ein Tisch kann offene Lager wählen. Andere sehen, wie viele Karten du hältst, wie hoch jeder Stapel ist, alles Gebaute, den Rahmen, Bündnisse und Kriege.
secrets-2 = Ein Angebot sehen die beiden, die es angeht, einen Zoll, wer ihn verlangt und wer ihn zahlt. Was bei der Annahme den Besitzer wechselt, sehen alle.
secrets-3 = Was Heuschrecken gefressen und welche Karte Spione genommen haben, erfahren nur, die es angeht: wer es verloren und wer es genommen hat.
secrets-4 = Über wen Heuschrecken kommen und wer an einem Angebot schreibt (nicht an wen), sehen alle. Wo das gedruckte Heft über Geheimes schweigt, haben wir das festgelegt.

chapter-about = Über dieses Buch

sources = Woher die Regeln stammen
sources-1 = Dieses Buch haben wir in eigenen Worten aus dem gedruckten deutschen Regelheft und seiner Netzausgabe zusammengestellt. Jede Zahl trägt ein Zeichen:
sources-2 = **S**: im Regelheft gedruckt.
sources-3 = **R**: von uns erschlossen oder festgelegt, wo das Heft schweigt, sich widerspricht oder nur ein Bild zeigte. Außerhalb der Tabellen steht über solchen Absätzen „Unsere Festlegung“.
sources-4 = Die Orte der Karte stammen aus dem Ortsverzeichnis Pleiades (CC BY 3.0) oder sind geschätzt.
readings = Sätze, die sich verschieden lesen lassen
readings-1 = Wo die gedruckten Worte mehrere Lesarten zulassen, wählt der Tisch. Was zuerst genannt ist, wird gespielt, wenn ein Tisch nichts anderes wählt; die gedruckten Worte entscheiden, soweit sie reichen.
readings-2 = **Wer im Krieg angreifen darf:** nur, wer ihn eben erklärt oder in der Runde davor gegen den anderen gekämpft hat, wie das Heft sagt; oder beide, solange der Krieg dauert.
readings-3 = **Angebote:** „zu freien Kursen“, ohne Grenzen; oder begrenzt.
readings-4 = **Die Bank und Mehl:** „mit Ausnahme von Mehl“ kann man ein Material gegen jedes andere eintauschen. Die Bank nimmt also kein Mehl, gibt aber welches; oder sie gibt keins, nimmt aber welches; oder keins von beidem.
readings-5 = **Länge:** Nach einem Jahr entscheiden die Spieler, ob sie noch 1, 2 oder 3 weitere spielen. Zwei, drei oder vier Jahre stehen vorher fest; oder eine Abstimmung nach dem ersten Jahr; oder eine nach jedem.
readings-6 = **Zweite Luft:** Militärische Karten spielt man in 11B, sagt das Heft, nicht nur in der eigenen. Sie ist für den Angreifer; oder auch für einen Verteidiger, der ein Duell verloren hat, gegen Nomaden ebenso.
readings-7 = **Schmelzen:** Eine Schmiede verwendet „bis zu fünf Erz“. Sie schmilzt, so viel sie kann; oder die Partei sagt, wie viel.
readings-8 = **„Darf“:** Symbole nach einem Rahmenwurf, einem Segen oder einer Eroberung, eine Umwandlung und Qatnas Nomadenkarte werden immer genommen; oder dürfen abgelehnt werden. Wer eine Umwandlung ablehnt, lässt dem Verlierer auch die übrigen dieser Art.
readings-9 = **Kernprovinzen fehlender Herrscher:** leer; oder mit Kanälen, Schmiede, Mahlstein und Mauern, weil das Heft „jede Kernprovinz“ sagt. Dann sind sie neutral: Wer nicht da ist, hat keine Truppen zu setzen, also nimmt sie, wer einzieht.
readings-10 = **Die Karte bei weniger als acht Herrschern:** ganz; oder nur ein Teil davon, wie das Heft andeutet, ohne zu sagen, welcher.
readings-11 = Bei einem Teil der Karte ist eine Provinz aus dem Spiel, wenn sie weniger Schritte von der Kernprovinz eines fehlenden Herrschers entfernt ist als von jeder, die mitspielt. Ursprungsgebiete und mitspielende Kernprovinzen bleiben, ebenso Provinzen auf einem kürzesten Weg, wo das Übrige sonst zerfiele. Was aus dem Spiel ist, betritt niemand, kein Baum steht dort, und nichts dort zählt. Das haben wir festgelegt.
numbers = Alle anderen Zahlen der Schachtel
own-box = Wenn in deiner Schachtel etwas anderes steht
own-box-1 = Alle Zahlen dieses Buchs und die ganze Karte kommen aus einer einzigen **Materialdatei**. Besitzt du die Schachtel und siehst andere Zahlen, lade die Datei herunter, verbessere sie in einem beliebigen Texteditor und wähle sie, wenn du einen Tisch aufmachst.
own-box-2 = Neben jeder Zahl der Datei steht ihr Zeichen. Kann in deiner Datei etwas nicht stimmen, erfährst du, welcher Schlüssel, welcher Wert und was erwartet war, bevor ein Spiel beginnt.
own-box-3 = An einem Tisch mit eigener Datei nennt dieses Buch deren Zahlen. In einem Terminal dient dazu `--box my-box.toml`.

# Herrscher mit ihren Namen

ruler-larsa = Rim-Sin von Larsa
ruler-babylon = Hammurabi von Babylon
ruler-mari = Zimri-Lim von Mari
ruler-qatna = Amut-pi-El von Qatna
ruler-eshnunna = Ibal-pi-El von Eschnunna
ruler-yamhad = Jarim-Lim von Jamchad
ruler-assur = Schamschi-Adad von Assur
ruler-susa = Ischme-Dagan von Susa

# Tabellen mit den Zahlen der Schachtel

table-what = Was
table-number = Zahl
table-none = –
table-yes = ja
table-ruler = Herrscher
table-capital = Hauptstadt
table-at = Zu { $count ->
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[other] acht
}
table-phase = Phase
table-seasons = Wann
table-card = Karte
table-copies = Karten
table-province = Provinz
table-kind = Art
table-kind-core = Kernprovinz
table-kind-origin = Ursprungsgebiet
table-kind-ordinary = gewöhnlich
table-cities = Städte
table-irrigable = Bewässerbar
table-trees = Bäume
table-mine = Mine
table-core-forges = Schmieden
table-core-millstones = Mahlsteine
table-core-chariots = Streitwagen
table-core-foot = Fußtruppen
table-core-walls = Mauern
table-phase-felling = 1 · Abholzung
table-phase-regrowth = 2 · Nachwachsen
table-phase-free-trade = 3 · Freihandel
table-phase-ore = 4 · Erzausbeute
table-phase-harvest = 5 · Getreideernte
table-phase-harvest-twice = 5 · Getreideernte, bei zweien im Jahr
table-phase-milling = 6 · Mehlerzeugung
table-phase-feeding = 7 · Verbrauch der Städte
table-phase-forges = 8 · Schmieden
table-phase-walls = 9 · Stadtmauern
table-phase-works = 10 · Schmieden, Mahlsteine
table-phase-building = 11A · Tempel, Kanäle
table-phase-policy = 11B · Politik und Krieg
table-foot-price = Fußtruppe: je Metall, Holz und Mehl
table-chariot-price = Streitwagen: von jedem
table-wall-price = Mauer: von jedem
table-works-price = Schmiede oder Mahlstein: von jedem
table-building-price = Tempel oder Kanal: von jedem
table-free-trade-year = Erstes Jahr des Freihandels
table-mill-grain = Getreide, das ein Mahlstein mahlt
table-smelt-ore = Erz, das eine Schmiede schmilzt
table-bank-rate = Was die Bank für 1 verlangt
table-basket-most = Begrenzt: höchstens von einem Material je Seite
table-offers-most = Begrenzt: Angebote je Runde
table-size = Plätze des Rahmens
table-frame-roll = Wurf für den Rahmen
table-frame-roll-beside = Derselbe neben einem passenden Symbol
table-campaign-roll = Wurf für eine Kampagne
table-campaign-bonus = Tempel auf dem Rahmen für + 1
table-foot-attack = Angriff der Fußtruppen
table-chariot-attack = Angriff der Streitwagen
table-chariot-ban = Mauern, die Streitwagen abhalten
table-destruction-roll = Ein höherer Wurf zerstört
table-blanks-each = Leerplättchen jeder Partei
table-nomad-units = Einheiten eines Stamms
table-nomad-steps = Provinzen, die ein Stamm zieht
table-nomad-attack = Angriff der Nomaden
table-each = Karten am Anfang
table-harvest-card = Reiche Ernte: Getreide
table-vein-card = Reiche Ader: Erz
table-rafts-card = Zedernflöße: Holz
table-caravan-card = Karawane: Metall
table-mercenary-foot = Söldner: Fußtruppen
table-mercenary-metal = Söldner: Metall, das sie kosten

# Bilder

figure-felling = In einer Provinz wird ein Baum gefällt: Das Loch bleibt leer, bis etwas nachwächst.
figure-works = Eine Schmiede oder ein Mahlstein wird gebaut: für Metall, Holz und Mehl, in einer Stadt.
figure-frame = Ein Bau und der Wurf für den Rahmen, der ihm folgt.
figure-march = Eine Einheit zieht in freies Land und nimmt es.
figure-battle = Eine Schlacht: der Angriff, dann Duell um Duell.
figure-conquest = Eine Eroberung: was aus den Bauten und den Symbolen wird.
figure-nomads = Jemand spielt eine Karte und führt einen Stamm aus seinem Ursprungsgebiet.
