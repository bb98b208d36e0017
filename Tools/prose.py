"""Prose out of Debian's packages, for the tools beside this file.

    pip install icu4py==1.2.0
"""

import html.parser
import subprocess
import sys

import icu

# A paragraph of a manual has so many characters.
SHORTEST, LONGEST = 40, 600


class Paragraphs(html.parser.HTMLParser):
    """The texts of a page's paragraphs, without those that hold a listing."""

    def __init__(self):
        super().__init__()
        self.found, self.text, self.listings = [], None, 0

    def handle_starttag(self, tag, attributes):
        if tag == "p":
            self.text = ""
        elif tag in ("pre", "table", "ul", "ol", "dl"):
            self.listings += tag == "pre"
            self.text = None
        elif tag == "br" and self.text is not None:
            self.text += "\n"

    def handle_endtag(self, tag):
        if tag == "pre":
            self.listings -= 1
        elif tag == "p" and self.text is not None:
            self.found.append(self.text)
            self.text = None

    def handle_data(self, data):
        if self.text is not None and not self.listings:
            self.text += data


def is_wide(character):
    return icu.value(ord(character), icu.EAST_ASIAN_WIDTH) in ("W", "F")


def joined(text):
    """A text on one line; between two ideographs the end of a source's line is no space."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    joined = ""
    for line in filter(None, lines):
        if joined and not (is_wide(joined[-1]) and is_wide(line[0])):
            joined += " "
        joined += line
    return joined


def is_prose(text, language, shortest=SHORTEST):
    """Whether a text is of a paragraph's length and its language, and says something in a sentence."""
    if not shortest <= len(text) <= LONGEST:
        return False
    letters = sum(character.isalpha() for character in text)
    wide = sum(is_wide(character) for character in text)
    kana = sum("\u3041" <= character <= "\u30FF" for character in text)
    ends = text[-1] in ".!?:;)。！？：；）」"
    if language == "en":
        return ends and wide == 0 and letters > 0.7 * len(text)
    if language == "ja":
        return ends and kana > 0.1 * len(text)
    return ends and kana == 0 and wide > 0.25 * len(text)


def unpacked(package, folder):
    """Downloads a package, and returns the folder of its files and its version."""
    there = folder / package
    there.mkdir()
    subprocess.run(["apt-get", "download", "-qq", "-o", "APT::Sandbox::User=root", package],
                   cwd=there, check=True, stdout=sys.stderr)
    archive = next(there.glob("*.deb"))
    subprocess.run(["dpkg-deb", "-x", archive, there], check=True)
    return there, archive.name.split("_")[1].replace("%3a", ":")


def manual_texts(folder, language, without=()):
    """The prose of a manual's pages, but for those of some names, in the order of their paths."""
    for page in sorted(folder.rglob("*.html")):
        if page.is_file() and page.name not in without:
            parser = Paragraphs()
            parser.feed(page.read_text(encoding="utf-8"))
            yield from (text for text in map(joined, parser.found) if is_prose(text, language))
