# Lidé: adresy, hesla, profily, hodnocení, přátelé.

address = E-mailová adresa
address-is = E-maily chodí na { $address }.
address-waiting = Na { $address } odešel odkaz. Jakmile ho otevřeš, budou e-maily chodit tam.
address-none = S adresou si můžeš zvolit nové heslo, kdyby se staré zapomnělo, a dozvíš se, kdy jsi na tahu.
address-no-mail = Tento server neposílá e-maily. Adresu proto nepotřebuje a zapomenuté heslo nejde nahradit.
address-send = Poslat odkaz
address-remove = Zapomenout adresu
address-removed = Adresa je zapomenutá. Žádné další e-maily nepřijdou.
confirm-title = Je to tvoje adresa?
confirm-note = Potvrď to a e-maily tvého účtu budou od teď chodit tam.
confirm-do = Ano, je moje
confirmed-title = Adresa potvrzena
confirmed-note = E-maily tvého účtu budou od teď chodit tam.
forgotten = Zapomenuté heslo?
forgotten-note = Jestli má některý účet tuto adresu, přijde tam odkaz, se kterým si zvolíš nové heslo.
forgotten-sent = Jestli má některý účet tuto adresu, e-mail je na cestě. Odkaz v něm platí půl hodiny.
fresh-title = Zvol si nové heslo
fresh-note = Všechny ostatní prohlížeče se odhlásí a tento bude přihlášený.
erase = Smazat můj účet
erase-note = Jméno, adresa, hodnocení, přátelé a vše napsané se nadobro smaže. Odehrané partie ostatním zůstanou, bez tvého jména; rozehrané dohraje počítačový soupeř.
erased = Tvůj účet je smazaný. Teď jsi tu jako host.
