import type { FavouriteLine, FavouriteList, OpenedList, SavedLine } from '@connect/core/domain/ordering/favourite-list';
import { ok, type Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';

import { useOrdering } from '../../ordering-services.ts';
import { useSavedList } from '../../shared/saving/use-saved-list.ts';

type Lines = readonly FavouriteLine[];

const savedOf = (lines: Lines): readonly SavedLine[] => lines.map(({ item: { sku }, quantity }) => ({ sku, quantity }));

/** The lines of a list on show, how to change them, and why the last change was taken back. */
export const useLines = (
  { list, lines }: OpenedList,
  onSaved: (list: FavouriteList) => void,
  onFailed: (refusal: Refusal) => void,
) => {
  const { openFavouriteList, saveFavouriteLines } = useOrdering();
  const linesOf = (answer: Result<OpenedList, Refusal>): Result<Lines, Refusal> => {
    if (!answer.ok) return answer;
    onSaved(answer.value.list);
    return ok(answer.value.lines);
  };
  return useSavedList<FavouriteLine>(lines, {
    save: async (wanted, before) => linesOf(await saveFavouriteLines(list.id, savedOf(wanted), savedOf(before))),
    load: async () => linesOf(await openFavouriteList(list.id)),
    onFailed,
  });
};
