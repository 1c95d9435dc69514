import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';

/** That something could not be loaded, and the way to try again. */
export function LoadFailure({ onRetry, children }: { readonly onRetry: () => void; readonly children: ReactNode }) {
  const t = useTranslate();
  return <ErrorState action={<Button onClick={onRetry}>{t('Try again')}</Button>}>{children}</ErrorState>;
}
