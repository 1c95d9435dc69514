import type { Checkout } from '@connect/core/domain/ordering/placement';
import { useEffect, useEffectEvent } from 'react';

import { useOrdering } from '../../../ordering-services.ts';
import { useQuery } from '../../../shared/query/use-query.ts';
import type { Query } from '../../../shared/query/use-query.ts';

/** What a checkout needs beside the basket: asked for once, and again only when the basket has become a later one than it is about. */
export const useCheckout = (basketVersion: number): Query<Checkout> => {
  const { loadCheckout } = useOrdering();
  const answer = useQuery(loadCheckout, '');
  const { value, loading } = answer;
  const isOutdated = !loading && value !== null && value.basketVersion < basketVersion;
  const reload = useEffectEvent(answer.reload);
  useEffect(() => {
    if (isOutdated) reload();
  }, [isOutdated]);
  return { ...answer, loading: loading || isOutdated };
};
