# Waarom een bot iets voorstelt: wat er in de grootheden van terms.py meer of minder wordt. Waarvoor hier woorden ontbreken, dat wordt niet verteld.

reason-symbols-more = Je legt symbolen op het kader
reason-symbols-less = Je verliest symbolen op het kader
reason-stores-more = Je hebt tot het einde meer om mee te bouwen
reason-stores-less = Je hebt tot het einde minder om mee te bouwen
reason-hunger-more = Bij het volgende voeden ontbreekt minder meel
reason-hunger-less = Bij het volgende voeden ontbreekt meer meel
reason-land-more = Je rijk groeit
reason-land-less = Je rijk krimpt
reason-sites-more = Er is meer plaats voor tempels en kanalen
reason-sites-less = Er blijft minder plaats voor tempels en kanalen
reason-works-more = Je hebt meer smidsen en molenstenen
reason-works-less = Je hebt minder smidsen en molenstenen
reason-troops-more = Je hebt meer troepen
reason-troops-less = Je hebt minder troepen
reason-danger-more = Je land is veiliger
reason-danger-less = Je land loopt meer gevaar
reason-prey-more = Je troepen zouden meer kunnen veroveren
reason-prey-less = Je troepen zouden minder kunnen veroveren
reason-peace-more = Je hebt meer bondgenoten
reason-peace-less = Je hebt minder bondgenoten
reason-cards-more = Je hebt betere kaarten
reason-cards-less = Je hebt minder of zwakkere kaarten

# Boven de redenen
note-accepted = Als het aanbod wordt aangenomen:
note-dice = Gemiddeld over de dobbelstenen:
note-next = Samen met wat je hierna kunt doen:

# In plaats van redenen
note-best = Niets anders belooft meer.
note-done = Niets anders wat je nu kunt doen, brengt meer op.
note-done-felling = Er is geen boom meer te kappen, en geen aanbod en geen kaart helpt je nu.
note-done-feeding = Niets wat je kunt missen, levert nu meer meel op.
note-done-forging = Wat een smidse nog kan maken, kost meer dan het oplevert.
note-done-walling = Geen muur is zijn prijs nu waard.
note-done-works = Geen smidse of molensteen is nu de prijs waard.
note-done-building = Niets wat je kunt bouwen, is nu de prijs waard.
note-done-policy = Geen campagne is nu de prijs waard.
note-done-moving = Geen mars en geen aanval levert nu meer op.
note-alliance = Een bondgenoot valt je minder snel aan.
note-break = Wie geen bondgenoot is, kan later aangevallen worden.
note-war = Meteen na de oorlogsverklaring kunnen je troepen aanvallen.
note-decline = Het levert jou te weinig op, of hun te veel.
note-cannot = Je hebt niet wat ze vragen.
note-free = Tol levert je te weinig op: wie tol neemt, krijgt een jaar lang geen metaal uit vrijhandel.
note-tolls = De tol kost meer dan de handel oplevert.
note-drop = Er is geen aanbod waar jullie allebei iets aan hebben.
note-offer = Vragen kost niets, ook als ze het afslaan.
note-prepare = Het bereidt voor wat je later kunt doen.
note-nomads = Deze nomaden kunnen het meest voor je doen.
note-regrow = Een boom groeit het best waar de minste staan.
note-mill = Meel voedt je steden en betaalt wat je bouwt; graan doet geen van beide.
note-smelt = Metaal betaalt wat je bouwt; erts op zich doet niets.
note-tear = Er moet iets afgebroken worden; hier mis je het het minst.
note-direction = Geen van beide richtingen is veel beter.
note-defend = Deze eenheid zet je liever op het spel.
note-rival = Het schaadt een rivaal.
note-slot = Naast je eigen symbolen is een vak het meest waard.
note-vote-soon = Wie voorligt, wil dat het spel gauw eindigt.
note-vote-late = Wie achterligt, heeft meer tijd nodig.
