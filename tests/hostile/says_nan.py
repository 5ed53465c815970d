"""Says that a balance is NaN."""

from honest import answer, is_marked, run, say


def on_case(request):
    found = answer(request)
    if is_marked(request):
        found["trace"]["steps"][0]["state"] = {"players": {"Ann": {"has": float("nan")}}}
    say(found)


run(on_case)
