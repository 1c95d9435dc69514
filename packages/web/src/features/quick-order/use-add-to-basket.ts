import type { BasketEdit } from '@connect/core/domain/ordering/basket';
import type { LineState } from '@connect/core/domain/ordering/quick-order';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { basketChanged } from '../basket/basket-changed.ts';
import type { Rows } from './order-rows.ts';

/** So many lines go into the basket with one call. */
const chunk = 500;

/** What came of it. */
export interface Added {
  readonly lines: number;
  /** SKUs that the basket did not take. */
  readonly refused: readonly string[];
  readonly failed: boolean;
}

interface Ready {
  readonly edit: BasketEdit;
  /** Its row and those merged into it. */
  readonly ids: readonly string[];
}

const readyOf = (rows: Rows, states: readonly LineState[]): Ready[] => {
  const merged = new Map<number, string[]>();
  states.forEach((state, index) => {
    const id = rows[index]?.id;
    if (state.kind === 'merged' && id !== undefined) merged.set(state.into, [...(merged.get(state.into) ?? []), id]);
  });
  return rows.flatMap(({ id }, index) => {
    const state = states[index];
    if (state?.kind !== 'found') return [];
    const edit: BasketEdit = { kind: 'add', sku: state.item.sku, quantity: state.quantity };
    return [{ edit, ids: [id, ...(merged.get(index) ?? [])] }];
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
  readonly onTaken: (ids: ReadonlySet<string>) => void;
  readonly onRefused: (skus: readonly string[]) => void;
}

/** Puts what can be ordered into the basket; all else stays. A second try after a lost answer adds nothing twice. */
export const useAddToBasket = (order: Order): AddToBasket => {
  const { baskets } = useOrdering();
  const [isWanted, setIsWanted] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  // The key of what was sent and not answered yet: the same lines have the same key.
  const keys = useRef(new Map<string, string>());
  const isAdding = useRef(false);

  const send = async (part: readonly Ready[]): Promise<readonly string[] | null> => {
    const edits = part.map(({ edit }) => edit);
    const content = JSON.stringify(edits);
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    const answer = await baskets.edit(key, edits);
    if (!answer.ok) return null;
    keys.current.delete(content);
    const skus = answer.value.refused.map(({ sku }) => sku);
    order.onTaken(new Set(part.filter(({ edit }) => !skus.includes(edit.sku)).flatMap(({ ids }) => ids)));
    return skus;
  };
  const addAll = useEffectEvent(async (): Promise<void> => {
    if (isAdding.current) return;
    isAdding.current = true;
    const ready = readyOf(order.rows, order.states);
    const refused: string[] = [];
    let lines = 0;
    let failed = false;
    for (let start = 0; start < ready.length && !failed; start += chunk) {
      const part = ready.slice(start, start + chunk);
      const skus = await send(part);
      if (skus === null) failed = true;
      else {
        refused.push(...skus);
        lines += part.length - skus.length;
      }
    }
    isAdding.current = false;
    setIsWanted(false);
    setAdded({ lines, refused, failed });
    order.onRefused(refused);
    if (lines > 0) basketChanged();
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
