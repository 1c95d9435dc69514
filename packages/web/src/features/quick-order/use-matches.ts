import { maxPerCall, type Item } from '@connect/core/domain/ordering/item';
import { askedSku, matchKey } from '@connect/core/domain/ordering/quick-order';
import type { Match, Matches } from '@connect/core/domain/ordering/quick-order';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

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

const missing = (rows: Rows, edited: string | null, known: Matches): Sku[] => {
  const keys = new Set<Sku>();
  for (const { id, sku } of rows) {
    if (keys.size === maxPerCall) break;
    const key = askedSku(sku);
    if (key && id !== edited && !known.has(key)) keys.add(key);
  }
  return [...keys];
};

/** Looks up what stands in the rows, part by part; a SKU that is being typed only once its field is left. */
export const useMatches = (rows: Rows, edited: string | null): FoundItems => {
  const { items } = useOrdering();
  const [matches, setMatches] = useState<Matches>(new Map());
  const [failed, setFailed] = useState(false);
  const known = useRef(matches);
  const isRunning = useRef(false);
  const isLeft = useRef(false);

  const put = (change: (all: Map<string, Match>) => void): void => {
    const next = new Map(known.current);
    change(next);
    known.current = next;
    setMatches(next);
  };
  const first = missing(rows, edited, matches)[0] ?? null;
  const nextChunk = useEffectEvent(() => missing(rows, edited, known.current));
  const lookUp = useEffectEvent(async (skus: readonly Sku[]): Promise<boolean> => {
    const answer = await items.lookUp(skus);
    if (isLeft.current) return false;
    if (!answer.ok) {
      setFailed(true);
      return false;
    }
    put((all) => answer.value.forEach(({ item, near }, index) => all.set(skus[index] ?? '', { item, near })));
    return true;
  });

  useEffect(() => {
    const run = async (): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        for (let skus = nextChunk(); skus.length > 0; skus = nextChunk()) if (!(await lookUp(skus))) break;
      } finally {
        isRunning.current = false;
      }
    };
    if (first !== null && !failed) void run();
  }, [first, failed]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return {
    matches,
    failed,
    retry: () => setFailed(false),
    learn: (item) => put((all) => all.set(matchKey(item.sku), { item, near: [] })),
    recheck: (skus) => put((all) => skus.forEach((sku) => all.delete(matchKey(sku)))),
  };
};
