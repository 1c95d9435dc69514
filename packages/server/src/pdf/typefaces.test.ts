import { describe, expect, it, vi } from 'vitest';

/** The typeface as a new process has it. */
const freshFont = async (
  name: 'geist-latin-400' | 'geist-latin-600' | 'geist-latin-ext-600' | 'noto-sans-greek-400',
) => {
  vi.resetModules();
  const { fontNamed } = await import('./typefaces.ts');
  return fontNamed(name);
};

describe('a font of the typefaces', () => {
  it.each(['geist-latin-400', 'geist-latin-600', 'geist-latin-ext-600', 'noto-sans-greek-400'] as const)(
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
