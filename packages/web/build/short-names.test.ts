import { expect, test } from 'vitest';

import { shortNames } from './short-names.ts';

test('a class has four characters for its file and its number within it, whatever is named between', () => {
  const name = shortNames();
  const first = name({ hash: '1q9kz0x0', filePath: 'src/ui/card.css.ts' });
  expect(first).toMatch(/^[a-z][0-9a-z]{3}0$/);
  expect(name({ hash: '8ab3f0', filePath: 'src/ui/menu.css.ts' }).slice(0, 4)).not.toBe(first.slice(0, 4));
  expect(name({ hash: '1q9kz0x1z', filePath: 'src/ui/card.css.ts' })).toBe(`${first.slice(0, 4)}1z`);
  // Where another file imports it, its styles are named once more.
  expect(name({ hash: '1q9kz0x0', filePath: 'src/ui/card.css.ts' })).toBe(first);
});

test('two files of one short name are none', () => {
  const name = shortNames();
  name({ hash: '1q9kz0x0', filePath: 'src/ui/card.css.ts' });
  expect(() => name({ hash: '1q9kz0x0', filePath: 'src/ui/cards.css.ts' })).toThrow('rename one of them');
});
