import fc from 'fast-check';
import { languages } from '../../domain/access/language.ts';
import { storefronts } from '../../domain/access/storefront.ts';
import {
  mailNames,
  wrongVariables,
  type MailTemplate,
  type MailText,
} from '../../domain/administration/mail-template.ts';
import type { PortalContent, WrittenArticle, WrittenBanner } from '../../domain/administration/portal-content.ts';
import { maxOwnText, type PortalText } from '../../domain/administration/portal-text.ts';
import type { HelpArticle } from '../../domain/help/article.ts';
import { days, ranges } from './calendar.ts';

const articleParts = {
  key: fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/),
  topic: fc.string({ minLength: 1 }),
  title: fc.string({ minLength: 1 }),
  body: fc
    .array(fc.constantFrom('# Returns', '- one', '**now**', '[us](/contact)', 'Plain.', ''), { maxLength: 6 })
    .map((lines) => lines.join('\n')),
};
const language = fc.constantFrom(...languages);

/** A help article as people read it. */
export const helpArticles: fc.Arbitrary<HelpArticle> = fc.record(articleParts);

/** Where and when it is shown: it ends no earlier than it begins. */
const shown = fc
  .tuple(
    ranges,
    fc.boolean(),
    fc.boolean(),
    fc.record({
      regions: fc.subarray(storefronts.map(({ indexSuffix }) => indexSuffix)),
      language,
      position: fc.nat({ max: 100 }),
    }),
  )
  .map(([{ from, to }, begins, ends, rest]) => ({
    ...rest,
    validFrom: begins ? from : null,
    validUntil: ends ? to : null,
  }));

/** A banner as it is written. */
export const writtenBanners: fc.Arbitrary<WrittenBanner> = fc
  .tuple(
    shown,
    fc.record({
      link: fc.option(fc.constant('/orders')),
      image: fc.constantFrom('spring.png', 'autumn.jpg'),
      alt: fc.string(),
    }),
  )
  .map(([where, banner]) => ({ ...where, ...banner }));

/** A help article as it is written. */
export const writtenArticles: fc.Arbitrary<WrittenArticle> = fc
  .tuple(shown, helpArticles)
  .map(([where, article]) => ({ ...where, ...article }));

/** All that the supplier shows: one banner a place and language, one article a key and language. */
export const portalContents: fc.Arbitrary<PortalContent> = fc.record({
  today: days,
  banners: fc.uniqueArray(writtenBanners, { maxLength: 4, selector: (each) => `${each.position} ${each.language}` }),
  articles: fc.uniqueArray(writtenArticles, { maxLength: 4, selector: (each) => `${each.key} ${each.language}` }),
});

/** A text of the portal in any state: as built, said otherwise, of what is built otherwise since, or of what is built no more. */
export const portalTexts: fc.Arbitrary<PortalText> = fc
  .tuple(
    fc.string({ minLength: 1 }),
    fc.string({ minLength: 1 }),
    fc.string({ minLength: 1 }),
    fc.string({ minLength: 1, maxLength: maxOwnText }),
    fc.constantFrom('built-in', 'own', 'changed', 'unused'),
  )
  .map(([source, original, over, text, state]) => {
    if (state === 'built-in') return { source, original, own: null };
    if (state === 'unused') return { source, original: null, own: { text, over } };
    return { source, original, own: { text, over: state === 'own' ? original : `${original}${over}` } };
  });

const variables = [
  { name: 'name', sample: 'Priya' },
  { name: 'order', sample: 'SO-208300' },
] as const;
const names = variables.map(({ name }) => name);
const plain = fc.string().filter((text) => wrongVariables(text, names).length === 0);
const wording = fc
  .array(fc.oneof(plain, fc.constantFrom('{name}', '{order}')), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '));
const mailTexts: fc.Arbitrary<MailText> = fc.record({
  subject: wording,
  title: wording,
  paragraphs: fc.array(wording, { minLength: 1, maxLength: 3 }),
});

/** A mail in one language, written otherwise or not, with no variable but its own. */
export const mailTemplates: fc.Arbitrary<MailTemplate> = fc.record({
  name: fc.constantFrom(...mailNames),
  language,
  variables: fc.constant(variables),
  builtIn: mailTexts,
  written: fc.option(mailTexts),
});
