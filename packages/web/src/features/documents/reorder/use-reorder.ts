import type { Line } from '@connect/core/domain/documents/document';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { orderedItems, reorderEdit } from '@connect/core/domain/ordering/reorder';
import type { ReorderLine } from '@connect/core/domain/ordering/reorder';
import type { Wanted } from '@connect/core/use-cases/ordering/add-to-basket';
import { useMemo, useState } from 'react';

import type { OrderingServices } from '../../../ordering-services.ts';
import { useAddToBasket } from '../../../shared/ordering/use-add-to-basket.ts';
import type { Adding } from '../../../shared/ordering/use-add-to-basket.ts';
import { useQuery } from '../../../shared/query/use-query.ts';
import type { Query } from '../../../shared/query/use-query.ts';

interface Reorder {
  /** What can be ordered; `toCome` are as many lines of the same words, until that is known. */
  readonly plan: Query<readonly ReorderLine[]> & { readonly toCome: readonly ReorderLine[] };
  readonly adding: Pick<Adding, 'busy' | 'done'>;
  readonly add: (chosen: readonly ReorderLine[]) => void;
}

/** What can be ordered again of a document's lines, and the way into the basket. */
export const useReorder = (
  lines: readonly Line[],
  { planReorder, addToBasket }: Pick<OrderingServices, 'planReorder' | 'addToBasket'>,
): Reorder => {
  const ordered = orderedItems(lines);
  const plan = useQuery(() => planReorder(ordered), '');
  const { add, busy, done } = useAddToBasket(addToBasket);
  // Of a document too long for one call, what reached the basket before a part of it failed.
  const [before, setBefore] = useState<readonly Wanted[]>([]);
  // The same as long as nothing new was done: whoever closed the news of it does not hear of it again as the page is drawn again.
  const whole = useMemo(() => done && { ...done, added: [...before, ...done.added] }, [before, done]);
  const added = whole?.added ?? before;
  return {
    plan: {
      ...plan,
      toCome: ordered.map((item) => ({
        ...item,
        item: null,
        orderable: quantityOf(1),
        problem: null,
        replacement: null,
      })),
    },
    adding: { busy, done: whole },
    add: (chosen) => {
      if (busy) return;
      setBefore(added);
      const there = new Set(added.map(({ sku }) => sku));
      void add(
        chosen
          .map(reorderEdit)
          .filter((wanted) => wanted !== null)
          .filter(({ sku }) => !there.has(sku)),
      );
    },
  };
};
