import { useTranslate } from '../../i18n/i18n-context.tsx';
// Here so that it is there when it is needed.
import '../../line/ask-server.ts';
import { useLine } from '../../line/use-line.ts';
import * as css from './line-part.css.ts';
import { useKeepCode } from './use-keep-code.ts';

/** What a page needs for when the line goes: its code kept, and words that say so. */
export function LinePart() {
  const t = useTranslate();
  useKeepCode();
  if (useLine()) return null;
  return (
    <div className={css.strip}>
      {navigator.onLine
        ? t('The portal can’t be reached right now. What you have opened stays here; the rest loads once it is back.')
        : t('You’re offline. What you have opened stays here; the rest loads when you’re back online.')}
    </div>
  );
}
