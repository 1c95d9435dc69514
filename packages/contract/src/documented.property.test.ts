import { fc, test } from '@fast-check/vitest';
import type { Customer } from '@connect/core/domain/account/customer';
import { day } from '@connect/core/domain/calendar/day';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import { money, type Money } from '@connect/core/domain/money/money';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import { customers, invoices, orders } from '@connect/core/testing';
import * as v from 'valibot';
import { expect } from 'vitest';
import { asCustomerRecord, customer as customerCall } from './customer.ts';
import { asInvoiceRecord, asOrderRecord } from './document-records.ts';
import { invoice as invoiceCall, order as orderCall } from './documents.ts';
import { accountManager, asDocumentedCustomer, asDocumentedManager, topCustomers } from './managed-customers.ts';
import { OwnInvoice, OwnOrder } from './own-documents.ts';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Their amounts are in their own currency. */
const accounts: fc.Arbitrary<Customer> = customers.map(({ currencyCode, ...customer }) => {
  const own = (amount: Money | null) => amount && money(amount.minor, currencyCode);
  const { totalOwed, creditLimit, outstandingOrdersValue } = customer;
  const figures = { totalOwed: own(totalOwed), creditLimit: own(creditLimit) };
  const overdueByDay = totalOwed ? [{ on: day('2026-11-30'), amount: money(120_00, currencyCode) }] : [];
  const outstanding = { outstandingOrdersValue: own(outstandingOrdersValue) };
  return { ...customer, ...figures, ...outstanding, overdueByDay, currencyCode };
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

/** Documented calls name no currency of a document. */
const unnamed = <Document extends Invoice | Order>(document: Document): Document => ({
  ...document,
  totalExVat: money(document.totalExVat.minor, ''),
  totalIncVat: money(document.totalIncVat.minor, ''),
  remainingAmount: document.remainingAmount && money(document.remainingAmount.minor, ''),
  lines: document.lines.map((line) => ({ ...line, unitPrice: unitPrice(line.unitPrice.minor, '') })),
});

test.prop([invoices])('an invoice comes off a documented call and off our own as it went on it', (invoice) => {
  const vatRates = invoice.vatRates.map(({ percent, net, vat }) => ({
    percent,
    net: money(net.minor, ''),
    vat: money(vat.minor, ''),
  }));
  expect(v.parse(invoiceCall.answer, sent(asInvoiceRecord(invoice)))).toEqual({ ...unnamed(invoice), vatRates });
  expect(v.parse(OwnInvoice, sent(invoice))).toEqual(invoice);
});

test.prop([orders])('so does an order, which says by whom it was placed if it says where', (order) => {
  const placed = order.globusReference === null ? { connectUserEmail: null, placement: null } : {};
  expect(v.parse(orderCall.answer, sent(asOrderRecord(order)))).toEqual({ ...unnamed(order), ...placed });
  expect(v.parse(OwnOrder, sent(order))).toEqual(order);
});
