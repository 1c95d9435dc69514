import { useEffect } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { pageTitle } from './page-title.ts';

/**
 * Names in the title of the document what the page is about, once that is known: `SO-208881 · Connect`, by the portal's own name, in place
 * of View Order. Of a list, also which page of it.
 */
export const usePageName = (name: string | null | undefined, page = 1): void => {
  const t = useTranslate();
  const { config } = useServices();
  useEffect(() => {
    if (name) document.title = pageTitle(t, name, page, config.name);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The router names the page anew with another language.
  }, [name, page, config, t]);
};
