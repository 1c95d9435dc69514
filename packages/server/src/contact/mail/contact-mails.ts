import { contactSubjects } from '@connect/core/domain/account/contact';
import type { Database } from '../../database/open.ts';
import type { Mail } from '../../mail/mail.ts';
import type { MailWriter } from '../../mail/mail-writer.ts';

interface ContactPayload {
  readonly reference: string;
  readonly copy: boolean;
  readonly storefront: string;
}

/** A customer's message: to the supplier in English, answered to its writer, and a copy in the writer's language if wanted. */
export const contactMails = async (
  database: Database,
  { reference, copy, storefront }: ContactPayload,
  { writer, supportEmail }: { writer: (storefront: string) => MailWriter; supportEmail: string },
): Promise<Mail[]> => {
  const row = await database
    .selectFrom('contact_messages')
    .innerJoin('users', 'users.id', 'contact_messages.user_id')
    .innerJoin('customers', 'customers.no', 'contact_messages.customer_no')
    .select(['subject', 'order_number', 'message', 'customers.no', 'customers.name'])
    .select(['email', 'first_name', 'last_name'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return [];
  const subject = contactSubjects.find((each) => each === row.subject) ?? 'other';
  const from = `${row.first_name} ${row.last_name}`;
  const factsIn = ({ texts }: MailWriter) => {
    const names = texts.contactFacts;
    return [
      [names.reference, reference],
      [names.subject, texts.contactSubjects[subject]],
      ...(row.order_number === null ? [] : [[names.order, row.order_number] as const]),
      [names.company, `${row.name} (${row.no})`],
      [names.from, `${from}, ${row.email}`],
    ] as const;
  };
  const [desk, own] = [writer(''), writer(storefront)];
  const words = {
    subject: `${desk.texts.contactSubjects[subject]}: ${row.name} (${reference})`,
    title: `Message from ${from}`,
    paragraphs: [],
  };
  const toDesk = {
    ...desk.mail(supportEmail, words, { facts: factsIn(desk), quote: row.message }),
    replyTo: row.email,
  };
  if (!copy) return [toDesk];
  const copied = { facts: factsIn(own), quote: row.message, greet: row.first_name };
  return [toDesk, own.mail(row.email, own.texts.contactCopy({ reference }), copied)];
};
