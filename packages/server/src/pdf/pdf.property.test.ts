import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { day } from '@connect/core/domain/calendar/day';
import { moneyOfMajor, priceOfMajor } from '@connect/core/domain/money/major';
import { locales } from '@connect/core/domain/access/storefront';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmationPdf } from '../documents/pdf/confirmation.ts';
import { invoicePdf } from '../documents/pdf/invoice.ts';
import { wrap } from './lines.ts';
import { textsOf } from './read-pdf.ts';
import { billedIn, customer, invoice, line, order, pounds, supplier } from './specimen.ts';

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.string({ maxLength: 400 }));
const amount = fc.oneof(
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((minor) => minor / 100),
  fc.double({ noNaN: true }),
);
const total = amount.map((major) => moneyOfMajor(major, 'GBP'));
const lines = fc.array(
  fc
    .record({
      itemNo: text,
      description: text,
      quantity: amount,
      unitPrice: amount.map((major) => priceOfMajor(major, 'GBP')),
      type: fc.constantFrom('Item', ' ', ''),
    })
    .map(line),
  { maxLength: 30 },
);
const facts = fc.record({
  orderNumber: fc.option(text.map(orderNoOf)),
  externalReference: fc.option(text),
  totalExVat: total,
  totalIncVat: total,
  remainingAmount: fc.option(total),
  dueDate: fc.constantFrom(null, day('2026-02-28'), day('0001-01-01')),
  documentDate: fc.constantFrom(null, day('2026-11-02')),
  cancelled: fc.boolean(),
});
const someone = fc
  .record({
    name: text,
    no: text,
    termsDescription: text,
  })
  .map((traits) => ({ ...customer, ...traits }));

const currencies = fc.oneof(fc.constantFrom('', 'GBP', 'usd', 'XXX'), text);
const language = fc.constantFrom(...locales);

describe('papers', () => {
  it('any invoice becomes a PDF, whatever its texts and amounts are', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        facts,
        lines,
        someone,
        language,
        currencies,
        async (no, traits, some, customer, locale, currency) => {
          const written = invoice({ ...traits, no: invoiceNoOf(no), lines: some });
          const pdf = await invoicePdf({ invoice: billedIn(currency, written), supplier, customer, locale });
          expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
        },
      ),
      { numRuns: 40 },
    );
  });

  it('any order becomes a PDF, whatever its texts and amounts are', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        facts,
        lines,
        someone,
        language,
        fc.boolean(),
        async (no, traits, some, customer, locale, sample) => {
          const orderLines = some.map((each) => ({
            ...each,
            quantityShipped: lineQuantity(1),
            promisedOn: null,
            promisedBefore: null,
          }));
          const pdf = await confirmationPdf({
            order: order({ ...traits, no: orderNoOf(no), lines: orderLines, sample }),
            supplier,
            customer,
            locale,
          });
          expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
        },
      ),
      { numRuns: 40 },
    );
  });

  it('the totals printed add up to the minor unit: sub total + VAT = total', async () => {
    const minorOf = (printed: string | undefined): number => Number(printed?.replace(/[£,.]/g, ''));
    const minor = fc.integer({ min: 0, max: 100_000_000 });
    await fc.assert(
      fc.asyncProperty(minor, minor, async (net, vat) => {
        const totals = { totalExVat: pounds(net), totalIncVat: pounds(net + vat) };
        const texts = textsOf(
          await invoicePdf({ invoice: invoice(totals), supplier, customer, locale: 'en-GB', compress: false }),
        );
        const [subTotal, tax, total] = texts
          .slice(texts.indexOf('Sub Total'))
          .filter((each) => each.startsWith('£'))
          .map(minorOf);
        expect([subTotal, tax, total]).toEqual([net, vat, net + vat]);
      }),
      { numRuns: 30 },
    );
  });

  it('wrapping loses no character and no line is wider than asked, while a character fits', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-zŁłóźß€0-9-]{1,60}$/), { maxLength: 40 });
    fc.assert(
      fc.property(words, fc.integer({ min: 2, max: 60 }), (some, width) => {
        const set = wrap(some.join(' '), 400, width);
        const back = set.map(({ runs }) => runs.map((run) => run.text).join('')).join('');
        expect(back.replaceAll(' ', '')).toBe(some.join('').normalize('NFC'));
        for (const each of set) expect(each.width).toBeLessThanOrEqual(width + 0.2);
      }),
    );
  });
});
