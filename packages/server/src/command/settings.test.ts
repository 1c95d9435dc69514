import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../config-environment.ts';
import { initSettings, type InitSetting } from './settings.ts';

const document = resolve(import.meta.dirname, '../../../../docs/operations.md');

/** Asked of nobody: who sets up a portal of their own wants none of it. */
const demo: InitSetting = {
  name: 'DEMO',
  about:
    'Whether an empty database is filled with demo data, whose accounts the sign-in lists; to be said where HOST is one that others reach',
  otherwise: 'on',
};

const otherwiseOf = ({ otherwise = 'none', without = String(otherwise) }: InitSetting): string => without;

const rows = [demo, ...initSettings].map((setting) => [
  `\`${setting.name}\``,
  otherwiseOf(setting),
  `${setting.about}${setting.secret ? ' (secret)' : ''}`.replaceAll('|', String.raw`\|`),
]);

const table = (): string => {
  const all = [['setting', 'without it', 'what it is'], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[], filler = ' ') =>
    `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width, filler)).join(' | ')} |`;
  const [headings = [], ...rest] = all;
  return [line(headings), line([], '-'), ...rest.map((row) => line(row))].join('\n');
};

/** `vitest run -u` writes it anew. */
test('docs/operations.md has every setting that the server reads', async () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(settingNames.map((name) => `\`${name}\``).toSorted());
  const current = readFileSync(document, 'utf8').replace(
    /<!-- settings -->[^]*<!-- \/settings -->/,
    () => `<!-- settings -->\n\n${table()}\n\n<!-- /settings -->`,
  );
  expect(current).toContain(table());
  await expect(current).toMatchFileSnapshot(document);
});
