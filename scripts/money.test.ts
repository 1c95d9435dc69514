import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../packages');

/** A hundred, or a hundredth, however it is written. */
const hundred = String.raw`(?:100|1e\+?2|0?\.01|1e-2)(?![\w.])`;

/** Names of a hundred: `const pence = 100`. */
const namesIn = (code: string): string[] =>
  [...code.matchAll(new RegExp(String.raw`\b(?:const|let) (\w+)(?:: number)? = ${hundred};`, 'g'))].map(
    ([, name]) => name ?? '',
  );

/**
 * Whether a line multiplies or divides by a hundred, or by a name of one, from either side. Major units are made of minor ones in
 * `core/src/domain/money/major.ts` alone; a hundred elsewhere is one of percent.
 */
const isConversion = (line: string, names: readonly string[] = []): boolean => {
  const factor = [hundred, ...names.map((name) => String.raw`${name}\b`)].join('|');
  const found = new RegExp(String.raw`(?<!/)[*/]=? ?(?:${factor})|(?<![\w.])(?:${factor}) ?\*(?!/)`);
  return found.test(line) && !/percent|rate|share|width|room|dearer|1024/i.test(line);
};

const sources = readdirSync(packages).flatMap((name) => {
  const source = join(packages, name, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing[/]/.test(file))
    .map((file) => join(source, file));
});

describe('money', () => {
  test('is counted in minor units: nothing multiplies or divides it by 100', () => {
    expect(sources.length).toBeGreaterThan(500);
    const texts = sources.map((file) => [file, readFileSync(file, 'utf8')] as const);
    const names = texts.flatMap(([, text]) => namesIn(text));
    const found = texts.flatMap(([file, text]) =>
      text
        .split('\n')
        .filter((line) => isConversion(line, names))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    'Math.round(amount * 100)',
    'minor / 100;',
    'price*100',
    'amount * 1e2',
    'minor / 1e2',
    'minor * 0.01',
    'minor * .01',
    'amount / 0.01',
    '100 * amount',
    '0.01 * minor',
    'minor /= 100',
  ])('%s would be found', (line) => {
    expect(isConversion(line)).toBe(true);
  });

  test.each(['const HUNDRED = 100;', 'export const pence: number = 1e2;', 'const aPenny = 0.01;'])(
    'so would what is reckoned with %s',
    (declaration) => {
      const names = namesIn(declaration);
      expect(names).toHaveLength(1);
      expect(isConversion(`amount * ${names[0]}`, names)).toBe(true);
      expect(isConversion(`${names[0]} * amount`, names)).toBe(true);
      expect(isConversion(`minor / ${names[0]}`, names)).toBe(true);
    },
  );

  test.each([
    'amount * 1000',
    'pages / 1002',
    'list.slice(0, 100)',
    '1100 * count',
    'a.b100 * count',
    '// 100 of them',
  ])('%s would not', (line) => {
    expect(isConversion(line)).toBe(false);
  });
});
