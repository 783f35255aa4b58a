"""Proves that the tests guard the rules: breaks one rule at a time and expects a test to notice.

    python tests/rulebook/mutants.py                    all of them, about two minutes on two cores
    python tests/rulebook/mutants.py --only procession  those with this word in their name

Run it after rules or their tests have changed. Each entry of the table below names a place in rules/amyitis.md and what goes wrong there, then the
rule file and the tests that must fail, then the change as a diff. Every change is made in a copy of its own, and the rules run as plain Python.
A mutant that survives is a hole in the tests, or a change that changes nothing. Mutants of the water are killed in test_water.py for the most part:
a laid out table finds its water by itself, so only water led by play shows what the rules do.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent
RULES = Path("src/tworivers/amyitis")
AT_ONCE = 2
SECONDS = 120
"""Far more than the tests of any mutant take: one that needs longer never ends."""

TABLE = """
§Players and goal: five may play
__init__.py | test_setup.py::test_two_to_four_nobles_play
- seats=(2, 3, 4),
+ seats=(2, 3, 4, 5),

§Players and goal: camels break a tie
rounds.py | test_end.py::test_equal_scores_stay_equal
- out[seat] = g.prestige[seat]
+ out[seat] = g.prestige[seat] + g.camels[seat]

§The box: wine stands for no other good
supply.py | test_caravan.py::test_a_city_takes_only_its_good_or_wine
- return missing <= wine
+ return missing == 0

§The box: one wine stands for two goods
supply.py | test_caravan.py::test_a_second_plant_needs_both_goods
- return missing <= wine
+ return missing == 0 or wine > 0

§The box: a grey cube pushed out belongs to somebody
supply.py | test_temples.py::test_a_neutral_cube_pushed_out_goes_to_nobody
- if owner != EMPTY and owner != NEUTRAL:
-         g.cubes[owner] += 1
+ if owner != EMPTY:
+         g.cubes[owner % NEUTRAL] += 1

§The box: gardeners never run out
court.py | test_fields.py::test_without_a_gardener_left_the_row_just_empties
- if g.court_left[Court.GARDENER, 0] > 0:
+ if g.court_left[Court.GARDENER, 0] >= 0:

§The box: court cards never run out
court.py | test_court.py::test_a_taken_card_leaves_the_supply
- g.court_left[kind, level] -= 1
+ g.court_left[kind, level] -= 0

§Garden: the river runs along one side
box.toml | test_setup.py::test_the_river_runs_along_two_sides
- ["bottom", "right"]
+ ["bottom"]

