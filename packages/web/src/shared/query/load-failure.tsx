import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';
import { QuotedFault } from './quoted-fault.tsx';

/** That something could not be loaded, the way to try again, and by what the supplier finds out why. */
export function LoadFailure({ onRetry, children }: { readonly onRetry: () => void; readonly children: ReactNode }) {
  const t = useTranslate();
  return (
    <ErrorState action={<Button onClick={onRetry}>{t('Try again')}</Button>}>
      {children}
      <QuotedFault />
    </ErrorState>
  );
}
