import type { WatchedItem } from '@connect/core/domain/ordering/watch';
import { ok } from '@connect/core/domain/result';
import { useEffect } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { useSavedList } from '../../shared/saving/use-saved-list.ts';
import { useStorefrontPath } from '../../shared/storefront/storefronts.ts';
import { newsSeen } from './news-seen.ts';

/** The watched items on show, and how to take one off and put it back as it was. News that are shown have been looked at. */
export const useWatched = (loaded: readonly WatchedItem[], onFailed: () => void) => {
  const { listWatched, markWatchNewsSeen, unwatchItem, watchItem } = useOrdering();
  const storefront = useStorefrontPath();
  const hasNews = loaded.some(({ news }) => news?.isNew);
  useEffect(() => {
    if (!hasNews) return;
    void markWatchNewsSeen().then((answer) => {
      if (answer.ok) newsSeen();
    });
  }, [markWatchNewsSeen, hasNews]);
  return useSavedList(loaded, {
    save: async (wanted, before) => {
      for (const { item } of before.filter((each) => !wanted.includes(each))) {
        const answer = await unwatchItem(item.sku);
        if (!answer.ok) return answer;
      }
      for (const { item } of wanted.filter((each) => !before.includes(each))) {
        const answer = await watchItem(item.sku, storefront);
        if (!answer.ok) return answer;
      }
      return ok(wanted);
    },
    load: listWatched,
    onFailed,
  });
};
