import type { Checkout } from '@connect/core/domain/ordering/placement';
import { useEffect, useEffectEvent } from 'react';

import { useOrdering } from '../../../ordering-services.ts';
import { useAnswer } from '../../../shared/query/use-answer.ts';
import type { Answer } from '../../../shared/query/use-answer.ts';

/** What a checkout needs beside the basket: asked for once, and again only when the basket has become a later one than it is about. */
export const useCheckout = (basketVersion: number): Answer<Checkout> => {
  const { loadCheckout } = useOrdering();
  const answer = useAnswer(loadCheckout, '');
  const { value, loading } = answer;
  const isOutdated = !loading && value !== null && value.basketVersion < basketVersion;
  const reload = useEffectEvent(answer.reload);
  useEffect(() => {
    if (isOutdated) reload();
  }, [isOutdated]);
  return { ...answer, loading: loading || isOutdated };
};
