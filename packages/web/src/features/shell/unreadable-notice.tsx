import { useEffect, useSyncExternalStore } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { Notice } from '../../ui/notice.tsx';

/** Has the page for its key. Says how many documents and other entries of lists and searches were left out of this page, since what the server sent of them could not be read. */
export function UnreadableNotice() {
  const t = useTranslate();
  const { unreadable } = useServices();
  const { documents, others } = useSyncExternalStore(unreadable.onChange, unreadable.counts);
  // What another page left out is of no concern on this one.
  useEffect(() => unreadable.clear, [unreadable]);
  if (documents + others === 0) return null;
  return (
    <Notice tone="info">
      {documents > 0
        ? t(
            '{n, plural, one {# document} other {# documents}} could not be shown. Please contact us if you miss something.',
            { n: documents },
          )
        : t(
            '{n, plural, one {# entry} other {# entries}} could not be shown. Please contact us if you miss something.',
            { n: others },
          )}
    </Notice>
  );
}
