import type { BasketEdit } from '@connect/core/domain/ordering/basket';
import type { LineState } from '@connect/core/domain/ordering/quick-order';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { basketChanged } from '../basket/basket-changed.ts';
import { isChanged } from './order-rows.ts';
import type { Rows } from './order-rows.ts';

/** So many lines go into the basket with one call. */
const chunk = 500;

/** What came of it. */
export interface Added {
  readonly lines: number;
  /** SKUs that the basket did not take. */
  readonly refused: readonly string[];
  /** What it took of lines that were changed or removed while they were on their way. */
  readonly changed: readonly { readonly sku: string; readonly quantity: number }[];
  readonly failed: boolean;
}

interface Ready {
  readonly edit: BasketEdit;
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
    const edit: BasketEdit = { kind: 'add', sku: state.item.sku, quantity: state.quantity };
    return [{ edit, rows: [row, ...(merged.get(index) ?? [])] }];
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
}

/** Puts what can be ordered into the basket; all else stays, and so does what is changed meanwhile. A second try after a lost answer adds nothing twice. */
export const useAddToBasket = (order: Order): AddToBasket => {
  const { baskets } = useOrdering();
  const [isWanted, setIsWanted] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  // The key of what was sent and not answered yet: the same lines have the same key.
  const keys = useRef(new Map<string, string>());
  const isAdding = useRef(false);

  const now = useEffectEvent(() => new Map(order.rows.map((row) => [row.id, row])));
  /** Sends one part; null when there was no answer. */
  const send = async (part: readonly Ready[]): Promise<Pick<Added, 'refused' | 'changed'> | null> => {
    const edits = part.map(({ edit }) => edit);
    const content = JSON.stringify(edits);
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    const answer = await baskets.edit(key, edits);
    if (!answer.ok) return null;
    keys.current.delete(content);
    const refused = answer.value.refused.map(({ sku }) => sku);
    const taken = part.filter(({ edit }) => !refused.includes(edit.sku));
    const typed = now();
    const changed = taken.filter(({ rows }) => rows.some((row) => isChanged(typed.get(row.id), row)));
    order.onTaken(taken.flatMap(({ rows }) => rows));
    return { refused, changed: changed.map(({ edit: { sku, quantity } }) => ({ sku, quantity })) };
  };
  const addAll = useEffectEvent(async (): Promise<void> => {
    if (isAdding.current) return;
    isAdding.current = true;
    const ready = readyOf(order.rows, order.states);
    const refused: string[] = [];
    const changed: Added['changed'][number][] = [];
    let lines = 0;
    let failed = false;
    for (let start = 0; start < ready.length && !failed; start += chunk) {
      const part = ready.slice(start, start + chunk);
      const answer = await send(part);
      if (answer === null) failed = true;
      else {
        refused.push(...answer.refused);
        changed.push(...answer.changed);
        lines += part.length - answer.refused.length;
      }
    }
    isAdding.current = false;
    setIsWanted(false);
    setAdded({ lines, refused, changed, failed });
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
