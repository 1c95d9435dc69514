import { inflateSync } from 'node:zlib';

/** The PDF with the streams that texts are in as they were before they were compressed; fonts are left out. */
const inflated = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/(\/FlateDecode\n>>\nstream\n)([\s\S]*?)(?=\nendstream)/g, (_, start: string, bytes: string) => {
      const text = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      return /\nBT\n|beginbfrange/.test(text) ? start + text : start;
    });

/**
 * Reads the text of a PDF back through its fonts' own tables, for tests: what a reader's copy, search and
 * screen reader would get. One string a piece of text, in the order drawn.
 */
export const textsOf = (pdf: Uint8Array): string[] => {
  const source = inflated(pdf);
  const objects = new Map<string, string>();
  for (const [, id, body] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    if (id && body) objects.set(id, body);

  const charactersOf = (fontObject: string): string[] => {
    const [, toUnicode] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontObject) ?? '') ?? [];
    const ranges = objects.get(toUnicode ?? '')?.matchAll(/<[\da-f]+> <[\da-f]+> \[(.*)\]/g) ?? [];
    return [...ranges].flatMap(([, list]) =>
      [...(list ?? '').matchAll(/<([\da-f ]*)>/g)].map(([, units]) =>
        String.fromCharCode(...(units ?? '').split(' ').map((unit) => Number.parseInt(unit, 16))),
      ),
    );
  };
  const fonts = new Map<string, string[]>();
  for (const [, name, id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g))
    if (name && id && !fonts.has(name)) fonts.set(name, charactersOf(id));

  return [...source.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, drawing]) => {
    const [, name] = /\/(F\d+) [\d.]+ Tf/.exec(drawing ?? '') ?? [];
    const characters = fonts.get(name ?? '') ?? [];
    return [...(drawing ?? '').matchAll(/<([\da-f]+)>/g)]
      .flatMap(([, glyphs]) => (glyphs ?? '').match(/.{4}/g) ?? [])
      .map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '')
      .join('');
  });
};

export const pageCountOf = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\n/g),
  ].length;
