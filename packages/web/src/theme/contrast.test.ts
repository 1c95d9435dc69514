import { describe, expect, test } from 'vitest';

import { brandTokens, ownColours } from '@connect/core/domain/administration/brand-colours';
import { contrast } from '@connect/core/domain/administration/contrast';
import { dark, light, tones } from './palettes.ts';
import type { ColorName } from './palettes.ts';

type Pair = readonly [front: ColorName, ground: ColorName];

const on = (front: ColorName, ...grounds: ColorName[]): Pair[] => grounds.map((ground) => [front, ground]);

const textPairs: Pair[] = [
  ...on('ink', 'page', 'surface', 'sunk', 'raised', 'brandSoft'),
  ...on('ink2', 'page', 'surface', 'sunk', 'raised'),
  ...on('ink3', 'page', 'surface', 'sunk'),
  ...on('link', 'page', 'surface', 'sunk'),
  ...on('brand', 'brandSoft', 'surface', 'page'),
  ...on('brandInk', 'brand', 'brandHover'),
  // The current page of a paginator is a square of ink with the page colour as its text.
  ...on('page', 'ink'),
  ...on('railInk', 'rail', 'railActive'),
  ...on('railStrong', 'rail', 'railActive'),
  ...on('railMuted', 'rail', 'railActive'),
  ...on('hivis', 'rail', 'railActive'),
  ...on('hivisInk', 'hivis'),
  ...on('bad', 'page', 'surface'),
  ...tones.flatMap((tone) => on(tone, `${tone}Soft`)),
];

const shapePairs: Pair[] = [
  ...on('control', 'page', 'surface', 'sunk'),
  ...on('focus', 'page', 'surface', 'sunk', 'raised'),
  ...on('hivis', 'rail', 'railActive'),
  ...on('brand', 'sunk', 'surface', 'page', 'raised'),
  ...on('wait', 'sunk', 'surface'),
  ...on('good', 'surface'),
  ...on('bad', 'surface'),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, palette) => {
  test.each(textPairs)('text %s on %s has 4.5:1', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('icon or border %s on %s has 3:1', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('the ratio is WCAG’s: black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#3a7d44', '#3a7d44')).toBe(1);
});

test('what is made of a portal’s own colours is about as the theme was drawn by hand', () => {
  for (const tokens of [brandTokens('main', ownColours.main), brandTokens('accent', ownColours.accent)])
    for (const [scheme, palette] of [
      ['light', light],
      ['dark', dark],
    ] as const)
      for (const [name, value] of Object.entries(tokens[scheme]))
        expect(contrast(value, palette[name as ColorName])).toBeLessThan(1.15);
});
