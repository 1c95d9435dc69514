import { randomInt } from 'node:crypto';
import type { DocumentNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ContactSubject } from '@connect/core/domain/account/contact';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Identity } from '../../identity.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { ContactRepositories, ContactRepository, KeptMessage } from './contact-repository.ts';

/** Messages a user can send in ten minutes. */
export const messagesPerWindow = 10;
const window = 10 * 60 * 1000;
/** Within so many milliseconds the same words are the same message, sent again as its answer got lost. */
const again = 5 * 60 * 1000;

export interface ContactForm {
  readonly customerNo: CustomerNo;
  readonly user: Pick<Identity, 'id' | 'firstName' | 'lastName' | 'email'>;
  readonly subject: ContactSubject;
  readonly orderNumber: DocumentNo | null;
  readonly message: string;
  readonly copy: boolean;
  readonly storefront: string;
}

export type ContactRefusal =
  | { readonly kind: 'unknown-order'; readonly orderNumber: DocumentNo }
  | { readonly kind: 'too-many-messages'; readonly seconds: number };

// Without characters that are taken for one another when they are read out or copied: 0 O, 1 I L, U V.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Such as `CT-7F3K9Q`. */
const newReference = (): string =>
  `CT-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** Under a reference that nobody has yet. */
const keep = async (contact: ContactRepository, message: Omit<KeptMessage, 'reference'>): Promise<string> => {
  const reference = newReference();
  return (await contact.keep({ ...message, reference })) ? reference : keep(contact, message);
};

export type SendMessage = (form: ContactForm) => Promise<Result<string, ContactRefusal>>;

/**
 * Takes a customer's message: keeps it under a reference number, which is the answer, and has the mails about it sent. It can
 * be about an order or invoice of the customer's own only. The same once more, within five minutes, is answered with the reference it has.
 */
export const makeSendMessage =
  ({ repositories, inTransaction }: UnitOfWork<ContactRepositories>, now: () => Date): SendMessage =>
  async ({ orderNumber: typed, copy, storefront, user, ...form }) => {
    const orderNumber = typed === null ? null : await repositories.contact.documentNumber(form.customerNo, typed);
    if (typed !== null && orderNumber === null) return refused({ kind: 'unknown-order', orderNumber: typed });
    return inTransaction(async ({ contact, queueMail, addEvents }) => {
      await contact.holdUser(user.id);
      const at = now();
      const kept = { ...form, userId: user.id, orderNumber };
      const same = await contact.sameSince(kept, new Date(at.getTime() - again));
      if (same) return ok(same);
      const since = new Date(at.getTime() - window);
      const first = await contact.lastButSince(user.id, messagesPerWindow, since);
      if (first) {
        const seconds = Math.ceil((first.getTime() - since.getTime()) / 1000);
        return refused({ kind: 'too-many-messages', seconds });
      }
      const reference = await keep(contact, { ...kept, at });
      const from = { name: `${user.firstName} ${user.lastName}`, email: user.email };
      const data = { reference, ...form, documentNo: orderNumber, from };
      await addEvents([{ kind: 'contact.received', at, data }]);
      await queueMail({ kind: 'contact', payload: { reference, copy, storefront } });
      return ok(reference);
    });
  };
