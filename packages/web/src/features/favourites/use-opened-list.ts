import type { FavouriteList } from '@connect/core/domain/ordering/favourite-list';
import type { OpenedList } from '@connect/core/domain/ordering/favourite-list';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import type { Query } from '../../shared/query/use-query.ts';

/**
 * A list with its items. Whenever the page is looked at again it is asked for anew, since items may have been added on another page;
 * `version` rises when there is something new, and what was saved here is nothing new.
 */
export const useOpenedList = (
  id: string,
): Query<OpenedList> & { readonly version: number; readonly onSaved: (list: FavouriteList) => void } => {
  const { openFavouriteList } = useOrdering();
  const opened = useQuery(() => openFavouriteList(id), id);
  const [version, setVersion] = useState(0);
  const saved = useRef<string | null>(null);
  const onLook = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || opened.value === null) return;
    const answer = await openFavouriteList(id);
    const known = saved.current ?? opened.value.list.changedAt;
    // Deleted meanwhile, or shared no more.
    if (!answer.ok && answer.refusal.failure === 'not-found') opened.reload();
    if (!answer.ok || answer.value.list.changedAt === known) return;
    saved.current = answer.value.list.changedAt;
    opened.set(answer.value);
    setVersion(version + 1);
  });
  useEffect(() => {
    const look = () => void onLook();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return {
    ...opened,
    version,
    onSaved: (list) => {
      saved.current = list.changedAt;
    },
  };
};
