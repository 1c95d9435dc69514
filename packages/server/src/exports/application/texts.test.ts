import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exportTexts, type ExportTexts } from './texts.ts';

const locales = fileURLToPath(new URL('../../../../web/src/i18n/locales', import.meta.url));

/** What the portal's pages say for a text, read from its catalogue. */
const textOnPages = (language: string, text: string): string | undefined => {
  const catalogue = readFileSync(`${locales}/${language}/messages.po`, 'utf8');
  return new RegExp(`^msgid "${text.replaceAll(/[()]/g, String.raw`\$&`)}"\nmsgstr "(.*)"$`, 'm').exec(catalogue)?.[1];
};

const wordsOf = ({ columns, statuses, sample }: ExportTexts): string[] => {
  const { dueDate: _, remaining: __, ...ofList } = columns;
  return [...Object.values(ofList), ...Object.values(statuses).filter((status) => status !== '…'), sample];
};

test.each(['fr', 'it', 'pl', 'de'] as const)('an export in %s has the words of the list on its pages', (language) => {
  const english = wordsOf(exportTexts.en);
  expect(wordsOf(exportTexts[language])).toEqual(english.map((text) => textOnPages(language, text)));
});
