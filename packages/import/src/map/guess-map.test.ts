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
  const map = parseMap(yaml.replaceAll("'?'", 'EUR'));
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
  test('knows columns by what the model calls them, where no system has a name for them', () => {
    const users = seen(
      'users.csv',
      'Email;Customer;First Name;Last Name;Permissions;Active',
      'a@b.example;1;A;B;View Orders;no',
    );
    expect(guessed([users])).toMatchObject([{ columns: { active: 'Active' } }]);
    const customers = seen('customers.csv', 'No;Name;Credit Limit;balance.owed', '1;A;5,00;2,50');
    expect(guessed([customers])).toMatchObject([{ columns: { 'balance.owed': 'balance.owed' } }]);
  });

  test('speaks of questions only where it has one', () => {
    const heading = 'Email;First Name;Last Name;Roles';
    const known = yamlOf([seen('staff.csv', heading, 'a@b.example;Ada;Byron;account_manager')]);
    expect(parseMap(known).ok).toBe(true);
    expect(known).not.toContain("'?'");
    const asked = yamlOf([seen('staff.csv', heading, 'a@b.example;Ada;Byron;Kundenbetreuer')]);
    expect(parseMap(asked).ok).toBe(false);
    expect(asked).toContain("# Replace each '?' with an answer");
  });

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
        'credit-notes',
        'payments',
        'help-articles',
      ],
    ],
  ])('of %s has its kinds, and is one that is taken', async (dialect, kinds) => {
    expect(guessed(await seenIn(join(samples, dialect))).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    ['sap', 'EDATU'],
    ['business-central', 'Promised Delivery Date'],
    ['sage', 'PROMISED_DATE'],
  ])('of %s finds when lines are promised for', async (dialect, heading) => {
    expect(yamlOf(await seenIn(join(samples, dialect)))).toContain(`promisedOn: ${heading}\n`);
  });

  test('of SAP joins documents with their positions, and says what it needs', async () => {
    const yaml = yamlOf(await seenIn(join(samples, 'sap')));
    expect(yaml).toContain("creditLimit: '?' # the heading that has it, or { value: … } for all: Credit limit");
    expect(yaml).toContain('rows: { file: VBAP.csv, key: VBELN, sort: POSNR }');
    expect(yaml).toContain('totalIncVat: { columns: [NETWR, MWSBP], sum: true }');
    expect(yaml).toContain("blank: ['00000000']");
    expect(yaml).toContain('sort: KSTBM');
    expect(yaml).toContain('unitPrice: { column: NETPR, per: KPEIN }');
    expect(yaml.match(/where: .*/g)).toEqual(['where: { FKART: [F2] }', 'where: { FKART: [G2] }']);
  });

  test.each([
    ['customers', seen('customers.csv', 'No;Name;City', '1;A;B'), ['currency', 'creditLimit', 'vatPercent']],
    ['stock', seen('stock.csv', 'Item No;Location', 'A;B'), ['stock']],
    ['prices', seen('prices.csv', 'Price list;Item No;Valid from;Currency', 'A;B;2026-11-23;EUR'), ['price']],
  ])('asks for each column of %s that is needed and not found', (_, file, asked) => {
    const yaml = yamlOf([file]);
    const lines = yaml.split('\n').filter((line) => /^ +\w+: .*'\?'/.test(line));
    expect(lines.map((line) => /\w+/.exec(line)?.[0])).toEqual(asked);
    const parsed = parseMap(yaml);
    expect(parsed.ok ? [] : parsed.refusal.map(({ line }) => yaml.split('\n')[line - 1])).toEqual(lines);
    expect(yaml).not.toContain('needed');
  });

  test('asks of a file that no entry reads whether that is right', async () => {
    expect(questions(...(await seenIn(join(samples, 'sap'))))).toContain(
      'KNKK.csv: no entry reads it; write its name here if that is right, else take this line out and name it under `files`. More of customers maybe: KUNNR, KKBER, KLIMK, WAERS',
    );
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

  test.each([
    ['clients.csv', 'Code client;Nom client;Conditions de paiement', 'terms.code'],
    ['factures.csv', "Facture;N° client;Date;Date d'échéance;Total HT;Total TTC", 'dueDate'],
    ['produits.csv', 'Référence;Désignation;Marque', 'sku'],
    ['stock.csv', 'Référence;Disponible', 'sku'],
    ['tarifs.csv', 'Tarif;Référence;Prix', 'product'],
    ['klienci.csv', 'Kod klienta;Nazwa firmy;Limit kredytu', 'creditLimit'],
    ['Bestand.csv', 'Art.-Nr.;Bestand', 'sku'],
    ['Zahlungen.csv', 'Zahlungsnr.;Kundennr.;Zahlungsdatum;Betrag', 'no'],
    ['Aufträge.csv', 'Auftragsnr.;Kundennr.;Auftragsdatum;Gesamt netto;Gesamt brutto', 'totalIncVat'],
  ])('of %s knows %s', (name, headings, column) => {
    expect(yamlOf([seen(name, headings)])).toMatch(new RegExp(`^ +${column}: [^#]`, 'm'));
  });

  // Lists as they are exported out of the screens of these systems.
  test.each([
    [
      'Debitoren.csv',
      'Nr.;Name;Adresse;PLZ-Code;Ort;Länder-/Regionscode;Währungscode;Zlg.-Bedingungscode;Debitorenpreisgruppe;Kreditlimit (MW);USt-IdNr.;Gesperrt',
      'no name address postCode city country currency terms.code priceList creditLimit vatRegistrationNo blocked',
    ],
    [
      'Customers.csv',
      'No.;Name;Address;Post Code;City;Country/Region;Currency Code;Payment Terms Code;Credit Limit ($);VAT Registration No.;Blocked',
      'no name address postCode city country currency terms.code vatRegistrationNo blocked',
    ],
    ['Artikel.csv', 'Nr.;Beschreibung;Artikelkategoriencode', 'sku title classification'],
    [
      'Geb. Verkaufsrechnungen.csv',
      'Nr.;Verk. an Deb.-Nr.;Belegdatum;Fälligkeitsdatum;Betrag;Betrag inkl. MwSt.;Restbetrag',
      'no customer date dueDate total totalIncVat remaining',
    ],
    [
      'customers.csv',
      'A/C;Name;Street;Town;County;Postcode;VAT Number;Credit Limit;Terms agreed',
      'no name address city county postCode vatRegistrationNo creditLimit terms.description',
    ],
    ['products.csv', 'Product Code;Product Description;Stock Category', 'sku title classification'],
    [
      'invoices.csv',
      'Invoice No.;A/C;Invoice Date;Due Date;Net Amount;Gross Amount;Outstanding Amount',
      'no customer date dueDate total totalIncVat remaining',
    ],
    [
      'Kunden.csv',
      'Debitor;Name 1;Straße;Postleitzahl;Ort;Länderschlüssel;Zahlungsbedingung;Kreditlimit;Währung',
      'no name address postCode city country terms.code creditLimit currency',
    ],
    [
      'customers.csv',
      'Customer;Name 1;Street;Postal Code;City;Country Key;Terms of Payment;Credit Limit;Currency',
      'no name address postCode city country terms.code creditLimit currency',
    ],
    ['materials products.csv', 'Material;Material Description;Material Group', 'sku title classification'],
    ['Material Artikel.csv', 'Material;Materialkurztext;Warengruppe', 'sku title classification'],
    [
      'invoices.csv',
      'Billing Document;Sold-to Party;Billing Date;Net Due Date;Net Value;Tax Amount',
      'no customer date dueDate total totalIncVat',
    ],
    [
      'Rechnungen.csv',
      'Faktura;Auftraggeber;Fakturadatum;Nettofälligkeit;Nettowert;Steuerbetrag',
      'no customer date dueDate total totalIncVat',
    ],
    [
      'orders.csv',
      'Sales Document;Sold-to Party;Document Date;Net Value;Tax Amount',
      'no customer date total totalIncVat',
    ],
    [
      'Aufträge.csv',
      'Verkaufsbeleg;Auftraggeber;Belegdatum;Nettowert;Steuerbetrag',
      'no customer date total totalIncVat',
    ],
  ])('of %s with %s finds all that is needed', (name, headings, columns) => {
    const yaml = yamlOf([seen(name, headings)]);
    for (const column of columns.split(' '))
      expect(yaml).toMatch(new RegExp(`^ +${column}: [^'{]*(?:$|\\{ columns)`, 'm'));
  });

  test('is none of files that nothing is known of', () => {
    expect(guessMap([seen('x.csv', 'y'), seen('notes.csv', 'Thoughts;Mood')])).toBeNull();
  });

  const questions = (...files: Seen[]): readonly string[] => {
    const map = parseMap(yamlOf(files));
    return map.ok
      ? []
      : map.refusal.map(({ message }) => message.replace(/^put an answer in place of the \?(: )?/, ''));
  };
  const lineOf = (yaml: string, word: string) => yaml.match(new RegExp(`(?<= )${word}: .*`, 'g'));

  test.each([
    ['dates', ['31.12.2026', '00.00.0000'], 'dd.MM.yyyy'],
    ['dates', ['04/25/2026', '04/05/2026'], 'MM/dd/yyyy'],
    ['dates', ['2026-11-23 08:15'], 'yyyy-MM-dd HH:mm'],
    ['dates', ['46349'], 'serial'],
    ['decimals', ['1.234', '1.234,50-'], "','"],
    ['decimals', ['1.234.567'], "','"],
    ['decimals', ['1\u202F234,500'], "','"],
    ['decimals', ["1'234.5", '(3.25)'], "'.'"],
    ['decimals', ['€ 12,50'], "','"],
    ['decimals', ['0.125'], "'.'"],
  ])('sees %s as they are in %s', (word, cells, format) => {
    const rows = cells.map((cell) => (word === 'dates' ? `A;1;${cell};1` : `A;1;20261123;${cell}`));
    const yaml = yamlOf([seen('payments.csv', 'Payment No;Customer No;Date;Amount', ...rows)]);
    expect(lineOf(yaml, word)).toEqual([`${word}: ${format}`]);
  });

  const money = 'Payment No;Customer No;Date;Amount;Currency';
  test.each([
    ['03/04/2026', '1.50', 'dd/MM/yyyy or MM/dd/yyyy: “03/04/2026” is either'],
    ['Monday', '1.50', 'how “Monday” is written'],
    ['20261123', '15,000', '"," or ".": “15,000” is either'],
  ])('asks how %s and %s are meant', (date, amount, asked) => {
    expect(questions(seen('payments.csv', money, `A;1;${date};${amount};EUR`))).toEqual([asked]);
  });

  test('tells what may be either by other files, and says so', () => {
    const yaml = yamlOf([
      seen('payments.csv', money, 'A;1;03/04/2026;1.234,50;EUR'),
      seen('stock.csv', 'SKU;Stock;Due Date', 'A;15,000;04/25/2026', 'B;1;04/05/2026'),
    ]);
    const other = ' # as other files have it';
    expect(lineOf(yaml, 'dates')).toEqual(['dates: MM/dd/yyyy', `dates: MM/dd/yyyy${other}`]);
    // But for an amount, which would be a thousandth of what it is.
    expect(lineOf(yaml, 'decimals')).toEqual(['decimals: \'?\' # "," or ".": “15,000” is either', "decimals: ','"]);
  });

  const invoice = 'Invoice No;Customer No;Date;Net;Total;Currency';
  const typed = (heading: string, ...rows: string[]) => seen('invoices.csv', `${invoice};${heading}`, ...rows);
  test.each([
    ['FKART', ['F2', 'L2', 'S2'], ['G2', 'RE', 'S1'], 'F8'],
    ['Document Type', ['Invoice'], ['Credit Memo'], 'Payment'],
    ['TYPE', ['SI'], ['SC'], 'SA'],
    ['Belegart', ['Rechnung'], ['Gutschrift', 'Storno'], 'Angebot'],
    ['Type pièce', ['FA', 'Facture'], ['Avoir'], 'Devis'],
    ['Tipo documento', ['TD01'], ['TD04'], 'Preventivo'],
    ['Rodzaj dokumentu', ['FV'], ['KOR', 'Korekta'], 'Oferta'],
  ])('takes invoices and credit notes of one file apart by its %s', (heading, invoices, credits, none) => {
    const rows = [...invoices, ...credits, none].map((code, at) => `N${at};C1;20261123;1.50;1.80;EUR;${code}`);
    const yaml = yamlOf([typed(heading, ...rows)]);
    expect(yaml.match(/kind: .*/g)).toEqual(['kind: invoices', 'kind: credit-notes']);
    const where = (codes: readonly string[]) => `where: { ${heading}: [${codes.join(', ')}] }`;
    expect(lineOf(yaml, 'where')).toEqual([where(invoices), where(credits)]);
    expect(yaml).toContain(`# Left out: ${none}`);
    expect(parseMap(yaml).ok).toBe(true);
  });

  test('where a number stands in several rows and nothing tells its lines, it is asked which rows are one document', () => {
    const headings = 'Rechnungsnr;Kundennr;Rechnungsdatum;Position;Bezeichnung;Netto;Brutto;Währung';
    const row = (no: string, position: number) => `${no};C1;20.11.2026;${position};Handschuh;100,00;119,00;EUR`;
    const yaml = yamlOf([seen('rechnungen.csv', headings, row('T1', 1), row('T1', 2), row('T2', 1))]);
    expect(yaml).toContain(
      "    key: '?' # numbers stand in several rows (1 more than numbers): say [Rechnungsnr], and `sum: rows`",
    );
    expect(yamlOf([seen('rechnungen.csv', headings, row('T1', 1), row('T2', 1))])).not.toContain('key:');
  });

  test('asks for codes that nobody knows, and for totals below 0 that nothing tells apart', () => {
    const rows = ['A;C1;20261123;1.50;1.80;EUR;F2', 'B;C1;20261123;1.50;1.80;EUR;ZG9'];
    expect(questions(typed('FKART', ...rows))).toEqual([
      '{ FKART: [F2] }, and are “ZG9” invoices? Say all codes that are',
    ]);
    const some = [...rows, 'C;C1;20261123;-1.50;-1.80;EUR;G2'];
    expect(lineOf(yamlOf([typed('FKART', ...some)]), 'total')).toEqual([
      'total: Net',
      'total: { column: Net, negate: true }',
    ]);
    expect(questions(seen('invoices.csv', invoice, 'A;C1;20261123;-1.50;1.80-;EUR'))).toEqual([
      'totals below 0 (1): name the column that tells credit notes, or take this out',
    ]);
    // The type of a line is not one of a document.
    expect(lineOf(yamlOf([typed('Type', 'A;C1;20261123;1.50;1.80;EUR;Item')]), 'where')).toBeNull();
  });

  test('turns the sign of credit notes round that are below 0, quantities as well', () => {
    const headings = 'Credit Note No;Customer No;Date;Net;Total;Currency;Item No;Quantity;Unit Price';
    const yaml = yamlOf([seen('creditnotes.csv', headings, 'A;C1;20261123;-1.50;(1.80);EUR;X;-3;0.50')]);
    expect(lineOf(yaml, 'total')).toEqual(['total: { column: Net, negate: true }']);
    expect(lineOf(yaml, 'totalIncVat')).toEqual(['totalIncVat: { column: Total, negate: true }']);
    expect(lineOf(yaml, 'quantity')).toEqual(['quantity: { column: Quantity, negate: true }']);
    expect(lineOf(yaml, 'unitPrice')).toEqual(['unitPrice: Unit Price']);
  });

  test('takes a price for as many as its column says, and asks where that is no number', () => {
    const prices = (per: string) =>
      seen('prices.csv', 'Preisliste;Artikelnr;Preis;Waehrung;Preiseinheit', `P;A;12,50;EUR;${per}`);
    expect(yamlOf([prices('100')])).toContain('price: { column: Preis, per: Preiseinheit }');
    expect(yamlOf([prices('Stück')])).toContain('price: Preis');
    expect(questions(prices('100 ST'))).toEqual(['“100 ST” in Preiseinheit']);
  });

  const asksFor = (...files: Seen[]) =>
    questions(...files).flatMap((text) => /^(\[.*\]): .* like ([^;]*);/.exec(text)?.slice(1) ?? []);
  const priced = (headings: string, ...rows: string[]) =>
    seen('prices.csv', `PriceList;Product;Price;Currency;${headings}`, ...rows.map((row) => `P;A;9.50;EUR;${row}`));
  const owed = (headings: string, ...rows: string[]) =>
    seen(
      'invoices.csv',
      `${invoice};Open;${headings}`,
      ...rows.map((row) => `A;C1;20261123;1.50;1.80;EUR;1.80;${row}`),
    );
  test.each([
    [
      'breaks beside each other',
      priced('Staffelmenge 1;Staffelpreis 1;Weight class', '25;8.90;L'),
      '[Staffelmenge 1, Staffelpreis 1]',
      'breaks of quantity',
    ],
    ['a second price', priced('Gross', '11.31'), '[Gross]', 'amounts'],
    ['a second currency', owed('Local', 'PLN', 'EUR'), '[Local]', 'a currency'],
    ['a discount', owed('Rabatt %;Colour', '10;red'), '[Rabatt %]', 'discounts'],
    ['rates of VAT', owed('MwSt-Satz;Basis', '19;1.00', '7;.50'), '[MwSt-Satz, Basis]', 'rates of VAT, amounts'],
    ['a day', owed('Zahlziel', '31.12.2026'), '[Zahlziel]', 'dates'],
  ])('asks whether %s is to be read', (_, file, headings, like) => {
    expect(asksFor(file)).toEqual([headings, like]);
    const answered = yamlOf([file]).replace("columns: '?'", `columns: ${headings}`).replaceAll("'?'", 'EUR');
    expect(parseMap(answered)).toMatchObject({ ok: true, value: { unread: [] } });
  });

  test.each([
    ['what another column says that is read', owed('Currency of account;Total 2', 'EUR;1.80')],
    ['what is empty or 0', owed('Discount;Zahlziel', '0,00;', ';')],
    ['the only rate of VAT', owed('VAT %;Base', '20;1.00', '20;.50')],
    ['VAT that the totals say', typed('Tax', 'A;C1;20261123;1.50;1.80;EUR;.30')],
    ['numbers of the supplier', owed('Warehouse;EAN;Colour', '12;4006381333931;red')],
    [
      'columns of what has no such thing',
      seen('staff.csv', 'Email;First Name;Last Name;Born;Rate', 'a@b.example;A;B;31.12.1990;12.50'),
    ],
  ])('does not ask about %s', (_, file) => expect(asksFor(file)).toEqual([]));

  test('asks of the samples about no other columns', async () => {
    const all = await Promise.all(
      ['sap', 'business-central', 'sage'].map(async (each) => asksFor(...(await seenIn(join(samples, each))))),
    );
    expect(all.map((asked) => asked.filter((_, at) => at % 2 === 0))).toEqual([
      ['[NETWR, MWSATZ, MWSBP]'],
      ['[VAT %, VAT Base Amount, VAT Amount]'],
      [
        '[BALANCE, AMOUNT_ON_ORDER]',
        '[BREAK_QTY_1, BREAK_PRICE_1, BREAK_QTY_2, BREAK_PRICE_2]',
        '[TAX_RATE, NET_AMOUNT, TAX_AMOUNT]',
      ],
    ]);
  });

  test('takes what has numbers of documents, quantities and prices for their lines, and never for stock', () => {
    const files = [
      seen('Rechnungen.csv', 'Belegnr.;Kunden-Nr.;Belegdatum;Nettobetrag;Bruttobetrag;Währung'),
      seen('Rechnungspositionen.csv', 'Belegnr.;Position;Artikelnummer;Menge;Einzelpreis'),
    ];
    expect(guessed(files)).toMatchObject([
      { kind: 'invoices', with: ['Rechnungspositionen.csv'], columns: { no: 'Belegnr.' } },
    ]);
    const alone = guessed([
      seen('Positionen.csv', 'Belegnr.;Artikelnummer;Menge;Einzelpreis;Kunden-Nr.;Belegdatum;Netto;Brutto;Währung'),
    ]);
    expect(alone).toMatchObject([{ lists: ['lines'] }]);
  });

  test('takes the price of one beside those of breaks', () => {
    const yaml = yamlOf([priced('Staffelmenge;Staffelpreis', '10;8.90')]);
    expect(yaml).toContain(
      "- columns:\n            from: { value: '1' }\n            price: Price\n          by: Price\n",
    );
    expect(yaml).toContain('- columns:\n            from: Staffelmenge\n            price: Staffelpreis\n');
    expect(parseMap(yaml).ok).toBe(true);
  });

  test('takes of an item what its row has, and nobody by a name', () => {
    const items = (ended: string) =>
      yamlOf([seen('Artikel.csv', 'Artikelnummer;Bezeichnung;Auslaufartikel', `A;B;${ended}`)]);
    expect(items('ja')).toContain('          discontinued: Auslaufartikel\n');
    expect(items('Z3')).toContain('# Not used from Artikel.csv: Auslaufartikel');
    const customers = (manager: string) =>
      yamlOf([seen('Kunden.csv', 'Kundennummer;Firma;Vertreter', `1;A;${manager}`)]);
    expect(customers('m@b.example')).toContain('accountManager: Vertreter');
    expect(customers('Weiß')).toContain('# Not used from Kunden.csv: Vertreter');
  });

  test('says of all columns that no entry names them, and of no other', () => {
    const yaml = yamlOf([typed('TYPE;Tax;Colour', 'A;C1;20261123;1.50;1.80;EUR;SI;.30;red')]);
    expect(yaml.match(/# Not used.*/g)).toEqual(['# Not used from invoices.csv: Tax, Colour']);
  });

  test('asks what codes stand for that the model does not know, and splits those it does', () => {
    const users = (rights: string) =>
      yamlOf([seen('users.csv', 'E-Mail;Customer No;Rights', `a@b.example;1;${rights}`)]);
    expect(users('Einkauf')).toContain(
      `permissions: { column: Rights, table: { "Einkauf": '?' } } # Names of the permissions, such as \`View Orders\``,
    );
    expect(users('View Orders|View Invoices')).toContain("permissions: { column: Rights, split: '|' }");
    expect(users('place|see')).toContain(
      `permissions: { column: Rights, split: '|', table: { "place": '?', "see": '?' } }`,
    );
    expect(users('View Orders|see')).toContain(`table: { "View Orders": View Orders, "see": '?' }`);
    expect(users('View Orders')).toContain('permissions: Rights');
  });

  test('asks for the currency that no column has, and that codes stand for', () => {
    expect(questions(seen('payments.csv', 'Payment No;Customer No;Date;Amount', 'A;1;20261123;1.50'))).toEqual([
      'such as EUR: there are files in which no column has it',
    ]);
    const customers = seen('customers.csv', 'Customer No;Name;Credit Limit;Currency', '1;A;1.50;2');
    expect(questions(customers)).toEqual([
      'such as EUR: there are files in which no column has it',
      'such as EUR',
      'VAT on what they order, in percent, such as 20',
    ]);
    expect(yamlOf([customers])).toContain(`currency: { column: Currency, table: { "2": '?' } }`);
  });
});
