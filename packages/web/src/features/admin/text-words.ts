import type { PortalTextState, TextView } from '@connect/core/domain/administration/portal-text';
import { textProblems } from '@connect/core/domain/administration/text-problems';
import type { TextProblem } from '@connect/core/domain/administration/text-problems';
import { languageOf, locales } from '@connect/core/domain/access/storefront';
import type { Language } from '@connect/core/domain/access/language';
import { messagePlaces } from '@connect/core/domain/figures/message-form';
import { pluralFormsOf } from '@connect/core/domain/figures/plural-forms';

import { englishOf } from '../../i18n/english-of.ts';
import { messageFormatter } from '../../i18n/format-message.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Tone } from '../../theme/palettes.ts';

/** How a text stands to the built-in one, in a word, and how that looks. */
export const textStates = (t: Translate): Readonly<Record<PortalTextState, { tone: Tone; text: string }>> => ({
  'built-in': { tone: 'none', text: t('Built-in') },
  own: { tone: 'good', text: t('Own text') },
  changed: { tone: 'wait', text: t('Built-in text changed') },
  unused: { tone: 'bad', text: t('No longer used') },
});

/** What a text is in English, and of what where others say that in two ways: `All (customers)`. Nothing where an English one is its own name. */
export const sourceName = (source: string, language: Language): string | null => {
  const name = englishOf(source);
  if (name !== source) return `${name} (${source.slice(0, -name.length - 1)})`;
  return language === 'en' ? null : source;
};

/** Which texts the list has. */
export const textViewNames = (t: Translate): Readonly<Record<TextView, string>> => ({
  all: t('All texts'),
  own: t('Own texts'),
  outdated: t('Texts to check'),
});

const problemText = (t: Translate, { kind, of }: TextProblem): string => {
  const values = of.join(', ');
  const texts: Readonly<Record<TextProblem['kind'], string>> = {
    brackets: t('A curly bracket isn’t closed. Write values as in the built-in text.'),
    unknown: t('Not in the built-in text: {values}. Use only the values it has.', { values }),
    plurals: t('Keep the plural of {values} as in the built-in text.', { values }),
    forms: t('Each plural needs exactly these forms: {values}.', { values }),
    lacks: t('Keep {values} as in the built-in text.', { values }),
    tags: t('Keep the numbered tags as in the built-in text.'),
  };
  return texts[kind];
};

/** The first thing in which a text does not fit the built-in one; undefined where it fits. */
export const textProblem = (t: Translate, original: string, text: string, language: Language): string | undefined => {
  const [problem] = textProblems(original, text, language);
  return problem && problemText(t, problem);
};

/** Numbers of which one takes each form of a plural, whatever the language. */
const numbers = [1, 2, 5, 1.5, 0] as const;

/** What a text will be: once for each form of its language where it has a plural; values stay as they are written. */
export const textSamples = (text: string, language: Language): readonly string[] => {
  const locale = locales.find((each) => languageOf(each) === language) ?? 'en-GB';
  const format = messageFormatter(locale);
  const names = [...text.matchAll(messagePlaces)].flatMap(([, name = '', forms]) =>
    forms === undefined ? [] : [name],
  );
  if (names.length === 0) return [text];
  const rules = new Intl.PluralRules(locale);
  const shown = pluralFormsOf(locale).flatMap((form) => numbers.find((n) => rules.select(n) === form) ?? []);
  return shown
    .toSorted((one, other) => one - other)
    .map((n) => format(text, Object.fromEntries(names.map((name) => [name, n]))));
};
