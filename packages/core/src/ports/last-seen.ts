import type { Session } from '../domain/access/session.ts';
import type { KeptList } from '../domain/documents/list-state.ts';

/**
 * What the server told last, kept in the browser for when it is out of reach. It is of the session that the active token is of, and
 * nobody else's; it goes with the cached documents. A full or blocked store drops it.
 */
export interface LastSeen {
  session(): Promise<Session | null>;
  keepSession(session: Session): void;
  /** The last page of the own list of orders and invoices. */
  list(): Promise<KeptList | null>;
  /** Keeps a list, unless another session has begun since this was called: an answer may come that late. */
  listKeeper(): (list: KeptList) => void;
}
