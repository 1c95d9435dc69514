import { useEffect, useSyncExternalStore } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { Notice } from '../../ui/notice.tsx';

/** Has the page for its key. Says how many entries of lists and searches were left out of this page, since what the server sent of them could not be read. */
export function UnreadableNotice() {
  const t = useTranslate();
  const { unreadable } = useServices();
  const count = useSyncExternalStore(unreadable.onChange, unreadable.count);
  // What another page left out is of no concern on this one.
  useEffect(() => unreadable.clear, [unreadable]);
  if (count === 0) return null;
  return (
    <Notice tone="info">
      {t('{n, plural, one {# entry} other {# entries}} could not be shown. Please contact us if you miss something.', {
        n: count,
      })}
    </Notice>
  );
}
