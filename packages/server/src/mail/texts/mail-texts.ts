import type { ContactSubject } from '@connect/core/domain/account/contact';
import type { WaitReason } from '@connect/core/domain/ordering/placement';
import type { SecondFactorChange } from '../../outbox/application/mail-job.ts';

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
  /** `life` of the link, such as `60 minutes`. */
  readonly passwordReset: (values: { life: string }) => MailWords;
  /** In place of `passwordReset` to somebody who is deactivated: a new password would not let them in. */
  readonly deactivated: MailWords;
  readonly passwordChanged: (values: { at: string }) => MailWords;
  readonly secondFactor: (values: { at: string }) => Readonly<Record<SecondFactorChange, MailWords>>;
  /** Of so many items that the reader watches. */
  readonly watchNews: (values: { count: number }) => MailWords;
  readonly backInStock: string;
  readonly contactCopy: (values: { reference: string }) => MailWords;
  readonly contactFacts: Readonly<Record<'reference' | 'subject' | 'order' | 'company' | 'from', string>>;
  readonly contactSubjects: Readonly<Record<ContactSubject, string>>;
}

/** What the mails about orders of the portal say in one language. */
export interface OrderTexts {
  /** To whoever ordered. */
  readonly placed: (values: { no: string; waits: boolean }) => MailWords;
  /** Why it waits, and who decides: `over-lone-limit` where nobody else in the company may. */
  readonly waitsBecause: Readonly<Record<WaitReason | 'over-lone-limit', string>>;
  /** That so many lines of the basket were left out. */
  readonly left: (count: number) => string;
  /** What stands beside one of them; its quantity alone is the reason where the item is not gone. */
  readonly leftLine: (line: { title: string; isGone: boolean; replacedBy: string | null }) => string;
  readonly exclVat: (amount: string) => string;
  /** To whoever can approve it: `over-lone-limit` to the account manager, who decides where nobody else in the company may. */
  readonly waits: (values: {
    no: string;
    by: string;
    company: string;
  }) => Readonly<Record<WaitReason | 'over-lone-limit', MailWords>>;
  readonly approved: (values: { no: string }) => MailWords;
  /** The reason is quoted below it. */
  readonly rejected: (values: { no: string; by: string }) => MailWords;
  /** To whoever was to approve it. */
  readonly withdrawn: (values: { no: string; by: string; company: string }) => MailWords;
  readonly facts: Readonly<
    Record<'reference' | 'company' | 'orderedBy' | 'subTotal' | 'total' | 'shipTo' | 'requestedOn', string>
  >;
  /** Lines that the mail leaves out. */
  readonly moreLines: (count: number) => readonly [name: string, value: string];
}
