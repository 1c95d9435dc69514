import { documentNoOf, orderNoOf } from '../documents/number.ts';
import { pence } from '../../testing/money.ts';
import { describe, expect, test } from 'vitest';

import { aHit } from '../../testing/examples.ts';
import { hitDestination, isSampleRow, shownNumbers, visibleSkus } from './hit.ts';

test('search results hide line items whose sku is POSTAGE, FEE or empty (specification §hidden-items)', () => {
  expect(visibleSkus({ skus: ['HV1020', 'POSTAGE', 'FEE', '', ' ', 'SPL123', 'FEE2'] })).toEqual([
    'HV1020',
    'SPL123',
    'FEE2',
  ]);
});

describe('the document numbers of a row', () => {
  test('of an invoice are its order number, with its own appended (specification §row-numbers)', () => {
    const invoice = aHit({ kind: 'invoice', number: documentNoOf('SI-118204'), orderNumber: orderNoOf('SO-204871') });
    expect(shownNumbers(invoice, 'customer')).toEqual({ main: 'SO-204871', invoiceNo: 'SI-118204', isSample: false });
  });

  test.each([null, orderNoOf('')])(
    'of an invoice with order number %j are its own number (decisions §invoices-without-order)',
    (orderNumber) => {
      const invoice = aHit({ kind: 'invoice', number: documentNoOf('SI-118204'), orderNumber });
      expect(shownNumbers(invoice, 'customer')).toEqual({ main: 'SI-118204', invoiceNo: null, isSample: false });
    },
  );

  test('of an order are its number', () => {
    expect(shownNumbers(aHit({ number: orderNoOf('SO-1'), orderNumber: orderNoOf('SO-1') }), 'customer')).toEqual({
      main: 'SO-1',
      invoiceNo: null,
      isSample: false,
    });
  });

  test('of a sample are its SR number, and that it is one (specification §row-numbers)', () => {
    expect(shownNumbers(aHit({ srNumber: 'SR004417' }), 'customer')).toEqual({
      main: 'SR004417',
      invoiceNo: null,
      isSample: true,
    });
    expect(shownNumbers(aHit({ poNumber: 'SR004417' }), 'customer')).toEqual({
      main: 'SR004417',
      invoiceNo: null,
      isSample: true,
    });
  });

  test('of a sample without SR number are its own number', () => {
    const sample = aHit({ number: orderNoOf('SO-1'), sample: true, poNumber: null });
    expect(shownNumbers(sample, 'customer')).toEqual({ main: 'SO-1', invoiceNo: null, isSample: true });
  });

  test('of an order with a total of 0 are its own number, to an account manager those of a sample (specification §sample-orders)', () => {
    const free = aHit({ number: orderNoOf('SO-1'), poNumber: 'PO 1', totalIncVat: pence(0) });
    expect(shownNumbers(free, 'customer')).toEqual({ main: 'SO-1', invoiceNo: null, isSample: false });
    expect(shownNumbers(free, 'account-manager')).toEqual({ main: 'SO-1', invoiceNo: null, isSample: true });
    expect(isSampleRow(free, 'account-manager')).toBe(true);
  });
});

test('an invoice is no sample’s row, whatever it is the invoice of (specification §row-numbers)', () => {
  const ofSample = aHit({
    kind: 'invoice',
    number: documentNoOf('SI-118204'),
    poNumber: 'SR004417',
    sample: true,
    totalIncVat: pence(0),
  });
  expect([isSampleRow(ofSample, 'customer'), isSampleRow(ofSample, 'account-manager')]).toEqual([false, false]);
  expect(shownNumbers(ofSample, 'customer')).toEqual({ main: 'SI-118204', invoiceNo: null, isSample: false });
});

describe('a click on a search result', () => {
  const order = aHit({ number: orderNoOf('SO-1'), orderNumber: null, customerNo: 'C1' });
  const invoice = aHit({
    kind: 'invoice',
    number: documentNoOf('SI-1'),
    orderNumber: orderNoOf('SO-1'),
    customerNo: 'C1',
  });

  test('takes a customer to the order or invoice by its number (decisions §customers-clicks)', () => {
    expect(hitDestination(order, 'customer')).toEqual({ screen: 'order', id: 'SO-1' });
    expect(hitDestination(invoice, 'customer')).toEqual({ screen: 'invoice', id: 'SI-1' });
    expect(hitDestination({ ...order, totalIncVat: pence(0) }, 'customer')).toEqual({ screen: 'order', id: 'SO-1' });
  });

  test('takes an account manager on SO… to /connect/customers/{customer_no}/orders/{id} (specification §result-clicks)', () => {
    expect(hitDestination(order, 'account-manager')).toEqual({
      screen: 'customer-order',
      customerNo: 'C1',
      id: 'SO-1',
    });
  });

  test('takes an account manager on SI… to /connect/customers/{customer_no}/invoices/{id} (specification §result-clicks)', () => {
    const destination = { screen: 'customer-invoice', customerNo: 'C1', id: 'SI-1' };
    expect(hitDestination(invoice, 'account-manager')).toEqual(destination);
  });

  test('takes an account manager on a sample order to the sample order screen by the order number (specification §result-clicks)', () => {
    const screen = 'sample-order';
    expect(hitDestination({ ...order, poNumber: 'SR1' }, 'account-manager')).toEqual({ screen, id: 'SO-1' });
    expect(hitDestination({ ...invoice, totalIncVat: pence(0) }, 'account-manager')).toEqual({ screen, id: 'SO-1' });
    expect(hitDestination({ ...order, totalIncVat: pence(0), orderNumber: orderNoOf('') }, 'account-manager').id).toBe(
      'SO-1',
    );
  });

  test('otherwise opens the screen of the entity by the number (specification §result-clicks)', () => {
    const odd = aHit({ number: documentNoOf('X-1'), customerNo: 'C1' });
    expect(hitDestination(odd, 'account-manager')).toEqual({ screen: 'order', id: 'X-1' });
    expect(hitDestination({ ...order, customerNo: '' }, 'account-manager')).toEqual({ screen: 'order', id: 'SO-1' });
    const unowned = { ...invoice, customerNo: '' };
    expect(hitDestination(unowned, 'account-manager')).toEqual({ screen: 'invoice', id: 'SI-1' });
  });
});
