extension Options {
  /// The text that `--help` prints, without a final line feed.
  package static let helpText = """
    Prints the screen of a product, laid out without a device, or the difference
    between two screens.

    Usage: ProductDetail [FILE] [--width POINTS | --device NAME] [--viewport OFFSET]
                         [--metrics NAME | --font FILE…] [--text-size CATEGORY]
           ProductDetail --live [--width POINTS | --device NAME]
                         [--metrics NAME | --font FILE…] [--text-size CATEGORY]
           ProductDetail diff BEFORE AFTER [--width POINTS | --device NAME]
                         [--metrics NAME | --font FILE…] [--text-size CATEGORY]

    FILE is JSON: a product, a list of products, or an object with such a list in
    its field "products". Each product is printed as a screen. Without FILE, the
    command prints the screen of the bundled product before and after its data
    arrives, and the difference.

    diff compares the screens of two such files and prints the differences: between
    the first product of BEFORE and the first of AFTER, and so on. Both files must
    have the same number of products. Equal screens print nothing.

    --live runs a scripted session with the bundled product: three sources respond
    in turn, one of them fails, coupons are picked, and a comment is expanded. Each
    step is printed with the changes it makes to the screen.

    Options:
      --width POINTS     Set the width of the layout, from 0.01 to 100000 points.
                         The default without --device is 320.
      --device NAME      Set the device of the layout: iPhone SE, iPhone 8,
                         iPhone 15, iPhone 15 Pro Max, or iPad.
      --viewport OFFSET  Print only what is visible when the screen is scrolled
                         down by this many points, from 0 to 1000000000. By
                         default, every row is printed. Not with diff or --live.
      --metrics NAME     Set the font metrics: system-like, an estimate of Apple's
                         system font, or grid, a terminal. The default without
                         --font is system-like.
      --font FILE        Take the font metrics from a font: .ttf, .otf, or the
                         first font in a .ttc. Another --font adds a font for
                         characters that the fonts before it lack, or the bold
                         font of the family before it for bold text.
      --text-size CATEGORY
                         Set the text size of the layout: xSmall, small, medium,
                         large, xLarge, xxLarge, xxxLarge, or accessibility1 to
                         accessibility5. The default is large.
      --live             Run the scripted session.
      --help, -h         Print this text.
      --                 Take all arguments after this one as files, even if they
                         begin with a hyphen or are named diff.

    The value of an option can follow an equals sign: --width=320. The case, spaces,
    and hyphens of a NAME or CATEGORY are ignored: iphone-se is an iPhone SE.

    Exit codes:          without diff          with diff
      0                  success               the screens are equal
      1                  a file can't be read  at least one screen differs
                         or is invalid
      2                  the command line is   the command line is wrong, or a file
                         wrong                 can't be read or is invalid

    After an error, standard output is empty, and one sentence on standard error
    says where the error is, what was expected, and what was found.
    """
}
