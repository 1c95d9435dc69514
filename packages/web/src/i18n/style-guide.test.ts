import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { readCatalogue } from './read-catalogue.ts';
import type { CatalogueName } from './read-catalogue.ts';

const languages = ['de', 'fr', 'it', 'pl'] as const satisfies readonly CatalogueName[];

/** The trade's words of docs/style-guide.md: English, then the others in their order. */
const words = readFileSync(new URL('../../../../docs/style-guide.md', import.meta.url), 'utf8')
  .split('## The trade’s words in five languages')
  .at(-1)
  ?.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().toLowerCase()),
  );

test('the table has the words of all languages', () => {
  expect(words?.length).toBeGreaterThan(80);
  for (const row of words ?? []) expect(row.filter((word) => word !== '')).toHaveLength(languages.length + 1);
});

describe.each(languages)('what a screen calls a word of the trade in %s', (language) => {
  test('is what the style guide says', async () => {
    const texts = new Map(
      [...(await readCatalogue(language))].map(([text, own]) => [text.toLowerCase(), own] as const),
    );
    const found = (words ?? []).flatMap((row) => {
      const [english = ''] = row;
      const own = texts.get(english);
      return own === undefined ? [] : [[english, own.toLowerCase(), row[languages.indexOf(language) + 1]] as const];
    });
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(([, shown, word]) => shown !== word)).toEqual([]);
  });
});
