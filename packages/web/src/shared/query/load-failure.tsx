import { useState } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { recentFault } from '../../line/last-fault.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';
import * as css from './load-failure.css.ts';

/** That something could not be loaded, the way to try again, and by what the supplier finds out why. */
export function LoadFailure({ onRetry, children }: { readonly onRetry: () => void; readonly children: ReactNode }) {
  const t = useTranslate();
  const [id] = useState(recentFault);
  return (
    <ErrorState action={<Button onClick={onRetry}>{t('Try again')}</Button>}>
      {children}
      {id && <small className={css.quoted}>{t('Quote {id} if you contact us about this.', { id })}</small>}
    </ErrorState>
  );
}
