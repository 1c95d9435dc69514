import type { TypedOrder } from '@connect/core/use-cases/ordering/keep-quick-order';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { filledRows, rowOf, withBlanks } from './order-rows.ts';
import type { Rows } from './order-rows.ts';

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
  const catchUp = useEffectEvent(() => {
    const news = order.catchUp();
    if (!news) return;
    const theirs = typedOf(news);
    kept.current = theirs;
    setTyped(theirs);
  });

  // At once: the next call may find that whoever types is signed out, and a screen that closes then keeps no more.
  useLayoutEffect(() => keepTyped(typed), [typed]);
  useEffect(() => {
    isLeft.current = false;
    const come = () => {
      if (document.visibilityState === 'visible') catchUp();
    };
    window.addEventListener('focus', come);
    document.addEventListener('visibilitychange', come);
    return () => {
      window.removeEventListener('focus', come);
      document.removeEventListener('visibilitychange', come);
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
