import type { FavouriteLine, FavouriteList, SavedLine } from '@connect/core/domain/ordering/favourite-list';
import { ok } from '@connect/core/domain/result';
import type { OpenedList } from '@connect/core/domain/ordering/favourite-list';
import type { Refusal } from '@connect/core/ports/failure';
import { useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { createLatestSaver } from '../../shared/saving/latest-saver.ts';

type Lines = readonly FavouriteLine[];

const savedOf = (lines: Lines): readonly SavedLine[] => lines.map(({ item: { sku }, quantity }) => ({ sku, quantity }));

/** The lines of a list on show, how to change them, and why the last change was taken back. */
export const useLines = ({ list, lines: loaded }: OpenedList, onSaved: (list: FavouriteList) => void) => {
  const { saveFavouriteLines } = useOrdering();
  const [lines, setLines] = useState(loaded);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [save] = useState(() =>
    createLatestSaver<Lines, Refusal>(loaded, {
      save: async (wanted, before) => {
        const saved = await saveFavouriteLines(list.id, savedOf(wanted), savedOf(before));
        if (saved.ok) onSaved(saved.value.list);
        return saved.ok ? ok(saved.value.lines) : saved;
      },
      onShown: setLines,
      onFailed: setRefusal,
    }),
  );
  const change = (next: Lines): void => {
    setRefusal(null);
    void save(next);
  };
  return { lines, change, refusal };
};
