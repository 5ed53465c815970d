"""Says more than it is asked, everywhere: unknown fields are no fault."""

from honest import ABOUT, answer, run, say


def on_case(request):
    found = {**answer(request), "took": 3}
    for step in found["trace"]["steps"]:
        step["mood"] = "fine"
        step["state"] = {**step["state"], "weather": ["rain"], "dealer": {"cards": ["A", "?"], "name": 7}}
    say(found)


run(on_case, about={**ABOUT, "motto": "hit me"})
