import { join } from 'node:path';
import { me } from '@connect/contract/auth';
import { customer } from '@connect/contract/customer';
import { invoice, order } from '@connect/contract/documents';
import { accountManager } from '@connect/contract/managed-customers';
import { searchCredentials } from '@connect/contract/search';
import { build } from 'vite';

import type { FirstCalls } from '../src/composition/early/begin-calls.ts';
import type { FirstPages } from '../src/composition/early/first-pages.ts';
import type { RowText, RowTexts } from '../src/composition/early/first-rows.ts';
import { statusTexts } from '../src/shared/documents/document-texts.ts';
import { languages } from './list-texts.ts';
import { readCatalogue } from '../src/i18n/read-catalogue.ts';

/** Paths alone: the rows themselves would bring the schemas of their answers. */
const calls: FirstCalls = {
  me: me.path,
  customer: customer.path,
  managerProfile: accountManager.path,
  credentials: searchCredentials.path,
  order: order.path,
  invoice: invoice.path,
};

const english: Readonly<Record<RowText, string>> = { ...statusTexts, free: 'Free', suffix: '(sample)' };

/** The words of rows in all languages. */
const rowTexts = async (): Promise<RowTexts> => {
  const translated = languages.map(async (language) => {
    const catalogue = await readCatalogue(language);
    const texts = Object.entries(english).map(([name, text]) => {
      const translated = text === english.unknown ? text : catalogue.get(text);
      if (translated === undefined) throw new Error(`Rows say ${text}, which no page does in ${language}.`);
      return [name, translated] as const;
    });
    return [language, { ...english, ...Object.fromEntries(texts) }] as const;
  });
  return Object.fromEntries([['en', english], ...(await Promise.all(translated))]);
};

/** The script that the page holds itself, from its sources, as one piece that imports nothing. */
export const earlyScript = async (table: FirstPages, conditions: readonly string[]): Promise<string> => {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: [...conditions] },
    define: {
      'import.meta.env.FIRST_PAGES': JSON.stringify(table),
      'import.meta.env.FIRST_CALLS': JSON.stringify(calls),
      'import.meta.env.ROW_TEXTS': JSON.stringify(await rowTexts()),
    },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/composition/early/main.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [{ output } = { output: [] }] = [built].flat().filter((each) => 'output' in each);
  const [code] = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  if (code === undefined) throw new Error('The script of the page itself was not built.');
  // Nothing in it ends its element.
  return code.trim().replaceAll('</', '<\\/');
};
