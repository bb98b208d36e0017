"""The font Inter, as Debian installs it, and its mean kerning, for the tools beside this file.

    apt-get install fonts-inter
"""

import pathlib

FOLDER = pathlib.Path("/usr/share/fonts/opentype/inter")
# The cuts that `.systemLike` is made from; a column of the file below for each.
CUTS = ["Inter-Regular", "Inter-SemiBold", "InterDisplay-Regular", "InterDisplay-SemiBold"]

# Advances and kerning are in 1/10,000 em.
EM = 10_000
KERNING = pathlib.Path(__file__).resolve().parent / "kerning.txt"


def path(cut):
    return str(FOLDER / f"{cut}.otf")


def mean_kerning(cut):
    """What Tools/fit-kerning found for each scalar of ASCII."""
    found, column = {}, 2 + CUTS.index(cut)
    for line in KERNING.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            fields = line.split()
            found[int(fields[0], 16)] = int(fields[column])
    return found
