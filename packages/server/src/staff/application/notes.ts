import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Note } from '@connect/core/domain/account/managed-customer';
import type { Identity } from '../../identity.ts';

/** What account managers wrote down about customers. */
export interface Notes {
  /** The last first. */
  list(reader: Identity, customerNo: CustomerNo): Promise<Note[]>;
  add(author: Identity, customerNo: CustomerNo, text: string): Promise<Note>;
  /** Whether there was such a note of the author's own. */
  remove(author: Identity, customerNo: CustomerNo, id: string): Promise<boolean>;
}
