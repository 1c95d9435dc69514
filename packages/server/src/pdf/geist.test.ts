import { describe, expect, it, vi } from 'vitest';

/** The typeface as a new process has it. */
const freshFont = async (name: 'latin-400' | 'latin-600' | 'latin-ext-600') => {
  vi.resetModules();
  const { geistFont } = await import('./geist.ts');
  return geistFont(name);
};

describe('a font of the typeface', () => {
  it.each(['latin-400', 'latin-600', 'latin-ext-600'] as const)(
    '%s knows what its glyphs stand for, whatever was drawn before: an É is drawn of an E, and a PDF is copied from, searched and read aloud',
    async (name) => {
      const font = await freshFont(name);
      const drawn = font.createSubset();
      for (const composed of 'É;Ę') drawn.includeGlyph(font.glyphForCodePoint(composed.codePointAt(0) ?? 0));
      drawn.encode();

      for (const codePoint of font.characterSet) {
        const [glyph] = font.layout(String.fromCodePoint(codePoint)).glyphs;
        expect(glyph?.codePoints.length, String.fromCodePoint(codePoint)).toBe(1);
      }
    },
  );
});
