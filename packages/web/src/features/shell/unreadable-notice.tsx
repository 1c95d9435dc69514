import { useEffect, useSyncExternalStore } from 'react';

import { later } from '../../i18n/later.ts';
import { useServices } from '../../services.ts';
import { LaterPart } from '../../shared/page/later-part.tsx';

const part = later('unreadable', () => import('./unreadable/left-out.tsx'));
const nothing = async () => null;

/** Has the page for its key. Says how many documents and other entries of lists and searches were left out of this page, since what the server sent of them could not be read. */
export function UnreadableNotice() {
  const { unreadable } = useServices();
  const counts = useSyncExternalStore(unreadable.onChange, unreadable.counts);
  const { documents, others } = counts;
  // What another page left out is of no concern on this one.
  useEffect(() => unreadable.clear, [unreadable]);
  if (documents + others === 0) return null;
  return (
    <LaterPart
      key={`${documents} ${others}`}
      part={part}
      services={nothing}
      render={({ LeftOut }) => <LeftOut {...counts} />}
    />
  );
}
