"""Cuts Inter down to what Russian and Kazakh texts need. See README.md beside this file."""
import io
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE, TARGET = sys.argv[1], sys.argv[2]
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100)]
CYRILLIC = [*range(0x400, 0x460), 0x490, 0x491]
KAZAKH = [ord(letter) for letter in 'ӘәҒғҚқҢңӨөҰұҮүҺһІі']
SIGNS = [
    *range(0x2010, 0x2015), 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2030, 0x2032, 0x2033,
    0x2039, 0x203A, 0x20AC, 0x20B8, 0x20BD, 0x2116, 0x2122, *range(0x2190, 0x2194), 0x2212, 0x2260, 0x2264, 0x2265, 0x2713,
]
FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk', 'case']

font = instancer.instantiateVariableFont(TTFont(SOURCE), {'opsz': 14, 'wght': (400, 700)})
# Read anew: the subsetter wants the variations of every glyph, also of those that the instancer emptied.
buffer = io.BytesIO()
font.flavor = None
font.save(buffer)
font = TTFont(io.BytesIO(buffer.getvalue()))

options = subset.Options()
options.flavor = 'woff2'
options.layout_features = FEATURES
options.hinting = False
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=[*LATIN, *CYRILLIC, *KAZAKH, *SIGNS])
subsetter.subset(font)
font.flavor = 'woff2'
font.save(TARGET)

# The list beside the font lets a test check every text without Python.
points = sorted(TTFont(TARGET).getBestCmap())
with open(os.path.splitext(TARGET)[0] + '.codepoints.txt', 'w', encoding='ascii') as out:
    out.write('\n'.join(f'{point:04X}' for point in points) + '\n')
print(os.path.getsize(TARGET), 'bytes,', len(points), 'characters')
