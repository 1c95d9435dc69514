import type { SavedLine } from '@connect/core/domain/ordering/favourite-list';
import type { Refusal } from '@connect/core/ports/failure';
import { useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { basketChanged } from '../basket/basket-changed.ts';

/** What came of the last lines that went into the basket. */
export interface Added {
  readonly added: number;
  /** Numbers of what could not be ordered. */
  readonly refused: readonly string[];
}

/** Puts lines into the basket, on top of what is there, and tells the page of it. */
export const useAddToBasket = () => {
  const { baskets } = useOrdering();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Added | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const add = async (lines: readonly SavedLine[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setDone(null);
    setRefusal(null);
    const edits = lines.map(({ sku, quantity }) => ({ kind: 'add', sku, quantity }) as const);
    const answer = await baskets.edit(crypto.randomUUID(), edits);
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.refusal);
    const refused = answer.value.refused.map(({ sku }) => sku);
    setDone({ added: lines.length - refused.length, refused });
    if (refused.length < lines.length) basketChanged();
  };
  return { add, busy, done, refusal };
};
