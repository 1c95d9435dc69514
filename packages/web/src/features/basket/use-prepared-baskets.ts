import type { PreparedBasket } from '@connect/core/domain/ordering/basket';

import { useOrdering } from '../../ordering-services.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import type { Query } from '../../shared/query/use-query.ts';

/** The baskets that account managers made ready and nobody took yet. */
export const usePreparedBaskets = (): Query<readonly PreparedBasket[]> => {
  const { preparedBaskets } = useOrdering();
  return useQuery(preparedBaskets, '');
};
