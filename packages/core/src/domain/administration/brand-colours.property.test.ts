import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brandGrounds,
  brandRoles,
  brandTokens,
  isColour,
  measured,
  nearestColour,
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
  test('of two places where a colour stands out as little the first is its weakest', () => {
    fc.assert(
      fc.property(roles, colours, (role, colour) => {
        const shares = measured(role, colour).map(({ ratio, needed }) => ratio / needed);
        const first = shares.indexOf(Math.min(...shares));
        expect(weakest(role, colour)).toEqual(measured(role, colour)[first]);
      }),
    );
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
