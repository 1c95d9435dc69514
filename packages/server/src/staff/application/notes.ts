import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { NewNote, Note } from '@connect/core/domain/account/managed-customer';
import type { Identity } from '../../identity.ts';

/** A note as it comes: whoever sends no key has a note for each time. */
export interface WrittenNote extends Pick<NewNote, 'text'> {
  readonly idempotencyKey?: string | undefined;
}

/** What account managers wrote down about customers. */
export interface Notes {
  /** The last first. */
  list(reader: Identity, customerNo: CustomerNo): Promise<Note[]>;
  /** The note that the author's key made first (specification §view-customer); null where the key is another note's. */
  add(author: Identity, customerNo: CustomerNo, note: WrittenNote): Promise<Note | null>;
  /** Whether there was such a note of the author's own. */
  remove(author: Identity, customerNo: CustomerNo, id: string): Promise<boolean>;
}
