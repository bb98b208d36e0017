extension Options {
  /// What `--help` prints, without a final newline.
  package static let helpText = """
    Prints the pages of a game as they scroll below one header, step by step: what
    each part consumed, what happened, and what is seen then.

    Usage: GamePages [--drag POINTS | --fling SPEED | --settle | --tab PAGE
                      | --toggle ROW | --carousel POINTS | --resize SIZE]…

    Each option is a step, and they are taken in the order in which they are given.
    Without one, a session is shown that has a step of each kind.

    Options:
      --drag POINTS      A finger moves up by this many points, from -1000000 to
                         1000000; below zero, down.
      --fling SPEED      A finger lets go at this many points a second, from -100000
                         to 100000; all of the fling is one step.
      --settle           Fingers and momentum are at rest.
      --tab PAGE         A segment is touched: 0 for the introduction, 1 for guides.
      --toggle ROW       A row is expanded or collapsed: text.
      --carousel POINTS  A finger moves the pictures by this many points, from
                         -1000000 to 1000000; above zero, to the left.
      --resize SIZE      The screen has another size: WIDTHxHEIGHT, from 1x90 to
                         100000x100000. Its bars take 64 of the height.
      --help, -h         Print this text.

    An option's value may follow an equals sign: --drag=60.

    Exit codes: 0, all was printed; 1, it could not be; 2, a wrong command line.
    """
}
