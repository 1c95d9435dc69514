import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { describe, expect, it } from 'vitest';
import { invoicePdf, type InvoicePdf } from './invoice.ts';
import { pageCountOf, textsOf } from '../../pdf/read-pdf.ts';
import type { Supplier } from '../../supplier.ts';
import { billedIn, customer, invoice, line, pounds, poundsEach, supplier } from '../../pdf/specimen.ts';

const draw = async (paper: Partial<InvoicePdf>): Promise<Uint8Array> =>
  invoicePdf({ invoice: invoice(), supplier, customer, locale: 'en-GB', compress: false, ...paper });
const read = async (paper: Partial<InvoicePdf>): Promise<string[]> => textsOf(await draw(paper));

describe('the PDF of an invoice', () => {
  it('is a PDF with title, author and language, tagged for screen readers', async () => {
    const source = Buffer.from(await draw({})).toString('latin1');
    expect(source.startsWith('%PDF-1.7')).toBe(true);
    expect(source).toContain('(Invoice SI-117932)');
    expect(source).toContain('(Connect Safety Supplies Ltd)');
    expect(source).toContain('/Lang (en-GB)');
    expect(source).toContain('/Marked true');
    expect(source).toMatch(/\/S \/TH[\s\S]*\/Scope \/Column/);
  });

  it('names the customer, the addresses and the facts of the document', async () => {
    const texts = await read({
      shipTo: {
        name: 'Hull depot',
        address: 'Dock Road 7',
        address2: '',
        city: 'Hull',
        county: 'East Riding',
        postCode: 'HU1 1AA',
        country: 'Great Britain',
      },
    });
    for (const text of [
      'Bill to',
      'Ship to',
      'Northgate Site Supplies',
      'Hull depot',
      'Hull, East Riding',
      'HU1 1AA',
      'Great Britain',
      'C10482',
      '30 Days, end of month',
    ])
      expect(texts).toContain(text);
    for (const text of ['SI-117932', 'SO-204610', 'PO 87951', '2 Nov 2026', '3 Nov 2026', '31 Dec 2026'])
      expect(texts).toContain(text);
  });

  it('has no heading over an address of which nothing is known', async () => {
    const shipTo = { name: '', address: '', address2: '', city: '', county: '', postCode: '', country: '' };
    expect(await read({ shipTo })).not.toContain('Ship to');
    expect(await read({ shipTo: null })).toContain('Ship to');
  });

  it('prints sub total, VAT as total inc less total ex in minor units, and total in the document currency', async () => {
    const texts = await read({});
    for (const text of ['£933.63', 'VAT at 20%', '£186.73', '£1,120.36']) expect(texts).toContain(text);
    const dollars = await read({ invoice: billedIn('USD', invoice()) });
    for (const text of ['US$933.63', 'US$186.73', 'US$1,120.36']) expect(dollars).toContain(text);
  });

  it('prints VAT rate by rate where the supplier sends it so', async () => {
    const vatRates = [
      { percent: 20, net: pounds(900_00), vat: pounds(180_00) },
      { percent: 5.5, net: pounds(33_63), vat: pounds(6_73) },
    ];
    const texts = await read({ invoice: invoice({ vatRates }) });
    for (const text of ['VAT at 20%', '£180.00', 'VAT at 5.5%', '£6.73']) expect(texts).toContain(text);
    expect(texts).not.toContain('£186.73');
  });

  it('shows POSTAGE and SPL123 in words (specification §special-items)', async () => {
    const lines = [line({ itemNo: 'POSTAGE', description: 'x' }), line({ itemNo: 'SPL123', description: 'y' })];
    const texts = await read({ invoice: invoice({ lines }) });
    expect(texts).toContain('Postage, Packing & Carriage');
    expect(texts).toContain('Split Case Charge');
  });

  it('prints all decimals of a price with parts of a penny, and the amount they come to', async () => {
    const lines = [line({ quantity: 1000, unitPrice: poundsEach(0.0125) })];
    const texts = await read({ invoice: invoice({ lines }) });
    expect(texts).toContain('£0.0125');
    expect(texts).toContain('£12.50');
  });

  it('prints a line of a blank type as a note, without figures', async () => {
    const note = line({
      itemNo: 'NOTE-1',
      description: 'Leave with the gatehouse.',
      quantity: 0,
      unitPrice: poundsEach(0),
      type: ' ',
    });
    const texts = await read({ invoice: invoice({ lines: [note] }) });
    expect(texts).toContain('Leave with the gatehouse.');
    expect(texts).not.toContain('NOTE-1');
    expect(texts).not.toContain('Items not included on this invoice');
  });

  it('lists items that were not shipped apart, with dashes, and does not charge them (specification §invoice-lines)', async () => {
    const lines = [line({ quantity: 2 }), line({ itemNo: 'HLM-1010', quantity: 0, unitPrice: poundsEach(14.2) })];
    const texts = await read({ invoice: invoice({ lines }) });
    const heading = texts.indexOf('Items not included on this invoice');
    expect(heading).toBeGreaterThan(0);
    expect(texts).toContain('The items below may be pending shipment or may appear on another invoice.');
    expect(texts.indexOf('HLM-1010')).toBeGreaterThan(heading);
    expect(texts.slice(heading).filter((text) => text === '–')).toHaveLength(3);
    expect(texts).not.toContain('£14.20');
  });

  it("shows a missing reference as 'Not Provided' and a missing number as 'Unknown' (specification §missing-values)", async () => {
    const texts = await read({ invoice: invoice({ no: invoiceNoOf(''), externalReference: '' }) });
    expect(texts).toContain('Not Provided');
    expect(texts).toContain('Unknown');
  });

  it('says CREDIT NOTE where the total is negative, and asks for no payment', async () => {
    const texts = await read({
      invoice: invoice({ totalExVat: pounds(-100_00), totalIncVat: pounds(-120_00), remainingAmount: pounds(-120_00) }),
    });
    expect(texts).toContain('CREDIT NOTE');
    expect(texts).toContain('-£120.00');
    expect(texts).not.toContain('How to pay');
    expect(await read({})).toContain('How to pay');
  });

  it('prints what was paid and what is left to pay', async () => {
    const texts = await read({ invoice: invoice({ remainingAmount: pounds(20_36) }) });
    expect(texts).toContain('£1,100.00');
    expect(texts.slice(texts.indexOf('Balance due'))).toContain('£20.36');
  });

  it('prints that nobody knows what is left to pay, where that is so', async () => {
    const texts = await read({ invoice: invoice({ remainingAmount: null }) });
    expect(texts[texts.indexOf('Balance due') + 1]).toBe('–');
    expect(texts).not.toContain('Settled');
  });

  it('prints of a cancelled one that nothing is left to pay, and not that it was paid', async () => {
    const texts = await read({ invoice: invoice({ cancelled: true, remainingAmount: pounds(0) }) });
    expect(texts).toContain('CANCELLED');
    expect(texts).not.toContain('Settled');
    expect(texts.slice(texts.indexOf('Balance due'))).toContain('£0.00');
  });

  it('repeats the table head on every page, carries the sum over and numbers the pages n of m', async () => {
    const lines = Array.from({ length: 90 }, (_, index) =>
      line({ itemNo: `GLV-${index}`, quantity: 1, unitPrice: poundsEach(0.1) }),
    );
    const pdf = await draw({ invoice: invoice({ lines }) });
    const texts = textsOf(pdf);
    const pages = pageCountOf(pdf);
    expect(pages).toBeGreaterThan(2);
    const breaks = texts.filter((text) => text === 'Carried forward').length;
    expect(texts.filter((text) => text === 'Description')).toHaveLength(breaks + 1);
    expect(texts.filter((text) => text === 'Brought forward')).toHaveLength(breaks);
    for (let page = 1; page <= pages; page++) expect(texts).toContain(`Page ${page} of ${pages}`);
    const rowsOfFirstPage = texts
      .slice(0, texts.indexOf('Carried forward'))
      .filter((text) => /^GLV-\d+$/.test(text)).length;
    const carried = texts[texts.indexOf('Carried forward') + 1];
    expect(carried).toBe(`£${(rowsOfFirstPage / 10).toFixed(2)}`);
  });

  it('prints every item of 200 lines once, in order', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => `HVV-${1000 + index}`);
    const texts = await read({ invoice: invoice({ lines: numbers.map((itemNo) => line({ itemNo })) }) });
    expect(texts.filter((text) => text.startsWith('HVV-'))).toEqual(numbers);
  });

  it('says so when there are no lines', async () => {
    const texts = await read({
      invoice: invoice({ lines: [], totalExVat: pounds(0), totalIncVat: pounds(0), remainingAmount: pounds(0) }),
    });
    expect(texts).toContain('This invoice has no lines.');
    expect(texts).toContain('£0.00');
  });

  it('keeps letters beyond Latin-1, the euro sign and umlauts as text', async () => {
    const texts = await read({ customer: { ...customer, name: 'Łódź für 5 € Привет' } });
    expect(texts.join('')).toContain('Łódź für 5 € Привет');
  });

  it.each([
    ['Greek', 'Ελληνικά Είδη Ασφαλείας Α.Ε.'],
    ['Greek of old', 'Ἀθηναῖοι Ὑγεία'],
    ['Ukrainian and Serbian', 'Ґанок Їжак, Ђорђе Љиљана'],
    ['Kazakh', 'Қазақстан Әуежайы'],
    ['Vietnamese', 'Nguyễn Thị Hồng Đào'],
    ['African Latin', 'Ɗanjuma Ɓala Ŋɔŋ Ẹ̀kọ́'],
  ])('has a name in %s letter by letter, and stays small', async (_, name) => {
    const pdf = await draw({ customer: { ...customer, name }, compress: true });
    expect(textsOf(pdf).join('')).toContain(name.normalize('NFC'));
    expect(pdf.length).toBeLessThan(40_000);
  });

  it('is of the supplier that is named, with its bank and its own currency', async () => {
    const own: Supplier = {
      name: 'Łuk Safety GmbH',
      address: 'Hafenstraße 7, 20457 Hamburg',
      phone: null,
      email: 'buchhaltung@luk.example',
      web: 'www.luk.example',
      companyNo: 'HRB 12345',
      vatNo: 'DE123456789',
      currency: 'EUR',
      terms: { text: 'Es gelten unsere AGB.' },
      bank: {
        name: null,
        accountName: 'Łuk Safety GmbH',
        sortCode: null,
        accountNo: null,
        iban: 'DE89 3704 0044 0532 0130 00',
        bic: 'COBADEFFXXX',
      },
    };
    const pageText = (await read({ supplier: own, invoice: billedIn('', invoice()) })).join(' ');
    for (const text of [
      'Es gelten unsere AGB.',
      'HRB 12345',
      'DE123456789',
      'IBAN',
      'DE89 3704 0044 0532 0130 00    BIC COBADEFFXXX',
      '€933.63',
    ])
      expect(pageText).toContain(text);
    expect(pageText).not.toMatch(/Example Bank|Sort code|null|connect\.example/);
  });

  it('names nobody, and no bank, where nobody is named', async () => {
    const nobody: Supplier = {
      ...supplier,
      name: null,
      address: null,
      phone: null,
      email: null,
      web: null,
      companyNo: null,
      vatNo: null,
      bank: null,
      terms: null,
    };
    const texts = await read({ supplier: nobody });
    expect(texts).toContain('Page 1 of 1');
    expect(texts.join(' ')).not.toMatch(/How to pay|Terms of sale|IBAN|Connect|Company no|VAT registration|null/);
  });

  it('gives the same bytes for the same invoice', async () => {
    expect(Buffer.from(await draw({})).equals(Buffer.from(await draw({})))).toBe(true);
  });
});
