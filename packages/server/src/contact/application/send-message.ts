import { randomInt } from 'node:crypto';
import type { ContactSubject } from '@connect/core/domain/account/contact';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { queueMail } from '../../outbox/database/mail-queue.ts';

/** Messages a user can send in ten minutes. */
export const messagesPerWindow = 10;
const window = 10 * 60 * 1000;

export interface ContactForm {
  readonly customerNo: string;
  readonly userId: string;
  readonly subject: ContactSubject;
  readonly orderNumber: string | null;
  readonly message: string;
  readonly copy: boolean;
  readonly storefront: string;
}

export type ContactRefusal =
  | { readonly kind: 'unknown-order'; readonly orderNumber: string }
  | { readonly kind: 'too-many-messages'; readonly seconds: number };

// Without characters that are taken for one another when they are read out or copied: 0 O, 1 I L, U V.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Such as `CT-7F3K9Q`. */
const newReference = (): string =>
  `CT-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/**
 * Takes a customer's message: keeps it under a reference number, which is the answer, and has the mails about it sent. It can
 * be about an order or invoice of the customer's own only.
 */
export const makeSendMessage = ({ database, now }: { database: Database; now: () => Date }) => {
  /** The number as the document has it, in whatever case it was typed; null for what the customer has no document of. */
  const documentNumber = async (customerNo: string, typed: string): Promise<string | null> => {
    for (const table of ['orders', 'invoices'] as const) {
      const row = await database
        .selectFrom(table)
        .select('no')
        .where('customer_no', '=', customerNo)
        .where(sql`lower(no)`, '=', typed.toLowerCase())
        .executeTakeFirst();
      if (row) return row.no;
    }
    return null;
  };

  /** The seconds until the user may send another; null when they may now. */
  const wait = async (trx: Database, userId: string): Promise<number | null> => {
    const since = new Date(now().getTime() - window);
    const first = await trx
      .selectFrom('contact_messages')
      .select('created_at')
      .where('user_id', '=', userId)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .offset(messagesPerWindow - 1)
      .limit(1)
      .executeTakeFirst();
    return first ? Math.ceil((first.created_at.getTime() - since.getTime()) / 1000) : null;
  };

  const keep = async (trx: Database, form: ContactForm, orderNumber: string | null): Promise<string> => {
    const reference = newReference();
    const kept = await trx
      .insertInto('contact_messages')
      .values({
        reference,
        customer_no: form.customerNo,
        user_id: form.userId,
        subject: form.subject,
        order_number: orderNumber,
        message: form.message,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('reference')
      .executeTakeFirst();
    return kept ? reference : keep(trx, form, orderNumber);
  };

  return async (form: ContactForm): Promise<Result<string, ContactRefusal>> => {
    const typed = form.orderNumber;
    const orderNumber = typed === null ? null : await documentNumber(form.customerNo, typed);
    if (typed !== null && orderNumber === null) return refused({ kind: 'unknown-order', orderNumber: typed });
    return database.transaction().execute(async (trx) => {
      // Messages sent at once are counted one after the other.
      await trx.selectFrom('users').select('id').where('id', '=', form.userId).forUpdate().execute();
      const seconds = await wait(trx, form.userId);
      if (seconds !== null) return refused({ kind: 'too-many-messages', seconds });
      const reference = await keep(trx, form, orderNumber);
      const { copy, storefront } = form;
      await queueMail(trx, { kind: 'contact', payload: { reference, copy, storefront } });
      return ok(reference);
    });
  };
};
