"""Whose turn it is: nobody waits for more than one piece of each other asker's."""

from __future__ import annotations

from random import Random

from bot.workers.queue import Asker, FairQueue

HARBOR, ISLAND = 1, 2


def taken(queue: FairQueue[str]) -> list[str]:
    found: list[str] = []
    while (piece := queue.take()) is not None:
        found.append(piece)
    return found


def test_one_who_asks_for_much_delays_nobody_by_more_than_one_piece() -> None:
    queue = FairQueue[str]()
    for number in range(24):
        queue.put(Asker(HARBOR, 11), f"greedy {number}")
    assert queue.take() == "greedy 0"
    queue.put(Asker(HARBOR, "replays"), "the end of a game")
    queue.put(Asker(ISLAND, 12), "somebody elsewhere")
    assert [queue.take() for _ in range(3)] == ["greedy 1", "somebody elsewhere", "the end of a game"]
    assert taken(queue) == [f"greedy {number}" for number in range(2, 24)]
    assert queue.take() is None


def test_a_server_with_many_people_gets_no_more_than_one_with_few() -> None:
    queue = FairQueue[str]()
    for person in range(10):
        queue.put(Asker(HARBOR, person), f"harbor {person}")
    for number in range(3):
        queue.put(Asker(ISLAND, 99), f"island {number}")
    assert taken(queue)[:6] == ["harbor 0", "island 0", "harbor 1", "island 1", "harbor 2", "island 2"]


def test_whatever_is_put_and_dropped_each_piece_is_taken_once_in_its_askers_order() -> None:
    rng, queue, waiting, got = Random(5), FairQueue[tuple[Asker, int]](), list[tuple[Asker, int]](), list[object]()
    put = list[tuple[Asker, int]]()
    for number in range(2000):
        match rng.choice(["put", "put", "take", "drop"]):
            case "put":
                asker = Asker(rng.choice([None, HARBOR, ISLAND]), rng.randrange(3))
                queue.put(asker, (asker, number))
                waiting.append((asker, number))
                put.append((asker, number))
            case "take":
                piece = queue.take()
                assert (piece is None) == (not waiting)
                if piece is not None:
                    assert piece[1] == min(each for asker, each in waiting if asker == piece[0])
                    waiting.remove(piece)
                    got.append(piece)
            case _:
                if waiting:
                    piece = waiting.pop(rng.randrange(len(waiting)))
                    queue.drop(piece[0], piece)
                    got.append(piece)
        assert len(queue) == len(waiting)
    while (piece := queue.take()) is not None:
        got.append(piece)
    assert sorted(map(str, got)) == sorted(map(str, put))
