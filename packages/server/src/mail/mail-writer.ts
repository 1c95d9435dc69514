import type { MailName } from '@connect/core/domain/administration/mail-template';
import type { Language } from '@connect/core/domain/access/language';
import { frenchSpaces } from '@connect/core/domain/figures/french-spaces';
import { frenchFirst } from '@connect/core/domain/figures/french-first';
import { DateTime } from 'luxon';
import { mailWords, type ValuesOf, type WrittenMails } from '../mail-templates.ts';
import { portalNameOf, type Supplier } from '../supplier.ts';
import { isTimeZone } from '../time-zone.ts';
import { mailStorefront } from './language.ts';
import { htmlOf, textOf, type MailContent } from './layout.ts';
import type { Mail } from './mail.ts';
import { mailTexts } from './texts/by-language.ts';
import type { MailWords } from './texts/mail-texts.ts';

const minute = {
  ...DateTime.DATE_FULL,
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions;

/** Words with the spaces that their language has before signs. */
const spaced = (words: MailWords, language: Language): MailWords =>
  language === 'fr'
    ? {
        ...words,
        subject: frenchSpaces(words.subject),
        paragraphs: words.paragraphs.map(frenchSpaces),
        notes: words.notes?.map(frenchSpaces) ?? [],
      }
    : words;

/** Links, words and dates of mails in the language of a storefront. */
export const writerFor = (
  path: string,
  { portalUrl, supplier, written }: { portalUrl: string; supplier: Supplier; written: WrittenMails },
) => {
  const { language, locale, timeZone, prefix } = mailStorefront(path);
  const portal = portalNameOf(supplier);
  const texts = mailTexts[language](portal);
  const { name: sender, logo } = supplier.brand ?? {};
  const inWords = (date: Date, zone: string, options: Intl.DateTimeFormatOptions): string =>
    frenchFirst(DateTime.fromJSDate(date, { zone }).toLocaleString(options, { locale }), locale);
  return {
    language,
    portal,
    texts,
    locale,
    /** What a mail says: as an administrator wrote it, else as it was built. */
    words: <Name extends MailName>(name: Name, values: ValuesOf<Name>): MailWords =>
      mailWords(name, { language, written: written[`${name}|${language}`], values, portal }),
    /** A day of the calendar, or the day that a moment is in at the storefront. */
    day: (date: Date): string => inWords(date, timeZone, { dateStyle: 'long' }),
    /** In the reader's zone, which is named; in the storefront's where theirs is not known. */
    moment: (date: Date, zone: string | null): string => inWords(date, isTimeZone(zone) ? zone : timeZone, minute),
    link: (page: string): string => `${portalUrl}${prefix}/connect/${page}`,
    mail: (
      to: string,
      given: MailWords,
      {
        url,
        greet,
        attachments,
        ...rest
      }: Pick<MailContent, 'facts' | 'lines' | 'quote'> &
        Pick<Mail, 'attachments'> & { url?: string; greet?: string } = {},
    ): Mail => {
      const words = spaced(given, language);
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
      return {
        to,
        subject,
        text: textOf(content, language, supplier),
        html: htmlOf(content, language, supplier),
        ...(attachments && { attachments }),
        ...(sender && { sender }),
        ...(logo && { logo }),
      };
    },
  };
};
export type MailWriter = ReturnType<typeof writerFor>;
