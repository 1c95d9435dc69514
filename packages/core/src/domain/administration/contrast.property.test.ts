import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { contrast } from './contrast.ts';

const colours = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const greys = fc.nat(255).map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`);

describe('the contrast of two colours (WCAG 2.2)', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#ffffff', 1.37],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#000000', 5.25],
    ['#00ff00', '#000000', 15.3],
    ['#0000ff', '#000000', 2.44],
    ['#0a0a0a', '#000000', 1.06],
  ])('of %s on %s is %d to 1', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  test.prop([colours, colours])('is the same whichever of them is the ground, from 1 to 21', (one, other) => {
    expect(contrast(one, other)).toBe(contrast(other, one));
    expect(contrast(one, one)).toBe(1);
    expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
    expect(contrast(one, other)).toBeLessThanOrEqual(21);
  });

  test.prop([greys, greys])('with black is more the lighter a grey is', (one, other) => {
    const [darker = '', lighter = ''] = [one, other].toSorted();
    fc.pre(darker !== lighter);
    expect(contrast('#000000', darker)).toBeLessThan(contrast('#000000', lighter));
  });
});
