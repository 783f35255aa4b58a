"""Who may share a database with whom, and when its form may change."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from server.peers.several import servers, shared_settings
from server.running_server import ME, SCREEN, quiet_settings, serving
from tworivers.server.running import CantServe
from tworivers.server.storage import migrating

NEXT = '''"""A step that isn't there."""
revision = "9999"
down_revision = "{head}"
branch_labels = None
depends_on = None
{more}

def upgrade():
    """Take the step."""


def downgrade():
    """Take it back."""
'''


def test_a_server_that_shares_and_one_that_does_not_keep_each_other_out(tmp_path: Path, own_url: str) -> None:
    shared = shared_settings(tmp_path, own_url)
    alone = replace(shared, shared=False)
    with (
        serving(alone),
        pytest.raises(CantServe, match="another server uses it already"),
        serving(shared),
    ):
        pass
    with (
        serving(shared),
        pytest.raises(CantServe, match="another server uses it already"),
        serving(alone),
    ):
        pass


def test_a_file_of_sqlite_is_not_shared(tmp_path: Path) -> None:
    with (
        pytest.raises(CantServe, match="only PostgreSQL can be shared"),
        serving(replace(quiet_settings(tmp_path), shared=True)),
    ):
        pass


def test_three_servers_may_start_at_the_same_moment(tmp_path: Path, own_url: str) -> None:
    with servers(shared_settings(tmp_path, own_url), 3) as found:
        assert len({one.services.database.server for one in found}) == 3


@pytest.mark.parametrize("others_go_on", [False, True])
def test_a_form_that_others_cannot_live_with_is_refused_while_they_run(
    tmp_path: Path, own_url: str, monkeypatch: pytest.MonkeyPatch, others_go_on: bool
) -> None:
    shared = shared_settings(tmp_path, own_url)
    newer = tmp_path / "migrations"
    shutil.copytree(migrating.MIGRATIONS, newer, ignore=shutil.ignore_patterns("__pycache__"))
    head = max(path.name[1:5] for path in (newer / "versions").glob("m*.py"))
    more = "others_go_on = True\n" if others_go_on else ""
    (newer / "versions" / "m9999_next.py").write_text(NEXT.format(head=head, more=more))
    with serving(shared) as old:
        ada = old.visitor("Ada")
        table = ada.table("wells", ME, SCREEN)
        monkeypatch.setattr(migrating, "MIGRATIONS", newer)
        if others_go_on:
            with serving(shared) as new:
                assert new.visitor().get(f"/api/tables/{table}")["moves"] == 0
        else:
            with pytest.raises(CantServe, match="Stop all of them first"), serving(shared):
                pass
        assert ada.get(f"/api/tables/{table}")["moves"] == 0, "the old one goes on"
    with serving(shared) as new:
        new.visitor()
