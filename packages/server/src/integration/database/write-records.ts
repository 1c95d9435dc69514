import type { Kind, RecordOf } from '@connect/contract/integration/kinds';
import { dayOf } from '../../calendar.ts';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';
import type { Incoming } from '../domain/record-rules.ts';
import {
  customersOf,
  deriveFigures,
  documentsOf,
  removeDocuments,
  settledBy,
  writeCreditNotes,
  writeInvoices,
  writeOrders,
  writePayments,
  writeShipments,
} from './write-documents.ts';
import { removeAccounts, removeCustomers, writeCustomers, writeStaff, writeUsers } from './write-people.ts';
import {
  removeBanners,
  removePrices,
  removeProducts,
  removeStock,
  writeBanners,
  writePrices,
  writeProducts,
  writeStock,
} from './write-range.ts';

type Trx = Database;

interface Writer<K extends Kind> {
  write(trx: Trx, records: readonly RecordOf<K>[], now: Date): Promise<void>;
  remove(trx: Trx, records: readonly RecordOf<K>[], now: Date): Promise<void>;
}

const nosOf = (records: readonly { readonly no: string }[]): string[] => records.map(({ no }) => no);
const emailsOf = (records: readonly { readonly email: string }[]): string[] => records.map(({ email }) => email);

/** Says what the search indexes have to take over. */
const changed = async (
  trx: Trx,
  kind: 'orders' | 'invoices' | 'customers' | 'products' | 'customer-documents',
  keys: readonly string[],
): Promise<void> =>
  bulkInsert(
    trx,
    'index_changes',
    [...new Set(keys)].map((key) => ({ kind, key })),
  );

type Owned = 'orders' | 'invoices' | 'payments' | 'credit-notes';

interface Settlement {
  readonly no: string;
  readonly customer: string;
  readonly allocations?: readonly { readonly invoice: string }[];
}

/** Documents change what their invoices and customers come to; so they do for those that they were of before. */
const documents = <K extends Owned>(
  kind: K,
  write: (trx: Trx, records: readonly RecordOf<K>[]) => Promise<void>,
): Writer<K> => {
  const around = async (trx: Trx, records: readonly Settlement[], work: () => Promise<void>): Promise<void> => {
    const nos = nosOf(records);
    const settled = kind === 'payments' || kind === 'credit-notes' ? await settledBy(trx, kind, nos) : [];
    const before = await customersOf(trx, kind, nos);
    await work();
    const invoices = [
      ...settled,
      ...records.flatMap(({ allocations = [] }) => allocations.map(({ invoice }) => invoice)),
      ...(kind === 'invoices' || kind === 'credit-notes' ? nos : []),
    ];
    await deriveFigures(trx, { invoices, customers: [...before, ...records.map(({ customer }) => customer)] });
    // What remains stands in the index, too.
    await changed(trx, 'invoices', invoices);
    if (kind === 'orders') await changed(trx, 'orders', nos);
  };
  return {
    write: (trx, records) => around(trx, records, () => write(trx, records)),
    remove: (trx, records) => around(trx, records, () => removeDocuments(trx, kind, nosOf(records))),
  };
};

const writers: { readonly [K in Kind]: Writer<K> } = {
  staff: { write: writeStaff, remove: (trx, records) => removeAccounts(trx, emailsOf(records)) },
  users: { write: writeUsers, remove: (trx, records) => removeAccounts(trx, emailsOf(records)) },
  customers: {
    write: async (trx, records) => {
      const renamed = await writeCustomers(trx, records);
      await deriveFigures(trx, { invoices: [], customers: nosOf(records) });
      await changed(trx, 'customer-documents', renamed);
      await changed(trx, 'customers', nosOf(records));
    },
    remove: async (trx, records, now) => {
      await removeCustomers(trx, nosOf(records), now);
      await changed(trx, 'customers', nosOf(records));
      for (const kind of ['orders', 'invoices'] as const)
        await changed(trx, kind, await documentsOf(trx, kind, nosOf(records)));
    },
  },
  products: {
    write: async (trx, records) => changed(trx, 'products', await writeProducts(trx, records)),
    remove: async (trx, records) => {
      const skus = records.map(({ sku }) => sku);
      await changed(trx, 'products', await removeProducts(trx, skus));
    },
  },
  prices: {
    write: (trx, records, now) => writePrices(trx, records, dayOf(now)),
    remove: (trx, records, now) => removePrices(trx, records, dayOf(now)),
  },
  stock: { write: writeStock, remove: removeStock },
  orders: documents('orders', writeOrders),
  shipments: {
    write: writeShipments,
    remove: (trx, records) => removeDocuments(trx, 'shipments', nosOf(records)),
  },
  invoices: documents('invoices', writeInvoices),
  'credit-notes': documents('credit-notes', writeCreditNotes),
  payments: documents('payments', writePayments),
  banners: {
    write: writeBanners,
    remove: (trx, records) =>
      removeBanners(
        trx,
        records.map(({ position }) => String(position)),
      ),
  },
};

const writerOf = (kind: Kind): Writer<never> => writers[kind];

// Which records go with which writer is said by the kind; the compiler cannot follow it through the table.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const recordsOf = (incoming: readonly Incoming[]): never[] => incoming.map(({ record }) => record) as never[];

/** Writes records of one kind to where the portal reads them; no two have the same key. */
export const writeRecords = (trx: Trx, kind: Kind, incoming: readonly Incoming[], now: Date): Promise<void> =>
  writerOf(kind).write(trx, recordsOf(incoming), now);

/** Takes them away again, as they were written last. */
export const removeRecords = (trx: Trx, kind: Kind, incoming: readonly Incoming[], now: Date): Promise<void> =>
  writerOf(kind).remove(trx, recordsOf(incoming), now);
