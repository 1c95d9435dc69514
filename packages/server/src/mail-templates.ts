import { languages, type Language } from '@connect/core/domain/access/language';
import {
  filledMail,
  mailNames,
  type MailName,
  type MailTemplate,
  type MailText,
} from '@connect/core/domain/administration/mail-template';
import { DateTime } from 'luxon';
import { answerTexts } from './order-mails/mail/answer-texts.ts';
import { orderTexts } from './ordering/mail/order-texts.ts';
import { mailTexts } from './mail/texts/by-language.ts';
import type { MailWords } from './mail/texts/mail-texts.ts';

/** A mail whose text can be written otherwise: its values, as they are in a sample, and what it says unless somebody has, of a portal that is called so. */
const mail = <Values extends Readonly<Record<string, string>>>(
  sample: Values,
  words: (language: Language, values: { readonly [Name in keyof Values]: string }, portal: string) => MailWords,
) => ({ sample, words });

const at = '31 December 2026, 09:30 GMT';
const invited = { inviter: 'Priya Nair', company: 'Northgate Site Supplies' };
const order = { no: 'SO-204918' };
const ordered = { ...order, by: 'Sam Okafor', company: 'Northgate Site Supplies' };

/** The mails that go to people of customers, and to whoever decides on their orders; what goes to the supplier itself stays as it is. */
export const mailTemplates = {
  invitation: mail({ ...invited, until: '31 December 2026' }, (language, values, portal) =>
    mailTexts[language](portal).invitation(values),
  ),
  'invited-twice': mail({ ...invited, email: 'sam@northgate.example' }, (language, values, portal) =>
    mailTexts[language](portal).invitedTwice(values),
  ),
  'first-password': mail({ ...invited, until: '31 December 2026' }, (language, values, portal) =>
    mailTexts[language](portal).firstPassword(values),
  ),
  'password-reset': mail({ life: '60 minutes' }, (language, values, portal) =>
    mailTexts[language](portal).passwordReset(values),
  ),
  deactivated: mail({}, (language, _, portal) => mailTexts[language](portal).deactivated),
  'signed-in-elsewhere': mail({ at, address: '192.0.2.7', browser: 'Firefox' }, (language, values, portal) =>
    mailTexts[language](portal).signedInElsewhere(values),
  ),
  'password-changed': mail({ at }, (language, values, portal) => mailTexts[language](portal).passwordChanged(values)),
  'second-factor-reset': mail(
    { at },
    (language, values, portal) => mailTexts[language](portal).secondFactor(values).reset,
  ),
  'second-factor-turned-on': mail(
    { at },
    (language, values, portal) => mailTexts[language](portal).secondFactor(values)['turned-on'],
  ),
  'second-factor-turned-off': mail(
    { at },
    (language, values, portal) => mailTexts[language](portal).secondFactor(values)['turned-off'],
  ),
  'second-factor-passkey-removed': mail(
    { at },
    (language, values, portal) => mailTexts[language](portal).secondFactor(values)['passkey-removed'],
  ),
  'second-factor-passkey-added': mail(
    { at },
    (language, values, portal) => mailTexts[language](portal).secondFactor(values)['passkey-added'],
  ),
  'second-factor-staff-passkey-added': mail(
    { at },
    (language, values, portal) => mailTexts[language](portal).secondFactor(values)['staff-passkey-added'],
  ),
  'second-factor-staff-passkey-removed': mail(
    { at },
    (language, values, portal) => mailTexts[language](portal).secondFactor(values)['staff-passkey-removed'],
  ),
  'second-factor-recovery-codes-renewed': mail(
    { at },
    (language, values, portal) => mailTexts[language](portal).secondFactor(values)['recovery-codes-renewed'],
  ),
  'second-factor-recovery-code-used': mail(
    { at },
    (language, values, portal) => mailTexts[language](portal).secondFactor(values)['recovery-code-used'],
  ),
  'watch-news': mail({ count: '3' }, (language, { count }, portal) =>
    mailTexts[language](portal).watchNews({ count: Number(count) }),
  ),
  'contact-copy': mail({ reference: 'Q-204918' }, (language, values, portal) =>
    mailTexts[language](portal).contactCopy(values),
  ),
  'order-placed': mail(order, (language, values) => orderTexts[language].placed({ ...values, waits: false })),
  'order-placed-waits': mail(order, (language, values) => orderTexts[language].placed({ ...values, waits: true })),
  'order-waits-over-limit': mail(ordered, (language, values) => orderTexts[language].waits(values)['over-limit']),
  'order-waits-over-lone-limit': mail(
    ordered,
    (language, values) => orderTexts[language].waits(values)['over-lone-limit'],
  ),
  'order-waits-over-credit': mail(ordered, (language, values) => orderTexts[language].waits(values)['over-credit']),
  'order-approved': mail(order, (language, values) => orderTexts[language].approved(values)),
  'order-rejected': mail({ ...order, by: 'Morgan Hale' }, (language, values) => orderTexts[language].rejected(values)),
  'order-withdrawn': mail(ordered, (language, values) => orderTexts[language].withdrawn(values)),
  'order-confirmed': mail(order, (language, values) => answerTexts[language].confirmed(values)),
  'order-changed': mail(order, (language, values) => answerTexts[language].changed.words(values)),
  'order-cancelled': mail(order, (language, values) => answerTexts[language].changed.cancelled(values)),
  'order-dispatched': mail(order, (language, values) => answerTexts[language].dispatched(values)),
  'order-invoiced': mail({ no: 'SI-118204' }, (language, values) => answerTexts[language].invoiced(values)),
} as const satisfies Readonly<Record<MailName, unknown>>;

