import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { decimalOf, numberOf, roundedTo, shifted, wholeProduct } from './decimal.ts';

/** As many digits as a number means, and where its point is. */
const meant = fc.record({
  digits: fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
  exponent: fc.integer({ min: -30, max: 30 }),
});
const numberWith = ({ digits, exponent }: { digits: number; exponent: number }) => Number(`${digits}e${exponent}`);
const wanted = fc.integer({ min: 0, max: 12 });

/** The same as units of 10^-60. */
const exact = (units: bigint, decimals: number) => units * 10n ** BigInt(60 - decimals);

describe('a decimal number', () => {
  test.prop([meant])('is the one that is meant, however large or small', (number) => {
    const { units, decimals } = decimalOf(numberWith(number));
    expect(decimals).toBeGreaterThanOrEqual(0);
    expect(exact(units, decimals)).toBe(exact(BigInt(number.digits), -number.exponent));
    expect(numberOf({ units, decimals })).toBe(numberWith(number) || 0);
  });

  test.each([
    [0.1 + 0.2, 3n, 1],
    [1e15, 1_000_000_000_000_000n, 0],
    [1.5e21, 1_500_000_000_000_000_000_000n, 0],
    [-2.5e-8, -25n, 9],
    [100, 100n, 0],
    [NaN, 0n, 0],
    [-Infinity, 0n, 0],
  ])('%d is %d units of %d decimals', (value, units, decimals) => {
    expect(decimalOf(value)).toEqual({ units, decimals });
  });

  test.prop([meant, wanted])('is rounded to the nearest, half a unit away from 0', (number, places) => {
    const given = decimalOf(numberWith(number));
    const { units, decimals } = roundedTo(given, places);
    expect(decimals).toBe(Math.min(given.decimals, places));
    const off = exact(units, decimals) - exact(given.units, given.decimals);
    const half = exact(5n, places + 1);
    const away = given.units < 0n ? -off : off;
    expect(away <= half && away > -half).toBe(true);
  });

  test.prop([meant, meant])('is multiplied as its opposite is', (one, other) => {
    expect(wholeProduct(-numberWith(one), numberWith(other))).toBe(
      -wholeProduct(numberWith(one), numberWith(other)) || 0,
    );
  });

  test.prop([meant, fc.integer({ min: -6, max: 6 })])('has its point moved and back', (number, places) => {
    const moved = shifted(numberWith(number), places);
    expect(moved).toBe(numberWith({ ...number, exponent: number.exponent + places }) || 0);
    expect(shifted(moved, -places)).toBe(numberWith(number) || 0);
  });
});
