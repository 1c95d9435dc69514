import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brandGrounds,
  brandRoles,
  brandTokens,
  isColour,
  measured,
  nearestColour,
  ownColours,
  standsOut,
  weakest,
} from './brand-colours.ts';
import { brandProperties } from './brand-properties.ts';
import { contrast } from './contrast.ts';

const colours = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const roles = fc.constantFrom(...brandRoles);
const sumOf = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);

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

  test('of two places where a colour stands out as little the first is its weakest', () => {
    fc.assert(
      fc.property(roles, colours, (role, colour) => {
        const shares = measured(role, colour).map(({ ratio, needed }) => ratio / needed);
        const first = shares.indexOf(Math.min(...shares));
        expect(weakest(role, colour)).toEqual(measured(role, colour)[first]);
      }),
    );
  });

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

  test('the nearest colour stands out, is the colour itself where that does, and is darker or lighter elsewhere', () => {
    fc.assert(
      fc.property(roles, colours, (role, colour) => {
        const nearest = nearestColour(role, colour);
        expect(isColour(nearest) && standsOut(role, nearest)).toBe(true);
        expect(nearest === colour).toBe(standsOut(role, colour));
        if (role === 'main') expect(sumOf(nearest)).toBeLessThanOrEqual(sumOf(colour));
        else expect(sumOf(nearest)).toBeGreaterThanOrEqual(sumOf(colour));
      }),
    );
  });

  test('a text in the main colour can be read on every light ground, one in the accent on every dark one', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const [main, accent] = [nearestColour('main', colour), nearestColour('accent', colour)];
        const { light, dark } = brandGrounds;
        for (const ground of [light.page, light.surface, light.sunk, light.raised])
          expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [dark.page, dark.surface, dark.rail, dark.railActive, light.rail, light.railActive])
          expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accent, dark.raised)).toBeGreaterThanOrEqual(3);
        expect(contrast(light.brandInk, brandTokens('main', main).light.brandHover ?? '')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(dark.brandInk, brandTokens('accent', accent).dark.brandHover ?? '')).toBeGreaterThanOrEqual(
          4.5,
        );
      }),
    );
  });

  test('the weakest is what decides', () => {
    fc.assert(
      fc.property(roles, colours, (role, colour) => {
        const { ratio, needed } = weakest(role, colour);
        expect(ratio >= needed).toBe(standsOut(role, colour));
        expect(measured(role, colour).length).toBeGreaterThan(5);
      }),
    );
  });

  test('pages are given colours alone, and nothing of what is none', () => {
    fc.assert(
      fc.property(
        fc.option(fc.oneof(colours, fc.string())),
        fc.option(fc.oneof(colours, fc.string())),
        (main, accent) => {
          for (const value of Object.values(brandProperties({ main, accent }, null)))
            expect(isColour(value)).toBe(true);
        },
      ),
    );
    expect(brandProperties({ main: null, accent: '' }, null)).toEqual({});
  });

  test('a logo is as wide as it is, from a square to four times its height', () => {
    const width = (across: number, down: number) =>
      brandProperties({ main: null, accent: null }, { width: across, height: down, address: '/a.png' })[
        '--portal-logo-width'
      ];
    expect([width(10, 10), width(200, 100), width(1, 2000), width(2000, 1)]).toEqual(['28px', '50px', '28px', '112px']);
  });
});
