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

const yamlOf = (files: readonly Seen[]): string => {
  const yaml = guessMap(files);
  if (yaml === null) throw new Error('nothing was guessed');
  return yaml;
};

const guessed = (files: readonly Seen[]) => {
  const yaml = yamlOf(files);
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
        'help-articles',
      ],
    ],
    [
      'sage',
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
        'payments',
        'help-articles',
      ],
    ],
  ])('of %s has its kinds, and is one that is taken', async (dialect, kinds) => {
    expect(guessed(await seenIn(join(samples, dialect))).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('of SAP joins documents with their positions, and says what it needs', async () => {
    const yaml = yamlOf(await seenIn(join(samples, 'sap')));
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
    expect(guessed([file])).toMatchObject([{ kind: 'customers', columns }]);
  });

  // As people name columns where no system does: each of them is known, and of what is needed nothing is missing.
  const needed = {
    customers: ['no', 'name', 'address', 'postCode', 'city', 'country', 'creditLimit', 'currency', 'vatRegistrationNo'],
    products: ['sku', 'title', 'brand', 'classification'],
    stock: ['sku', 'stock', 'leadDays'],
    invoices: ['no', 'customer', 'date', 'dueDate', 'total', 'totalIncVat', 'remaining'],
  };
  test.each([
    [
      'English',
      ['customers.csv', 'Account Code;Company;Street;Postal Code;Town;Country;Credit Line;Currency;VAT Number'],
      ['catalogue.csv', 'Item Code;Name;Manufacturer;Product Group'],
      ['stock.csv', 'Part Number;In stock;Lead time (days)'],
      ['invoices.csv', 'Invoice;Account Code;Issue date;Due on;Net;Total;Amount due'],
    ],
    [
      'German',
      ['Debitoren.csv', 'Debitor;Unternehmen;Strasse;PLZ;Ort;Staat;Kreditrahmen;Waehrung;USt-IdNr.'],
      ['Artikel.csv', 'Artikelnr.;Artikelbezeichnung;Hersteller;Artikelgruppe'],
      ['Bestände.csv', 'Artikelnr.;Lagermenge;Lieferzeit (Tage)'],
      ['Rechnungen.csv', 'Rechnung;Debitor;Ausstellungsdatum;Fällig am;Nettosumme;Gesamtbetrag;Restbetrag'],
    ],
    [
      'French',
      ['clients.csv', 'N° client;Société;Rue;CP;Ville;Pays;Encours max;Monnaie;TVA intracom'],
      ['produits.csv', 'Réf. article;Libellé;Fabricant;Famille produit'],
      ['stock.csv', 'Réf. article;Disponible;Délai'],
      ['factures.csv', 'Facture;N° client;Date émission;Date limite;Total HT;Net à payer;Solde dû'],
    ],
    [
      'Italian',
      ['clienti.csv', 'Codice cliente;Ragione sociale;Indirizzo;CAP;Città;Paese;Fido;Valuta;Partita IVA'],
      ['articoli.csv', 'Codice articolo;Descrizione;Marca;Categoria'],
      ['giacenze.csv', 'Codice articolo;Giacenza;Giorni consegna'],
      ['fatture.csv', 'Nr. fattura;Cliente;Data fattura;Scadenza;Imponibile;Totale;Residuo'],
    ],
    [
      'Polish',
      ['klienci.csv', 'Kod klienta;Nazwa firmy;Ulica;Kod pocztowy;Miasto;Kraj;Limit kredytowy;Waluta;NIP'],
      ['towary.csv', 'Indeks;Nazwa towaru;Producent;Grupa towarowa'],
      ['magazyn.csv', 'Indeks;Stan magazynowy;Czas dostawy'],
      [
        'faktury.csv',
        'Nr faktury;Kontrahent;Data wystawienia;Termin płatności;Wartość netto;Wartość brutto;Do zapłaty',
      ],
    ],
  ])('knows what columns are called in %s', (_, ...files) => {
    const found = guessed(files.map(([name = '', headings = '']) => seen(name, headings)));
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(needed).toSorted());
    for (const { kind, columns } of found)
      expect([kind, ...Object.keys(columns)]).toEqual(expect.arrayContaining([kind, ...needed[kind as 'stock']]));
  });

  test('is none of files that nothing is known of', () => {
    expect(guessMap([seen('x.csv', 'y'), seen('notes.csv', 'Thoughts;Mood')])).toBeNull();
  });

  test('sees how dates and decimals are written, a day before a month by other files', () => {
    const yaml = yamlOf([
      seen('payments.csv', 'Payment No;Customer No;Date;Amount', 'A;1;03/04/2026;1.234,50'),
      seen('stock.csv', 'SKU;Stock;Due Date', 'A;1;04/25/2026', 'B;1;04/05/2026'),
    ]);
    expect(yaml.match(/dates: .*/g)).toEqual(['dates: MM/dd/yyyy', 'dates: MM/dd/yyyy']);
    expect(yaml).toContain("decimals: ','");
  });
});
