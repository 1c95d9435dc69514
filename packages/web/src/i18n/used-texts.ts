import { join } from 'node:path';

import { userPresetLabels } from '@connect/core/domain/access/user-presets';
import { shownTermsDescription } from '@connect/core/domain/account/managed-customer';
import { paymentDueTexts } from '@connect/core/domain/account/payment-due';
import { contactSubjectLabels } from '@connect/core/domain/account/contact';
import { searchFailure } from '@connect/core/domain/search/search-term';

import { readSources } from './extract-texts.ts';
import { areas, textsByArea } from './text-areas.ts';

const withLetters = (texts: readonly string[]): string[] => texts.filter((text) => /\p{L}/u.test(text));

/** Those that a single file translates so, which are texts of its own. */
const coreTextsOf: Readonly<Record<string, readonly string[]>> = {
  'features/contact/contact-screen.tsx': Object.values(contactSubjectLabels),
  'shared/account/payment-card.tsx': Object.values(paymentDueTexts).flatMap(({ heading, label }) => [heading, label]),
  'shared/search/panel-box.tsx': [searchFailure.title, searchFailure.text],
  'shared/forms/access-texts.ts': Object.values(userPresetLabels),
};

/** Those that staff alone come upon. */
const staffCoreTexts = [shownTermsDescription({ termsDescription: null })];

/** The sources that texts are looked for in, with the core's texts as if they stood in the file that shows them. */
export const sources = (): Map<string, string> => {
  const found = readSources(join(import.meta.dirname, '..'));
  for (const [file, texts] of Object.entries(coreTextsOf)) {
    const source = found.get(file);
    if (source === undefined) throw new Error(`There is no ${file} to show texts of the core.`);
    found.set(
      file,
      source +
        withLetters(texts)
          .map((text) => `\nmsg(${JSON.stringify(text)});`)
          .join(''),
    );
  }
  return found;
};

/** The texts that screens may show, those of the sources and those of the core's rules, by their areas. */
export const usedTextsByArea = (): Map<string, Set<string>> => {
  const found = textsByArea(sources());
  const more = { [areas.staff]: staffCoreTexts };
  for (const [area, texts] of Object.entries(more)) found.set(area, new Set([...(found.get(area) ?? []), ...texts]));
  return found;
};

/** Every text that a screen may show; sorted, without repeats. */
export const usedTexts = (): string[] =>
  [...new Set([...usedTextsByArea().values()].flatMap((texts) => [...texts]))].toSorted();
