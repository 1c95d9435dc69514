import { numberFormat } from '@connect/core/domain/figures/number-format';
import { createInvitationSignatures } from './auth/application/invitation-signature.ts';
import { makeResetToken, resetLife } from './auth/application/password-reset.ts';
import { createPasswordResets } from './auth/database/password-resets.ts';
import type { Database } from './database/open.ts';
import { createContactRepository } from './contact/database/contact-repository.ts';
import { contactMails } from './contact/mail/contact-mails.ts';
import type { Mail, MakeMails } from './mail/mail.ts';
import type { MailJob } from './outbox/application/mail-job.ts';
import {
  orderDecidedMails,
  orderPlacedMails,
  orderWaitsMails,
  orderWithdrawnMails,
} from './ordering/mail/order-mails.ts';
import { writerFor, type MailWriter } from './mail/mail-writer.ts';
import type { MailWords } from './mail/texts/mail-texts.ts';
import { createToldOrders } from './ordering/database/told-orders.ts';
import { createWatchRepository } from './watchlist/database/watch-repository.ts';
import { watchMails } from './watchlist/mail/watch-mails.ts';

export interface MakeMailsParts {
  readonly database: Database;
  readonly tokenKey: string;
  /** Address the portal is reached at, its base path included, without a slash at its end. */
  readonly portalUrl: string;
  /** Whom customers' messages go to. */
  readonly supportEmail: string;
  /** The supplier's own currency. */
  readonly currency: string;
  readonly now: () => Date;
}

type Payload<Kind extends MailJob['kind']> = Extract<MailJob, { kind: Kind }>['payload'];

const userById = (database: Database, id: string) =>
  database.selectFrom('users').select(['email', 'first_name', 'time_zone']).where('id', '=', id).executeTakeFirst();

/** Somebody who signed in here with a password until they were deactivated. */
const deactivatedUser = (database: Database, email: string) =>
  database
    .selectFrom('users')
    .select('first_name')
    .where('email', '=', email)
    .where('active', '=', false)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();

/**
 * Turns a job into the mails that go out for it: none when there is nobody to write to any more, such as for a reset of an email
 * that has no account. Links are made here, so that only their hashes or nonces are ever kept.
 */
export const createMailMaker = (parts: MakeMailsParts): MakeMails => {
  const { database, now } = parts;
  const signatures = createInvitationSignatures(parts.tokenKey);
  const writer = (storefront: string): MailWriter => writerFor(storefront, parts.portalUrl);
  const orderParts = { ...parts, orders: createToldOrders(database), writer };

  const invitation = async ({ invitationId, storefront }: Payload<'invitation'>): Promise<Mail[]> => {
    const row = await database
      .selectFrom('invitations')
      .innerJoin('customers', 'customers.no', 'invitations.customer_no')
      .innerJoin('users', 'users.id', 'invitations.invited_by')
      .select(['invitations.id', 'invitations.email', 'nonce', 'expires_at', 'customers.name as company'])
      .select(['users.first_name', 'users.last_name'])
      .where('invitations.id', '=', invitationId)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (!row) return [];
    const { texts, mail, link, day } = writer(storefront);
    const who = { inviter: `${row.first_name} ${row.last_name}`, company: row.company };
    const known = await database.selectFrom('users').select('id').where('email', '=', row.email).executeTakeFirst();
    if (known) return [mail(row.email, texts.invitedTwice({ ...who, email: row.email }))];
    const query = new URLSearchParams({ email: row.email, _sig: signatures.sign(row) });
    const words = texts.invitation({ ...who, until: day(row.expires_at) });
    return [mail(row.email, words, { url: link(`register?${query.toString()}`) })];
  };

  const passwordReset = async ({ email, storefront }: Payload<'password-reset'>): Promise<Mail[]> => {
    const { texts, locale, mail, link } = writer(storefront);
    const made = await makeResetToken(createPasswordResets(database), email, now());
    if (!made) {
      const user = await deactivatedUser(database, email);
      return user ? [mail(email, texts.deactivated, { greet: user.first_name })] : [];
    }
    const url = link(`password-reset/${made.token}?${new URLSearchParams({ email }).toString()}`);
    const minutes = numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
    const words = texts.passwordReset({ life: minutes.format(resetLife / 60_000) });
    return [mail(email, words, { url, greet: made.firstName })];
  };

  const changed = async (
    { userId, storefront }: Payload<'password-changed'>,
    wordsOf: (writer: MailWriter, at: string) => MailWords,
  ): Promise<Mail[]> => {
    const user = await userById(database, userId);
    if (!user) return [];
    const their = writer(storefront);
    const { mail, link, moment } = their;
    return [
      mail(user.email, wordsOf(their, moment(now(), user.time_zone)), {
        url: link('forgot-password'),
        greet: user.first_name,
      }),
    ];
  };

  return async (job) => {
    switch (job.kind) {
      case 'invitation':
        return invitation(job.payload);
      case 'password-reset':
        return passwordReset(job.payload);
      case 'password-changed':
        return changed(job.payload, ({ texts }, at) => texts.passwordChanged({ at }));
      case 'second-factor-changed': {
        const { change } = job.payload;
        return changed(job.payload, ({ texts }, at) => texts.secondFactor({ at })[change]);
      }
      case 'watch-news':
        return watchMails(createWatchRepository(database), job.payload, { writer, currency: parts.currency });
      case 'contact':
        return contactMails(createContactRepository(database), job.payload, {
          writer,
          supportEmail: parts.supportEmail,
        });
      case 'order-placed':
        return orderPlacedMails(job.payload.orderNo, orderParts);
      case 'order-waits':
        return orderWaitsMails(job.payload, orderParts);
      case 'order-withdrawn':
        return orderWithdrawnMails(job.payload, orderParts);
      case 'order-decided':
        return orderDecidedMails(job.payload.orderNo, orderParts);
    }
  };
};
