import type { Line } from '@connect/core/domain/documents/document';
import type { BasketEdit, RefusedEdit } from '@connect/core/domain/ordering/basket';
import { orderedItems, reorderEdit } from '@connect/core/domain/ordering/reorder';
import type { ReorderLine } from '@connect/core/domain/ordering/reorder';
import { useRef, useState } from 'react';

import type { OrderingServices } from '../../ordering-services.ts';
import { basketChanged } from '../basket/basket-changed.ts';
import { useAnswer } from '../users/use-answer.ts';
import type { Answer } from '../users/use-answer.ts';

/** One edit of the basket changes so many lines. */
const editSize = 500;

/** What has become of adding the chosen lines; `failed` when it did not reach the basket. */
export type Adding =
  | { readonly state: 'not-yet' | 'running' | 'failed' }
  | { readonly state: 'done'; readonly count: number; readonly refused: readonly RefusedEdit[] };

interface Reorder {
  readonly plan: Answer<readonly ReorderLine[]>;
  readonly adding: Adding;
  readonly add: (chosen: readonly ReorderLine[]) => void;
}

/** What can be ordered again of a document's lines, and the way into the basket. */
export const useReorder = (lines: readonly Line[], { planReorder, baskets }: OrderingServices): Reorder => {
  /** The key of each edit, the same when it is sent again: an answer that was lost must not add twice. */
  const keys = useRef(new Map<string, string>());
  const plan = useAnswer(() => planReorder(orderedItems(lines)), '');
  const [adding, setAdding] = useState<Adding>({ state: 'not-yet' });

  const keyOf = (edits: readonly BasketEdit[]): string => {
    const content = JSON.stringify(edits);
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    return key;
  };
  const add = async (chosen: readonly ReorderLine[]) => {
    if (adding.state === 'running') return;
    setAdding({ state: 'running' });
    const edits = chosen.map(reorderEdit).filter((edit) => edit !== null);
    const refused: RefusedEdit[] = [];
    for (let start = 0; start < edits.length; start += editSize) {
      const part = edits.slice(start, start + editSize);
      const edited = await baskets.edit(keyOf(part), part);
      if (!edited.ok) return setAdding({ state: 'failed' });
      refused.push(...edited.value.refused);
    }
    basketChanged();
    setAdding({ state: 'done', count: edits.length - refused.length, refused });
  };
  return { plan, adding, add: (chosen) => void add(chosen) };
};
