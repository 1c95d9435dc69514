import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { anInvoice, anOrder, createMemoryDocuments } from '@connect/core/testing';
import { makeViewInvoice, makeViewOrder } from '@connect/core/use-cases/documents/view-document';
import { expect, test } from 'vitest';

import { createPageCache, perCustomer } from './documents-of-customers.ts';

/** The documents of customers who each have an order of the same number, as one member of staff after the other sees them. */
const setUp = () => {
  let session: string | null = 'morgan';
  const documentsOf = perCustomer({ session: () => session }, (customerNo) => {
    const documents = createMemoryDocuments([
      anOrder({ no: orderNoOf('SO-1'), externalReference: customerNo }),
      anInvoice({ no: invoiceNoOf('SI-1') }),
    ]);
    const documentCache = createPageCache();
    return {
      viewOrder: makeViewOrder({ documents, documentCache }),
      viewInvoice: makeViewInvoice({ documents, documentCache }),
    };
  });
  return {
    documentsOf,
    signIn: (next: string) => {
      session = next;
    },
  };
};

test('what was seen of a customer is shown again at once, of its own kind', async () => {
  const { documentsOf } = setUp();
  const { viewOrder, viewInvoice } = documentsOf('C1');
  expect([viewOrder.cached(orderNoOf('SO-1')), viewInvoice.cached(invoiceNoOf('SI-1'))]).toEqual([null, null]);
  await viewOrder.load(orderNoOf('SO-1'));
  await viewInvoice.load(invoiceNoOf('SI-1'));
  expect(documentsOf('C1').viewOrder.cached(orderNoOf('SO-1'))).toMatchObject({
    kind: 'order',
    externalReference: 'C1',
  });
  expect(documentsOf('C1').viewInvoice.cached(invoiceNoOf('SI-1'))).toMatchObject({ kind: 'invoice', no: 'SI-1' });
  expect(documentsOf('C1').viewInvoice.cached(invoiceNoOf('SO-1'))).toBeNull();
});

test("one customer's copy is never another's", async () => {
  const { documentsOf } = setUp();
  await documentsOf('C1').viewOrder.load(orderNoOf('SO-1'));
  expect(documentsOf('C2').viewOrder.cached(orderNoOf('SO-1'))).toBeNull();
  await documentsOf('C2').viewOrder.load(orderNoOf('SO-1'));
  expect(documentsOf('C1').viewOrder.cached(orderNoOf('SO-1'))?.externalReference).toBe('C1');
});

test('what is made for a customer stays the same, so that a screen can rely on it', () => {
  const { documentsOf } = setUp();
  expect(documentsOf('C1')).toBe(documentsOf('C1'));
});

test('another session begins without the copies of the one before', async () => {
  const { documentsOf, signIn } = setUp();
  await documentsOf('C1').viewOrder.load(orderNoOf('SO-1'));
  signIn('robin');
  expect(documentsOf('C1').viewOrder.cached(orderNoOf('SO-1'))).toBeNull();
  signIn('morgan');
  expect(documentsOf('C1').viewOrder.cached(orderNoOf('SO-1'))).toBeNull();
});
