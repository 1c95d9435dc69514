import { staffPositions } from '@connect/core/domain/access/staff';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { claimedPosition } from './claimed-position.ts';

const values = { administrator: 'admins', 'account-manager': 'sales', 'brand-manager': 'brands' };
const claim = { claim: 'groups', values };
const groups = fc.array(fc.oneof(fc.constantFrom('admins', 'sales', 'brands'), fc.string()));

describe('what a claim says that somebody is', () => {
  test.prop([groups])('is a position whose value it holds, administrators before all', (said) => {
    const position = claimedPosition(said, claim);
    const held = Object.values(values).some((value) => said.includes(value));
    expect(position !== null).toBe(held);
    if (said.includes('admins')) expect(position).toBe('administrator');
  });

  test.prop([groups, fc.constantFrom(...Object.values(values))])('is never less with one group more', (said, more) => {
    const rank = (all: readonly string[]) => staffPositions.findIndex((each) => each === claimedPosition(all, claim));
    expect(rank([...said, more])).toBeGreaterThanOrEqual(rank(said));
  });

  test.prop([groups])('does not hang on the order', (said) => {
    expect(claimedPosition(said.toReversed(), claim)).toBe(claimedPosition(said, claim));
  });

  test.prop([fc.anything().filter((said) => typeof said !== 'string' && !Array.isArray(said))])(
    'is nothing where the provider sends no text',
    (said) => {
      expect(claimedPosition(said, claim)).toBeNull();
    },
  );

  test.each([
    ['admins', 'administrator'],
    ['Admins', null],
    ['admins sales', null],
    ['', null],
  ])('%j is %s', (said, position) => {
    expect(claimedPosition(said, claim)).toBe(position);
  });
});
