import { refused, type Result } from '@connect/core/domain/result';

/** Rows by their tables, without what nobody but the portal can use: hashes and encrypted keys. */
export type HeldData = Record<string, Record<string, unknown>[]>;

/** Why somebody is not forgotten: there is nobody, they are of the staff and may sign in, or their data have to stay. */
export type ForgetRefusal = { readonly kind: 'nobody' | 'staff' | 'held' };

/** What the portal has of a person, by their email in lower case. */
export interface UserData {
  /** Everything; null where nobody has the email. */
  held(email: string): Promise<HeldData | null>;
  /**
   * Deletes what is theirs alone, and replaces name and email where what they did stays: orders, approvals, the company's history. The
   * audit log keeps the name of who did something. Answers the id that stays.
   */
  forget(email: string): Promise<Result<string, ForgetRefusal>>;
  /** Keeps their data from being forgotten, or no more; false where nobody has the email. */
  hold(email: string, isHeld: boolean): Promise<boolean>;
}

export const refusedAs = (kind: ForgetRefusal['kind']) => refused({ kind });
