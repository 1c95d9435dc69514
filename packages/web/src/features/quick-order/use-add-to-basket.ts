import type { LineState } from '@connect/core/domain/ordering/quick-order';
import type { Refusal } from '@connect/core/ports/failure';
import type { Wanted } from '@connect/core/use-cases/ordering/add-to-basket';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { isChanged } from './order-rows.ts';
import type { Rows } from './order-rows.ts';

/** What came of it. */
export interface Added {
  readonly lines: number;
  /** SKUs that the basket did not take. */
  readonly refused: readonly string[];
  /** What it took of lines that were changed or removed while they were on their way. */
  readonly changed: readonly Wanted[];
  readonly failure: Refusal | null;
}

interface Ready extends Wanted {
  /** Its row and those merged into it, as they are now. */
  readonly rows: Rows;
}

const readyOf = (rows: Rows, states: readonly LineState[]): Ready[] => {
  const merged = new Map<number, Rows>();
  states.forEach((state, index) => {
    const row = rows[index];
    if (state.kind === 'merged' && row) merged.set(state.into, [...(merged.get(state.into) ?? []), row]);
  });
  return rows.flatMap((row, index) => {
    const state = states[index];
    if (state?.kind !== 'found') return [];
    return [{ sku: state.item.sku, quantity: state.quantity, rows: [row, ...(merged.get(index) ?? [])] }];
  });
};

interface AddToBasket {
  readonly busy: boolean;
  readonly added: Added | null;
  /** Adds what can be ordered, once all of it is looked up. */
  readonly start: () => void;
  readonly forget: () => void;
}

interface Order {
  readonly rows: Rows;
  readonly states: readonly LineState[];
  readonly isMatching: boolean;
  readonly matchingFailed: boolean;
  /** Rows went into the basket as they were sent. */
  readonly onTaken: (rows: Rows) => void;
  readonly onRefused: (skus: readonly string[]) => void;
  /** Once all is looked up, none of it can be ordered. */
  readonly onNothing: () => void;
}

/** Puts what can be ordered into the basket; all else stays, and so does what is changed meanwhile. */
export const useAddToBasket = (order: Order): AddToBasket => {
  const { addToBasket } = useOrdering();
  const [isWanted, setIsWanted] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const isAdding = useRef(false);

  const now = useEffectEvent(() => new Map(order.rows.map((row) => [row.id, row])));
  const addAll = useEffectEvent(async (): Promise<void> => {
    if (isAdding.current) return;
    isAdding.current = true;
    const ready = readyOf(order.rows, order.states);
    const rowsOf = new Map(ready.map(({ sku, rows }) => [sku, rows]));
    const changed: Wanted[] = [];
    const answer = await addToBasket(
      ready.map(({ sku, quantity }) => ({ sku, quantity })),
      (part) => {
        const typed = now();
        const sent = (sku: Sku) => rowsOf.get(sku) ?? [];
        changed.push(...part.filter(({ sku }) => sent(sku).some((row) => isChanged(typed.get(row.id), row))));
        order.onTaken(part.flatMap(({ sku }) => sent(sku)));
      },
    );
    isAdding.current = false;
    setIsWanted(false);
    changed.push(...answer.changed, ...answer.arrived);
    const refused = answer.refused.map(({ sku }) => sku);
    const lines = answer.added.length + answer.changed.length;
    setAdded(ready.length === 0 ? null : { lines, refused, changed, failure: answer.failure });
    order.onRefused(refused);
    if (ready.length === 0) order.onNothing();
  });

  const { isMatching, matchingFailed } = order;
  useEffect(() => {
    if (isWanted && !isMatching) void addAll();
  }, [isWanted, isMatching]);
  return {
    busy: isWanted && !(isMatching && matchingFailed),
    added,
    start: () => {
      setAdded(null);
      setIsWanted(true);
    },
    forget: () => setAdded(null),
  };
};
