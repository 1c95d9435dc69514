import { documentNoOf } from '@connect/core/domain/documents/number';
import { permissions } from '@connect/core/domain/access/user';
import { aHit, aUser, pence } from '@connect/core/testing';
import { describe, expect, test } from 'vitest';

import { english } from '../../i18n/translator.ts';
import { customerSource } from './customer-source.ts';

const unused = (): never => {
  throw new Error('This test does not use it');
};
const documents = {
  viewOrder: { cached: unused, load: unused },
  viewInvoice: { cached: unused, load: unused },
  downloadPdf: unused,
  trackParcel: unused,
};
type Parts = Parameters<typeof customerSource>[0];

const sourceOf = (parts: Partial<Parts> = {}) =>
  customerSource({
    customerNo: 'C20915',
    customer: { name: 'Harbour Works', currencyCode: 'USD' },
    documents,
    user: aUser(),
    suppliersCurrency: 'GBP',
    ...parts,
  });

describe("a customer's documents, to their account manager", () => {
  test("are in the customer's currency, and while that is not known in none", () => {
    expect(sourceOf().currency).toBe('USD');
    expect(sourceOf({ customer: { name: 'Quiet Co', currencyCode: '' } }).currency).toBe('GBP');
    expect(sourceOf({ customer: null }).currency).toBeNull();
  });

  test("have their pages under the customer's (specification §customers-lists-and-documents)", () => {
    const { documentPath, wayBack } = sourceOf();
    expect(documentPath('order', documentNoOf('SO-1'))).toBe('/connect/customers/C20915/orders/SO-1');
    expect(documentPath('invoice', documentNoOf('SI 1/2'))).toBe('/connect/customers/C20915/invoices/SI%201%2F2');
    expect(wayBack.href).toBe('/connect/customers/C20915');
  });

  test('are reached over the customer, by number alone while the name is not known', () => {
    const labels = (parts?: Partial<Parts>) =>
      sourceOf(parts)
        .trail(english.t, 'invoice')
        .map(({ label }) => label);
    expect(labels()).toEqual(['Dashboard', 'My Customers', 'Harbour Works · C20915', 'Invoices']);
    expect(labels({ customer: null })[2]).toBe('C20915');
  });

  test('lead from a row to the document, whatever it is called', () => {
    const { hitPath } = sourceOf();
    expect(hitPath(aHit({ number: documentNoOf('SO-1') }))).toBe('/connect/customers/C20915/orders/SO-1');
    expect(hitPath(aHit({ kind: 'invoice', number: documentNoOf('CR-7') }))).toBe(
      '/connect/customers/C20915/invoices/CR-7',
    );
  });

  test('lead from a sample to its own screen, for those who may open it (specification §customers-lists-and-documents)', () => {
    const sample = aHit({ number: documentNoOf('SO-2'), sample: true });
    const free = aHit({ number: documentNoOf('SO-3'), totalIncVat: pence(0) });
    expect([sample, free].map(sourceOf().hitPath)).toEqual([
      '/connect/sample-orders/SO-2',
      '/connect/sample-orders/SO-3',
    ]);
    const user = { permissions: [permissions.viewOrders] };
    expect(sourceOf({ user }).hitPath(sample)).toBe('/connect/customers/C20915/orders/SO-2');
  });
});
