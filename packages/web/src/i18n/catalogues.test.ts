import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sidebarLinks } from '@connect/core/domain/access/navigation';
import type { SidebarType } from '@connect/core/domain/access/navigation';
import { permissions } from '@connect/core/domain/access/user';
import { paymentDueTexts } from '@connect/core/domain/account/payment-due';
import { termsQualifier } from '@connect/core/domain/account/terms-qualifier';
import { presetNames } from '@connect/core/domain/calendar/date-range';
import { documentStatusLabels } from '@connect/core/domain/documents/document-status';
import { shownNumber, shownReference } from '@connect/core/domain/documents/document';
import { lineDescription, lineMarkers } from '@connect/core/domain/documents/lines';
import { emptyListText } from '@connect/core/domain/documents/paging';
import { pdfLoaderTexts } from '@connect/core/domain/documents/pdf';
import { trackingSteps, trackingTexts } from '@connect/core/domain/documents/tracking';
import { documentViews, listTitle, searchPlaceholder, viewLabels } from '@connect/core/domain/documents/view';
import { searchFailure } from '@connect/core/domain/search/search-term';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';

import { extractTexts, textsOf } from './extract-texts.ts';

const sidebars: SidebarType[] = [
  'dashboard',
  'inner',
  'accountManagerInner',
  'accountManagerDashboard',
  'brandManagerInner',
];
const allowedAll = { permissions: Object.values(permissions), isSuperUser: true };

/** The texts that rules of the core hold, which screens translate through a variable. */
const coreTexts = [
  ...sidebars.flatMap((sidebar) => sidebarLinks(sidebar, allowedAll).map(({ label }) => label)),
  ...Object.values(paymentDueTexts).flatMap(({ heading, label }) => [heading, label]),
  ...presetNames,
  ...Object.values(documentStatusLabels),
  ...Object.values(pdfLoaderTexts),
  ...Object.values(trackingTexts),
  ...trackingSteps,
  ...Object.values(lineMarkers).filter((text) => text !== null),
  ...['POSTAGE', 'SPL123'].map((itemNo) => lineDescription({ itemNo, description: '' })),
  '(sample)', // of `shownNumbers`
  shownReference(null),
  shownNumber(null),
  ...Object.values(viewLabels),
  ...documentViews.flatMap((view) => [listTitle(view), searchPlaceholder(view)]),
  emptyListText,
  searchFailure.title,
  searchFailure.text,
  termsQualifier('EOM'),
].filter((text) => /\p{L}/u.test(text));

const texts = [...new Set([...extractTexts(join(import.meta.dirname, '..')), ...coreTexts])].toSorted();

/** The names of the values a message asks for, plurals included. */
function valuesOf(message: string): string[] {
  const tokens: unknown = compileMessage(message);
  const names = (token: unknown): string[] => {
    if (!Array.isArray(token)) return [];
    const [name, , options] = token;
    const inner = typeof options === 'object' && options !== null ? Object.values(options) : [];
    return [
      ...(typeof name === 'string' ? [name] : []),
      ...inner.flatMap((option) => (Array.isArray(option) ? option.flatMap(names) : [])),
    ];
  };
  return Array.isArray(tokens) ? [...new Set(tokens.flatMap(names))].toSorted() : [];
}

/** The translations of a language, by their English text. */
async function translations(language: string): Promise<ReadonlyMap<string, string>> {
  const filename = join(import.meta.dirname, `locales/${language}/messages.po`);
  const po = formatter({ explicitIdAsDefault: true });
  const catalogue = await po.parse(readFileSync(filename, 'utf8'), { locale: language, sourceLocale: 'en', filename });
  return new Map(
    Object.entries(catalogue).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
  );
}

test('the texts of a source are the first arguments of t and msg, quotes and line ends included', () => {
  const source = `t('Plain'); t("It's"); t('It\\'s'); t(\n  'Wrapped {n}',\n  { n }); msg('Marked'); format('no'); t(variable)`;
  expect(textsOf(source)).toEqual(['Plain', "It's", "It's", 'Wrapped {n}', 'Marked']);
});

test('the values of a message are found in plurals too', () => {
  expect(valuesOf('Plain')).toEqual([]);
  expect(valuesOf('{n, plural, one {# day of {name}} other {# days of {name}}} by {date}')).toEqual([
    'date',
    'n',
    'name',
  ]);
});

test('the scan finds the texts of the source tree', () => {
  expect(texts).toContain('Need Help?');
});

describe.each(['fr', 'it', 'pl', 'de'])('the %s catalogue', (language) => {
  test('has every text of the source and of the core’s rules', async () => {
    const known = await translations(language);
    expect(texts.filter((text) => !known.has(text))).toEqual([]);
  });

  test('has no text that nobody uses any more', async () => {
    const known = await translations(language);
    expect([...known.keys()].filter((text) => !texts.includes(text))).toEqual([]);
  });

  test('asks for the same values as the English text', async () => {
    for (const [text, translation] of await translations(language))
      expect([text, valuesOf(translation)]).toEqual([text, valuesOf(text)]);
  });
});
