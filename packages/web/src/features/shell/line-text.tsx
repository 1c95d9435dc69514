import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useOnline } from '../../ui/use-online.ts';
import * as css from './line-text.css.ts';

/** What the strip at the foot says while the line is gone. */
export function LineText() {
  const t = useTranslate();
  const online = useOnline();
  if (online) return null;
  return (
    <div className={css.strip}>
      {t('You are offline. What you have opened stays here; the rest loads when you are back online.')}
    </div>
  );
}
