import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { day } from '@connect/core/domain/calendar/day';
import { money } from '@connect/core/domain/money/money';
import { locales } from '@connect/core/domain/access/storefront';
import { describe, expect, it, test } from 'vitest';
import { confirmationPdf } from '../documents/pdf/confirmation.ts';
import { invoicePdf } from '../documents/pdf/invoice.ts';
import { pdfLanguage } from './language.ts';
import { textsOf } from './read-pdf.ts';
import { billedIn, customer, invoice, line, order, pounds, poundsEach, supplier } from './specimen.ts';
import { statementPdf } from '../exports/pdf/statement.ts';
import { pdfTexts } from './texts/by-locale.ts';

const polishOwner = { ...customer, name: 'Zażółć gęślą jaźń ŁÓDŹ', currencyCode: 'PLN' };
const zlotys = money(1128_48, 'PLN');
const statementDocument = {
  no: invoiceNoOf('SI-1'),
  date: day('2026-11-03'),
  reference: 'PO 1',
  dueDate: day('2026-11-10'),
  amount: zlotys,
  remaining: zlotys,
};

/** Every paper in a language, with all that it can say: whatever is on them must be in it. */
const allPapers = async (locale: (typeof locales)[number]): Promise<string[]> => {
  const some = { locale, supplier, customer: polishOwner, compress: false };
  const lines = [line({ quantity: 1000, unitPrice: poundsEach(1.12848) }), line({ itemNo: 'POSTAGE', quantity: 0 })];
  const pdfs = await Promise.all([
    invoicePdf({
      ...some,
      invoice: billedIn('PLN', invoice({ lines, totalIncVat: pounds(1128_48), externalReference: null })),
    }),
    invoicePdf({
      ...some,
      invoice: invoice({ totalExVat: pounds(-1_00), totalIncVat: pounds(-2_00), lines: [], cancelled: true }),
    }),
    confirmationPdf({ ...some, order: order({ sample: true }) }),
    statementPdf({
      ...some,
      firstDay: day('2026-11-01'),
      today: day('2026-11-20'),
      before: [],
      ofMonth: [statementDocument],
      given: pounds(7),
    }),
  ]);
  return pdfs.flatMap(textsOf);
};
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(locales)('papers in %s', (locale) => {
  it('name their language, and have a glyph for every letter and space of it', async () => {
    const pdf = await invoicePdf({ locale, supplier, customer: polishOwner, invoice: invoice(), compress: false });
    expect(Buffer.from(pdf).toString('latin1')).toContain(`/Lang (${locale})`);
    const texts = await allPapers(locale);
    expect(texts.filter((text) => text.includes('?'))).toEqual([]);
    // Letters of two fonts are two pieces of text.
    expect(texts.join('')).toContain('Zażółć gęślą jaźń ŁÓDŹ');
  });
});

test.each([
  ['de-DE', ['Rechnung', 'Rechnungsadresse', '2. Nov. 2026', '1.128,48 PLN', 'Kontoauszug', '30 Tage, Monatsende']],
  ['fr-FR', ['Facture', '2 nov. 2026', '1 128,48 PLN', 'Relevé de compte', '30 jours, fin de mois']],
  ['it-IT', ['Fattura', '2 nov 2026', '1.128,48 PLN', 'Estratto conto', '30 giorni, fine mese']],
  ['pl-PL', ['Faktura', '2 lis 2026', '1 128,48 zł', 'Wyciąg z konta', '30 dni, koniec miesiąca']],
  ['en-US', ['Invoice', 'Nov 2, 2026', 'PLN 1,128.48', 'CANCELED', 'Tax', '30 Days, end of month']],
  ['en-AU', ['Invoice', '2 Nov 2026', 'PLN 1,128.48', 'GST', '30 Days, end of month']],
] as const)('papers in %s have its words, days and amounts', async (locale, expected) => {
  const pieces = plain((await allPapers(locale)).join(''));
  for (const text of expected) expect(pieces).toContain(text);
});

test.each([
  ['pl-PL', '1 Day', '1 dzień'],
  ['pl-PL', '14 Days', '14 dni'],
  ['pl-PL', '2 Weeks Net', '2 tygodnie, netto'],
  ['de-DE', '30 Days from delivery', '30 Tage, from delivery'],
  ['fr-FR', '', '–'],
] as const)('in %s the payment terms %j are %j', (locale, description, written) => {
  expect(pdfLanguage(locale).terms(description)).toBe(written);
});

test('a Polish or Italian column of amounts is grouped from a thousand on', async () => {
  for (const locale of ['pl-PL', 'it-IT'] as const) {
    expect(plain(pdfLanguage(locale).figures.money(money(1128_48, 'EUR'), 'GBP'))).toMatch(/^1[. ]128,48 €$/);
  }
});

describe.each(['de', 'fr', 'it', 'pl'] as const)('the papers in %s', (language) => {
  const catalogue = readFileSync(
    fileURLToPath(new URL(`../../../web/src/i18n/locales/${language}/messages.po`, import.meta.url)),
    'utf8',
  );
  const textOnPages = (text: string): string | undefined => {
    const found = catalogue.indexOf(`msgid "${text}"\nmsgstr "`);
    return found < 0 ? undefined : plain(/msgstr "(.*)"/.exec(catalogue.slice(found))?.[1] ?? '');
  };
  it('say what the pages say', () => {
    const texts = pdfTexts(`${language}-${language.toUpperCase()}` as `de-DE`);
    expect(
      [
        texts.notProvided,
        texts.unknown,
        texts.special.POSTAGE,
        texts.special.SPL123,
        texts.totals.subTotal,
        texts.totals.vat,
        texts.sections.notIncluded,
        texts.sections.notIncludedNote,
        texts.facts.srNumber,
        texts.stamps.sample[0],
        texts.vatNumber('{number}'),
      ].map(plain),
    ).toEqual(
      [
        'Not Provided',
        'Unknown',
        'Postage, Packing & Carriage',
        'Split Case Charge',
        'Sub Total',
        'VAT',
        'Items not included on this invoice',
        'The items below may be pending shipment or may appear on another invoice.',
        'SR Number',
        'SAMPLE ORDER',
        'VAT reg. no. {number}',
      ].map(textOnPages),
    );
  });
});
