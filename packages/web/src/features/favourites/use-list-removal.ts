import type { FavouriteList } from '@connect/core/domain/ordering/favourite-list';
import type { Refusal } from '@connect/core/ports/failure';
import { useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';

/** Deletes lists, each once it is confirmed; `onRemoved` is told. */
export const useListRemoval = (onRemoved: () => void) => {
  const { favourites } = useOrdering();
  const [asked, setAsked] = useState<FavouriteList | null>(null);
  const [busy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const remove = async ({ id, name }: FavouriteList): Promise<void> => {
    setBusy(true);
    const answer = await favourites.remove(id);
    setBusy(false);
    setAsked(null);
    if (!answer.ok) return setRefusal(answer.refusal);
    setRemoved(name);
    onRemoved();
  };
  return {
    asked,
    busy,
    /** The name of the last one that is gone. */
    removed,
    refusal,
    ask: (list: FavouriteList) => {
      setRemoved(null);
      setRefusal(null);
      setAsked(list);
    },
    cancel: () => setAsked(null),
    confirm: () => {
      if (asked && !busy) void remove(asked);
    },
  };
};