§Garden: a channel of the third level has one zone
box.toml | test_setup.py::test_the_channels_of_the_high_levels_have_two_zones
- [[2, 2, 1, 1], [2, 2, 1, 1]
+ [[2, 2, 1, 1], [2, 1, 1, 1]

§Garden: a zone needs water at both ends
garden.py | test_garden.py::test_at_first_only_channels_at_the_river_can_be_watered
- if reached & corner_mask(edge) != 0:
+ if reached & corner_mask(edge) == corner_mask(edge):

§Garden: channels between upper and lower squares join the wrong corners
garden.py | test_water.py::test_a_channel_between_upper_and_lower_squares_opens_its_neighbours
- return 0b11 << (((edge - ACROSS) // 4 + 1) * 5 + (edge - ACROSS) % 4)
+ return 0b11 << ((edge - ACROSS) // 4 * 5 + (edge - ACROSS) % 4)

§Garden: a watered zone takes a second cube
garden.py | test_water.py::test_a_dug_channel_opens_its_neighbours
- if g.zone[first] == EMPTY:
+ if g.zone[first] != ABSENT:

§Garden: the second zone of a double channel closes with the first
garden.py | test_water.py::test_half_a_double_channel_leads_water_on_but_waters_no_square
- if g.zone[second] == EMPTY:
+ if g.zone[first] == EMPTY and g.zone[second] == EMPTY:

§Garden: only the first zone of a double channel leads water on
garden.py | test_water.py::test_both_halves_count_whichever_was_first
- (g.zone[2 * edge] >= 0 or g.zone[2 * edge + 1] >= 0)
+ g.zone[2 * edge] >= 0

§Garden: grey cubes lead no water
garden.py | test_water.py::test_water_between_plants_on_the_network_carries_on
- (g.zone[2 * edge] >= 0 or g.zone[2 * edge + 1] >= 0)
+ (0 <= g.zone[2 * edge] < NEUTRAL or 0 <= g.zone[2 * edge + 1] < NEUTRAL)

§Garden: water off the river's net counts as connected
garden.py | test_water.py::test_water_between_plants_may_lie_off_the_network
- if reached & ends != 0 and (
+ if (

§Garden: the search for water takes one look instead of going on
garden.py | test_water.py::test_half_a_double_channel_leads_water_on_but_waters_no_square
- while reached != before:
+ while before == 0:

§Garden: two players use all squares
setup.py | test_setup.py::test_two_players_leave_three_squares_without_a_tile
- if box.used[g.seats, square] == 1:
+ if box.used[4, square] == 1:

§Garden tiles: a tile is laid twice
setup.py | test_setup.py::test_every_square_gets_a_tile_of_its_level
- taken |= 1 << tile
+ taken |= 0

§Garden tiles: always the same tiles
setup.py | test_setup.py::test_tiles_move_between_squares_from_game_to_game
-     drawn = throw(dice, count) if count > 1 else 0
-     for tile in range(box.tile_count):
+     drawn = 0
+     for tile in range(box.tile_count):

§Garden tiles: the 8 lies on top
box.py | test_setup.py::test_the_ten_always_lies_on_top
- record.tile_level[place] = 4 if tile.top else tile.level
+ record.tile_level[place] = 4 if tile.prestige == 8 else tile.level

§Garden tiles: a tile loses its bonus
setup.py | test_setup.py::test_every_square_gets_a_tile_of_its_level
- copy_row(g.tile_bonus[square], box.tile_bonus[tile])

§Caravan circuit: Mari asks for dates
box.toml | test_caravan.py::test_a_city_takes_only_its_good_or_wine
- good = "barley"
- mark = "S"
+ good = "dates"
+ mark = "S"

§Caravan circuit: a court city offers every kind
court.py | test_court.py::test_a_court_city_offers_two_kinds
- if city >= 0 and g.city_offer
+ if city < 0 and g.city_offer

§Plant cards: always shuffled alike
setup.py | test_setup.py::test_three_plant_cards_are_shuffled_level_1_up
-     drawn = throw(dice, count) if count > 1 else 0
-     for card in range(PLANT_CARDS):
+     drawn = 0
+     for card in range(PLANT_CARDS):

§Plant cards: Khorsabad's card lies elsewhere
box.toml | test_setup.py::test_khorsabad_has_a_second_plant_on_both_sides
- city = "khorsabad"
+ city = "mari"

§Plant cards: level 1 asks for the extra good too
caravan.py | test_caravan.py::test_a_first_plant_costs_only_the_citys_good
- return int(g.card_extra[city, g.card_side[city]])
+ return int(g.card_extra[city, 1])

§Plant cards: one good is enough where two of it are asked
supply.py | test_caravan.py::test_two_of_a_good_are_paid_if_both_are_the_same
- return int(g.goods[seat, good]) + wine >= 2
+ return int(g.goods[seat, good]) + wine >= 1

§Plant cards: a card is never flipped back
caravan.py | test_planting.py::test_the_plant_card_is_flipped
- g.card_side[city] = 1 - g.card_side[city]
+ g.card_side[city] = 1

§Court cards, Banker: the third pays no prestige
court.py | test_rounds.py::test_income_is_what_the_banker_shows
- int(g.banker_prestige[level])
+ 0

§Court cards, Caravan leader: the good on a second leader may stay away
setup.py | test_setup.py::test_second_leaders_carry_different_plain_goods
- throw(dice, 4 - card)
+ throw(dice, 4)

§Court cards, Caravan leader: its good is given twice
court.py | test_court.py::test_two_second_leaders_leave_a_choice_of_good
- g.leader_good[good] -= 1

§Court cards, Caravan leader: those everybody holds lie in the supply
setup.py | test_setup.py::test_copies_of_the_court_cards
- g.court_left[Court.LEADER, 0] -= g.seats

§Court cards, Palace: every one is worth as much as the first
court.py | test_court.py::test_a_palace_scores_at_once
- g.palace_prestige[level]
+ g.palace_prestige[1]

§Court cards, Palace: prestige every round
rounds.py | test_court.py::test_a_palace_scores_only_once
- gain_prestige(g, seat, prestige, Source.BANKER, log)
+ gain_prestige(g, seat, prestige + int(g.palace_prestige[g.court_level[seat, 2]]), Source.BANKER, log)

§Court cards: as many for two and three as for four
setup.py | test_setup.py::test_copies_of_the_court_cards
- copy_table(g.court_cards, box.court_cards[seats])
+ copy_table(g.court_cards, box.court_cards[4])

§Craft cards: as many for two and three as for four
setup.py | test_setup.py::test_craft_cards_in_play
- copy_row(g.crafts_in_play, box.crafts[seats])
+ copy_row(g.crafts_in_play, box.crafts[4])

§Fields: filled from the right
fields.py | test_fields.py::test_the_leftmost_empty_field_gives_its_good
-     for place in range(ROW_FIELDS):
-         if g.field[row, place] == EMPTY:
+     for place in range(ROW_FIELDS - 1, -1, -1):
+         if g.field[row, place] == EMPTY:

§Fields: the lower row gives the goods of the upper
fields.py | test_fields.py::test_the_leftmost_empty_field_gives_its_good
- g.field_good[row, place]
+ g.field_good[0, place]

§Setup: two camels to begin with
setup.py | test_setup.py::test_everybody_begins_alike
- g.camels[seat] = box.camels
+ g.camels[seat] = box.camels + 1

§Setup: the caravan begins elsewhere
setup.py | test_setup.py::test_the_boards_begin_empty
- g.caravan = City.BABYLON
+ g.caravan = City.NINOUA

§Setup: always the same start player
setup.py | test_setup.py::test_the_start_player_is_random_and_begins
- g.start = throw(dice, seats)
+ g.start = 0

§I, 1: turned cards stay turned
crafts.py | test_rounds.py::test_a_new_round_deals_new_groups_face_up
- g.turned[group] = 0

§I, 1: a dealt card is dealt again
crafts.py | test_setup.py::test_craft_cards_in_play
- g.undealt[craft] -= 1

§I, 1: groups of four
state.py | test_setup.py::test_craft_cards_in_play
- GROUP_CARDS = 3
+ GROUP_CARDS = 4

§I, 2: the last player gets no income
rounds.py | test_rounds.py::test_everybody_gets_their_income
-     for seat in range(g.seats):
-         talents, prestige
+     for seat in range(g.seats - 1):
+         talents, prestige

§II. Actions: the first seat begins, not the start player
rounds.py | test_rounds.py::test_the_start_player_card_moves_clockwise
- later(g, Task.TURN, int(g.start), 0)
+ later(g, Task.TURN, 0, 0)

§II. Actions: turns go counterclockwise
rounds.py | test_crafts.py::test_one_action_each_clockwise
- following = (seat + 1) % int(g.seats)
+ following = (seat - 1) % int(g.seats)

§II. Actions: who has passed gets no talent
rounds.py | test_rounds.py::test_who_has_passed_gets_a_talent_whenever_their_turn_would_come
- gain_talents(g, following, 1, log)

§II. Actions: who has passed gets a talent once
rounds.py | test_rounds.py::test_the_last_one_acting_pays_the_others_every_turn
- gain_talents(g, following, 1, log)
+ gain_talents(g, following, 1 if g.talents[following] <= 4 else 0, log)

§II. Actions: talents after the last pass
rounds.py | test_rounds.py::test_nobody_gets_a_talent_after_the_last_pass
-     if all_passed(g):
-         begin_end_of_round(g)
+     if all_passed(g):
+         for back in range(1, int(g.seats)):
+             gain_talents(g, (seat + back) % int(g.seats), 1, log)
+         begin_end_of_round(g)

§II. Actions: the phase ends with the last but one
rounds.py | test_rounds.py::test_who_has_passed_is_not_asked_again_this_round
- if all_passed(g):
+ if all_passed(g) or g.passed.sum() >= g.seats - 1:

§II. Actions, Pass: no cube is put down
rounds.py | test_rounds.py::test_who_passes_puts_a_cube_on_the_pass_space
- if g.cubes[seat] > 0:
+ if False:

§II. Actions, Pass: a cube nobody has is put down
rounds.py | test_rounds.py::test_who_has_no_cube_may_pass
- if g.cubes[seat] > 0:
+ if True:

§II. Actions, Recruit: the first turned card is free
crafts.py | test_crafts.py::test_a_card_costs_as_many_talents_as_cards_are_turned_in_its_group
- price = int(g.turned[group])
+ price = max(0, int(g.turned[group]) - 1)

§II. Actions, Recruit: cards turned in all groups are paid
crafts.py | test_crafts.py::test_cards_turned_in_other_groups_cost_nothing
- price = int(g.turned[group])
+ price = min(2, int(g.turned.sum()))

§II. Actions, Recruit: a talent must be left over
crafts.py | test_crafts.py::test_who_can_just_pay_can_recruit
- if g.turned[group] > g.talents[seat]:
+ if g.turned[group] >= g.talents[seat] and g.turned[group] > 0:

§II. Actions, Recruit: equal cards are turned together
crafts.py | test_crafts.py::test_only_one_of_two_equal_cards_is_turned
-     g.face_up[group, craft] -= 1
-     g.turned[group] += 1
+     g.turned[group] += g.face_up[group, craft]
+     g.face_up[group, craft] = 0

§II. Actions, Recruit: a turned card is recruited again
crafts.py | test_crafts.py::test_a_recruited_card_is_turned
-     g.face_up[group, craft] -= 1
-     g.turned[group] += 1

§II. Actions, Recruit: priests and engineers come without a cube
crafts.py | test_crafts.py::test_crafts_that_need_a_cube_cannot_be_recruited_without
- if craft != Craft.MERCHANT and g.cubes[seat] == 0:
+ if craft == Craft.FARMER and g.cubes[seat] == 0:

§II. Actions, Recruit: a merchant needs a cube
crafts.py | test_crafts.py::test_crafts_that_need_a_cube_cannot_be_recruited_without
- if craft != Craft.MERCHANT and g.cubes[seat] == 0:
+ if g.cubes[seat] == 0:

§II. Actions, Recruit: an engineer comes without a zone to water
crafts.py | test_crafts.py::test_an_engineer_without_an_available_zone_cannot_be_recruited
- if craft == Craft.ENGINEER and not any_zone_available(g):
+ if False:

§II. Actions, Farmer: on a tie the first seat gets the gardener
fields.py | test_fields.py::test_a_tie_brings_nobody_a_gardener
-         elif cubes == best:
-             winner = EMPTY

§II. Actions, Farmer: on a tie the last seat gets the gardener
fields.py | test_fields.py::test_a_tie_brings_nobody_a_gardener
- if cubes > best:
+ if cubes >= best:

§II. Actions, Farmer: a tie among others takes the gardener from who has more
fields.py | test_fields.py::test_most_cubes_in_a_full_row_bring_a_gardener
- elif cubes == best:
+ elif cubes > 0:

§II. Actions, Farmer: four cubes fill a row
fields.py | test_fields.py::test_four_cubes_do_not_fill_a_row
- if place == ROW_FIELDS - 1:
+ if place == ROW_FIELDS - 2:

§II. Actions, Farmer: the cubes of a full row are lost
fields.py | test_fields.py::test_cubes_of_a_full_row_go_home
- take_cube_home(g, int(g.field[row, place]))

§II. Actions, Farmer: a full row keeps its first cube
fields.py | test_fields.py::test_an_emptied_row_begins_again_at_the_left
-     for place in range(ROW_FIELDS):
-         take_cube_home
+     for place in range(1, ROW_FIELDS):
+         take_cube_home

§II. Actions, Priest: cubes enter without shifting the others
temples.py | test_temples.py::test_a_priest_enters_at_the_left_and_shifts_the_others
- g.temple[temple, space] = g.temple[temple, space - 1]
+ g.temple[temple, space] = g.temple[temple, space]

§II. Actions, Priest: a cube pushed out is lost
temples.py | test_temples.py::test_the_fourth_space_is_the_last
- take_cube_home(g, out)

§II. Actions, Engineer: 1 prestige
crafts.py | test_crafts.py::test_an_engineer_puts_a_cube_on_a_zone_for_two_prestige
- int(g.engineer_prestige)
+ 1

§II. Actions, Merchant: two camels
crafts.py | test_crafts.py::test_a_merchant_brings_one_camel_and_nothing_else
- gain_camels(g, seat, 1, log)
+ gain_camels(g, seat, 2, log)

§II. Actions, Caravan: the leader makes a journey free
caravan.py | test_caravan.py::test_a_journey_costs_a_camel_a_space_less_the_leaders_bonus
- return max(1, distance_to
+ return max(0, distance_to

§II. Actions, Caravan: no leader helps
caravan.py | test_caravan.py::test_camels_and_leader_limit_the_journey
- g.court_level[seat, Court.LEADER]
+ 0

§II. Actions, Caravan: one camel too few is enough
caravan.py | test_caravan.py::test_camels_and_leader_limit_the_journey
- camels_for(g, seat, city) > g.camels[seat]
+ camels_for(g, seat, city) > g.camels[seat] + 1

§II. Actions, Caravan: it may stay where it is
caravan.py | test_caravan.py::test_the_caravan_may_not_end_where_it_began
- if distance_to(g, city) == 0:
+ if False:

§II. Actions, Caravan: it goes counterclockwise
caravan.py | test_caravan.py::test_the_circuit_closes_behind_ninoua
- (int(g.place[city]) - int(g.place[g.caravan])) % CITIES
+ (int(g.place[g.caravan]) - int(g.place[city])) % CITIES

§II. Actions, Caravan: Babylon without a good to sell
caravan.py | test_caravan.py::test_without_goods_no_city_trades
- count_goods(g, seat) > 0
+ count_goods(g, seat) >= 0

§II. Actions, Caravan: a court city with nothing to take
court.py | test_caravan.py::test_a_court_city_without_a_card_to_take_cannot_be_chosen
-     return bool(
-         card_obstacle
+     return True or bool(
+         card_obstacle

§II. Actions, Caravan: a plant city with nowhere to plant
caravan.py | test_caravan.py::test_a_plant_city_without_a_square_to_plant_cannot_be_chosen
- return Obstacle.NONE if any_square_for(g, seat, plant_level(g, city)) else Obstacle.NO_SQUARE
+ return Obstacle.NONE

§II. Actions, Babylon: the second good sells for less
caravan.py | test_caravan.py::test_two_goods_sell_for_six_prestige
- prestige += int(g.sale_prestige)
+ prestige += int(g.sale_prestige) - 1

§II. Actions, Babylon: one good is sold as a pair
caravan.py | test_caravan.py::test_babylon_buys_one_or_two_goods_at_once
- wanted = 2 if one == other else 1
+ wanted = 1

§II. Actions, Babylon: prestige for the channel
caravan.py | test_caravan.py::test_a_sale_brings_a_channel_without_prestige
- later(g, Task.IRRIGATE, seat, 0)
+ later(g, Task.IRRIGATE, seat, int(g.engineer_prestige))

§II. Actions, Babylon: a channel without a cube
caravan.py | test_caravan.py::test_a_sale_without_a_cube_brings_no_channel
- if g.cubes[seat] > 0:
+ if True:

§II. Actions, Court city: nothing is paid
caravan.py | test_caravan.py::test_the_price_is_paid_on_arrival
- pay_good(g, seat, int(g.city_good[city]), log)

§II. Actions, Court city: a sold out level is passed over
court.py | test_court.py::test_a_sold_out_level_closes_its_kind
- if g.court_left[kind, level + 1] == 0:
+ if g.court_left[kind, level + 1 :].sum() == 0:

§II. Actions, Court city: a level sold out for others is closed to who has it
court.py | test_court.py::test_a_level_sold_out_for_one_is_open_to_who_has_it
- if g.court_left[kind, level + 1] == 0:
+ if g.court_left[kind, level + 1] == 0 or (level > 0 and g.court_left[kind, level] == 0):

§II. Actions, Court city: a second leader brings no good
court.py | test_court.py::test_the_last_second_leader_brings_its_good_without_asking
- elif kind == Court.LEADER and level == 2:
+ elif False:

§II. Actions, Plant city: the extra good is not paid
caravan.py | test_caravan.py::test_a_second_plant_costs_the_citys_good_and_the_extra_good
- pay_good(g, seat, extra, log)
+ pass

§II. Actions: wine is paid first
supply.py | test_caravan.py::test_the_named_good_is_paid_before_wine
- paid = good if g.goods[seat, good] > 0 else Good.WINE.value
+ paid = Good.WINE.value if g.goods[seat, Good.WINE] > 0 else good

§Planting: the river waters squares
garden.py | test_planting.py::test_the_river_waters_no_square
- wet_squares = 0
+ wet_squares = 0b1111_1000_1000_1000

§Planting: one zone of a double side is enough
garden.py | test_water.py::test_half_a_double_channel_leads_water_on_but_waters_no_square
- if g.zone[first] != EMPTY and g.zone[second] != EMPTY:
+ if g.zone[first] != EMPTY or g.zone[second] >= 0:

§Planting: the first zone of a double side is enough
garden.py | test_water.py::test_half_a_double_channel_leads_water_on_but_waters_no_square
- if g.zone[first] != EMPTY and g.zone[second] != EMPTY:
+ if g.zone[first] != EMPTY:

§Planting: a channel waters one of its two squares
garden.py | test_water.py::test_a_dug_channel_waters_the_squares_on_both_sides
- wet_squares |= (1 << one) | (1 << other)
+ wet_squares |= 1 << one

§Planting: a planted square is planted again
garden.py | test_water.py::test_whole_games_offer_the_zones_and_squares_that_water_reaches
- if g.square[square] == Square.TILE and (wet_squares
+ if g.square[square] != Square.UNUSED and (wet_squares

§Planting: the top square takes a plant of level 4
setup.py | test_planting.py::test_plant_and_gardeners_reach_a_level
- if min(int(g.level[square]), 3) <= level:
+ if int(g.level[square]) <= level:

§Planting: the top square takes one gardener more
garden.py | test_planting.py::test_exactly_as_many_gardeners_as_needed_are_spent
- wanted = min(int(g.level[square]), 3)
+ wanted = int(g.level[square])

§Planting: gardeners do not help
garden.py | test_planting.py::test_plant_and_gardeners_reach_a_level
- best = min(3, plant_level + int(g.gardeners[seat]))
+ best = min(3, plant_level)

§Planting: a plant one level too low grows
garden.py | test_planting.py::test_plant_and_gardeners_reach_a_level
- best = min(3, plant_level + int(g.gardeners[seat]))
+ best = min(3, plant_level + int(g.gardeners[seat]) + 1)

§Planting: all gardeners are spent
planting.py | test_planting.py::test_exactly_as_many_gardeners_as_needed_are_spent
- gardeners_needed(g, square, plant_level(g, city)), log)
+ int(g.gardeners[seat]), log)

§Planting, 0: gardeners spent are out of the game
court.py | test_tiles.py::test_gardeners_spent_are_back_before_the_bonus
- g.court_left[Court.GARDENER, 0] += count

§Planting, 0: gardeners return when the bonus is already taken
actions.py | test_tiles.py::test_gardeners_spent_are_back_before_the_bonus
-         plant(g, seat, action - PLANT, log)
+         plant(g, seat, action - PLANT, log)
+         g.court_left[3, 0] -= max(0, min(int(g.level[action - PLANT]), 3) - plant_level(g, value))
-         water_between_plants(g, value, log)
+         water_between_plants(g, value, log)
+         g.court_left[3, 0] += max(0, min(int(g.level[value]), 3) - plant_level(g, int(g.caravan)))

§Planting, 1: the tile brings no prestige
planting.py | test_planting.py::test_the_planter_takes_the_tile_and_its_prestige
- gain_prestige(g, seat, int(g.tile_prestige[square]), Source.TILE, log)

§Planting, 1: two talents on a tile are one
planting.py | test_tiles.py::test_camel_and_talents
- int(g.tile_bonus[square, Bonus.TALENT])
+ min(1, int(g.tile_bonus[square, Bonus.TALENT]))

§Planting, 1: a card of choice comes before the palace without one
planting.py | test_tiles.py::test_a_palace_without_a_choice_comes_before_a_card_of_choice
- take_bonus_cards(g, seat, Court.PALACE, int(g.tile_bonus[square, Bonus.PALACE]), log)
+ for _ in range(g.tile_bonus[square, Bonus.PALACE] + g.tile_bonus[square, Bonus.COURT]):
+         later(g, Task.COURT, seat, EMPTY)

§Planting, 1: a court card that is gone is taken all the same
planting.py | test_tiles.py::test_a_court_card_that_is_gone_brings_nothing
- if card_obstacle(g, seat, kind) == Obstacle.NONE:
+ if True:

§Planting, 1: no gardener as a card of choice
court.py | test_tiles.py::test_a_court_card_of_choice_may_be_any_kind
- if city >= 0 and g.city_offer
+ if kind == Court.GARDENER or city >= 0 and g.city_offer

§Planting, 1: no wine as a good of choice
actions.py | test_tiles.py::test_a_good_of_choice_may_be_any
-     if task == Task.GOOD:
-         return ISHTAR
+     if task == Task.GOOD:
+         return ISHTAR - 1

§Planting, 2: gardeners count for the irrigation bonus
actions.py | test_planting.py::test_the_irrigation_bonus_is_the_plants_own_level
- irrigation_bonus(g, value, plant_level(g, int(g.caravan)), log)
+ irrigation_bonus(g, value, max(plant_level(g, int(g.caravan)), min(3, int(g.level[value]))), log)

§Planting, 2: the irrigation bonus is always 1
actions.py | test_examples_caravan.py::test_white_takes_the_tile_and_black_the_irrigation_bonus
- irrigation_bonus(g, value, plant_level(g, int(g.caravan)), log)
+ irrigation_bonus(g, value, 1, log)

§Planting, 2: on a tie the first seat gets the bonus
garden.py | test_planting.py::test_a_tie_for_most_cubes_brings_nobody_the_bonus
-         elif cubes == best:
-             winner = EMPTY

§Planting, 2: grey cubes compete for the bonus
garden.py | test_planting.py::test_neutral_cubes_do_not_count_for_the_bonus
-     best = 0
-     winner = EMPTY
+     best = cubes_around(g, square, NEUTRAL)
+     winner = EMPTY

§Planting, 2: a double side counts once
garden.py | test_planting.py::test_both_zones_of_a_double_side_count_for_the_bonus
- if g.zone[2 * edge + 1] == owner:
+ elif g.zone[2 * edge + 1] == owner:

§Planting, 2: the bonus comes before the choices of the tile
planting.py | test_tiles.py::test_irrigation_waits_until_the_bonus_is_chosen
-     later(g, Task.IRRIGATION_BONUS, seat, square)
-     take_tile(g, seat, square, log)
+     take_tile(g, seat, square, log)
+     later(g, Task.IRRIGATION_BONUS, seat, square)

§Planting, 2 and 3: water before the bonus
planting.py | test_planting.py::test_what_follows_planting_comes_in_order
-     later(g, Task.WATER_BETWEEN, seat, square)
-     later(g, Task.IRRIGATION_BONUS, seat, square)
+     later(g, Task.IRRIGATION_BONUS, seat, square)
+     later(g, Task.WATER_BETWEEN, seat, square)

§Planting, 3: grey cubes replace others
garden.py | test_planting.py::test_a_watered_zone_between_plants_keeps_its_cube
-                     if g.zone[zone] == EMPTY:
+                     if g.zone[zone] != ABSENT:

§Planting, 3: a double side gets one grey cube
garden.py | test_planting.py::test_both_zones_of_a_dry_double_side_are_watered
- for zone in range(2 * edge, 2 * edge + 2):
+ for zone in range(2 * edge, 2 * edge + 1):

§Planting, 3: water runs to unused squares
garden.py | test_planting.py::test_unused_squares_are_no_plants
- if g.square[neighbour] == Square.PLANTED:
+ if g.square[neighbour] != Square.TILE:

§Planting, 3: water runs to all neighbours
garden.py | test_planting.py::test_water_runs_between_plants
- if g.square[neighbour] == Square.PLANTED:
+ if True:

§Planting, 3: water between plants opens no channel
garden.py | test_water.py::test_water_between_plants_on_the_network_carries_on
-                         note(log, Event.WATERED, NEUTRAL, zone, 0, 0, 0)
-     survey_water(g)
+                         note(log, Event.WATERED, NEUTRAL, zone, 0, 0, 0)

§Planting, 4: the card is not flipped
caravan.py | test_planting.py::test_the_plant_card_is_flipped
- g.card_side[city] = 1 - g.card_side[city]

§Planting, 4: the card is flipped before the irrigation bonus
planting.py | test_planting.py::test_the_irrigation_bonus_is_the_plants_own_level
-     later(g, Task.FLIP_CARD, seat, city)
-     later(g, Task.WATER_BETWEEN, seat, square)
-     later(g, Task.IRRIGATION_BONUS, seat, square)
+     later(g, Task.WATER_BETWEEN, seat, square)
+     later(g, Task.IRRIGATION_BONUS, seat, square)
+     later(g, Task.FLIP_CARD, seat, city)

§III, 1: the player to the left of the start player leads the procession
temples.py | test_temples.py::test_the_player_to_the_right_of_the_start_player_leads_the_procession
- return (int(g.start) + int(g.seats) - 1) % int(g.seats)
+ return (int(g.start) + 1) % int(g.seats)

§III, 1: the option of the procession is ignored
temples.py | test_temples.py::test_the_last_to_pass_leads_the_procession_by_option
- if g.procession == Procession.LAST_TO_PASS:
+ if False:

§III, 1: the first to pass leads the procession by option
rounds.py | test_temples.py::test_the_last_to_pass_leads_the_procession_by_option
- g.last_passed = seat
+ g.last_passed = seat if g.passed.sum() == 1 else g.last_passed

§III, 1: a procession with a cube nobody has
temples.py | test_temples.py::test_a_procession_without_a_cube_leaves_the_chosen_temple_alone
- if g.cubes[seat] > 0:
+ if True:

§III, 1: without a cube no grey ones either
temples.py | test_temples.py::test_a_procession_without_a_cube_leaves_the_chosen_temple_alone
- if other != temple:
+ if other != temple and g.temple[temple, 0] == seat:

§III, 1: a grey cube into the chosen temple too
temples.py | test_temples.py::test_the_procession_puts_neutral_cubes_into_the_other_temples
- if other != temple:
+ if True:

§III, 1: temples before the procession
rounds.py | test_temples.py::test_temples_reward_in_order test_temples.py::test_who_is_alone_gets_only_the_first_reward
-     later(g, Task.PROCESSION, procession_leader(g), 0)
-     later(g, Task.REWARD, EMPTY, Temple.TAMMOUZ)
+     later(g, Task.PROCESSION, procession_leader(g), 0)
+     later(g, Task.REWARD, EMPTY, Temple.TAMMOUZ)

§III, 2: Marduk before Ishtar
rounds.py | test_temples.py::test_temples_reward_in_order
-     later(g, Task.REWARD, EMPTY, Temple.MARDUK)
-     later(g, Task.REWARD, EMPTY, Temple.ISHTAR)
+     later(g, Task.REWARD, EMPTY, Temple.ISHTAR)
+     later(g, Task.REWARD, EMPTY, Temple.MARDUK)

§III, 2: grey cubes rank
temples.py | test_temples.py::test_neutral_cubes_never_rank
-     best = 0
+     best = standing(g, temple, NEUTRAL)

§III, 2: the cube furthest right ranks before the number of cubes
temples.py | test_temples.py::test_more_cubes_beat_a_cube_further_right
- return cubes * TEMPLE_SPACES + rightmost
+ return rightmost * TEMPLE_SPACES + cubes

§III, 2: a tie goes to the cube further left
temples.py | test_temples.py::test_a_tie_goes_to_the_rightmost_cube
- rightmost = space
+ rightmost = TEMPLE_SPACES - 1 - space

§III, 2: a tie goes to the leftmost cube further right
temples.py | test_temples.py::test_a_tie_goes_to_the_rightmost_cube
- rightmost = space
+ rightmost = space if cubes == 1 else rightmost

§III, 2: who is overtaken is not second
temples.py | test_temples.py::test_every_filling_of_a_temple_is_ranked
-             second = first
-             next_best = best

§III, 2: who is alone gets the second reward too
temples.py | test_temples.py::test_who_is_alone_gets_only_the_first_reward
- return first, second if g.seats > 2 else EMPTY
+ return first, (first if second == EMPTY else second) if g.seats > 2 else EMPTY

§III, 2: two players get second rewards
temples.py | test_temples.py::test_two_players_only_reward_the_first
- return first, second if g.seats > 2 else EMPTY
+ return first, second

§III, 2, Ishtar: the second gets the same as the first
temples.py | test_temples.py::test_the_first_with_ishtar_chooses_and_the_second_gets_the_other
- gain_camels(g, second, 1, log)
+ gain_talents(g, second, 1, log)

§III, 2, Marduk: the second gets as much as the first
temples.py | test_temples.py::test_more_cubes_beat_a_cube_further_right
- int(g.marduk_prestige[1])
+ int(g.marduk_prestige[0])

§III, 2, Tammouz: the second swaps before the first farms
temples.py | test_temples.py::test_temples_reward_in_order
-         if second != EMPTY:
-             later(g, Task.SWAP, second, 0)
-         later(g, Task.FIELD, first, 0)
+         later(g, Task.FIELD, first, 0)
+         if second != EMPTY:
+             later(g, Task.SWAP, second, 0)

§III, 2, Tammouz: the first farms without a cube
actions.py | test_temples.py::test_the_first_with_tammouz_gets_nothing_without_a_cube
- return Obstacle.NONE if g.cubes[seat] > 0 else Obstacle.CUBE
+ return Obstacle.NONE

§III, 2, Tammouz: who fills the row gets the gardener
fields.py | test_temples.py::test_a_row_filled_with_tammouz_rewards_its_majority
- take_gardener(g, winner, log)
+ take_gardener(g, int(g.field[row, ROW_FIELDS - 1]), log)

§III, 2, Tammouz: the second has to swap
actions.py | test_temples.py::test_the_second_with_tammouz_may_keep_all
-     if task == Task.SWAP:
-         return KEEP
+     if task == Task.SWAP:
+         return SWAP

§III, 2, Tammouz: wine is not given
temples.py | test_temples.py::test_wine_may_be_given_in_a_swap
- return Obstacle.NONE if g.goods[seat, given] > 0
+ return Obstacle.NONE if g.goods[seat, given] > 0 and given != Good.WINE

§III, 2, Tammouz: a swap for palm brings wine
temples.py | test_temples.py::test_the_second_with_tammouz_may_swap_one_good
- return given, taken if taken < given else taken + 1
+ return given, taken if taken < given else taken + 1 + taken // 2

§III, 2, Tammouz: what nobody has is swapped
temples.py | test_temples.py::test_the_second_with_tammouz_may_swap_one_good
- return Obstacle.NONE if g.goods[seat, given] > 0
+ return Obstacle.NONE if True

§III, 3: one good fewer is kept
supply.py | test_rounds.py::test_goods_within_the_limit_stay
- if count_goods(g, seat) <= g.leader_keeps
+ if count_goods(g, seat) < g.leader_keeps

§III, 3: a second leader keeps no more goods
supply.py | test_rounds.py::test_goods_within_the_limit_stay
- g.leader_keeps[g.court_level[seat, Court.LEADER]]
+ g.leader_keeps[0]

§III, 3: one discard is enough
actions.py | test_rounds.py::test_goods_are_discarded_down_to_the_leaders_limit
-         later(g, Task.DISCARD, seat, 0)
-         discard(
+         discard(

§III, 3: discards begin with the first seat
rounds.py | test_rounds.py::test_discards_go_in_turn_order_from_the_start_player
- later(g, Task.DISCARD, (int(g.start) + back) % int(g.seats), 0)
+ later(g, Task.DISCARD, back, 0)

§III, 3: discards go counterclockwise
rounds.py | test_rounds.py::test_discards_go_in_turn_order_from_the_start_player
- later(g, Task.DISCARD, (int(g.start) + back) % int(g.seats), 0)
+ later(g, Task.DISCARD, (int(g.start) - back) % int(g.seats), 0)

§III, 3: stock before Tammouz
rounds.py | test_rounds.py::test_goods_won_in_the_temples_count_for_the_stock
-     later(g, Task.REWARD, EMPTY, Temple.TAMMOUZ)
-     later(g, Task.END_ROUND, EMPTY, 0)
+     later(g, Task.END_ROUND, EMPTY, 0)
+     later(g, Task.REWARD, EMPTY, Temple.TAMMOUZ)

§III, 4: pass cubes are lost
rounds.py | test_rounds.py::test_pass_cubes_go_home_at_the_end_of_the_round
- g.cubes[seat] += g.pass_cube[seat]

§III, 4: a cube comes home from the pass space that was never there
rounds.py | test_rounds.py::test_who_has_no_cube_may_pass
- g.cubes[seat] += g.pass_cube[seat]
+ g.cubes[seat] += 1

§III, 4: who has passed stays out
rounds.py | test_rounds.py::test_pass_cubes_go_home_at_the_end_of_the_round
- g.passed[seat] = 0

§III, 4: the start player card stays
rounds.py | test_rounds.py::test_the_start_player_card_moves_clockwise
- g.start = (int(g.start) + 1) % int(g.seats)

§III, last sentence: a single choice is asked
actions.py | test_rounds.py::test_equal_goods_are_discarded_without_asking
- if possible & (possible - 1) != 0:
+ if possible != 0:

§III, last sentence: a lone pass is not asked
actions.py | test_rounds.py::test_a_lone_pass_is_asked
- elif task == Task.TURN:
+ elif task == Task.TURN and answers(g) != 1:

§End: one tile fewer ends the game
rounds.py | test_end.py::test_the_game_ends_when_few_tiles_are_left
- tiles_left(g) <= g.last_tiles
+ tiles_left(g) < g.last_tiles

§End: two players end as early as four
setup.py | test_end.py::test_one_tile_more_and_another_round_is_played
- g.last_tiles = box.last_tiles[seats]
+ g.last_tiles = box.last_tiles[4]

§End: the game ends with the tile, not with the round
actions.py | test_end.py::test_the_round_is_played_to_its_end
-         flip_card(g, value, log)
+         flip_card(g, value, log)
+         g.over = 1 if (g.square == 1).sum() <= g.last_tiles else 0

§End: the favour of four players for all
setup.py | test_end.py::test_the_queens_favour_goes_by_tiles_owned
- copy_row(g.favour_tiles, box.favour_tiles[seats])
+ copy_row(g.favour_tiles, box.favour_tiles[4])

§End: the small favour takes a tile more
rounds.py | test_end.py::test_the_queens_favour_goes_by_tiles_owned
- if g.tiles[seat] >= g.favour_tiles[0]:
+ if g.tiles[seat] > g.favour_tiles[0]:

§End: the large favour takes a tile more
rounds.py | test_end.py::test_the_queens_favour_goes_by_tiles_owned
- if g.tiles[seat] >= g.favour_tiles[1]:
+ if g.tiles[seat] > g.favour_tiles[1]:

§End: the large favour includes the small one
rounds.py | test_end.py::test_the_queens_favour_goes_by_tiles_owned
- return int(g.favour_prestige[1])
+ return int(g.favour_prestige[1]) + int(g.favour_prestige[0])

§End: goods left count nothing
rounds.py | test_end.py::test_each_good_left_counts_one
- gain_prestige(g, seat, count_goods(g, seat) * int(g.good_prestige), Source.GOODS, log)

§End: wine left counts nothing
rounds.py | test_end.py::test_each_good_left_counts_one
- gain_prestige(g, seat, count_goods(g, seat) * int(g.good_prestige), Source.GOODS, log)
+ gain_prestige(g, seat, int(g.goods[seat, :4].sum()) * int(g.good_prestige), Source.GOODS, log)

§End, safety net: a round more
rounds.py | test_end.py::test_the_fortieth_round_is_the_last
- g.round_number >= g.last_round
+ g.round_number > g.last_round

§The box is data: the price of a good stands in the code
setup.py | test_box.py::test_a_good_sells_for_what_the_box_says
- g.sale_prestige = box.sale_prestige
+ g.sale_prestige = 3

§The box is data: the last round stands in the code
setup.py | test_box.py::test_the_last_round_follows_the_box
- g.last_round = box.last_round
+ g.last_round = 40

§The box is data: the circuit stands in the code
setup.py | test_box.py::test_the_circuit_follows_the_box
- copy_row(g.place, box.place)
+ for city in range(CITIES):
+         g.place[city] = city
"""


class BadTable(Exception):
    """An entry that fits neither the form nor the rules as they are now."""


@dataclass(frozen=True)
class Mutant:
    """A rule gone wrong: its name, its file, the tests that must fail, and what replaces what."""

    name: str
    file: Path
    tests: tuple[str, ...]
    changes: tuple[tuple[str, str], ...]

    def mutate(self, copy: Path) -> None:
        """Make the changes in a copy of the repository; each old text must stand there exactly once."""
        path = copy / self.file
        text = path.read_text(encoding="utf-8")
        for old, new in self.changes:
            if text.count(old) != 1:
                raise BadTable(f"{self.name}: expected this once in {self.file}, found it {text.count(old)} times:\n{old}")
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")


def read_table(table: str) -> list[Mutant]:
    """The mutants of a table, in its order."""
    return [read_entry(entry) for entry in table.strip().split("\n\n")]


def read_entry(entry: str) -> Mutant:
    """A mutant from its name, its file and tests, and the lines of its diff."""
    name, place, *diff = entry.split("\n")
    file, _, tests = place.partition(" | ")
    changes: list[tuple[list[str], list[str]]] = []
    before = "+"
    for line in diff:
        if line[:2] not in ("- ", "+ "):
            raise BadTable(f"{name}: expected a line with - or +, found: {line}")
        if line[0] == "-" and before == "+":
            changes.append(([], []))
        changes[-1][line[0] == "+"].append(line[2:])
        before = line[0]
    return Mutant(
        name,
        RULES / file,
        tuple(f"tests/rulebook/{test}" for test in tests.split()),
        tuple(("\n".join(old), "\n".join(new)) for old, new in changes),
    )


def copy_repository(source: Path, target: Path) -> None:
    """What the tests of the rules need."""
    target.mkdir()
    shutil.copy(source / "pyproject.toml", target)
    for folder in ("src", "tests/rulebook"):
        shutil.copytree(source / folder, target / folder, ignore=shutil.ignore_patterns("__pycache__"))


def run_tests(copy: Path, tests: list[str]) -> subprocess.CompletedProcess[str]:
    """Run tests on a copy until one fails."""
    environment = {**os.environ, "TWORIVERS_JIT": "0", "PYTHONPATH": str(copy / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False)


def verdict(mutant: Mutant, copy: Path) -> str:
    """"killed" and by which test, "SURVIVED", or "BROKEN" if the tests did not even run."""
    mutant.mutate(copy)
    try:
        run = run_tests(copy, list(mutant.tests))
    except subprocess.TimeoutExpired:
        return f"BROKEN    {mutant.name}: no end after {SECONDS} s"
    failed = re.search(r"^FAILED tests/rulebook/(\S+)", run.stdout, re.MULTILINE)
    if run.returncode == 1 and failed:
        return f"killed    {mutant.name} <- {failed[1]}"
    if run.returncode == 0:
        return f"SURVIVED  {mutant.name} ({', '.join(mutant.tests)})"
    return f"BROKEN    {mutant.name}\n{run.stdout}{run.stderr}"


def main() -> int:
    """Say how every mutant fares; 0 if all are killed."""
    arguments = argparse.ArgumentParser(description="Break the rules one by one and see whether a test notices.")
    arguments.add_argument("--only", default="", metavar="NAME", help="only mutants with this in their name")
    wanted = arguments.parse_args().only.lower()
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole"
        copy_repository(REPOSITORY, whole)
        mutants = [mutant for mutant in read_table(TABLE) if wanted in mutant.name.lower()]
        copies = [Path(folder) / str(number) for number in range(len(mutants))]
        if not mutants:
            print(f"no mutant has {wanted!r} in its name")
            return 1
        unbroken = run_tests(whole, sorted({test for mutant in mutants for test in mutant.tests}))
        if unbroken.returncode != 0:
            print(f"the tests fail before any rule is broken:\n{unbroken.stdout}{unbroken.stderr}")
            return 1
        print("the rules as they are: all these tests pass")

        def judge(mutant: Mutant, copy: Path) -> str:
            copy_repository(whole, copy)
            said = verdict(mutant, copy)
            shutil.rmtree(copy)
            return said

        alive = 0
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for said in pool.map(judge, mutants, copies):
                print(said, flush=True)
                alive += not said.startswith("killed")
    print(f"{len(mutants) - alive} of {len(mutants)} killed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
