import { staffPositions } from '@connect/core/domain/access/staff';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { claimedPosition } from './claimed-position.ts';

const values = { administrator: 'admins', 'account-manager': 'sales', 'brand-manager': 'brands' };
const claim = { claim: 'groups', values };
const groups = fc.array(fc.oneof(fc.constantFrom('admins', 'sales', 'brands'), fc.string()));

describe('what a claim says that somebody is', () => {
  test.prop([groups])('is a position whose value it holds, administrators before all', (claimed) => {
    const position = claimedPosition(claimed, claim);
    const held = Object.values(values).some((value) => claimed.includes(value));
    expect(position !== null).toBe(held);
    if (claimed.includes('admins')) expect(position).toBe('administrator');
  });

  test.prop([groups, fc.constantFrom(...Object.values(values))])(
    'is never less with one group more',
    (claimed, more) => {
      const rank = (all: readonly string[]) => staffPositions.findIndex((each) => each === claimedPosition(all, claim));
      expect(rank([...claimed, more])).toBeGreaterThanOrEqual(rank(claimed));
    },
  );

  test.prop([groups])('does not hang on the order', (claimed) => {
    expect(claimedPosition(claimed.toReversed(), claim)).toBe(claimedPosition(claimed, claim));
  });

  test.prop([fc.anything().filter((claimed) => typeof claimed !== 'string' && !Array.isArray(claimed))])(
    'is nothing where the provider sends no text',
    (claimed) => {
      expect(claimedPosition(claimed, claim)).toBeNull();
    },
  );

  test.each([
    ['admins', 'administrator'],
    ['Admins', null],
    ['admins sales', null],
    ['', null],
  ])('%j is %s', (claimed, position) => {
    expect(claimedPosition(claimed, claim)).toBe(position);
  });
});
