import type { ContactSubject } from '@connect/core/domain/account/contact';
import type { SecondFactorChange } from '../../mail-job.ts';

/** The words of a mail: paragraphs above the button, its label, and notes below it. */
export interface MailWords {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: string;
  readonly notes?: readonly string[];
}

/** What mails say in one language. Dates come as they are written in it. */
export interface MailTexts {
  readonly hello: (firstName: string) => string;
  readonly invitation: (values: { inviter: string; company: string; until: string }) => MailWords;
  /** For an invited email that has an account already: it cannot have another. */
  readonly invitedTwice: (values: { inviter: string; company: string; email: string }) => MailWords;
  /** To somebody who has an account, and no password yet. */
  readonly firstPassword: (values: { inviter: string; company: string; until: string }) => MailWords;
  /** `life` of the link, such as `60 minutes`. */
  readonly passwordReset: (values: { life: string }) => MailWords;
  /** In place of `passwordReset` to somebody who is deactivated: a new password would not let them in. */
  readonly deactivated: MailWords;
  readonly signedInElsewhere: (values: { at: string; address: string; browser: string | null }) => MailWords;
  readonly passwordChanged: (values: { at: string }) => MailWords;
  readonly secondFactor: (values: { at: string }) => Readonly<Record<SecondFactorChange, MailWords>>;
  /** Of so many items that the reader watches. */
  readonly watchNews: (values: { count: number }) => MailWords;
  readonly backInStock: string;
  readonly contactCopy: (values: { reference: string }) => MailWords;
  readonly contactFacts: Readonly<Record<'reference' | 'subject' | 'order' | 'company' | 'from', string>>;
  readonly contactSubjects: Readonly<Record<ContactSubject, string>>;
}
