import { describe, expect, test } from 'vitest';
import { brandRoles, brandTokens, isColour, nearestColour, ownColours, standsOut, weakest } from './brand-colours.ts';

describe('the colours of a portal (specification §branding)', () => {
  test('are written with a mark and six small digits', () => {
    expect(['#0b4f4a', '#d8f53a', '#000000'].every(isColour)).toBe(true);
    for (const text of ['', '#', '#0b4f4', '#0b4f4a8', '0b4f4a', 'x#0b4f4a', '#0B4F4A', '#0b4f4g', '#0b4f4a\n', 'red'])
      expect(isColour(text)).toBe(false);
  });

  test('make all others: the main one those of the light scheme, the accent those of the dark one and of the rail', () => {
    expect(brandTokens('main', '#0b4f4a')).toEqual({
      light: { brand: '#0b4f4a', brandHover: '#0a4540', brandSoft: '#e2eae9', link: '#0b4f4a', focus: '#0b4f4a' },
      dark: {},
    });
    expect(brandTokens('accent', '#d8f53a')).toEqual({
      light: { hivis: '#d8f53a' },
      dark: { hivis: '#d8f53a', brand: '#d8f53a', brandHover: '#e0f761', brandSoft: '#1e291e', focus: '#d8f53a' },
    });
  });

  test.each([
    ['main', '#ffffff', 'light', 'brand', 'surface', 4.5],
    ['main', '#777777', 'light', 'brand', 'sunk', 4.5],
    ['main', '#000000', 'light', 'brand', 'brandSoft', 4.5],
    ['accent', '#000000', 'dark', 'hivis', 'rail', 4.5],
    ['accent', '#808080', 'light', 'hivis', 'railActive', 4.5],
    ['accent', '#ffffff', 'dark', 'brand', 'brandSoft', 4.5],
  ] as const)(
    'the %s one %s stands out least in the %s scheme, as %s on %s',
    (role, colour, scheme, front, ground, needed) => {
      expect(weakest(role, colour)).toMatchObject({ scheme, front, ground, needed });
    },
  );

  test.each([
    ['main', '#ffffff', '#6b6b6b'],
    ['main', '#ffff00', '#6f6f00'],
    ['main', '#000000', '#000000'],
    ['accent', '#000000', '#8b8b8b'],
    ['accent', '#0000ff', '#7b7bff'],
    ['accent', '#ffffff', '#ffffff'],
  ] as const)('the nearest to the %s one %s is %s', (role, colour, nearest) => {
    expect(nearestColour(role, colour)).toBe(nearest);
  });

  test('a grey becomes no darker or lighter than it has to: the one before does not stand out', () => {
    for (const [role, from, back] of [
      ['main', '#ffffff', 1],
      ['accent', '#000000', -1],
    ] as const) {
      const level = Number.parseInt(nearestColour(role, from).slice(1, 3), 16);
      const before = (level + back).toString(16).padStart(2, '0').repeat(3);
      expect(standsOut(role, `#${before}`)).toBe(false);
    }
  });

  test('those that it was built with stand out', () => {
    for (const role of brandRoles) expect(standsOut(role, ownColours[role])).toBe(true);
  });
});
