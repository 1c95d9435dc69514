import type { MailWriter } from '../../mail/mail-writer.ts';
import type { Mail } from '../../mail/mail.ts';
import type { ContactRepository } from '../application/contact-repository.ts';

interface ContactPayload {
  readonly reference: string;
  readonly copy: boolean;
  readonly storefront: string;
}

/** A customer's message: to the supplier in English, answered to its writer, and a copy in the writer's language if wanted. */
export const contactMails = async (
  contact: ContactRepository,
  { reference, copy, storefront }: ContactPayload,
  { writer, supportEmail }: { writer: (storefront: string) => MailWriter; supportEmail: string | null },
): Promise<Mail[]> => {
  const written = await contact.written(reference);
  if (!written) return [];
  const { subject, orderNumber, company, customerNo, email, firstName, lastName } = written;
  const from = `${firstName} ${lastName}`;
  const factsIn = ({ texts }: MailWriter) => {
    const names = texts.contactFacts;
    return [
      [names.reference, reference],
      [names.subject, texts.contactSubjects[subject]],
      ...(orderNumber === null ? [] : [[names.order, orderNumber] as const]),
      [names.company, `${company} (${customerNo})`],
      [names.from, `${from}, ${email}`],
    ] as const;
  };
  const [support, own] = [writer(''), writer(storefront)];
  const words = {
    subject: `${support.texts.contactSubjects[subject]}: ${company} (${reference})`,
    title: `Message from ${from}`,
    paragraphs: [],
  };
  const sent = { facts: factsIn(support), quote: written.message };
  const toSupport = supportEmail === null ? [] : [{ ...support.mail(supportEmail, words, sent), replyTo: email }];
  if (!copy) return toSupport;
  const copied = { facts: factsIn(own), quote: written.message, greet: firstName };
  return [...toSupport, own.mail(email, own.words('contact-copy', { reference }), copied)];
};
