import type { FavouriteList } from '@connect/core/domain/ordering/favourite-list';
import { goneIsRemoved } from '@connect/core/use-cases/gone-is-removed';
import { useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { useCommand } from '../../shared/query/use-command.ts';

/** Deletes lists, each once it is confirmed; `onRemoved` is told. */
export const useListRemoval = (onRemoved: () => void) => {
  const { removeFavouriteList } = useOrdering();
  const [asked, setAsked] = useState<FavouriteList | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const { busy, refusal, run, forget } = useCommand(async (id: string) => goneIsRemoved(await removeFavouriteList(id)));
  const onGone = (name: string): void => {
    setRemoved(name);
    onRemoved();
  };
  const remove = async ({ id, name }: FavouriteList): Promise<void> => {
    const answer = await run(id);
    if (!answer) return;
    setAsked(null);
    if (!answer.ok) return;
    onGone(name);
  };
  return {
    asked,
    busy,
    /** The name of the last one that is gone. */
    removed,
    refusal,
    ask: (list: FavouriteList) => {
      setRemoved(null);
      forget();
      setAsked(list);
    },
    /** One was found to be deleted elsewhere. */
    onGone,
    cancel: () => setAsked(null),
    confirm: () => {
      if (asked) void remove(asked);
    },
  };
};
