import type { TypedOrder } from '@connect/core/use-cases/ordering/keep-quick-order';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { filledRows, rowOf, withBlanks } from './order-rows.ts';
import type { Rows } from './order-rows.ts';

/** What is typed is kept so long after the last key, in milliseconds, and at once when the page is left. */
const keepAfter = 300;

interface Typed {
  readonly rows: Rows;
  /** What stands in the dialog for lists and is no line yet. */
  readonly pasted: string;
}

interface KeptOrder extends Typed {
  readonly setRows: (change: (rows: Rows) => Rows) => void;
  readonly setPasted: (pasted: string) => void;
  /** Whether the browser took all there is; a full or blocked store does not. */
  readonly isKept: boolean;
}

const typedOf = (draft: TypedOrder | null): Typed => ({
  rows: withBlanks((draft?.lines ?? []).map(rowOf)),
  pasted: draft?.pasted ?? '',
});

/** An owner's quick order, kept in the browser. Of several tabs the one that is turned to has what was typed last. */
export const useKeptOrder = (owner: string): KeptOrder => {
  const { keepQuickOrder } = useOrdering();
  const [order] = useState(() => keepQuickOrder(owner));
  const [typed, setTyped] = useState(() => typedOf(order.found));
  const [isKept, setIsKept] = useState(true);
  const kept = useRef(typed);
  const isLeft = useRef(false);

  const keep = (latest: Typed) => {
    if (kept.current === latest) return;
    kept.current = latest;
    const lines = filledRows(latest.rows).map(({ sku, quantity }) => ({ sku, quantity }));
    setIsKept(order.keep({ lines, pasted: latest.pasted }));
  };
  const keepTyped = useEffectEvent(keep);
  const leave = useEffectEvent(() => keep(typed));
  const catchUp = useEffectEvent(() => {
    // What was typed here and is not kept yet is later than theirs.
    const news = kept.current === typed ? order.catchUp() : null;
    if (!news) return;
    const theirs = typedOf(news);
    kept.current = theirs;
    setTyped(theirs);
  });

  useEffect(() => {
    const timer = setTimeout(() => keepTyped(typed), keepAfter);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    isLeft.current = false;
    const go = () => leave();
    const turn = () => (document.visibilityState === 'hidden' ? leave() : catchUp());
    const come = () => catchUp();
    window.addEventListener('pagehide', go);
    window.addEventListener('blur', go);
    window.addEventListener('focus', come);
    document.addEventListener('visibilitychange', turn);
    return () => {
      window.removeEventListener('pagehide', go);
      window.removeEventListener('blur', go);
      window.removeEventListener('focus', come);
      document.removeEventListener('visibilitychange', turn);
      leave();
      isLeft.current = true;
    };
  }, []);
  /** What comes of it once the screen is left, such as lines that reached the basket, is kept at once. */
  const change = (next: (now: Typed) => Typed) => (isLeft.current ? keep(next(kept.current)) : setTyped(next));
  return {
    ...typed,
    setRows: (edit) => change((now) => ({ ...now, rows: edit(now.rows) })),
    setPasted: (pasted) => change((now) => ({ ...now, pasted })),
    isKept,
  };
};
