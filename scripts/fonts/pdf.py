"""Turns the application's font into the TrueType file that the sandbox embeds in PDFs. See README.md beside this file."""
import os
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE, TARGET = sys.argv[1], sys.argv[2]
# A PDF viewer places glyphs by their widths only: no variations, no layout features.
NEEDED = {'GlyphOrder', 'head', 'hhea', 'maxp', 'OS/2', 'hmtx', 'cmap', 'loca', 'glyf', 'name', 'post'}

font = instancer.instantiateVariableFont(TTFont(SOURCE), {'wght': 400})
for table in set(font.keys()) - NEEDED:
    del font[table]
font.flavor = None
font.save(TARGET)
print(os.path.getsize(TARGET), 'bytes')
