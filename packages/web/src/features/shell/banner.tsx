import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import * as css from './app-shell.css.ts';

interface BannerProps {
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** About acting for a customer: that one does, or no longer. */
export function Banner({ action, onAction, children }: BannerProps) {
  const t = useTranslate();
  return (
    <section aria-label={t('Impersonation')} className={css.banner}>
      <span role="status">{children}</span>
      <button type="button" className={css.stop} onClick={onAction}>
        {action}
      </button>
    </section>
  );
}
