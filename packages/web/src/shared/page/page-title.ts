import type { Translate } from '../../i18n/translator.ts';

/** What a page is called in the title of the document; of a list also which page of it. */
export const pageTitle = (t: Translate, name: string, page: number): string =>
  page === 1 ? name : t('{name}, page {page}', { name, page });
