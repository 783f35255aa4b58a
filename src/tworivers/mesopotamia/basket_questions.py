"""The questions in which a basket is filled: an offer that is being written, and a toll (drafts.py has the rules)."""

from __future__ import annotations

from tworivers.engine.decisions import Answer, Question
from tworivers.mesopotamia import asking, codes, drafts, trade
from tworivers.mesopotamia.names import Task

BASKETS = (
    Question(
        Task.DRAFT,
        (
            Answer(codes.GIVE, drafts.give, drafts.giving_obstacle, gate=drafts.draft_gate),
            Answer(codes.UNGIVE, drafts.ungive, drafts.ungiving_obstacle, gate=drafts.draft_gate),
            Answer(codes.ASK, drafts.ask, drafts.asking_obstacle, gate=drafts.draft_gate),
            Answer(codes.UNASK, drafts.unask, drafts.unasking_obstacle, gate=drafts.draft_gate),
            Answer(codes.GIVE_CARD, drafts.give_card, drafts.giving_card_obstacle, gate=drafts.draft_gate),
            Answer(codes.UNGIVE_CARD, drafts.ungive_card, drafts.ungiving_card_obstacle, gate=drafts.draft_gate),
            Answer(codes.ASK_CARD, drafts.ask_card, drafts.asking_card_obstacle, gate=drafts.draft_wish_gate),
            Answer(codes.UNASK_CARD, drafts.unask_card, drafts.unasking_card_obstacle, gate=drafts.draft_gate),
            Answer(codes.SEND, drafts.send_draft, drafts.sending_obstacle),
            Answer(codes.DROP, trade.withdraw),
            Answer(codes.GIVE_SEVERAL, drafts.give_several, drafts.giving_several_obstacle, gate=drafts.draft_gate),
            Answer(
                codes.UNGIVE_SEVERAL, drafts.ungive_several, drafts.ungiving_several_obstacle, gate=drafts.draft_gate
            ),
            Answer(codes.ASK_SEVERAL, drafts.ask_several, drafts.asking_several_obstacle, gate=drafts.draft_gate),
            Answer(codes.UNASK_SEVERAL, drafts.unask_several, drafts.unasking_several_obstacle, gate=drafts.draft_gate),
        ),
        asked=True,
        stays=True,
        first=drafts.count_edit,
        words=asking.words_of(Task.DRAFT, asking.who),
    ),
    Question(
        Task.TOLL,
        (
            Answer(codes.GIVE, None, drafts.toll_side_obstacle),
            Answer(codes.UNGIVE, None, drafts.toll_side_obstacle),
            Answer(codes.ASK, drafts.demand, drafts.demanding_obstacle, gate=drafts.toll_gate),
            Answer(codes.UNASK, drafts.undemand, drafts.undemanding_obstacle, gate=drafts.toll_gate),
            Answer(codes.GIVE_CARD, None, drafts.toll_side_obstacle),
            Answer(codes.UNGIVE_CARD, None, drafts.toll_side_obstacle),
            Answer(codes.ASK_CARD, drafts.demand_card, drafts.demanding_card_obstacle, gate=drafts.toll_wish_gate),
            Answer(codes.UNASK_CARD, drafts.undemand_card, drafts.undemanding_card_obstacle, gate=drafts.toll_gate),
            Answer(codes.SEND, drafts.send_toll),
            Answer(codes.DROP, None, drafts.toll_side_obstacle),
            Answer(codes.GIVE_SEVERAL, None, drafts.toll_side_obstacle),
            Answer(codes.UNGIVE_SEVERAL, None, drafts.toll_side_obstacle),
            Answer(codes.ASK_SEVERAL, drafts.demand_several, drafts.demanding_several_obstacle, gate=drafts.toll_gate),
            Answer(
                codes.UNASK_SEVERAL, drafts.undemand_several, drafts.undemanding_several_obstacle, gate=drafts.toll_gate
            ),
        ),
        values=("proposer",),
        asked=True,
        stays=True,
        first=drafts.count_toll_edit,
        words=asking.words_of(Task.TOLL, asking.who),
    ),
)
