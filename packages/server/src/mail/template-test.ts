import { languageOfCode } from '@connect/core/domain/access/language';
import { mailNames } from '@connect/core/domain/administration/mail-template';
import { storefronts } from '@connect/core/domain/access/storefront';
import type { PayloadOf } from '../mail-job.ts';
import { mailWords, samplesOf } from '../mail-templates.ts';
import type { Mail } from './mail.ts';
import type { MailWriter } from './mail-writer.ts';

/** The path of the first storefront of a language. */
const pathOf = (language: string): string => {
  const pair = storefronts.find(({ locale }) => locale.startsWith(language))?.pair;
  return pair ? `${pair.region}/${pair.language}` : '';
};

/** A mail as somebody is writing it, with sample values, to themselves; none of a mail that there is not any more. */
export const testMails = (
  { email, name, language: code, text }: PayloadOf<'template-test'>,
  writer: (storefront: string) => MailWriter,
): Mail[] => {
  const [known, language] = [mailNames.find((each) => each === name), languageOfCode(code)];
  if (!known || !language) return [];
  const values = samplesOf(known, language);
  const own = writer(pathOf(language));
  return [
    own.mail(email, mailWords(known, { language, written: text, values, portal: own.portal }), { url: own.link('') }),
  ];
};
