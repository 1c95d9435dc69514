import type { Translate } from '../../i18n/translator.ts';

/** The title of the document: what a page is called, of a list which page of it, and the portal's own name. */
export const pageTitle = (t: Translate, name: string, page: number, portal: string): string =>
  `${name} · ${page > 1 ? `${t('Page {page}', { page })} · ` : ''}${portal}`;
