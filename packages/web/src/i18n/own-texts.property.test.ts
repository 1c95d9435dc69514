import { languages } from '@connect/core/domain/access/language';
import { textProblems } from '@connect/core/domain/administration/text-problems';
import { pluralFormsOf } from '@connect/core/domain/figures/plural-forms';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { messageFormatter } from './format-message.ts';

const locales = { en: 'en-GB', fr: 'fr-FR', it: 'it-IT', pl: 'pl-PL', de: 'de-DE' } as const;
const word = fc.constantFrom('a ', '# ', '{date} ', '{no} ', '{n} ', '<0>', '</0>', '} ', '');
const inner = fc.array(word, { maxLength: 3 }).map((all) => all.join(''));

/** Texts as somebody may type them, right or wrong. */
const typed = fc.constantFrom(...languages).chain((language) => {
  const forms = pluralFormsOf(language);
  const plural = fc
    .array(inner, { minLength: forms.length, maxLength: forms.length })
    .map((texts) => `{n, plural, ${texts.map((text, index) => `${forms[index]} {${text}}`).join(' ')}}`);
  const text = fc.array(fc.oneof(inner, plural), { maxLength: 3 }).map((all) => all.join(''));
  return fc.record({ language: fc.constant(language), original: text, own: text });
});

test.prop([typed, fc.nat({ max: 1200 })], { numRuns: 400 })(
  'a text that fits shows each value that the original shows, of any number, and no place that stays empty',
  ({ language, original, own }, n) => {
    fc.pre(textProblems(original, original, language).length === 0);
    fc.pre(textProblems(original, own, language).length === 0);
    const format = messageFormatter(locales[language]);
    const [shown, ownShown] = [original, own].map((text) => format(text, { n, date: '[date]', no: '[no]' }));
    for (const value of ['[date]', '[no]']) if (shown?.includes(value)) expect(ownShown).toContain(value);
    const [digits, ownDigits] = [shown, ownShown].map((text) => /\d/.test(text?.replaceAll(/<\/?0>/g, '') ?? ''));
    if (digits) expect(ownDigits).toBe(true);
    expect(ownShown).not.toMatch(/[{}]/);
  },
);
