import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { InvoiceNo } from '@connect/core/domain/documents/number';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { Generated } from 'kysely';
import type { Day, ExactPrice, Minor } from './columns.ts';

/** A sending of records of one kind, from its first line to its last. */
export interface IntegrationRunsTable {
  id: string;
  kind: string;
  /** Name of the key, or of the operator's command. */
  by_name: string;
  state: string;
  replaces: boolean;
  dry: boolean;
  /** How many lines were taken in: it goes on behind them. */
  lines: Generated<number>;
  accepted: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  waiting: Generated<number>;
  removed: Generated<number>;
  /** How many a replacement would remove, where it was not confirmed. */
  would_remove: number | null;
  started_at: Date;
  changed_at: Date;
  finished_at: Date | null;
}

export interface IntegrationRefusalsTable {
  run_id: string;
  line: number;
  number: Generated<string>;
  key: string | null;
  path: string;
  reason: string;
  /** The record as it came, as far as it could be read. */
  record: string;
  /** The run in which it turned out, for a record that had been waiting; null for its own. */
  found_by: Generated<string | null>;
}

/** What each record was when it was last taken: it stands in the portal so. */
export interface IntegrationRecordsTable {
  kind: string;
  key: string;
  /** The run that sent it last. */
  run_id: string;
  /** Where it stood in that run. */
  line: number;
  /** Its text is that of what was read, so that the same record is the same text. */
  record: object;
}

/** What came of a record and waits for what it names; what came of it before that stands meanwhile. */
export interface IntegrationWaitingTable extends IntegrationRecordsTable {
  /** Such as `customers C10482`. */
  waits_for: readonly string[];
}

/** An item that a product names and another has: the one whose number comes first. */
export interface ContestedItemsTable {
  sku: Sku;
  product_sku: Sku;
}

/** When each thing that the search indexes hold was last changed, as a place in their order: each process reads behind its own. */
export interface IndexChangesTable {
  kind: string;
  key: string;
  id: Generated<string>;
  transaction: Generated<string>;
  at: Generated<Date>;
}

/** VAT of an invoice or a credit note by its rates. */
export interface VatRatesTable {
  document_no: string;
  kind: 'invoices' | 'credit-notes';
  position: number;
  percent: number;
  net: Minor;
  vat: Minor;
}

export interface PaymentsTable {
  no: string;
  customer_no: CustomerNo;
  paid_on: Day;
  reference: string | null;
  amount: Minor;
  /** What of it settles no invoice. */
  unallocated: Minor;
}

/** What of a payment or a credit note settles which invoice. */
export interface AllocationsTable {
  kind: 'payments' | 'credit-notes';
  source_no: string;
  position: number;
  invoice_no: InvoiceNo;
  amount: Minor;
  /** What of it the invoice has no room for, so that it settles nothing. */
  beyond: Generated<Minor>;
}

/** Prices and the days they hold; those of today stand in `product_prices`. */
export interface PricePeriodsTable {
  price_list: string;
  product_sku: Sku;
  /** `0001-01-01` for always. */
  valid_from: Day;
  /** `9999-12-31` for no end. */
  valid_until: Day;
  prices: { from: number; price: ExactPrice }[];
}

/** Of which of the supplier's answers buyers were told: none is told twice. */
export interface ToldAnswersTable {
  kind: string;
  no: string;
}

export interface IntegrationTables {
  integration_runs: IntegrationRunsTable;
  integration_refusals: IntegrationRefusalsTable;
  integration_records: IntegrationRecordsTable;
  integration_waiting: IntegrationWaitingTable;
  index_changes: IndexChangesTable;
  contested_items: ContestedItemsTable;
  vat_rates: VatRatesTable;
  payments: PaymentsTable;
  allocations: AllocationsTable;
  price_periods: PricePeriodsTable;
  told_answers: ToldAnswersTable;
}