/** The values of a sample that each language writes in its own way. */
const writtenIn = (language: Language): Readonly<Record<string, string>> => {
  const locale = language === 'en' ? 'en-GB' : language;
  const moment = DateTime.fromISO('2026-12-31T09:30', { zone: 'Europe/London', locale });
  return {
    until: moment.toLocaleString(DateTime.DATE_FULL),
    at: moment.toLocaleString({ ...DateTime.DATE_FULL, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
    life: new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(60),
  };
};

/** The sample values of a mail in a language. */
export const samplesOf = <Name extends MailName>(name: Name, language: Language): ValuesOf<Name> => {
  const written = writtenIn(language);
  const all = Object.entries(mailTemplates[name].sample).map(([value, text]) => [value, written[value] ?? text]);
  // It has the values of its own sample.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(all) as ValuesOf<Name>;
};

export type ValuesOf<Name extends MailName> = {
  readonly [Value in keyof (typeof mailTemplates)[Name]['sample']]: string;
};

/** What somebody has written of mails, by name and language such as `order-placed|de`; undefined for what says what it was built with. */
export type WrittenMails = Readonly<Partial<Record<string, MailText>>>;

const wordsOf = (
  name: MailName,
  language: Language,
  { values, portal }: { readonly values: Readonly<Record<string, string>>; readonly portal: string },
): MailWords => {
  // Its values are those of its sample, which the compiler cannot follow through the table.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { words } = mailTemplates[name] as { words: (language: Language, values: object, portal: string) => MailWords };
  return words(language, values, portal);
};

/**
 * The words of a mail: as they were written, else as they were built. What was written and has something in it that is no value of this mail
 * counts for nothing: a mail never waits for a text to be mended (specification §mail-templates).
 */
export const mailWords = <Name extends MailName>(
  name: Name,
  {
    language,
    written,
    values,
    portal,
  }: { language: Language; written: MailText | undefined; values: ValuesOf<Name>; portal: string },
): MailWords => {
  const builtIn = wordsOf(name, language, { values, portal });
  return { ...builtIn, ...(written && filledMail(written, values)) };
};

/** Variables by numbers that stand in no text, so that a built-in text, plural and all, can be shown with its variables in place. */
const builtInOf = (name: MailName, language: Language, portal: string): MailText => {
  const names = Object.keys(mailTemplates[name].sample);
  const marks = new Map(names.map((variable, index) => [String(900_000_011 + index * 128), variable]));
  const shown = (text: string): string =>
    [...marks].reduce((all, [mark, variable]) => all.replaceAll(mark, `{${variable}}`), text);
  const values = Object.fromEntries([...marks].map(([mark, variable]) => [variable, mark]));
  const { subject, title, paragraphs } = wordsOf(name, language, { values, portal });
  return { subject: shown(subject), title: shown(title), paragraphs: paragraphs.map(shown) };
};

/** All mails in all languages, with what was written of them. */
export const listTemplates = (
  written: (name: MailName, language: Language) => MailText | null,
  portal: string,
): MailTemplate[] =>
  mailNames.flatMap((name) =>
    languages.map((language) => ({
      name,
      language,
      variables: Object.entries<string>(samplesOf(name, language)).map(([variable, sample]) => ({
        name: variable,
        sample,
      })),
      builtIn: builtInOf(name, language, portal),
      written: written(name, language),
    })),
  );
