import type { WatchedItem } from '@connect/core/domain/ordering/watch';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { useStorefrontPath } from '../../shared/storefront/storefronts.ts';
import { newsSeen } from './news-seen.ts';

/** The watched items on show, and how to take one off and put it back as it was. News that are shown have been looked at. */
export const useWatched = (loaded: readonly WatchedItem[]) => {
  const { markWatchNewsSeen, unwatchItem, watchItem } = useOrdering();
  const storefront = useStorefrontPath();
  const [items, setItems] = useState(loaded);
  const [removed, setRemoved] = useState<{ readonly watched: WatchedItem; readonly index: number } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const hasNews = loaded.some(({ news }) => news?.isNew);
  useEffect(() => {
    if (!hasNews) return;
    void markWatchNewsSeen().then((answer) => {
      if (answer.ok) newsSeen();
    });
  }, [markWatchNewsSeen, hasNews]);

  const stop = async (index: number): Promise<void> => {
    const watched = items[index];
    if (watched === undefined) return;
    setRefusal(null);
    setItems(items.toSpliced(index, 1));
    setRemoved({ watched, index });
    const answer = await unwatchItem(watched.item.sku);
    if (answer.ok) return;
    setRefusal(answer.refusal);
    setRemoved(null);
    setItems((others) => others.toSpliced(index, 0, watched));
  };
  const undo = async (): Promise<void> => {
    if (!removed) return;
    const { watched, index } = removed;
    setRefusal(null);
    setRemoved(null);
    setItems(items.toSpliced(index, 0, watched));
    const answer = await watchItem(watched.item.sku, storefront);
    if (answer.ok) return;
    setRefusal(answer.refusal);
    setItems((others) => others.filter((other) => other !== watched));
  };
  return { items, removed, refusal, stop, undo };
};
