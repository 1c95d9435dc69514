import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useOnline } from '../../ui/use-online.ts';
import * as css from './line-strip.css.ts';

/** Says that the line is gone, for as long as it is. */
export function LineStrip() {
  const t = useTranslate();
  const online = useOnline();
  return (
    <div role="status" className={online ? undefined : css.strip}>
      {!online && t('You are offline. What you have opened stays here; the rest loads when you are back online.')}
    </div>
  );
}
