import { describe, expect, test } from 'vitest';

import { anItem } from '../../testing/examples.ts';
import { pence } from '../../testing/money.ts';
import { day } from '../calendar/day.ts';
import { basketLine, type Basket } from './basket.ts';
import { emptyCheckout, shipTo } from './checkout-entry.ts';
import { orderAsSeen, type CheckoutView } from './order-as-seen.ts';
import { formProblems, isForAdministrator, referenceProblem, type Checkout } from './placement.ts';
import { quantityOf } from './quantity.ts';

const place = (id: string) => ({
  id,
  name: id,
  address: '1 Quay',
  address2: '',
  city: 'Leeds',
  county: '',
  postCode: 'LS1',
  country: 'GB',
});
const [depot, site] = [place('depot'), place('site')];

describe('an order goes', () => {
  test.each([
    ['site', site],
    ['depot', depot],
    ['gone', depot],
    [null, depot],
  ])('to the address %s that was chosen, or the first', (addressId, address) => {
    expect(shipTo({ addressId }, [depot, site])).toBe(address);
  });

  test('nowhere without an address', () => {
    expect(shipTo({ addressId: 'site' }, [])).toBeNull();
  });
});

describe('an order as it was looked at', () => {
  const basket: Basket = {
    version: 3,
    lines: [basketLine(anItem(), quantityOf(24))],
    notices: [],
    totalExVat: pence(148_80),
    totalIncVat: pence(178_56),
  };
  const checkout: Checkout = {
    basketVersion: 3,
    addresses: [depot, site],
    referenceRule: { required: false, mask: null },
    earliest: day('2026-11-30'),
    availableCredit: pence(1000_00),
    spendLimit: null,
    wouldWait: [],
    otherAdministrator: true,
  };
  const seen: CheckoutView = { basket, checkout, isSettled: true, hasFailed: false, storefront: 'de/de' };
  const entry = { ...emptyCheckout, addressId: 'site', reference: ' PO 1 ', notes: ' ring ' };

  test('is sent with what was typed, without the space around it', () => {
    expect(orderAsSeen(entry, seen, seen)).toEqual({
      kind: 'ready',
      order: {
        basketVersion: 3,
        totalIncVat: pence(178_56),
        addressId: 'site',
        reference: 'PO 1',
        requestedOn: null,
        notes: 'ring',
        storefront: 'de/de',
      },
    });
  });

  test.each<[string, Partial<CheckoutView>]>([
    ['there is no basket', { basket: null }],
    ['there is no checkout', { checkout: null }],
    ['there is no address', { checkout: { ...checkout, addresses: [] } }],
    ['it would wait for what nobody was told of', { checkout: { ...checkout, wouldWait: ['over-credit'] } }],
    ['something could not be saved', { hasFailed: true }],
  ])('is stopped where %s', (_, now) => {
    expect(orderAsSeen(entry, seen, { ...seen, ...now })).toEqual({ kind: 'stopped' });
  });

  test('is stopped where the basket, or what it would wait for, had not been there to look at', () => {
    expect(orderAsSeen(entry, { ...seen, basket: null }, seen)).toEqual({ kind: 'stopped' });
    const waits = { ...seen, checkout: { ...checkout, wouldWait: ['over-limit' as const] } };
    expect(orderAsSeen(entry, { ...seen, checkout: null }, waits)).toEqual({ kind: 'stopped' });
    expect(orderAsSeen(entry, { ...seen, checkout: null }, seen)).toMatchObject({ kind: 'ready' });
  });

  test('waits for what is on its way', () => {
    expect(orderAsSeen(entry, seen, { ...seen, isSettled: false })).toEqual({ kind: 'pending' });
  });
});

describe('a reference', () => {
  const rule = { required: true, mask: 'PO-##@' };
  test.each([
    ['', 'required'],
    ['PO-12a', null],
    ['po-09Z', null],
    ['PO-1a2', 'mask'],
    ['PO-12', 'mask'],
    ['PO-12ab', 'mask'],
    ['PO-/2a', 'mask'],
    ['PO-:2a', 'mask'],
    ['PO-129', 'mask'],
    ['SR12', 'sample'],
  ])('%j is one: %s', (reference, problem) => {
    expect(referenceProblem(rule, reference)).toBe(problem);
  });
});

test.each([
  [null, false],
  ['2026-11-29', true],
  ['2026-11-30', false],
  ['2026-12-01', false],
] as const)('asked for on %s it is too early: %s', (requestedOn, isTooEarly) => {
  const rules = { referenceRule: { required: false, mask: null }, earliest: day('2026-11-30') };
  const asked = requestedOn === null ? null : day(requestedOn);
  expect(formProblems({ reference: '', requestedOn: asked }, rules)).toEqual({ reference: null, isTooEarly });
});

test.each([
  ['over-limit', true, true],
  ['over-limit', false, false],
  ['over-credit', true, false],
] as const)('an order %s with another administrator %s is for an administrator: %s', (reason, other, isTheirs) => {
  expect(isForAdministrator(reason, other)).toBe(isTheirs);
});
