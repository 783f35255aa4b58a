"""Everything the database knows of one person, as plain values: what they may ask an operator for.

No secrets: no password, no link, no key of a device. Of others only what the person could see themselves.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, or_, select

from tworivers.server.storage.address_store import address_of
from tworivers.server.storage.block_store import blocks_of
from tworivers.server.storage.friend_store import friends_of
from tworivers.server.storage.models import (
    ChatRow,
    HiddenRow,
    NoticeRow,
    NoticeWishRow,
    PersonRow,
    PushPlaceRow,
    RatedResultRow,
    RatingRow,
    SeatRow,
    SessionRow,
    TableRow,
)
from tworivers.server.storage.social_models import BanRow, InvitationRow, MuteRow, PresenceRow, ReportRow


def person_data(db: Connection, person: str, time: int) -> dict[str, Any]:
    """All of it, as JSON takes it; moments are milliseconds since 1970."""

    def rows(*wanted: Any, where: Any, order: Any = None) -> list[dict[str, Any]]:
        found = select(*wanted).where(where)
        return [dict(row._mapping) for row in db.execute(found if order is None else found.order_by(order))]

    known = (PersonRow.id, PersonRow.name, PersonRow.account, PersonRow.created, PersonRow.shown)
    email = address_of(db, person)
    seats = (SeatRow.table_id, SeatRow.seat, SeatRow.kind, SeatRow.name, SeatRow.stand_in, SeatRow.gone)
    tables = (TableRow.game, TableRow.created, TableRow.changed, TableRow.over, TableRow.scores, TableRow.public)
    said = (ChatRow.table_id, ChatRow.name, ChatRow.seat, ChatRow.to.label("to"), ChatRow.text, ChatRow.said)
    notices = (NoticeRow.table_id, NoticeRow.seat, NoticeRow.began, NoticeRow.due, NoticeRow.sent)
    wishes = (
        NoticeWishRow.mail,
        NoticeWishRow.quiet_from,
        NoticeWishRow.quiet_to,
        NoticeWishRow.zone,
        NoticeWishRow.language,
    )
    results = (RatedResultRow.table_id, RatedResultRow.place, RatedResultRow.before, RatedResultRow.after)
    reported = (ReportRow.made, ReportRow.about, ReportRow.name, ReportRow.line, ReportRow.reason, ReportRow.words)
    against = (ReportRow.made, ReportRow.about, ReportRow.line, ReportRow.reason)
    return {
        "person": rows(*known, where=PersonRow.id == person),
        "address": None if email is None else vars(email),
        "sessions": rows(SessionRow.created, SessionRow.seen, SessionRow.agent, where=SessionRow.person == person),
        "seats": rows(*seats, *tables, where=and_(SeatRow.person == person, TableRow.id == SeatRow.table_id)),
        "tables_set_up": rows(TableRow.id, *tables, where=TableRow.creator == person, order=TableRow.created),
        "tables_off_the_list": rows(HiddenRow.table_id, where=HiddenRow.person == person),
        "said": rows(*said, where=ChatRow.person == person, order=ChatRow.id),
        "whispered_to_them": rows(*said, where=and_(ChatRow.to_person == person, ChatRow.person != person)),
        "ratings": rows(RatingRow.game, RatingRow.mu, RatingRow.sigma, RatingRow.games, where=RatingRow.who == person),
        "rated_results": rows(*results, where=RatedResultRow.who == person),
        "friends": [{"account": one.account, "standing": one.standing} for one in friends_of(db, person, time)],
        "blocks": [{"name": one.name, "made": one.made} for one in blocks_of(db, person)],
        "invitations": rows(
            InvitationRow.table_id,
            InvitationRow.made,
            where=or_(InvitationRow.asker == person, InvitationRow.asked == person),
        ),
        "presence": rows(PresenceRow.seen, PresenceRow.table_id, where=PresenceRow.person == person),
        "notice_wishes": rows(*wishes, where=NoticeWishRow.person == person),
        "devices": rows(PushPlaceRow.endpoint, PushPlaceRow.made, where=PushPlaceRow.person == person),
        "notices": rows(*notices, where=NoticeRow.person == person),
        "reports_by_them": rows(*reported, where=ReportRow.reporter == person, order=ReportRow.id),
        "reports_about_them": rows(*against, where=ReportRow.person == person, order=ReportRow.id),
        "mutes": rows(MuteRow.made, MuteRow.until, MuteRow.reason, where=MuteRow.person == person),
        "bans": rows(
            BanRow.made, BanRow.until, BanRow.reason, where=and_(BanRow.kind == "person", BanRow.whom == person)
        ),
    }
