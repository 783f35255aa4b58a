# Učení po lekcích a první partie s průvodcem: co mají všechny hry společné.

learn-title = Nauč se hrát
learn-lead = Krátké lekce na skutečném hracím plánu. Každá má jeden úkol. Nic se nemůže pokazit: vždy to můžeš zkusit znovu.
learn-minutes = { $lessons ->
    [one] 1 lekce
    [few] { $lessons } lekce
   *[other] { $lessons } lekcí
}, asi { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
learn-begin = Začít
learn-continue = Pokračovat
learn-again = Začít znovu
learn-done-count = Hotovo { $done } z { $all }
learn-done = hotovo
learn-guided = První partie s průvodcem
learn-guided-note = Zahraj si celou partii proti mírným soupeřům. Každý nový druh rozhodnutí ti vysvětlí karta.
learn-guided-start = Hrát s průvodcem
learn-saved = Tvůj postup zůstává v tomto prohlížeči.
learn-forget = Zapomenout můj postup

lesson-count = { $number }. lekce z { $all }
lesson-task = Tvůj úkol
lesson-show = Ukaž mi to
lesson-shown = Teď: { $move }
lesson-undo = Vzít zpět
lesson-again = Zkusit znovu
lesson-next = Další lekce
lesson-finished = Všechny lekce hotovy
lesson-overview = Všechny lekce
lesson-skip = Přeskočit
lesson-done = Výborně
lesson-wrong = Ještě ne
lesson-missed = To jde, ale úkol to není. Přečti si ho ještě jednou a zkus to znovu.
lesson-lost = Tato lekce neexistuje.

guide-costs = Co to stojí
guide-think = Na co myslí dobří hráči
guide-hide = Skrýt
guide-off = Už žádné karty
