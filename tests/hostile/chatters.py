"""Says on stdout what it does on one case."""

from honest import answer, is_marked, run, say


def on_case(request):
    if is_marked(request):
        print("dealing \x1b[31mcards\x1b[0m [bold]now[/bold]")
    say(answer(request))


run(on_case)
