import { contactSubjects } from '@connect/core/domain/account/contact';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { ContactRepository } from '../application/contact-repository.ts';

export const createContactRepository = (database: Database): ContactRepository => ({
  documentNumber: async (customerNo, typed) => {
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
  },
  holdUser: async (userId) => {
    await database.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  },
  lastButSince: async (userId, count, since) => {
    const row = await database
      .selectFrom('contact_messages')
      .select('created_at')
      .where('user_id', '=', userId)
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .offset(count - 1)
      .limit(1)
      .executeTakeFirst();
    return row?.created_at ?? null;
  },
  sameSince: async ({ customerNo, userId, subject, orderNumber, message }, since) => {
    const row = await database
      .selectFrom('contact_messages')
      .select('reference')
      .where('user_id', '=', userId)
      .where('created_at', '>', since)
      .where('customer_no', '=', customerNo)
      .where('subject', '=', subject)
      .where('order_number', 'is not distinct from', orderNumber)
      .where('message', '=', message)
      .executeTakeFirst();
    return row?.reference ?? null;
  },
  keep: async ({ reference, customerNo, userId, subject, orderNumber, message, at }) => {
    const kept = await database
      .insertInto('contact_messages')
      .values({
        reference,
        customer_no: customerNo,
        user_id: userId,
        subject,
        order_number: orderNumber,
        message,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('reference')
      .executeTakeFirst();
    return kept !== undefined;
  },
  written: async (reference) => {
    const row = await database
      .selectFrom('contact_messages')
      .innerJoin('users', 'users.id', 'contact_messages.user_id')
      .innerJoin('customers', 'customers.no', 'contact_messages.customer_no')
      .select(['subject', 'order_number as orderNumber', 'message', 'customers.no as customerNo'])
      .select(['customers.name as company', 'email', 'first_name as firstName', 'last_name as lastName'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row ? { ...row, subject: contactSubjects.find((each) => each === row.subject) ?? 'other' } : null;
  },
});
