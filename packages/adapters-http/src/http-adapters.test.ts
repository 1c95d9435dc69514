import { documentNoOf, invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { day } from '@connect/core/domain/calendar/day';
import { priceOfMajor } from '@connect/core/domain/money/major';
import { createMemorySessionTokens, ownMoney } from '@connect/core/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpAuthentication } from './http-authentication.ts';
import { createHttpCustomerAccount } from './http-customer-account.ts';
import { createHttpDocuments } from './http-documents.ts';
import { createHttpExports } from './http-exports.ts';
import { createHttpParcelTracking } from './http-parcel-tracking.ts';
import { createPortalClient } from './portal-client.ts';
import { startStubServer } from './testing/stub-server.ts';
import type { Reply, StubServer } from './testing/stub-server.ts';
import { wireInvoice, wireOrder, wireUser } from './testing/wire-examples.ts';

let server: StubServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const setUp = async (reply: Reply) => {
  server = await startStubServer(() => reply);
  const tokens = createMemorySessionTokens();
  tokens.set('token');
  const portal = createPortalClient({ host: server.url, tokens, onSignedOut: tokens.clear, language: () => 'de' });
  return { portal, received: server.received };
};

describe('signing in over HTTP', () => {
  test.each([401, 429, 400])(
    "a login that is refused with %i gives the server's message (specification §server-messages)",
    async (status) => {
      const refusal = { message: 'Too many attempts.', code: 'too_many_attempts', values: { seconds: 42 } };
      const { portal } = await setUp({ status, json: refusal });
      const answer = await createHttpAuthentication(portal).login('a@b.example', 'x');
      const message = { code: 'too_many_attempts', text: 'Too many attempts.', values: { seconds: 42 } };
      expect(answer).toMatchObject({ ok: false, refusal: { message } });
    },
  );

  test('a login that is not answered is refused without words', async () => {
    const { portal } = await setUp({ broken: true });
    const answer = await createHttpAuthentication(portal).login('a@b.example', 'x');
    expect(answer).toEqual({ ok: false, refusal: { failure: 'unavailable', message: null } });
  });

  test('a login that asks for the second factor, and its end', async () => {
    const { portal } = await setUp({ json: { mfa_required: true, mfa_token: 'half' } });
    const answer = await createHttpAuthentication(portal).login('a@b.example', 'x');
    expect(answer).toEqual({ ok: true, value: { kind: 'second-factor', mfaToken: 'half' } });
    await server?.close();
    const second = await setUp({ json: { token: 'whole', user: wireUser } });
    expect(await createHttpAuthentication(second.portal).finishLogin('half', { code: '123 456' }, '')).toMatchObject({
      ok: true,
      value: { token: 'whole', user: { email: 'priya@northgate.example' } },
    });
    expect(second.received).toMatchObject([
      { path: '/api/auth/login/mfa', body: { mfa_token: 'half', code: '123 456' } },
    ]);
  });

  test.each([{ mfa_required: false, mfa_token: 'half' }, { token: 'whole' }, { mfa_required: true }])(
    'a login that is answered with neither, such as %j, is unavailable',
    async (json) => {
      const { portal } = await setUp({ json });
      const answer = await createHttpAuthentication(portal).login('a@b.example', 'x');
      expect(answer).toEqual({ ok: false, refusal: { failure: 'unavailable', message: null } });
    },
  );

  test('a user in the words of the core', async () => {
    const { portal } = await setUp({ json: wireUser });
    expect(await createHttpAuthentication(portal).currentUser()).toEqual({
      email: 'priya@northgate.example',
      firstName: 'Priya',
      lastName: 'Nair',
      roles: ['customer'],
      permissions: ['View Orders'],
      isSuperUser: false,
      customerNo: 'C10482',
    });
  });

  test('who is signed in is unknown, not nobody, when the server is out of order', async () => {
    const { portal } = await setUp({ status: 500, json: { message: 'Broken.', code: 'x' } });
    await expect(createHttpAuthentication(portal).currentUser()).rejects.toThrow();
  });

  test('a logout that is refused has logged out; one that is not answered throws', async () => {
    const refusing = await setUp({ status: 401, json: { message: 'Sign in.', code: 'x' } });
    await expect(createHttpAuthentication(refusing.portal).logout()).resolves.toBeUndefined();
    await server?.close();
    const silent = await setUp({ broken: true });
    await expect(createHttpAuthentication(silent.portal).logout()).rejects.toThrow();
  });
});

describe('the account over HTTP', () => {
  test('orders are counted from a day to a day (specification §order-history)', async () => {
    const { portal, received } = await setUp({ json: { pending: 3, fulfilled: 17 } });
    const answer = await createHttpCustomerAccount(portal).ordersCount({
      from: day('2026-10-21'),
      to: day('2026-11-20'),
    });
    expect(answer).toEqual({ ok: true, value: { pending: 3, fulfilled: 17 } });
    expect(received[0]?.path).toBe('/api/v3/orders-count?date_from=2026-10-21&date_to=2026-11-20');
  });
});

describe('documents over HTTP', () => {
  test('an invoice in the words of the core', async () => {
    const { portal } = await setUp({ json: wireInvoice });
    const answer = await createHttpDocuments(portal).invoice(invoiceNoOf('SI-301'));
    expect(answer).toMatchObject({
      ok: true,
      value: {
        kind: 'invoice',
        no: invoiceNoOf('SI-301'),
        orderNumber: orderNoOf('SO-201'),
        trackingNumber: 'HB1',
        totalIncVat: ownMoney(120_00),
        lines: [{ itemNo: 'GL-1', unitPrice: priceOfMajor(50, ''), slug: 'gloves' }],
        shipments: [{ agent: { code: 'H&B', name: 'Hale & Bright' }, lines: [{ itemNo: 'GL-1' }] }],
      },
    });
  });

  test('an order in the words of the core', async () => {
    const { portal } = await setUp({ json: wireOrder });
    const answer = await createHttpDocuments(portal).order(orderNoOf('SO-201'));
    expect(answer).toMatchObject({
      ok: true,
      value: {
        kind: 'order',
        globusReference: 'PORTAL',
        connectUserEmail: 'priya@northgate.example',
        shipTo: { name: 'Northgate', address: '4 Mill Lane', address2: '', postCode: 'LS1 4AB' },
        completelyShipped: null,
        lines: [{ quantity: 2, quantityShipped: 1 }],
      },
    });
  });

  test.each(['', '..', '../me', 'SO  1', 'SO-1?x', 'SO-1%2F', 'x'.repeat(41)])(
    'what is no document number, such as "%s", is not found and not asked for',
    async (no) => {
      const { portal, received } = await setUp({ json: wireOrder });
      const documents = createHttpDocuments(portal);
      const tracking = createHttpParcelTracking(portal);
      const notFound = { ok: false, refusal: 'not-found' };
      expect([
        await documents.order(orderNoOf(no)),
        await documents.invoice(invoiceNoOf(no)),
        await documents.pdf('order', documentNoOf(no)),
        await tracking.track(no, orderNoOf('SO-1')),
        await tracking.track('HB1', orderNoOf(no)),
      ]).toEqual([notFound, notFound, notFound, notFound, notFound]);
      expect(received).toEqual([]);
    },
  );

  test('a PDF comes byte by byte', async () => {
    const { portal } = await setUp({ text: '%PDF-1.7', type: 'application/pdf' });
    const answer = await createHttpDocuments(portal).pdf('invoice', documentNoOf('SI-301'));
    expect(answer).toEqual({ ok: true, value: new TextEncoder().encode('%PDF-1.7') });
  });
});

describe('whole lists over HTTP', () => {
  const filter = { view: 'both', text: 'PO 8', dates: { from: 1_700_000_000, to: 1_800_000_000 } } as const;
  const narrowed = 'show=both&q=PO+8&from=1700000000&to=1800000000';

  test('a list is exported as its filter has it, as of a day', async () => {
    const { portal, received } = await setUp({ text: 'a,b', type: 'text/csv; charset=utf-8' });
    const answer = await createHttpExports(portal).documents(filter, 'csv', day('2026-11-20'));
    expect(answer).toEqual({ ok: true, value: new TextEncoder().encode('a,b') });
    expect(received[0]?.path).toBe(`/api/v3/documents/export?${narrowed}&format=csv&today=2026-11-20`);
  });

  test('what can be downloaded of it', async () => {
    const documents = [{ kind: 'invoice', no: invoiceNoOf('SI-1'), documentDate: '2026-11-02', poNumber: null }];
    const { portal, received } = await setUp({ json: { data: documents, total: 7 } });
    expect(await createHttpExports(portal).list(filter)).toEqual({ ok: true, value: { documents, total: 7 } });
    expect(received[0]?.path).toBe(`/api/v3/documents/numbers?${narrowed}`);
  });

  test('a statement is asked for by its month', async () => {
    const { portal, received } = await setUp({ text: '%PDF-1.7', type: 'application/pdf' });
    expect(await createHttpExports(portal).statement('2026-11')).toMatchObject({ ok: true });
    expect(received[0]?.path).toBe('/api/v3/statements/2026-11');
  });
});
