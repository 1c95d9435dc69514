import { join } from 'node:path';

import { userPresetLabels } from '@connect/core/domain/access/user-presets';
import { shownTermsDescription } from '@connect/core/domain/account/managed-customer';
import { paymentDueTexts } from '@connect/core/domain/account/payment-due';
import { contactSubjectLabels } from '@connect/core/domain/account/contact';
import { presetNames } from '@connect/core/domain/calendar/date-range';
import { documentStatusLabels } from '@connect/core/domain/documents/document-status';
import { shownNumber, shownReference } from '@connect/core/domain/documents/document';
import { lineDescription, lineMarkers } from '@connect/core/domain/documents/lines';
import { emptyListText } from '@connect/core/domain/documents/paging';
import { pdfLoaderTexts } from '@connect/core/domain/documents/pdf';
import { trackingSteps, trackingTexts } from '@connect/core/domain/documents/tracking';
import { documentViews, listTitle, searchPlaceholder, viewLabels } from '@connect/core/domain/documents/view';
import { searchFailure } from '@connect/core/domain/search/search-term';

import { readSources } from './extract-texts.ts';
import { areas, textsByArea } from './text-areas.ts';

const withLetters = (texts: readonly string[]): string[] => texts.filter((text) => /\p{L}/u.test(text));

/** The texts that rules of the core hold, which many screens translate through a variable. */
const coreTexts = withLetters([
  ...Object.values(documentStatusLabels),
  '(sample)', // of `shownNumbers`
  ...Object.values(viewLabels),
  ...documentViews.flatMap((view) => [listTitle(view), searchPlaceholder(view)]),
]);

/** Those that a single file translates so, which are texts of its own. */
const coreTextsOf: Readonly<Record<string, readonly string[]>> = {
  'features/contact/contact-screen.tsx': Object.values(contactSubjectLabels),
  'shared/account/payment-card.tsx': Object.values(paymentDueTexts).flatMap(({ heading, label }) => [heading, label]),
  'features/documents/date-range/date-range-picker.tsx': presetNames,
  'shared/detail/download-button.tsx': Object.values(pdfLoaderTexts),
  'shared/detail/line-columns.tsx': ['POSTAGE', 'SPL123'].map((itemNo) => lineDescription({ itemNo, description: '' })),
  'shared/detail/order-lines.tsx': Object.values(lineMarkers).filter((text) => text !== null),
  'features/documents/detail/invoice-detail-screen.tsx': [shownReference(null), shownNumber(null)],
  'features/documents/detail/order-detail-screen.tsx': [shownReference(null), shownNumber(null)],
  'features/documents/empty-list.tsx': [emptyListText],
  'features/samples/sample-order-screen.tsx': [shownReference(null), shownNumber(null)],
  'shared/search/panel-box.tsx': [searchFailure.title, searchFailure.text],
  'shared/tracking/tracking-panel.tsx': [...Object.values(trackingTexts), ...trackingSteps],
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
  const more = { [areas.portal]: coreTexts, [areas.staff]: staffCoreTexts };
  for (const [area, texts] of Object.entries(more)) found.set(area, new Set([...(found.get(area) ?? []), ...texts]));
  return found;
};

/** Every text that a screen may show; sorted, without repeats. */
export const usedTexts = (): string[] =>
  [...new Set([...usedTextsByArea().values()].flatMap((texts) => [...texts]))].toSorted();
