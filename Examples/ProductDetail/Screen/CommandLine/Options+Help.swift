extension Options {
  /// What `--help` prints, without a final newline.
  package static let helpText = """
    Prints the product detail screen, laid out without a device.

    Usage: ProductDetail [FILE] [--width POINTS | --device NAME] [--viewport OFFSET]

    FILE is JSON: one product, a list of products, or an object with such a list
    in its field "products". Each product is printed as a screen. Without FILE the
    bundled product is printed twice: before its data has come, and after.

    Options:
      --width POINTS     Lay out at this width, from 0.01 to 100000 points.
                         Without it and --device, 320.
      --device NAME      Lay out for a device: iPhone SE, iPhone 8, iPhone 15,
                         iPhone 15 Pro Max or iPad. Case, spaces and hyphens make
                         no difference: iphone-se is an iPhone SE.
      --viewport OFFSET  Print only what shows when the screen is scrolled down by
                         this many points, from 0 to 1000000000. Without it, every
                         row.
      --help, -h         Print this text.
      --                 What follows is FILE, even if it begins with a hyphen.

    An option's value may follow an equals sign: --width=320.

    Exit codes:
      0  Everything was printed.
      1  FILE cannot be read or holds something other than products.
      2  The command line is wrong.

    Upon failure standard output stays empty, and one sentence on standard error
    says where the mistake is, what was expected and what was found.
    """
}
