import type { OrderNo, InvoiceNo } from '../domain/documents/number.ts';
import type { Invoice, Order } from '../domain/documents/document.ts';

/** Documents seen before, kept in the browser under `order:{no}` and `invoice:{no}` (decisions §storage-keys). */
export interface DocumentCache {
  order(no: OrderNo): Order | null;
  invoice(no: InvoiceNo): Invoice | null;
  /** Saves under a key made by `cacheEntry`. A full or blocked store drops it. */
  save(key: string, document: Order | Invoice): void;
  clear(): void;
}
