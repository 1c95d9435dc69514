import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';

import { useOrdering } from '../../ordering-services.ts';
import { filledRows, rowOf, withBlanks } from './order-rows.ts';
import type { Rows } from './order-rows.ts';

/** What is typed is kept so long after the last key, in milliseconds, and at once when the page is left. */
const keepAfter = 300;

interface KeptRows {
  readonly rows: Rows;
  readonly setRows: Dispatch<SetStateAction<Rows>>;
  /** Whether the browser took what there is; a full or blocked store takes nothing. */
  readonly isKept: boolean;
}

/** The rows of an owner's quick order, kept in the browser. Of several tabs the one that is turned to has what was typed last. */
export const useKeptRows = (owner: string): KeptRows => {
  const { quickOrderDrafts } = useOrdering();
  const [found] = useState(() => quickOrderDrafts.find(owner));
  const [rows, setRows] = useState<Rows>(() => withBlanks((found?.lines ?? []).map(rowOf)));
  const [isKept, setIsKept] = useState(true);
  const version = useRef(found?.version ?? null);
  const kept = useRef(rows);

  const keep = useEffectEvent((latest: Rows) => {
    if (kept.current === latest) return;
    kept.current = latest;
    version.current = crypto.randomUUID();
    const lines = filledRows(latest).map(({ sku, quantity }) => ({ sku, quantity }));
    setIsKept(quickOrderDrafts.keep(owner, { version: version.current, lines }));
  });
  const leave = useEffectEvent(() => keep(rows));
  const catchUp = useEffectEvent(() => {
    const draft = quickOrderDrafts.find(owner);
    if (kept.current !== rows || draft === null || draft.version === version.current) return;
    version.current = draft.version;
    const theirs = withBlanks(draft.lines.map(rowOf));
    kept.current = theirs;
    setRows(theirs);
  });

  useEffect(() => {
    const timer = setTimeout(() => keep(rows), keepAfter);
    return () => clearTimeout(timer);
  }, [rows]);
  useEffect(() => {
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
    };
  }, []);
  return { rows, setRows, isKept };
};
