import type { ContactSubject } from '@connect/core/domain/account/contact';
import type { Language } from '../language.ts';
import type { SecondFactorChange } from '../mail-queue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';

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
  readonly passwordReset: (values: { minutes: number }) => MailWords;
  readonly passwordChanged: (values: { at: string }) => MailWords;
  readonly secondFactor: (values: { at: string }) => Readonly<Record<SecondFactorChange, MailWords>>;
  readonly contactCopy: (values: { reference: string }) => MailWords;
  readonly contactFacts: Readonly<Record<'reference' | 'subject' | 'order' | 'company' | 'from', string>>;
  readonly contactSubjects: Readonly<Record<ContactSubject, string>>;
}

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, fr, it, pl, de };
