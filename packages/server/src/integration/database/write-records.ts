import type { Kind, RecordOf } from '@connect/contract/integration/kinds';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { dayOf } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { Incoming } from '../domain/incoming.ts';
import { deriveBalances, deriveInvoices, deriveOpenOrders, keepingOpenOrders } from './derive-figures.ts';
import { notifyOfInvoices, notifyOfOrders, notifyOfShipments } from './notify-buyers.ts';
import type { logChanges } from '../../database/log-changes.ts';
import {
  documentsOf,
  ordersOfInvoices,
  removeDocuments,
  writeCreditNotes,
  writeInvoices,
  writeOrders,
  writePayments,
  writeShipments,
} from './write-documents.ts';
import { nosOf } from './write-lines.ts';
import { removeAccounts, removeCustomers, writeCustomers, writeStaff, writeUsers } from './write-people.ts';
import {
  removeBanners,
  removeHelpArticles,
  removePrices,
  removeProducts,
  removeStock,
  writeBanners,
  writeHelpArticles,
  writePrices,
  writeProducts,
  writeStock,
} from './write-range.ts';

/** The transaction that is written in, and how it says what the search indexes have to take over. */
export interface Within {
  readonly trx: Database;
  readonly now: Date;
  readonly changed: typeof logChanges;
}

interface Writer<K extends Kind> {
  write(within: Within, records: readonly RecordOf<K>[]): Promise<void>;
  remove(within: Within, records: readonly RecordOf<K>[]): Promise<void>;
}

const emailsOf = (records: readonly { readonly email: string }[]): string[] => records.map(({ email }) => email);
const skusOf = (records: readonly { readonly sku: Sku }[]): Sku[] => records.map(({ sku }) => sku);

type Owned = 'orders' | 'invoices' | 'payments' | 'credit-notes';

interface Settlement {
  readonly no: string;
  readonly customer: string;
  readonly allocations?: readonly { readonly invoice: string }[];
  /** The order that an invoice is of. */
  readonly order?: string | null;
}

/**
 * Documents change what their invoices and customers come to; so they do for the invoices that they settled or were linked to before,
 * which `write` and removing answer. Whose they are never changes.
 */
const documents = <K extends Owned>(
  kind: K,
  write: (trx: Database, records: readonly RecordOf<K>[]) => Promise<readonly string[]>,
): Writer<K> => {
  const derive = async (
    { trx, changed }: Within,
    records: readonly Settlement[],
    settledBefore: readonly string[],
  ): Promise<void> => {
    const nos = nosOf(records);
    const invoices = [
      ...settledBefore,
      ...records.flatMap(({ allocations = [] }) => allocations.map(({ invoice }) => invoice)),
      ...(kind === 'invoices' || kind === 'credit-notes' ? nos : []),
    ];
    const derived = await deriveInvoices(trx, invoices);
    // Nothing of an order is owed before it is invoiced.
    if (kind !== 'orders')
      await deriveBalances(
        trx,
        records.map(({ customer }) => customer),
      );
    // What remains stands in the index, too.
    await changed(trx, 'invoices', derived);
    if (kind === 'orders') await changed(trx, 'orders', nos);
  };
  /** The orders of which something else may be open then. */
  const ordersOf = async (trx: Database, records: readonly Settlement[]): Promise<readonly string[]> => {
    if (kind === 'orders') return nosOf(records);
    return kind === 'invoices'
      ? [...(await ordersOfInvoices(trx, nosOf(records))), ...records.flatMap(({ order }) => order ?? [])]
      : [];
  };
  return {
    write: async (within, records) =>
      keepingOpenOrders(within.trx, await ordersOf(within.trx, records), async () =>
        derive(within, records, await write(within.trx, records)),
      ),
    remove: async (within, records) =>
      keepingOpenOrders(within.trx, await ordersOf(within.trx, records), async () =>
        derive(within, records, await removeDocuments(within.trx, kind, nosOf(records))),
      ),
  };
};

const [orders, invoices] = [documents('orders', writeOrders), documents('invoices', writeInvoices)];

const writers: { readonly [K in Kind]: Writer<K> } = {
  staff: {
    write: ({ trx }, records) => writeStaff(trx, records),
    remove: ({ trx, now }, records) => removeAccounts(trx, emailsOf(records), now),
  },
  users: {
    write: ({ trx, now }, records) => writeUsers(trx, records, now),
    remove: ({ trx, now }, records) => removeAccounts(trx, emailsOf(records), now),
  },
  customers: {
    write: async ({ trx, now, changed }, records) => {
      const renamed = await writeCustomers(trx, records, now);
      await deriveBalances(trx, nosOf(records));
      await deriveOpenOrders(trx, nosOf(records));
      await changed(trx, 'customer-documents', renamed);
      await changed(trx, 'customers', nosOf(records));
    },
    remove: async ({ trx, now, changed }, records) => {
      await removeCustomers(trx, nosOf(records), now);
      await changed(trx, 'customers', nosOf(records));
      for (const kind of ['orders', 'invoices'] as const)
        await changed(trx, kind, await documentsOf(trx, kind, nosOf(records)));
    },
  },
  products: {
    write: async ({ trx, changed }, records) => changed(trx, 'products', await writeProducts(trx, records)),
    remove: async ({ trx, changed }, records) => changed(trx, 'products', await removeProducts(trx, skusOf(records))),
  },
  prices: {
    write: ({ trx, now }, records) => writePrices(trx, records, dayOf(now)),
    remove: ({ trx, now }, records) => removePrices(trx, records, dayOf(now)),
  },
  stock: {
    write: ({ trx }, records) => writeStock(trx, records),
    remove: ({ trx }, records) => removeStock(trx, records),
  },
  orders: {
    ...orders,
    write: (within, records) => notifyOfOrders(within, records, () => orders.write(within, records)),
  },
  shipments: {
    write: (within, records) => notifyOfShipments(within, records, () => writeShipments(within.trx, records)),
    remove: async ({ trx }, records) => void (await removeDocuments(trx, 'shipments', nosOf(records))),
  },
  invoices: {
    ...invoices,
    write: (within, records) => notifyOfInvoices(within, records, () => invoices.write(within, records)),
  },
  'credit-notes': documents('credit-notes', writeCreditNotes),
  payments: documents('payments', writePayments),
  banners: {
    write: ({ trx }, records) => writeBanners(trx, records),
    remove: ({ trx }, records) => removeBanners(trx, records),
  },
  'help-articles': {
    write: ({ trx }, records) => writeHelpArticles(trx, records),
    remove: ({ trx }, records) => removeHelpArticles(trx, records),
  },
};

const writerOf = (kind: Kind): Writer<never> => writers[kind];

// Which records go with which writer is said by the kind; the compiler cannot follow it through the table.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const recordsOf = (incoming: readonly Incoming[]): never[] => incoming.map(({ record }) => record) as never[];

/** Writes records of one kind to where the portal reads them; no two have the same key. */
export const writeRecords = (within: Within, kind: Kind, incoming: readonly Incoming[]): Promise<void> =>
  writerOf(kind).write(within, recordsOf(incoming));

/** Takes them away again, as they were written last. */
export const removeRecords = (within: Within, kind: Kind, incoming: readonly Incoming[]): Promise<void> =>
  writerOf(kind).remove(within, recordsOf(incoming));
