import { describe, expect, test } from 'vitest';
import { documentNoOf, type OrderNo, invoiceNoOf, orderNoOf } from '../../domain/documents/number.ts';
import type { DocumentKind } from '../../domain/documents/document.ts';
import type { Documents } from '../../ports/documents.ts';
import type { ParcelTracking } from '../../ports/parcel-tracking.ts';

/** Numbers of one kind: one of the customer's own, one that nobody has, and one of another company. */
export interface Numbers {
  readonly own: string;
  readonly unknown: string;
  readonly foreign: string;
}

export interface DocumentsFixture {
  /** Of a customer's user with every permission. */
  readonly documents: Documents;
  readonly order: Numbers;
  readonly invoice: Numbers;
  /** Of nobody: without a token. */
  readonly signedOut: Documents;
}

const kinds: readonly DocumentKind[] = ['order', 'invoice'];
const notFound = { ok: false, refusal: 'not-found' };
const signedOut = { ok: false, refusal: 'signed-out' };

const ask = ({ order, invoice }: Documents, kind: DocumentKind, no: string) =>
  kind === 'order' ? order(orderNoOf(no)) : invoice(invoiceNoOf(no));

/** Laws of every `Documents`. */
export const documentsContract = (name: string, make: () => Promise<DocumentsFixture>): void => {
  describe(`${name} is a Documents`, () => {
    test.each(kinds)("the customer's own %s comes under the number it was asked by", async (kind) => {
      const fixture = await make();
      const answer = await ask(fixture.documents, kind, fixture[kind].own);
      expect(answer).toMatchObject({ ok: true, value: { kind, no: fixture[kind].own } });
    });

    test.each(kinds)('an %s that nobody has is not found', async (kind) => {
      const fixture = await make();
      expect(await ask(fixture.documents, kind, fixture[kind].unknown)).toEqual(notFound);
    });

    test.each(kinds)("another company's %s is not found (decisions §hidden-is-refused)", async (kind) => {
      const fixture = await make();
      expect(await ask(fixture.documents, kind, fixture[kind].foreign)).toEqual(notFound);
    });

    test.each(kinds)('the number of an %s is not one of the other kind', async (kind) => {
      const { documents, order, invoice } = await make();
      expect(await ask(documents, kind, kind === 'order' ? invoice.own : order.own)).toEqual(notFound);
    });

    test.each(kinds)('the PDF of an own %s is a PDF', async (kind) => {
      const fixture = await make();
      const answer = await fixture.documents.pdf(kind, documentNoOf(fixture[kind].own));
      expect(answer.ok ? new TextDecoder('latin1').decode(answer.value.slice(0, 5)) : answer).toBe('%PDF-');
    });

    test.each(kinds)(
      "the PDF of another company's or of no %s is not found (decisions §hidden-is-refused)",
      async (kind) => {
        const fixture = await make();
        expect(await fixture.documents.pdf(kind, documentNoOf(fixture[kind].foreign))).toEqual(notFound);
        expect(await fixture.documents.pdf(kind, documentNoOf(fixture[kind].unknown))).toEqual(notFound);
      },
    );

    test.each(kinds)('who is signed out gets neither %s nor PDF', async (kind) => {
      const fixture = await make();
      expect(await ask(fixture.signedOut, kind, fixture[kind].own)).toEqual(signedOut);
      expect(await fixture.signedOut.pdf(kind, documentNoOf(fixture[kind].own))).toEqual(signedOut);
    });
  });
};

interface Parcel {
  readonly trackingNumber: string;
  readonly orderNumber: OrderNo;
}

export interface ParcelTrackingFixture {
  readonly tracking: ParcelTracking;
  readonly own: Parcel;
  readonly unknown: Parcel;
  readonly foreign: Parcel;
  /** Of nobody: without a token. */
  readonly signedOut: ParcelTracking;
}

/** Laws of every `ParcelTracking`. */
export const parcelTrackingContract = (name: string, make: () => Promise<ParcelTrackingFixture>): void => {
  const track = (tracking: ParcelTracking, { trackingNumber, orderNumber }: Parcel) =>
    tracking.track(trackingNumber, orderNumber);

  describe(`${name} is a ParcelTracking`, () => {
    test("the customer's own parcel has a status in words", async () => {
      const { tracking, own } = await make();
      expect(await track(tracking, own)).toMatchObject({
        ok: true,
        value: { status: expect.stringMatching(/./), statusLabel: expect.stringMatching(/./) },
      });
    });

    test('a parcel that nobody has is not found', async () => {
      const { tracking, unknown } = await make();
      expect(await track(tracking, unknown)).toEqual(notFound);
    });

    test("another company's parcel is not found (decisions §hidden-is-refused)", async () => {
      const { tracking, foreign } = await make();
      expect(await track(tracking, foreign)).toEqual(notFound);
    });

    test('a parcel is found by its own order alone', async () => {
      const { tracking, own, unknown } = await make();
      expect(await track(tracking, { ...own, orderNumber: unknown.orderNumber })).toEqual(notFound);
    });

    test('who is signed out is told nothing', async () => {
      const fixture = await make();
      expect(await track(fixture.signedOut, fixture.own)).toEqual(signedOut);
    });
  });
};
