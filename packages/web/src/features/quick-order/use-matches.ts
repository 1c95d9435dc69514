import type { Item } from '@connect/core/domain/ordering/item';
import type { Matches } from '@connect/core/domain/ordering/quick-order';
import { matchingMachine } from '@connect/machines/matching';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import type { Rows } from './order-rows.ts';

export interface FoundItems {
  readonly matches: Matches;
  readonly failed: boolean;
  readonly retry: () => void;
  /** What is known without being looked up, such as an item chosen from a search. */
  readonly learn: (item: Item) => void;
  /** Looks SKUs up again. */
  readonly recheck: (skus: readonly string[]) => void;
}

/** Looks up what stands in the rows; a SKU that is being typed only once its field is left. */
export const useMatches = (rows: Rows, edited: string | null): FoundItems => {
  const { lookUpItems } = useOrdering();
  const [machine] = useState(() => matchingMachine(lookUpItems));
  const [snapshot, send] = useMachine(machine);
  const typed = useMemo(() => rows.filter(({ id }) => id !== edited).map(({ sku }) => sku), [rows, edited]);
  useEffect(() => send({ type: 'lines.changed', typed }), [send, typed]);
  return {
    matches: snapshot.context.matches,
    failed: snapshot.hasTag('failed'),
    retry: () => send({ type: 'retry' }),
    learn: (item) => send({ type: 'item.learned', item }),
    recheck: (skus) => send({ type: 'skus.doubted', skus }),
  };
};
