"""Writes amounts as numbers."""

from honest import answer, is_marked, run, say


def on_case(request):
    found = answer(request)
    if is_marked(request):
        found["trace"]["steps"][0]["state"] = {"players": {"Ann": {"has": 100}}}
    say(found)


run(on_case)
