import type { PreparedBasket } from '@connect/core/domain/ordering/basket';

import { useOrdering } from '../../ordering-services.ts';
import { useAnswer } from '../../shared/query/use-answer.ts';
import type { Answer } from '../../shared/query/use-answer.ts';

/** The baskets that account managers made ready and nobody took yet. */
export const usePreparedBaskets = (): Answer<readonly PreparedBasket[]> => {
  const { preparedBaskets } = useOrdering();
  return useAnswer(preparedBaskets, '');
};
