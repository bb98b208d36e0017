"""How wide text is to HarfBuzz, and how many lines it and ICU make of a paragraph.

    pip install icu4py==1.2.0 uharfbuzz==0.57.0

ICU's root locale says where a line may end, and a line is as wide as HarfBuzz shapes it, with the fonts'
default features.
"""

import itertools
import operator

import uharfbuzz

import icu

# White space at which no line ends keeps its room at the end of a line.
NO_BREAK_SPACES = "\u00A0\u2007\u202F"


class Face:
    """A font of a file, and how much room text of it takes."""

    def __init__(self, path, index=0, is_kerned=True):
        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path), index)
        self.features = {} if is_kerned else {"kern": False}
        self.font = uharfbuzz.Font(face)
        self.units_per_em = face.upem
        self.version = face.get_name(uharfbuzz.OTNameIdPredefined.VERSION_STRING)
        self.scalars = set(face.unicodes)

    def covers(self, cluster):
        return all(ord(scalar) in self.scalars for scalar in cluster)

    def shaped(self, text, language):
        """The width of a text in ems, and the number of its glyphs that take room."""
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.language = language
        uharfbuzz.shape(self.font, buffer, self.features)
        advances = [position.x_advance for position in buffer.glyph_positions]
        return sum(advances) / self.units_per_em, sum(1 for advance in advances if advance)


class Shaper:
    """Measures text of one language with a font, which alone is tracked, and its fallback."""

    def __init__(self, first, fallback, language):
        self.faces = [first, fallback]
        self.language = language

    def face(self, cluster):
        """The first font that has all of a cluster; the first of all where neither has."""
        return next((face for face in self.faces if face.covers(cluster)), self.faces[0])

    def measured(self, pieces):
        """The width in ems of clusters with their fonts, and how many glyphs are of the first font."""
        width, of_first = 0.0, 0
        for face, run in itertools.groupby(pieces, key=operator.itemgetter(1)):
            ems, glyphs = face.shaped("".join(cluster for cluster, _ in run), self.language)
            width += ems
            of_first += glyphs if face is self.faces[0] else 0
        return width, of_first


class Paragraph:
    """A text whose lines are counted at several widths and sizes; what was measured once is kept."""

    characters = icu.Breaker(icu.CHARACTER)
    lines = icu.Breaker(icu.LINE)

    def __init__(self, text, shaper):
        self.shaper = shaper
        ends = [end for end, _ in self.characters.ends(text)]
        clusters = [text[start:end] for start, end in zip([0] + ends, ends)]
        self.pieces = [(cluster, shaper.face(cluster)) for cluster in clusters]
        place = {end: index for index, end in enumerate(ends, start=1)}
        self.breaks = [place[end] for end, _ in self.lines.ends(text) if end in place]
        self.kept = {}

    def width(self, start, end, size, tracking):
        """The width of a line in points; white space at its end takes none."""
        while end > start and self.is_space(self.pieces[end - 1][0]):
            end -= 1
        if (start, end) not in self.kept:
            self.kept[start, end] = self.shaper.measured(self.pieces[start:end])
        ems, tracked = self.kept[start, end]
        return size * (ems + tracking * tracked)

    @staticmethod
    def is_space(cluster):
        return cluster.isspace() and cluster not in NO_BREAK_SPACES

    def line_count(self, width, size, tracking=0.0):
        """The lines that are as full as they can be; tracking is in ems."""
        def fits(end):
            return self.width(start, end, size, tracking) <= width

        count, start = 0, 0
        while start < len(self.pieces):
            count += 1
            line = start
            for end in (end for end in self.breaks if end > start):
                if not fits(end):
                    break
                line = end
            if line == start:
                # The first word is longer than the line.
                line = start + 1
                while line < len(self.pieces) and fits(line + 1):
                    line += 1
            start = line
        return count
