import { deflateSync } from 'node:zlib';
import { jpegOf, pngOf, pngPart, pngSignature } from '@connect/core/testing/pictures';
import { day } from '@connect/core/domain/calendar/day';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../brand.ts';
import { confirmationPdf } from '../documents/pdf/confirmation.ts';
import { invoicePdf } from '../documents/pdf/invoice.ts';
import { statementPdf } from '../exports/pdf/statement.ts';
import { pageCountOf, textsOf } from './read-pdf.ts';
import { customer, invoice, line, order, pounds, supplier as own } from './specimen.ts';

const nothing: Brand = { name: null, colours: { main: null, accent: null }, logo: null, legal: {}, storefronts: {} };
const logoOf = (type: 'image/png' | 'image/jpeg', bytes: Uint8Array): Brand['logo'] => ({
  tag: 't',
  type,
  width: 6,
  height: 2,
  bytes,
});
/** As most logos are: see-through. */
const seeThrough = Uint8Array.from([
  ...pngSignature,
  ...pngPart('IHDR', [0, 0, 0, 6, 0, 0, 0, 2, 8, 6, 0, 0, 0]),
  ...pngPart('IDAT', [...deflateSync(Buffer.alloc(2 * (1 + 6 * 4)))]),
  ...pngPart('IEND'),
]);
const draw = (brand: Brand, lines = 1) =>
  invoicePdf({
    invoice: invoice({ totalIncVat: pounds(-1_00), lines: Array.from({ length: lines }, () => line({})) }),
    supplier: { ...own, brand },
    customer,
    locale: 'en-GB',
    compress: false,
  });
const sourceOf = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');
/** As pdfkit writes a colour. */
const written = (hex: string): string =>
  [1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');

describe('papers of a portal with a look of its own (specification §branding)', () => {
  it('without one are as they were, byte for byte', async () => {
    const some = { invoice: invoice(), customer, locale: 'en-GB' } as const;
    const plain = await invoicePdf({ ...some, supplier: own });
    expect(await invoicePdf({ ...some, supplier: { ...own, brand: nothing } })).toEqual(plain);
  });

  it('have its two colours in place of the built-in ones', async () => {
    const colours = { main: '#8a1c1c', accent: '#ffd0d0' };
    const [plain, branded] = [sourceOf(await draw(nothing)), sourceOf(await draw({ ...nothing, colours }))];
    for (const [before, now] of [
      ['#0b4f4a', colours.main],
      ['#d8f53a', colours.accent],
    ] as const) {
      expect([plain.includes(written(before)), branded.includes(written(before))]).toEqual([true, false]);
      expect(branded).toContain(written(now));
    }
  });

  it.each([
    ['a PNG', logoOf('image/png', pngOf({ width: 6, height: 2 }))],
    ['a PNG that one sees through', logoOf('image/png', seeThrough)],
    ['a JPEG', logoOf('image/jpeg', jpegOf())],
    ['a JPEG in colour', logoOf('image/jpeg', jpegOf({ components: 3 }))],
  ])('have %s on each page, and in the file once', async (_, logo) => {
    const pdf = await draw({ ...nothing, logo }, 120);
    expect(pageCountOf(pdf)).toBeGreaterThan(2);
    const source = sourceOf(pdf);
    const masks = [...source.matchAll(/\/SMask/g)].length;
    expect([...source.matchAll(/\/Subtype \/Image/g)]).toHaveLength(1 + masks);
    expect([...source.matchAll(/\/I1 Do/g)]).toHaveLength(pageCountOf(pdf));
    expect(sourceOf(await draw({ ...nothing, logo }, 120)) === source).toBe(true);
  });

  it('have its name where the supplier gave none, and never in place of the supplier’s', async () => {
    const brand = { ...nothing, name: 'Trade Desk' };
    const paper = { order: order(), customer, locale: 'en-GB', compress: false } as const;
    const unnamed = await confirmationPdf({ ...paper, supplier: { ...own, name: null, brand } });
    expect(textsOf(unnamed)).toContain('Trade Desk');
    expect(sourceOf(unnamed)).toContain('(Trade Desk)');
    const named = textsOf(await confirmationPdf({ ...paper, supplier: { ...own, brand } }));
    expect([named.includes(own.name), named.includes('Trade Desk')]).toEqual([true, false]);
  });

  it('are statements, too', async () => {
    const pdf = await statementPdf({
      supplier: { ...own, brand: { ...nothing, logo: logoOf('image/png', pngOf()) } },
      customer,
      locale: 'de-DE',
      firstDay: day('2026-11-01'),
      today: day('2026-11-20'),
      before: [],
      ofMonth: [],
      compress: false,
    });
    expect(sourceOf(pdf)).toContain('/Subtype /Image');
  });
});
