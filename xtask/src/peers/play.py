"""Random games of four with other people's engines, for some seconds of processor time.

Usage: play.py GAME SECONDS. Prints how many games, rolls and seconds it were.
"""

import random
import sys
import time


def ludo_king_engine():
    from ludo_engine import LudoGame, PlayerColor

    def play():
        game, rolls = LudoGame(list(PlayerColor)), 0
        while not game.game_over:
            dice = game.roll_dice()
            rolls += 1
            player = game.get_current_player()
            moves = game.get_valid_moves(player, dice)
            if moves:
                move = random.choice(moves)
                if not game.execute_move(player, move.token_id, dice).extra_turn:
                    game.next_turn()
            elif dice != 6 or game.consecutive_sixes == 0:
                game.next_turn()
        return rolls

    return play


def ludopy():
    import ludopy

    def play():
        game, rolls = ludopy.Game(), 0
        while len(game.get_winners_of_game()) < 3:
            (_, moves, *_), _ = game.get_observation()
            rolls += 1
            game.answer_observation(random.choice(moves) if len(moves) else -1)
        return rolls

    return play


def open_spiel():
    import pyspiel

    game = pyspiel.load_game("maedn(players=4)")

    def play():
        state, rolls = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                rolls += 1
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
        return rolls

    return play


def open_spiel_cpp():
    """Whole games in C++, which tells no rolls: they are as many as in games that are played from here, on average."""
    import pyspiel

    count = open_spiel()
    counted = 500
    mean = sum(count() for _ in range(counted)) / counted
    game = pyspiel.load_game("maedn(players=4)")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]

    def play():
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(31))
        return mean

    return play


def main():
    random.seed(1)
    play, seconds = globals()[sys.argv[1]](), float(sys.argv[2])
    games, rolls, begun = 0, 0, time.process_time()
    while time.process_time() - begun < seconds:
        rolls += play()
        games += 1
    print(games, round(rolls), time.process_time() - begun)


main()
