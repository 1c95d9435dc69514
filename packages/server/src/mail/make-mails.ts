import { createInvitationSignatures } from '../auth/invitation-signature.ts';
import { makeResetToken, resetLife } from '../auth/password-reset.ts';
import type { Database } from '../database/open.ts';
import { contactMails } from './contact-mails.ts';
import { mailStorefront } from './language.ts';
import { htmlOf, textOf, type MailContent } from './layout.ts';
import type { Mail } from './mail.ts';
import type { MailJob } from './mail-queue.ts';
import { orderDecidedMails, orderPlacedMails, orderWaitsMails } from './order-mails.ts';
import { watchMails } from './watch-mails.ts';
import { orderTexts } from './texts/order-texts.ts';
import { mailTexts, type MailWords } from './texts/mail-texts.ts';

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

/** Links, words and dates of mails in the language of a storefront. */
const writerFor = (path: string, portalUrl: string) => {
  const { language, locale, prefix } = mailStorefront(path);
  const texts = { ...mailTexts[language], orders: orderTexts[language] };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    texts,
    locale,
    day: (date: Date): string => day.format(date),
    moment: (date: Date): string => `${moment.format(date)} UTC`,
    link: (page: string): string => `${portalUrl}${prefix}/connect/${page}`,
    mail: (
      to: string,
      words: MailWords,
      { url, greet, ...rest }: Pick<MailContent, 'facts' | 'lines' | 'quote'> & { url?: string; greet?: string } = {},
    ): Mail => {
      const paragraphs = greet === undefined ? words.paragraphs : [texts.hello(greet), ...words.paragraphs];
      const content: MailContent = {
        ...rest,
        title: words.title,
        paragraphs,
        notes: words.notes ?? [],
        ...(words.button && url && { button: { label: words.button, url } }),
      };
      // A name is part of a subject, a line break in it must not be.
      const subject = words.subject.replace(/\s+/g, ' ');
      return { to, subject, text: textOf(content), html: htmlOf(content, language) };
    },
  };
};
export type MailWriter = ReturnType<typeof writerFor>;

type Payload<Kind extends MailJob['kind']> = Extract<MailJob, { kind: Kind }>['payload'];

const userById = (database: Database, id: string) =>
  database.selectFrom('users').select(['email', 'first_name']).where('id', '=', id).executeTakeFirst();

/**
 * Turns a job into the mails that go out for it: none when there is nobody to write to any more, such as for a reset of an email
 * that has no account. Links are made here, so that only their hashes or nonces are ever kept.
 */
export const createMailMaker = (parts: MakeMailsParts) => {
  const { database, now } = parts;
  const signatures = createInvitationSignatures(parts.tokenKey);
  const writer = (storefront: string): MailWriter => writerFor(storefront, parts.portalUrl);

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
    const made = await makeResetToken(database, email, now());
    if (!made) return [];
    const { texts, mail, link } = writer(storefront);
    const url = link(`password-reset/${made.token}?${new URLSearchParams({ email }).toString()}`);
    return [mail(email, texts.passwordReset({ minutes: resetLife / 60_000 }), { url, greet: made.firstName })];
  };

  const changed = async (
    { userId, storefront }: Payload<'password-changed'>,
    wordsOf: (writer: MailWriter) => MailWords,
  ): Promise<Mail[]> => {
    const user = await userById(database, userId);
    if (!user) return [];
    const { mail, link } = writer(storefront);
    return [mail(user.email, wordsOf(writer(storefront)), { url: link('forgot-password'), greet: user.first_name })];
  };

  return async (job: MailJob): Promise<readonly Mail[]> => {
    switch (job.kind) {
      case 'invitation':
        return invitation(job.payload);
      case 'password-reset':
        return passwordReset(job.payload);
      case 'password-changed':
        return changed(job.payload, ({ texts, moment }) => texts.passwordChanged({ at: moment(now()) }));
      case 'second-factor-changed': {
        const { change } = job.payload;
        return changed(job.payload, ({ texts, moment }) => texts.secondFactor({ at: moment(now()) })[change]);
      }
      case 'watch-news':
        return watchMails(database, job.payload, { writer, currency: parts.currency });
      case 'contact':
        return contactMails(database, job.payload, { writer, supportEmail: parts.supportEmail });
      case 'order-placed':
        return orderPlacedMails(database, job.payload.orderNo, { ...parts, writer });
      case 'order-waits':
        return orderWaitsMails(database, job.payload, { ...parts, writer });
      case 'order-decided':
        return orderDecidedMails(database, job.payload.orderNo, { ...parts, writer });
    }
  };
};
export type MakeMails = ReturnType<typeof createMailMaker>;
