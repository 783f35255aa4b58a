"""The codes of the action table; actions.py says what they may and do.

| codes | decision |
|---|---|
| DONE | enough of a main decision: felling, forges, walls, works, building, no campaign, end of the turn; FEED: feed now; nomads stop here |
| YES, NO | use the blessing, envoys or second wind; agree to an alliance |
| CLOCKWISE, COUNTERCLOCKWISE | the direction of phase 11 |
| VOTE + n | play n + 1 more years |
| MILL + n | mill n grain |
| PLACE + province | the province a question asks for |
| WORK + Work | phase 8: smelt, raise foot, raise a chariot, add a blank; then the province |
| ERECT + Building | phase 10 or 11A: what to build; then the province |
| CAMPAIGN + Campaign | 11B: what to try; then the rival, then the payment |
| PARTY + seat | the party a question asks for; PARTY + NOMADS: the tribe in the attacked province |
| PAY + Material | what a campaign is paid with |
| UNIT + Unit | the unit to move (then from, then to), to commit or to fight with |
| ATTACK | 11B: attack; then the province, then the units to commit |
| GO | all attackers are committed |
| SLOT + slot | a symbol on the frame |
| CARD + Card | play a card; or the card to take (spies) or to choose (Qatna) |
| BANK + 4 given + taken | three of a material for one of another (see `bank_pair`) |
| TRADE + seat | begin an offer to a party |
| WITHDRAW | take back one's open offer |
| GIVE, UNGIVE + Material | put one into one's own side of the offer, take one out |
| ASK, UNASK + Material | the same on the other side, or in a toll |
| GIVE_CARD, UNGIVE_CARD, ASK_CARD, UNASK_CARD + Card | the same with cards |
| SEND | send the offer, or demand the toll |
| DROP | give up the draft |
| TOLLS, NO_TOLLS | the proposer accepts the tolls, or drops the offer |
| ACCEPT, DECLINE, COUNTER + proposer | answer an offer |
| FREE, DEMAND, REFUSE + proposer | let an offer's caravan pass freely, demand a toll, refuse |

From TOLLS on the codes answer offers, which can be done at any time, whatever else one is asked.
"""

from __future__ import annotations

from tworivers.engine.compiled import rule
from tworivers.mesopotamia.state import FRAME, KINDS, MILL_MOST, NOMADS, PROVINCES, SEATS

DONE = 0
YES = 1
NO = 2
CLOCKWISE = 3
COUNTERCLOCKWISE = 4
VOTE = 5
MILL = 8
PLACE = MILL + MILL_MOST + 1
WORK = PLACE + PROVINCES
ERECT = WORK + 4
CAMPAIGN = ERECT + 5
PARTY = CAMPAIGN + 3
PAY = PARTY + NOMADS + 1
UNIT = PAY + 5
ATTACK = UNIT + 3
GO = ATTACK + 1
SLOT = GO + 1
CARD = SLOT + FRAME
BANK = CARD + KINDS
TRADE = BANK + 16
WITHDRAW = TRADE + SEATS
GIVE = WITHDRAW + 1
UNGIVE = GIVE + 5
ASK = UNGIVE + 5
UNASK = ASK + 5
GIVE_CARD = UNASK + 5
UNGIVE_CARD = GIVE_CARD + KINDS
ASK_CARD = UNGIVE_CARD + KINDS
UNASK_CARD = ASK_CARD + KINDS
SEND = UNASK_CARD + KINDS
DROP = SEND + 1
TOLLS = DROP + 1
NO_TOLLS = TOLLS + 1
ACCEPT = NO_TOLLS + 1
DECLINE = ACCEPT + SEATS
COUNTER = DECLINE + SEATS
FREE = COUNTER + SEATS
DEMAND = FREE + SEATS
REFUSE = DEMAND + SEATS
ACTIONS = REFUSE + SEATS


@rule
def bank_pair(number: int) -> tuple[int, int]:
    """The material given and the one taken in exchange 0 to 15: given are all but flour, taken any other."""
    given = number // 4
    if given > 0:
        given += 1
    taken = number % 4
    if taken >= given:
        taken += 1
    return given, taken
