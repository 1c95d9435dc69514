import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { guessMap } from './guess-map.ts';
import type { Seen } from './guess-kind.ts';
import { parseMap } from './parse-map.ts';

const seen = (name: string, headings: string, ...rows: string[]): Seen => ({
  name,
  headings: headings.split(';'),
  rows: rows.map((row) => row.split(';')),
});
const yamlOf = (file: Seen): string => guessMap([file]) ?? '';
const linesOf = (yaml: string, word: string): readonly string[] =>
  (yaml.match(new RegExp(`(?<= )${word}: .*`, 'g')) ?? []).map((line) => line.slice(word.length + 2));
const asked = (yaml: string): readonly string[] => yaml.split('\n').filter((line) => /^(?!#).*'\?'/.test(line));

const orders = (heading: string, ...codes: string[]) =>
  seen(
    'orders.csv',
    `Order No;Customer No;Date;Net;Gross;Currency;${heading}`,
    ...codes.map((code, at) => `N${at};C1;20261123;1.50;1.80;EUR;${code}`),
  );
const invoices = (heading: string, ...cells: string[]) =>
  seen(
    'invoices.csv',
    `Invoice No;Customer No;Date;Net;Gross;Currency;${heading}`,
    ...cells.map((cell, at) => `N${at};C1;20261123;1.50;1.80;EUR;${cell}`),
  );

describe('the status of orders', () => {
  test.each([
    ['Status', 'Pending Fulfillment', 'Completed', 'Cancelled'],
    ['Status', 'In Bearbeitung', 'Erledigt', 'Storniert'],
    ['Statut', 'En cours', 'Soldée', 'Annulée'],
    ['Stato', 'Aperto', 'Fatturato', 'Annullato'],
    ['Stan', 'Otwarte', 'Zrealizowane', 'Anulowane'],
  ])('as %s says which are %s, %s and %s', (heading, open, done, cancelled) => {
    const yaml = yamlOf(orders(heading, open, done, cancelled));
    expect(linesOf(yaml, 'status')).toEqual([heading]);
    expect(linesOf(yaml, 'cancelled')).toEqual([
      `{ column: ${heading}, table: { "${cancelled}": true }, otherwise: false }`,
    ]);
    expect(linesOf(yaml, 'closed')).toEqual([
      `{ column: ${heading}, table: { "${open}": false, "${done}": true, "${cancelled}": true } }`,
    ]);
    expect(asked(yaml)).toEqual([]);
  });

  test('is asked for where nobody knows a code, beside a column that says what is closed as well', () => {
    expect(asked(yamlOf(orders('Status', 'Open', 'Shipped')))).toEqual([
      `      closed: { column: Status, table: { "Open": false, "Shipped": '?' } } # true for orders that nothing comes of any more: invoiced in full, or cancelled; false for others`,
    ]);
    const yaml = yamlOf(orders('Status;Closed', 'Open;no', 'Gone;yes'));
    expect(linesOf(yaml, 'closed')).toEqual(['Closed']);
    expect(asked(yaml)).toEqual([
      `      cancelled: { column: Status, table: { "Open": false, "Gone": '?' } } # true for what was cancelled, false for the rest`,
    ]);
  });

  const known = ['Open', 'Offen', 'Completed', 'Soldée', 'Cancelled', 'yes', 'no'];
  property.prop([fc.uniqueArray(fc.oneof(fc.constantFrom(...known), fc.stringMatching(/^[a-zé "',:#{}]{1,8}$/)))], {
    numRuns: 30,
  })('is in the table, whatever codes there are, and one that comes later is not', (codes) => {
    const written = codes.map((code) => code.trim()).filter((code) => code !== '');
    const map = parseMap(yamlOf(orders('Status', ...codes)).replaceAll(/'\?'/g, 'true'));
    if (!map.ok) throw new Error(JSON.stringify(map.refusal));
    const closed = map.value.entries[0]?.columns.get('closed');
    expect(new Set(Object.keys(closed?.table ?? {}))).toEqual(new Set(written));
    expect(closed?.otherwise ?? null).toBeNull();
  });
});

describe('an invoice', () => {
  test.each([
    ['Paid', 'yes', 'no'],
    ['Bezahlt', 'ja', 'nein'],
    ['Payée', 'oui', 'non'],
    ['Payment Status', 'Paid', 'Unpaid'],
    ['Zahlungsstatus', 'Bezahlt', 'Überfällig'],
    ['Status', 'Pagata', 'Scaduta'],
    ['Closed', 'x', '-'],
  ])('of which %s says %s is not owed', (heading, paid, open) => {
    const yaml = yamlOf(invoices(heading, paid, open));
    expect(linesOf(yaml, 'remaining')).toEqual([`{ column: ${heading}, table: { "${paid}": 0, "${open}": '' } }`]);
    expect(asked(yaml)).toEqual([]);
    expect(parseMap(yaml).ok).toBe(true);
  });

  test.each([
    ['Amount Paid', '1.80'],
    ['Paid', '2'],
    ['Bezahlt am', '31.12.2026'],
    ['Montant payé', '1,00'],
  ])('of which %s says %s makes it a question', (heading, cell) => {
    expect(asked(yamlOf(invoices(heading, cell)))).toEqual([
      `  - { file: invoices.csv, columns: '?' } # [${heading}]: no entry reads these columns, which look like what was paid; write here those that are not to be read, and name the others under \`files\``,
    ]);
  });

  test('that is cancelled is so, whatever is said to be left of it, and what is left needs no code', () => {
    const yaml = yamlOf(invoices('Status;Open', 'Cancelled;0.00', 'Whatever;1.80', ';1.80'));
    expect(linesOf(yaml, 'cancelled')).toEqual(['{ column: Status, table: { "Cancelled": true }, otherwise: false }']);
    expect(linesOf(yaml, 'remaining')).toEqual(['Open']);
    expect(asked(yaml)).toEqual([]);
  });

  test('that is paid in part is a question', () => {
    expect(asked(yamlOf(invoices('Paid', 'yes', 'partly')))).toEqual([
      `      remaining: { column: Paid, table: { "yes": 0, "partly": '?' } } # 0 for invoices that are paid, '' for those that payments and credit notes are to settle`,
    ]);
  });
});

describe('the VAT of a customer', () => {
  const customers = (heading: string, ...rates: string[]) =>
    yamlOf(
      seen(
        'customers.csv',
        `Customer No;Name;Currency;Credit Limit;${heading}`,
        ...rates.map((rate, at) => `${at};A;EUR;1.00;${rate}`),
      ),
    );

  test.each(['VAT Rate', 'VAT %', 'MwSt-Satz', 'Steuersatz', 'USt %', 'Taux TVA', 'Aliquota IVA', 'Stawka VAT', 'VAT'])(
    'is what %s says, one rate or several',
    (heading) => {
      expect(linesOf(customers(heading, '19', '19'), 'vatPercent')).toEqual([heading]);
      expect(linesOf(customers(heading, '5.5', '0'), 'vatPercent')).toEqual([heading]);
    },
  );

  test('is a question where there is none, where it is written as a share, and where nothing else is known of it', () => {
    expect(linesOf(customers('VAT Rate', '19', ''), 'vatPercent')).toEqual([
      "{ column: VAT Rate, empty: '?' } # percent where it is empty",
    ]);
    for (const [heading, rate] of [
      ['VAT Rate', '0.19'],
      ['VAT Rate', '19 %'],
      ['VAT Rate', 'standard'],
      ['Rate of tax in percent', '19'],
      ['Local tax rate', '0'],
    ] as const) {
      const yaml = customers(heading, rate);
      expect([heading, rate, linesOf(yaml, 'vatPercent')]).toEqual([
        heading,
        rate,
        [expect.stringMatching(/^\{ value: '\?' \} # VAT on what they order/)],
      ]);
      expect(asked(yaml).join()).toContain(`[${heading}]: no entry reads these columns, which look like rates of VAT`);
    }
    expect(asked(customers('VAT', 'GB123456789'))).toEqual([expect.stringContaining('VAT on what they order')]);
  });
});

test('terms that are too long for a code are what is shown of them', () => {
  const terms = (text: string) =>
    yamlOf(seen('Kunden.csv', 'Kundennummer;Firma;Kreditlimit;Währung;Zahlungsbedingung', `1;A;1;EUR;${text}`));
  expect(linesOf(terms('N30'), 'terms.code')).toEqual(['Zahlungsbedingung']);
  const long = terms('14 Tage 2 % Skonto, 30 Tage netto');
  expect(linesOf(long, 'terms.code')).toEqual([]);
  expect(linesOf(long, 'terms.description')).toEqual(['Zahlungsbedingung']);
});
