"""The provinces of the board; records and codes number them in this order."""

from __future__ import annotations

from enum import IntEnum


class Province(IntEnum):
    """The 56 provinces of the board."""

    LARSA = 0
    UR = 1
    URUK = 2
    LAGASH = 3
    UMMA = 4
    ISIN = 5
    NIPPUR = 6
    SEALAND = 7
    MASHKAN = 8
    BABYLON = 9
    KISH = 10
    SIPPAR = 11
    MARAD = 12
    BAGDAD = 13
    RAPIQUM = 14
    SUHUM = 15
    SUTAEANS = 16
    ESHNUNNA = 17
    MANKISUM = 18
    METURAN = 19
    DER = 20
    SIMURRUM = 21
    GUTIANS = 22
    ASSUR = 23
    HATRA = 24
    NINEVEH = 25
    ARBELA = 26
    ARRAPHA = 27
    SHUSHARRA = 28
    LULLUBUM = 29
    TURUKKAEANS = 30
    KARANA = 31
    SHUBATENLIL = 32
    AMEDI = 33
    HANAEANS = 34
    MARI = 35
    QATTUNAN = 36
    TUTTUL = 37
    EMAR = 38
    YAMINITES = 39
    HALAB = 40
    ALALAKH = 41
    CARCHEMISH = 42
    HASHUM = 43
    HARRAN = 44
    UGARIT = 45
    EBLA = 46
    QATNA = 47
    TUNIP = 48
    BYBLOS = 49
    TADMOR = 50
    DAMASCUS = 51
    SUSA = 52
    URUA = 53
    AWAN = 54
    AYAPIR = 55
