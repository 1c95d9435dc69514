import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './message-pages.css.ts';
import { useAccountSlot } from './shell-context.ts';

/** No page has this address, or no document this number. */
export function NotFoundPage() {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <span className={css.account}>{useAccountSlot()}</span>
      <VisuallyHidden>
        <h1>{t('Page not found')}</h1>
      </VisuallyHidden>
      <EmptyState action={<LinkButton href="/connect">{t('Go to the dashboard')}</LinkButton>}>
        {t('We couldn’t find the page you’re looking for.')}
      </EmptyState>
    </div>
  );
}

/** A page broke. Reloading is all a user can do about a bug, unless the caller can try again. */
export function CrashPage({
  isUnreachable = false,
  onRetry = () => location.reload(),
}: {
  /** Nobody answers, so nothing of the page is broken. */
  isUnreachable?: boolean;
  onRetry?: () => void;
}) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <h1>{t('Something went wrong')}</h1>
      </VisuallyHidden>
      <ErrorState action={<Button onClick={onRetry}>{t('Try again')}</Button>}>
        {isUnreachable
          ? t('We can’t reach the server. Check your connection and try again.')
          : t('Something went wrong while showing this page.')}
      </ErrorState>
    </div>
  );
}
