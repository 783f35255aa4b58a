# People: addresses, passwords, profiles, ratings, friends.

address = E-mail address
address-is = Letters go to { $address }.
address-waiting = A link has been sent to { $address }. Once it is opened, letters go there.
address-none = With an address you can choose a new password should you forget yours, and be told when it is your turn.
address-no-mail = This server sends no e-mail, so it needs no address, and a forgotten password can’t be replaced.
address-send = Send the link
address-remove = Forget the address
address-removed = The address is forgotten. No more letters are sent.
confirm-title = Is this address yours?
confirm-note = Confirm it, and letters of your account go there from now on.
confirm-do = Yes, it is mine
confirmed-title = Address confirmed
confirmed-note = Letters of your account go there from now on.
forgotten = Forgotten your password?
forgotten-note = If an account has this address, a link goes there by which you choose a new password.
forgotten-sent = If an account has this address, the letter is on its way. Its link works for half an hour.
fresh-title = Choose a new password
fresh-note = All other browsers are signed out then, and this one is signed in.
erase = Delete my account
erase-note = Name, address, ratings, friends and everything you said are deleted for good. Games you played stay for the others, without your name; those that are still going on a computer opponent plays to the end.
erased = Your account is deleted. You are a guest here now.
