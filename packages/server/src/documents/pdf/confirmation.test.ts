import { day } from '@connect/core/domain/calendar/day';
import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { describe, expect, it } from 'vitest';
import type { Order } from '@connect/core/domain/documents/document';
import { confirmationPdf } from './confirmation.ts';
import { textsOf } from '../../pdf/read-pdf.ts';
import { customer, line, order, poundsEach, supplier } from '../../pdf/specimen.ts';

const read = async (traits: Partial<Order>): Promise<string[]> =>
  textsOf(await confirmationPdf({ order: order(traits), supplier, customer, locale: 'en-GB', compress: false }));

describe('the PDF confirmation of an order', () => {
  it('names the order, where it goes, and how much was ordered and shipped', async () => {
    const texts = await read({});
    for (const text of [
      'Order confirmation',
      'SO-204610',
      'Northgate Hull',
      'Dock Road 7',
      'HU1 1AA',
      '48',
      '12',
      '£297.60',
    ])
      expect(texts).toContain(text);
    for (const text of ['£933.63', '£186.73', '£1,120.36']) expect(texts).toContain(text);
  });

  it("says 'SAMPLE ORDER — No payment required' on samples, and shows neither prices nor totals (specification §document-pdfs)", async () => {
    const texts = await read({ sample: true, srNo: 'SR4410' });
    expect(texts.join('')).toContain('SAMPLE ORDER — No payment required');
    expect(texts).toContain('SR4410');
    expect(texts.filter((text) => text.includes('£'))).toEqual([]);
    expect(texts).not.toContain('Sub Total');
  });

  it('knows a sample by its reference alone (decisions §sample-numbers)', async () => {
    expect(await read({ externalReference: 'SR123' })).toContain('SAMPLE ORDER');
    expect(await read({ externalReference: 'SR123 B' })).not.toContain('SAMPLE ORDER');
  });

  it('names who placed a web order', async () => {
    const connectUserEmail = 'priya@northgate.example';
    expect(await read({ globusReference: 'PORTAL', connectUserEmail })).toContain('priya@northgate.example');
    expect(await read({ globusReference: 'FAX', connectUserEmail })).not.toContain('priya@northgate.example');
  });

  it('says when what still comes is promised for, of each line and all (specification §promised-dates)', async () => {
    const of = (promisedOn: string, sent: number) => ({
      ...line({ quantity: 12 }),
      quantityShipped: lineQuantity(sent),
      promisedOn: day(promisedOn),
      promisedBefore: day('2026-12-01'),
    });
    const texts = await read({ lines: [of('2026-12-05', 0), of('2026-12-19', 6), of('2026-12-24', 12)] });
    expect(texts.join(' ').replaceAll(/\s+/g, ' ')).toContain('Promised for 5 Dec 2026 – 19 Dec 2026');
    // No line breaks within a day.
    expect(texts).toEqual(expect.arrayContaining(['5 Dec 2026 –', '19 Dec 2026']));
    expect(texts.filter((text) => text.startsWith('Promised for '))).toEqual([
      'Promised for 5 Dec 2026',
      'Promised for 19 Dec 2026',
    ]);
  });

  it('charges POSTAGE in words and leaves notes without figures', async () => {
    const texts = await read({
      lines: [
        {
          ...line({ itemNo: 'POSTAGE', description: 'x', unitPrice: poundsEach(9.95) }),
          quantityShipped: lineQuantity(0),
          promisedOn: null,
          promisedBefore: null,
        },
        {
          ...line({ itemNo: 'N1', description: 'Call ahead.', quantity: 0, type: '' }),
          quantityShipped: lineQuantity(0),
          promisedOn: null,
          promisedBefore: null,
        },
      ],
    });
    expect(texts).toContain('Postage, Packing & Carriage');
    expect(texts).toContain('Call ahead.');
    expect(texts).not.toContain('N1');
  });
});
