import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTable } from '../readers/open-table.ts';
import type { Cell } from '../readers/table.ts';
import { guessMap } from './guess-map.ts';
import type { Seen } from './guess-kind.ts';
import { parseMap } from './parse-map.ts';

const samples = resolve(import.meta.dirname, '../../../../samples');

const seenIn = async (folder: string): Promise<readonly Seen[]> =>
  Promise.all(
    readdirSync(folder)
      .filter((name) => name !== 'map.yaml')
      .map(async (name) => {
        const { headings, rows } = await openTable(join(folder, name));
        const cells: (readonly Cell[])[] = [];
        for await (const row of rows()) cells.push(row.cells);
        return { name, headings, rows: cells };
      }),
  );

const seen = (name: string, headings: string, ...rows: string[]): Seen => ({
  name,
  headings: headings.split(';'),
  rows: rows.map((row) => row.split(';')),
});

const guessed = (yaml: string) => {
  const map = parseMap(yaml);
  if (!map.ok) throw new Error(`${JSON.stringify(map.refusal)}\n${yaml}`);
  return map.value.entries.map(({ kind, own, others, columns, lists }) => ({
    kind,
    file: own.file,
    with: [...others.values()].map(({ file }) => file),
    columns: Object.fromEntries([...columns].map(([path, source]) => [path, source.columns.join(' + ')])),
    lists: [...lists.keys()],
  }));
};

describe('a guessed map', () => {
  test.each([
    [
      'business-central',
      [
        'staff',
        'customers',
        'users',
        'products',
        'prices',
        'stock',
        'orders',
        'shipments',
        'invoices',
        'credit-notes',
        'payments',
      ],
    ],
    [
      'sage',
      ['staff', 'customers', 'users', 'products', 'prices', 'stock', 'orders', 'shipments', 'invoices', 'payments'],
    ],
  ])('of %s has its kinds, and is one that is taken', async (dialect, kinds) => {
    expect(guessed(guessMap(await seenIn(join(samples, dialect)))).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('of SAP joins documents with their positions, and says what it needs', async () => {
    const yaml = guessMap(await seenIn(join(samples, 'sap')));
    expect(yaml).toContain('# creditLimit: needed. Credit limit');
    expect(yaml).toContain('rows: { file: VBAP.csv, key: VBELN, sort: POSNR }');
    expect(yaml).toContain('totalIncVat: { columns: [NETWR, MWSBP], sum: true }');
    expect(yaml).toContain("blank: ['00000000']");
    expect(yaml).toContain('# Not used: KNKK.csv, more of customers maybe: KUNNR, KKBER, KLIMK, WAERS');
  });

  test.each([
    [
      seen('Kunden.csv', 'Kundennummer;Firma;Straße;PLZ;Ort;Kreditlimit;Währung', '1;A;B;1;C;1.000,50;EUR'),
      {
        no: 'Kundennummer',
        name: 'Firma',
        address: 'Straße',
        city: 'Ort',
        postCode: 'PLZ',
        creditLimit: 'Kreditlimit',
        currency: 'Währung',
      },
    ],
    [
      seen(
        'clients.csv',
        'Code client;Raison sociale;Adresse;Code postal;Ville;Pays;Plafond crédit;Devise',
        '1;A;B;1;C;FR;1;EUR',
      ),
      {
        no: 'Code client',
        name: 'Raison sociale',
        address: 'Adresse',
        city: 'Ville',
        postCode: 'Code postal',
        country: 'Pays',
        creditLimit: 'Plafond crédit',
        currency: 'Devise',
      },
    ],
  ])('knows German and French headings', (file, columns) => {
    expect(guessed(guessMap([file]))).toMatchObject([{ kind: 'customers', columns }]);
  });

  test('sees how dates and decimals are written, a day before a month by other files', () => {
    const yaml = guessMap([
      seen('payments.csv', 'Payment No;Customer No;Date;Amount', 'A;1;03/04/2026;1.234,50'),
      seen('stock.csv', 'SKU;Stock;Due Date', 'A;1;04/25/2026', 'B;1;04/05/2026'),
    ]);
    expect(yaml.match(/dates: .*/g)).toEqual(['dates: MM/dd/yyyy', 'dates: MM/dd/yyyy']);
    expect(yaml).toContain("decimals: ','");
  });
});
