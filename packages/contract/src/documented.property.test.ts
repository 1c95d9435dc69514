import { fc, test } from '@fast-check/vitest';
import type { Customer } from '@connect/core/domain/account/customer';
import { money, type Money } from '@connect/core/domain/money/money';
import { customers } from '@connect/core/testing';
import * as v from 'valibot';
import { expect } from 'vitest';
import { asCustomerRecord, customer as customerCall } from './customer.ts';
import { accountManager, asDocumentedCustomer, asDocumentedManager, topCustomers } from './managed-customers.ts';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Their amounts are in their own currency. */
const accounts: fc.Arbitrary<Customer> = customers.map(({ currencyCode, ...customer }) => {
  const own = (amount: Money | null) => amount && money(amount.minor, currencyCode);
  const { totalOwed, creditLimit, outstandingOrdersValue } = customer;
  const figures = { totalOwed: own(totalOwed), creditLimit: own(creditLimit) };
  return { ...customer, ...figures, outstandingOrdersValue: own(outstandingOrdersValue), currencyCode };
});

test.prop([accounts, fc.string()])('a customer comes off a documented call as it went on it', (customer, days) => {
  const record = asCustomerRecord(customer, { dueDate: days, discountDate: days });
  expect(v.parse(customerCall.answer, sent(record))).toEqual(customer);
});

test.prop([accounts, fc.boolean(), fc.option(fc.string())])(
  'so does one of a list',
  ({ no, name, currencyCode }, isBlocked, termsDescription) => {
    const amount = (minor: number) => money(minor, currencyCode);
    const figures = { creditLimit: amount(12_345_67), totalOwed: amount(-1), currencyCode };
    const listed = { no, name, isBlocked, termsDescription, ...figures };
    const answer = sent({ data: [asDocumentedCustomer(listed)] });
    expect(v.parse(topCustomers.answer, answer)).toEqual({ data: [listed] });
  },
);

test.prop([
  fc.record({ name: fc.string(), email: fc.string(), firstName: fc.string(), lastName: fc.string() }),
  fc.boolean(),
])('and the record of an account manager', (named, isSuperUser) => {
  const manager = { ...named, isSuperUser };
  expect(v.parse(accountManager.answer, sent(asDocumentedManager(manager)))).toEqual(manager);
});
