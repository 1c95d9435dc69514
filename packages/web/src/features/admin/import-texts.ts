import type { ImportRun, ImportState } from '@connect/core/domain/administration/import-run';

import type { Translate } from '../../i18n/translator.ts';
import type { Tone } from '../../theme/palettes.ts';

/** How an import is, in a word, and how that looks. */
export const importStates = (t: Translate): Readonly<Record<ImportState, { tone: Tone; text: string }>> => ({
  running: { tone: 'wait', text: t('Running') },
  finished: { tone: 'good', text: t('Finished') },
  interrupted: { tone: 'bad', text: t('Interrupted') },
  unconfirmed: { tone: 'bad', text: t('Not confirmed') },
  stopped: { tone: 'bad', text: t('Stopped') },
});

/** What the records of each kind are, by the kind's name. */
export const kindTexts = (t: Translate): Readonly<Record<string, string>> => ({
  staff: t('Staff'),
  customers: t('Customers'),
  users: t('Users'),
  products: t('Products'),
  prices: t('Prices'),
  stock: t('Stock'),
  orders: t('Orders'),
  shipments: t('Shipments'),
  invoices: t('Invoices'),
  'credit-notes': t('Credit notes'),
  payments: t('Payments'),
  banners: t('Banners'),
  'help-articles': t('Help articles'),
});
/** A kind that this program does not know yet keeps its name. */
export const kindText = (t: Translate, kind: string): string => kindTexts(t)[kind] ?? kind;

/** What an import does beside taking records in; empty for one that does nothing else. */
export const importModeText = (t: Translate, { dry, replaces }: Pick<ImportRun, 'dry' | 'replaces'>): string => {
  if (dry) return t('Check only: nothing was written');
  return replaces ? t('Replaces all records of this kind') : '';
};
