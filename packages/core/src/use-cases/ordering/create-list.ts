import type { FavouriteList, ListForm } from '../../domain/ordering/favourite-list.ts';
import type { Result } from '../../domain/result.ts';
import type { FavouriteLists } from '../../ports/favourite-lists.ts';
import { isUnanswered, type Refusal } from '../../ports/failure.ts';

/**
 * Makes a list of one's own (specification §favourite-lists). One that was not answered for keeps its key: sent again with its name, it is
 * the list that may have been made.
 */
export const makeCreateList = ({
  favourites,
  newIdempotencyKey,
}: {
  readonly favourites: Pick<FavouriteLists, 'create'>;
  readonly newIdempotencyKey: () => string;
}) => {
  const unanswered = new Map<string, string>();
  return async (form: ListForm): Promise<Result<FavouriteList, Refusal>> => {
    const key = unanswered.get(form.name) ?? newIdempotencyKey();
    unanswered.set(form.name, key);
    const answer = await favourites.create(key, form);
    if (answer.ok || !isUnanswered(answer.refusal)) unanswered.delete(form.name);
    return answer;
  };
};

export type CreateList = ReturnType<typeof makeCreateList>;
