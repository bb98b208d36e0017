extension Options {
  /// What `--help` prints, without a final newline.
  package static let helpText = """
    Prints the product detail screen, laid out without a device, or what changed
    between two.

    Usage: ProductDetail [FILE] [--width POINTS | --device NAME] [--viewport OFFSET]
                         [--metrics NAME | --font FILE…] [--text-size CATEGORY]
           ProductDetail --live [--width POINTS | --device NAME]
                         [--metrics NAME | --font FILE…] [--text-size CATEGORY]
           ProductDetail diff BEFORE AFTER [--width POINTS | --device NAME]
                         [--metrics NAME | --font FILE…] [--text-size CATEGORY]

    FILE is JSON: one product, a list of products, or an object with such a list
    in its field "products". Each product is printed as a screen. Without FILE the
    bundled product is printed before its data has come and after, and then what
    changed.

    diff compares the screens of two such files and prints what changed: the first
    of BEFORE with the first of AFTER, the second with the second, and so on. Both
    hold as many products. Screens that are the same print nothing.

    --live visits the bundled product: its three sources answer one after another,
    one of them fails, coupons are picked and a comment is expanded. It prints what
    is done, step by step, and what that changes on the screen.

    Options:
      --width POINTS     Lay out at this width, from 0.01 to 100000 points.
                         Without it and --device, 320.
      --device NAME      Lay out for a device: iPhone SE, iPhone 8, iPhone 15,
                         iPhone 15 Pro Max or iPad.
      --viewport OFFSET  Print only what shows when the screen is scrolled down by
                         this many points, from 0 to 1000000000. Without it, every
                         row. Not with diff.
      --metrics NAME     Measure text as NAME does: system-like, an estimate of
                         Apple's system font, or grid, a terminal. Without it and
                         --font, system-like.
      --font FILE        Measure text by a font: .ttf, .otf, or the first of a
                         .ttc. Given again, it adds a font for what those before
                         it do not have, or the bold of a family before it, for
                         bold text.
      --text-size CATEGORY
                         The text size chosen in the settings, from xSmall, small,
                         medium, large, xLarge, xxLarge and xxxLarge to
                         accessibility1 and on to accessibility5. Without it, large.
      --live             Visit the bundled product, as above.
      --help, -h         Print this text.
      --                 What follows are files, even if they begin with a hyphen
                         or are called diff.

    An option's value may follow an equals sign: --width=320. In a NAME or CATEGORY
    case, spaces and hyphens make no difference: iphone-se is an iPhone SE.

    Exit codes:          without diff          with diff
      0                  all was printed       the screens are the same
      1                  a file cannot be      some screens differ
                         read, or is not
                         products or a font
      2                  a wrong command line  a wrong command line, or a file that
                                               cannot be read, or is not products
                                               or a font

    Upon failure standard output stays empty, and one sentence on standard error
    says where the mistake is, what was expected and what was found.
    """
}
