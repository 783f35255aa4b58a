# Co o hře říkají první stránky.

hero-title-amyitis = Osázej visuté zahrady Babylonu
hero-lead-amyitis = Přiveď vodu na terasy, pošli karavany do dalekých měst a získej přízeň královny: Amyitis, pro dva až čtyři urozené Babyloňany.
about-amyitis = Dva až čtyři urození Babyloňané zavlažují a osazují visuté zahrady. Asi hodina.
lasts-amyitis = asi hodina, proti počítači méně
