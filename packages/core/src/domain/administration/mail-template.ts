import type { Language } from '../access/language.ts';

/** The mails whose texts can be written otherwise. */
export const mailNames = [
  'invitation',
  'invited-twice',
  'first-password',
  'password-reset',
  'deactivated',
  'signed-in-elsewhere',
  'password-changed',
  'second-factor-reset',
  'second-factor-turned-on',
  'second-factor-turned-off',
  'second-factor-passkey-added',
  'second-factor-passkey-removed',
  'second-factor-staff-passkey-added',
  'second-factor-staff-passkey-removed',
  'second-factor-recovery-codes-renewed',
  'second-factor-recovery-code-used',
  'watch-news',
  'contact-copy',
  'order-placed',
  'order-placed-waits',
  'order-waits-over-limit',
  'order-waits-over-lone-limit',
  'order-waits-over-credit',
  'order-approved',
  'order-rejected',
  'order-withdrawn',
  'order-confirmed',
  'order-changed',
  'order-cancelled',
  'order-dispatched',
  'order-invoiced',
] as const;
export type MailName = (typeof mailNames)[number];

/** What of a mail can be written otherwise: its subject, its heading, and what stands above its button (specification §mail-templates). */
export interface MailText {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What stands for a value in a mail's text, and what it is in a sample. */
export interface MailVariable {
  readonly name: string;
  readonly sample: string;
}

/** A mail that the portal sends, in one language. */
export interface MailTemplate {
  readonly name: MailName;
  readonly language: Language;
  readonly variables: readonly MailVariable[];
  /** What it says unless somebody has written it otherwise, with its variables as `{name}`. */
  readonly builtIn: MailText;
  readonly written: MailText | null;
}

/** A variable, or a brace that belongs to none. */
const braces = /\{([^{}]*)\}|[{}]/g;

/** What in a text is no variable of these: unknown ones as `{name}`, and braces that are alone; none for a good text. */
export const wrongVariables = (text: string, names: readonly string[]): readonly string[] => {
  const known = new Set(names.map((name) => `{${name}}`));
  return [...new Set(text.match(braces))].filter((found) => !known.has(found));
};

/** The fields of a mail's text as they are named in calls, such as `paragraphs.0`. */
export const mailFields = ({ subject, title, paragraphs }: MailText): Readonly<Record<string, string>> => ({
  subject,
  title,
  ...Object.fromEntries(paragraphs.map((paragraph, index) => [`paragraphs.${index}`, paragraph])),
});

/** A mail's text with values in place of its variables, or null where something in it is none: the built-in text stands in then. */
export const filledMail = (text: MailText, values: Readonly<Record<string, string>>): MailText | null => {
  const names = Object.keys(values);
  if (Object.values(mailFields(text)).some((field) => wrongVariables(field, names).length > 0)) return null;
  // In one go: braces of a value are no variables.
  const fill = (part: string): string => part.replace(braces, (found, name: string) => values[name] ?? found);
  return { subject: fill(text.subject), title: fill(text.title), paragraphs: text.paragraphs.map(fill) };
};

/** Whether two say the same. */
export const isSameMail = (one: MailText | null, other: MailText | null): boolean =>
  one === null || other === null
    ? one === other
    : JSON.stringify(Object.entries(mailFields(one))) === JSON.stringify(Object.entries(mailFields(other)));
