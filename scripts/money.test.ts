import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../packages');

/** A hundred, or a hundredth, however it is written. */
const hundred = String.raw`(?:1_?00(?:\.0+)?|1e\+?2|0?\.01|1e-2|10 ?\*\* ?-?2|\(10 ?\* ?10\))(?![\w.])`;

/** Names of a hundred: `const pence = 100`. */
const namesIn = (code: string): string[] =>
  [...code.matchAll(new RegExp(String.raw`\b(?:const|let) (\w+)(?:: number)? = ${hundred};`, 'g'))].map(
    ([, name]) => name ?? '',
  );

/** Files whose hundred is one of percent, and how many lines of theirs have it. */
const ofPercent: Readonly<Record<string, number>> = {
  'demo/src/data/buying.ts': 1,
  'demo/src/data/customers.ts': 2,
  'demo/src/data/ordering.ts': 1,
  'server/src/integration/domain/record-rules.ts': 1,
  'server/src/pdf/figures.ts': 1,
  'server/src/staff/database/customer-list.ts': 1,
  'web/src/features/playground/groups/cards.tsx': 1,
  'web/src/features/staff-reports/charts/bar-list.tsx': 1,
  'web/src/ui/progress-ring.tsx': 1,
  'web/src/ui/stacked-bar.tsx': 1,
};

/** An expression goes on behind its operator on the next line: so the format has it. */
const unbroken = (code: string): string => code.replaceAll(/(?<=[\w)] [*/])\n[ \t]*/g, ' ');

/**
 * Whether a line multiplies or divides by a hundred, or by a name of one, from either side. Major units are made of minor ones in
 * `core/src/domain/money/major.ts` alone; a hundred elsewhere is one of percent.
 */
const isConversion = (line: string, names: readonly string[] = []): boolean => {
  const factor = [hundred, ...names.map((name) => String.raw`${name}\b`)].join('|');
  const found = new RegExp(String.raw`(?<!/)[*/]=? ?(?:${factor})|(?<![\w.])(?:${factor}) ?\*(?!/)`);
  return found.test(line) && !/\b1024\b/.test(line);
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
    const found = new Map<string, number>();
    for (const [file, text] of texts) {
      const count = unbroken(text)
        .split('\n')
        .filter((line) => isConversion(line, names)).length;
      if (count > 0) found.set(relative(packages, file), count);
    }
    expect(Object.fromEntries([...found].toSorted())).toEqual(ofPercent);
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
    'minor / (10 * 10)',
    'minor * 100 // of the rate',
    'amount * 10 ** 2',
    'amount / 100.0',
    'sum(amount_minor) / 100.0 as amount',
    'amount *\n  100',
    'separate(amount / 100)',
  ])('%s would be found', (line) => {
    expect(isConversion(unbroken(line))).toBe(true);
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
