import type { BasketEdit } from '@connect/core/domain/ordering/basket';
import type { LineState } from '@connect/core/domain/ordering/quick-order';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { basketChanged } from '../basket/basket-changed.ts';
import { isUnanswered } from '../ordering/is-unanswered.ts';
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

/** What of a part was sent, and what came of it. */
interface Sent extends Pick<Added, 'refused' | 'changed'> {
  readonly sent: readonly Ready[];
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
  // What was sent and not answered, and under which key.
  const unanswered = useRef<{ readonly key: string; readonly part: readonly Ready[] } | null>(null);
  const isAdding = useRef(false);

  const now = useEffectEvent(() => new Map(order.rows.map((row) => [row.id, row])));
  /**
   * Sends one part; null when there was no answer. Of a part that was sent before, lines that are still the same go again under its key: if it
   * had arrived, nothing is done now; if not, it never will be. The answer says which lines came first.
   */
  const send = async (part: readonly Ready[], key: string): Promise<Sent | null> => {
    const typed = now();
    const same = part.filter(({ rows }) => !rows.some((row) => isChanged(typed.get(row.id), row)));
    unanswered.current = { key, part };
    const answer = await baskets.edit(
      key,
      same.map(({ edit }) => edit),
    );
    if (answer.ok || !isUnanswered(answer.refusal)) unanswered.current = null;
    if (!answer.ok) return null;
    const arrived = new Set(answer.value.skus);
    const sent = part.filter(({ edit }) => arrived.has(edit.sku));
    const refused = answer.value.refused.map(({ sku }) => sku);
    const taken = sent.filter(({ edit }) => !refused.includes(edit.sku));
    const typedNow = now();
    const changed = taken.filter(({ rows }) => rows.some((row) => isChanged(typedNow.get(row.id), row)));
    order.onTaken(taken.flatMap(({ rows }) => rows));
    return { sent, refused, changed: changed.map(({ edit: { sku, quantity } }) => ({ sku, quantity })) };
  };
  const addAll = useEffectEvent(async (): Promise<void> => {
    if (isAdding.current) return;
    isAdding.current = true;
    let ready = readyOf(order.rows, order.states);
    const refused: string[] = [];
    const changed: Added['changed'][number][] = [];
    let lines = 0;
    let failed = false;
    while (!failed && (unanswered.current || ready.length > 0)) {
      const before = unanswered.current;
      const { part, key } = before ?? { part: ready.slice(0, chunk), key: crypto.randomUUID() };
      const answer = await send(part, key);
      if (answer === null) failed = true;
      else {
        // What was sent before and has been changed since goes as it is now, unless it had arrived.
        const done = new Set((before ? answer.sent : part).flatMap(({ rows }) => rows.map(({ id }) => id)));
        ready = ready.filter(({ rows }) => !rows.some(({ id }) => done.has(id)));
        refused.push(...answer.refused);
        changed.push(...answer.changed);
        lines += answer.sent.length - answer.refused.length;
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
