import { documentNoOf, invoiceNoOf, orderNoOf } from '../../domain/documents/number.ts';
import { ownMoney } from '../../testing/money.ts';
import { beforeEach, describe, expect, test } from 'vitest';

import { aTracking, anInvoice, anOrder } from '../../testing/examples.ts';
import {
  createMemoryDocumentCache,
  createMemoryDocuments,
  createMemoryFileSaver,
  createMemoryParcelTracking,
} from '../../testing/memory/documents.ts';
import { makeDownloadPdf } from './download-pdf.ts';
import { makeTrackDocument } from './track-document.ts';
import { makeTrackParcel } from './track-parcel.ts';
import { makeViewInvoice, makeViewOrder } from './view-document.ts';

const order = anOrder({ no: orderNoOf('SO-1') });
const invoice = anInvoice({ no: invoiceNoOf('SI-1') });
const makePorts = () => ({
  documents: createMemoryDocuments([order, invoice]),
  documentCache: createMemoryDocumentCache(),
});
let ports = makePorts();
beforeEach(() => {
  ports = makePorts();
});

describe('a detail page', () => {
  test('has no cached copy at first; the server copy is cached for the next time (specification §cached-documents)', async () => {
    const view = makeViewOrder(ports);
    expect(view.cached(orderNoOf('SO-1'))).toBeNull();
    expect(await view.load(orderNoOf('SO-1'))).toEqual({ ok: true, value: order });
    expect(view.cached(orderNoOf('SO-1'))).toEqual(order);
  });

  test('shows the cached copy first, then the server copy, which is re-cached (specification §cached-documents)', async () => {
    const view = makeViewInvoice(ports);
    await view.load(invoiceNoOf('SI-1'));
    const newer = anInvoice({ no: invoiceNoOf('SI-1'), remainingAmount: ownMoney(0) });
    ports.documents.held = [newer];
    expect(view.cached(invoiceNoOf('SI-1'))).toEqual(invoice);
    expect(await view.load(invoiceNoOf('SI-1'))).toEqual({ ok: true, value: newer });
    expect(view.cached(invoiceNoOf('SI-1'))).toEqual(newer);
  });

  test('keeps the cached copy when the server copy cannot be had (decisions §failed-details)', async () => {
    const view = makeViewOrder(ports);
    await view.load(orderNoOf('SO-1'));
    ports.documents.failure = 'unavailable';
    expect(await view.load(orderNoOf('SO-1'))).toEqual({ ok: false, refusal: 'unavailable' });
    expect(view.cached(orderNoOf('SO-1'))).toEqual(order);
  });

  test('of a document that is not found caches nothing', async () => {
    const view = makeViewOrder(ports);
    expect(await view.load(orderNoOf('SI-1'))).toEqual({ ok: false, refusal: 'not-found' });
    expect(view.cached(orderNoOf('SI-1'))).toBeNull();
  });

  test('works in a browser whose storage is blocked (decisions §broken-storage)', async () => {
    const view = makeViewOrder({ ...ports, documentCache: createMemoryDocumentCache({ blocked: true }) });
    expect((await view.load(orderNoOf('SO-1'))).ok).toBe(true);
    expect(view.cached(orderNoOf('SO-1'))).toBeNull();
  });
});

describe('a download', () => {
  test.each([
    ['order', 'SO-1', 'order-SO-1.pdf'],
    ['invoice', 'SI-1', 'invoice-SI-1.pdf'],
  ] as const)('of the PDF of %s %s is saved as %s (specification §pdf-downloads)', async (kind, no, name) => {
    const files = createMemoryFileSaver();
    await makeDownloadPdf({ documents: ports.documents, files })(kind, documentNoOf(no));
    expect(files.saved.map((file) => file.name)).toEqual([name]);
    expect(new TextDecoder().decode(files.saved[0]?.bytes)).toMatch(/^%PDF/);
  });

  test('that fails saves nothing and says nothing (specification §pdf-downloads)', async () => {
    const files = createMemoryFileSaver();
    ports.documents.failure = 'unavailable';
    await expect(
      makeDownloadPdf({ documents: ports.documents, files })('order', documentNoOf('SO-1')),
    ).resolves.toBeUndefined();
    expect(files.saved).toEqual([]);
  });
});

describe('tracking a parcel', () => {
  const tracking = createMemoryParcelTracking({ 'HB1/SO-1': aTracking() });
  const track = makeTrackParcel({ tracking });

  test('tells what the carrier says of it', async () => {
    expect(await track('HB1', orderNoOf('SO-1'))).toEqual(aTracking());
  });

  test('of a document asks for those that the carrier can be asked for', async () => {
    const shipment = {
      no: 'SS-1',
      postingDate: null,
      trackingNumber: 'HB1',
      orderNumber: orderNoOf('SO-1'),
      lines: [],
    };
    const [live, other] = [
      { code: 'H&B', name: 'H&B' },
      { code: 'OWN', name: 'Own van' },
    ];
    const shipments = [live, other].map((agent) => ({ ...shipment, agent }));
    const parcels = await makeTrackDocument({ tracking })({ ...order, shipments });
    expect(parcels.map((parcel) => parcel.live)).toEqual([aTracking(), null]);
    expect(await makeTrackDocument({ tracking })({ ...order, shipments: [] })).toHaveLength(1);
  });

  test('that the carrier does not know is null: the time-out tells it (specification §tracking-time-out)', async () => {
    expect(await track('HB2', orderNoOf('SO-1'))).toBeNull();
  });
});
