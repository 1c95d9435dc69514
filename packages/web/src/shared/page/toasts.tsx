import * as css from './toasts.css.ts';

export const toastsId = 'toasts';

/** The one place of toasts (`toast.tsx`), which is there before the first, so that it is heard. */
export function Toasts() {
  return <div id={toastsId} role="status" aria-atomic={false} className={css.place} />;
}
