import type { Customer } from '@connect/core/domain/account/customer';
import { pence } from '@connect/core/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { ServicesProvider } from '../../services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { CreditCard } from './credit-card.tsx';

afterEach(cleanup);

const customer: Customer = {
  no: 'C1',
  name: 'Works',
  address: { address: '', address2: '', city: '', county: '', postCode: '', country: '' },
  vatRegistrationNo: '',
  totalOwed: pence(300_00),
  creditLimit: pence(1000_00),
  outstandingOrdersValue: pence(200_00),
  currencyCode: 'GBP',
  terms: null,
};

const show = (change: Partial<Customer>, withheld = false) =>
  render(
    <ServicesProvider value={fakeServices()}>
      <CreditCard customer={{ ...customer, ...change }} withheld={withheld} />
    </ServicesProvider>,
  );

const figures = (): (string | undefined)[] => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('the figures of the credit limit (specification §customer-dashboard)', () => {
  test('balance, outstanding orders and what is left', () => {
    show({});
    expect(figures()).toEqual(['£300.00', '£200.00', '£500.00']);
  });

  test('one that is not known is a dash, and so is what is reckoned from it: never a dummy', () => {
    show({ totalOwed: null });
    expect(figures()).toEqual(['—', '£200.00', '—']);
  });

  test.each([
    [true, /is calculated from invoices, credit notes and payments/],
    [false, /comes from our accounts/],
    [undefined, null],
  ])('says where the balance is from, as far as it was told: %s', (balanceDerived, expected) => {
    show(balanceDerived === undefined ? {} : { balanceDerived });
    const note = screen.queryByText(/^Current Balance (is|comes)/)?.textContent ?? '';
    expect(note).toMatch(expected ?? /^$/);
  });

  test('says what a balance of the documents leaves out', () => {
    show({ balanceDerived: true, invoicesLeftOut: 2 });
    expect(screen.getByText(/^Current Balance is/).textContent).toContain(
      'payments. 2 invoices aren’t included: the amount due isn’t known yet.',
    );
  });

  test('says in one sentence that all is from documents', () => {
    show({ balanceDerived: true, invoicesLeftOut: 1, outstandingDerived: true });
    expect(screen.getByText(/^Calculated/).textContent).toBe(
      'Calculated from invoices, credit notes, payments and open orders. 1 invoice isn’t included: the amount due isn’t known yet.',
    );
  });

  test.each([
    [true, 'Outstanding Orders are calculated from open orders.'],
    [false, 'Outstanding Orders come from our accounts, plus orders placed here since.'],
    [undefined, undefined],
  ])('says where the open orders are from, as far as it was told: %s', (outstandingDerived, expected) => {
    show(outstandingDerived === undefined ? {} : { outstandingDerived });
    expect(screen.queryByText(/^Outstanding Orders (come|are)/)?.textContent).toBe(expected);
  });

  test('says when figures were given, and that orders placed here since are counted', () => {
    show({ balanceDerived: false, outstandingDerived: false, figuresGivenAt: '2026-11-18T12:05:33Z' });
    const note = screen.getByText(/^Current Balance comes/).textContent;
    expect(note).toMatch(
      /^Current Balance comes from our accounts as of 18 Nov 2026, \d\d:05\. Outstanding Orders come from/,
    );
    expect(note).toMatch(/our accounts as of 18 Nov 2026, \d\d:05, plus orders placed here since\.$/);
  });

  test('what the user may not see is a dummy, even if the server sent it (specification §withheld-figures)', () => {
    show({}, true);
    expect(document.body.textContent).not.toMatch(/300|500\.00/);
    expect(screen.getAllByText('Hidden')).toHaveLength(4);
  });
});
