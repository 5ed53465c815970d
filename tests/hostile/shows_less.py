"""Says that it hides nothing, and shows no state at all."""

from honest import answer, run, say


def on_case(request):
    found = answer(request)
    for step in found["trace"]["steps"]:
        del step["state"]
    say(found)


run(on_case)
