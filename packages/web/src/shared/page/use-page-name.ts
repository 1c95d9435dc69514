import { useEffect } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';

/** Names in the title of the document what the page is about, once that is known: `SO-208881 · Connect`, by the portal's own name, in place of View Order. */
export const usePageName = (name: string | null | undefined): void => {
  const t = useTranslate();
  const { config } = useServices();
  useEffect(() => {
    if (name) document.title = `${name} · ${config.name}`;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The router names the page anew with another language.
  }, [name, config, t]);
};
