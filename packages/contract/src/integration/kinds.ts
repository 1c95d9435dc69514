import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { CustomerRecord, StaffRecord, UserRecord } from './customers.ts';
import { CreditNoteRecord, InvoiceRecord, OrderRecord, PaymentRecord, ShipmentRecord } from './documents.ts';
import { HelpArticleRecord } from './help-articles.ts';
import { BannerRecord, PriceRecord, ProductRecord, StockRecord } from './range.ts';

/** The records that come in, by kind, in an order in which each finds what it names. */
export const schemas = {
  staff: StaffRecord,
  customers: CustomerRecord,
  users: UserRecord,
  products: ProductRecord,
  prices: PriceRecord,
  stock: StockRecord,
  orders: OrderRecord,
  shipments: ShipmentRecord,
  invoices: InvoiceRecord,
  'credit-notes': CreditNoteRecord,
  payments: PaymentRecord,
  banners: BannerRecord,
  'help-articles': HelpArticleRecord,
} as const;

export type Kind = keyof typeof schemas;
export type RecordOf<K extends Kind> = InferOutput<(typeof schemas)[K]>;
export type AnyRecord = { [K in Kind]: RecordOf<K> }[Kind];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const kinds = Object.keys(schemas) as readonly Kind[];

/** The columns that a record's key is made of. */
export const keyColumns: { readonly [K in Kind]: readonly (keyof RecordOf<K> & string)[] } = {
  staff: ['email'],
  customers: ['no'],
  users: ['email'],
  products: ['sku'],
  prices: ['priceList', 'product', 'validFrom'],
  stock: ['sku'],
  orders: ['no'],
  shipments: ['no'],
  invoices: ['no'],
  'credit-notes': ['no'],
  payments: ['no'],
  banners: ['position', 'language'],
  'help-articles': ['key', 'language'],
};

/** Neither a price list's name nor a day has a bar: whatever the number between them has, the parts of a key are told apart. */
const joined = (parts: readonly unknown[]): string => parts.join('|');

/** The supplier's own key of a record, by which it is known again. */
export const keyOf = (kind: Kind, record: object): string =>
  joined(keyColumns[kind].map((column): unknown => Reflect.get(record, column)));

/** The key in what is no record of the kind, as far as its columns can be read; null where they cannot. */
export const keyIn = (kind: Kind, value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const columns: Readonly<Record<string, GenericSchema>> = schemas[kind].entries;
  const parts = keyColumns[kind].map((column) => {
    const schema = columns[column];
    return schema ? safeParse(schema, Reflect.get(value, column)) : null;
  });
  return parts.every((part) => part?.success) ? joined(parts.map((part) => part?.output)) : null;
};

/** The key that a text stands for, as a record's own columns would have it: `c1` is `C1`. What is no key stays as it is. */
export const keyFrom = (kind: Kind, text: string): string => {
  const columns = keyColumns[kind];
  const parts = columns.length === 1 ? [text] : text.split('|');
  while (columns.length > 2 && parts.length > columns.length) parts.splice(1, 2, `${parts[1]}|${parts[2]}`);
  if (parts.length > columns.length) return text;
  // What is left out of a key is left out of the record.
  const given = parts.map((part) => part || undefined);
  const keyOfParts = (values: readonly unknown[]) =>
    keyIn(kind, Object.fromEntries(columns.map((column, index) => [column, values[index]])));
  // A place among banners is a number.
  const numbers = given.map((part) => (part && /^\d+$/.test(part) ? Number(part) : part));
  return keyOfParts(given) ?? keyOfParts(numbers) ?? text;
};
