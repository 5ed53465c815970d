"""Answers otherwise every other time."""

from honest import answer, run, say

times = 0


def on_case(request):
    global times
    times += 1
    found = answer(request)
    found["trace"]["steps"][0]["answer"] = "taken" if times % 2 else "refused"
    say(found)


run(on_case)
