"""Component files from anywhere: read in a time that grows with their length and no faster."""

from __future__ import annotations

import tomllib

import pytest

from tworivers.amyitis import GAME as AMYITIS
from tworivers.engine.boxes import DEEPEST, DEEPEST_KEY, LARGEST, MOST_KEYS, BadBox, check_shape
from tworivers.games import GAMES


def refusal(text: str) -> str:
    with pytest.raises(BadBox) as refused:
        check_shape(text, "box")
    return str(refused.value)


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """The TOML reader must not see the file."""

    def loads(text: str) -> None:
        raise AssertionError("read")

    monkeypatch.setattr(tomllib, "loads", loads)


@pytest.mark.usefixtures("unread")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x." * 40_000 + "x=1", f"line 1: expected keys of at most {DEEPEST_KEY} parts"),
        ("\n\n[" + "x . " * 20_000 + "x]", f"line 3: expected keys of at most {DEEPEST_KEY} parts"),
        ("'x'." * 20_000 + "x=1", f"expected keys of at most {DEEPEST_KEY} parts"),
        ("a = {" + '"x".' * 20_000 + "x=1}", f"expected keys of at most {DEEPEST_KEY} parts"),
        ("x=" + "[" * 40_000, f"expected at most {DEEPEST} brackets inside each other"),
        ("x=" + "{a=" * 20_000, f"expected at most {DEEPEST} brackets inside each other"),
        ("x = '''\n'''\n" + "".join(f"k{n}=1\n" for n in range(MOST_KEYS + 1)), f"expected at most {MOST_KEYS:,} keys"),
        ("x=0x" + "f" * 20_000, "expected a key or a number of at most 200 characters"),
        ("#" * (LARGEST + 1), f"too large: expected at most {LARGEST:,} characters, found more"),
    ],
)
def test_files_that_would_take_long_are_refused_before_they_are_read(text: str, expected: str) -> None:
    with pytest.raises(BadBox) as refused:
        AMYITIS.read_box(text, "box")
    assert expected in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        '# [[[[[[[[[[ a.b.c.d.e.f.g.h.i.j = "',
        "x = 'a.b.c.d.e.f.g.h.i.j [[[[[[[[[[['",
        'x = "a.b.c.d.e.f.g.h.i.j [[[[[[[[[[[ \\" {{{{{{{{{{"',
        'x = """\n"" [[[[[[[[[[[ \\""" a.b.c.d.e.f.g.h.i """""',
        "x = '''\n'' [[[[[[[[[[[ a.b.c.d.e.f.g.h.i '''''",
        "x = [" + ", ".join(["1.5"] * 50) + "]",
        "\n".join(f"a{n}.b.c = [[1], [2]]" for n in range(50)),
        "x.y = 1\n[a.b]\n[[c.d]]\n",
    ],
)
def test_what_stands_in_strings_and_comments_has_no_depth(text: str) -> None:
    tomllib.loads(text)
    check_shape(text, "box")


@pytest.mark.parametrize(
    "bomb",
    ['"' + '\\"' * 40_000, "'" * 90_001, '"' * 90_001, '"""' + '"\\' * 40_000, "'''a''\n" * 12_000, "\\" * 90_000],
)
def test_strings_that_never_end_are_looked_at_once(bomb: str) -> None:
    """Otherwise this takes minutes."""
    with pytest.raises(BadBox):
        AMYITIS.read_box("x = " + bomb, "box")


def test_a_deep_key_behind_a_string_is_seen() -> None:
    for string in ('""', "''", '"\\""', '""""""', '"""a""""', "'''a'''''", '"#"', "'\"'"):
        text = f"x = {string}\n" + "y." * 20 + "z = 1"
        tomllib.loads(text)
        assert "line 2: expected keys" in refusal(text)


@pytest.mark.parametrize("name", list(GAMES))
def test_standard_boxes_are_far_from_every_bound(name: str) -> None:
    text = GAMES[name].standard_box.read_text(encoding="utf-8")
    check_shape(text * 4, name)


@pytest.mark.parametrize("value", ['"' + "x" * 50_000 + '"', "0x" + "f" * 190, "[" + "1," * 20_000 + "]"])
def test_huge_values_are_named_in_a_short_message(value: str) -> None:
    text = AMYITIS.standard_box.read_text(encoding="utf-8").replace('mark = "S"', f"mark = {value}", 1)
    with pytest.raises(BadBox, match="expected") as refused:
        AMYITIS.read_box(text, "box")
    assert len(str(refused.value)) < 500
