import type { ReadList, TypedLine } from '@connect/core/domain/ordering/quick-order-paste';
import { useState } from 'react';

import { useSession } from '../../services.ts';
import {
  editRow,
  filledRows,
  haveRoom,
  isBlank,
  insertLines,
  fillQuantities,
  restoreQuantities,
  rowOf,
  withBlanks,
  withoutTaken,
} from './order-rows.ts';
import type { Rows } from './order-rows.ts';
import { useKeptOrder } from './use-kept-order.ts';

/** A line whose quantity was put right. */
export interface RoundedLine {
  readonly sku: string;
  readonly from: string;
  readonly to: string;
}

/** What was done last that can be taken back, whatever was typed since. */
export type Step =
  | { readonly kind: 'cleared'; readonly lines: number; readonly back: (rows: Rows) => Rows }
  | {
      readonly kind: 'removed';
      readonly lines: number;
      /** What was typed as its number. */
      readonly sku: string;
      readonly back: (rows: Rows) => Rows;
    }
  | {
      readonly kind: 'added';
      readonly lines: number;
      /** What was left out as the heading of the list. */
      readonly heading: string | null;
      readonly back: (rows: Rows) => Rows;
    }
  | {
      readonly kind: 'rounded';
      readonly lines: number;
      readonly changes: readonly RoundedLine[];
      readonly back: (rows: Rows) => Rows;
    }
  | { readonly kind: 'no-room'; readonly lines: number }
  | { readonly kind: 'undone' };

export interface QuickOrder {
  readonly rows: Rows;
  readonly isKept: boolean;
  /** What stands in the dialog for lists. */
  readonly pasted: string;
  readonly paste: (text: string) => void;
  readonly step: Step | null;
  readonly edit: (id: string, part: Partial<TypedLine>) => void;
  /** Adds a list at a row, or at the end; answers whether it fits. */
  readonly add: (list: ReadList, at: string | null) => boolean;
  readonly fillQuantities: (id: string, quantities: readonly string[]) => void;
  /** Puts quantities right, by the places of their rows. */
  readonly round: (quantities: ReadonlyMap<number, number>) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  /** Rows went to the basket, as they were then. */
  readonly taken: (rows: Rows) => void;
  readonly undo: () => void;
  readonly forgetStep: () => void;
}

/** The lines of a quick order and what is done with them. Nothing typed is lost: it is kept for its user, and each step can be undone. */
export const useQuickOrder = (): QuickOrder => {
  const { user, impersonating } = useSession();
  // Who acts for a customer has an order of their own for each of them.
  const owner = impersonating ? `${user.email}|${user.customerNo}` : user.email;
  const { rows, setRows, pasted, setPasted, isKept } = useKeptOrder(owner);
  const [step, setStep] = useState<Step | null>(null);

  const add: QuickOrder['add'] = ({ lines, heading }, at) => {
    if (!haveRoom(rows, lines.length)) {
      setStep({ kind: 'no-room', lines: lines.length });
      return false;
    }
    const row = rows.find(({ id }) => id === at);
    // A blank row is written on, so that the focus stays where it is.
    const added = lines.map((line, index) => ({
      ...rowOf(line),
      ...(index === 0 && row && isBlank(row) && { id: row.id }),
    }));
    const ids = new Set(added.map(({ id }) => id));
    setRows((now) => insertLines(now, at, added));
    setStep({
      kind: 'added',
      lines: lines.length,
      heading,
      back: (now) => withBlanks(now.filter(({ id }) => !ids.has(id))),
    });
    return true;
  };
  return {
    rows,
    isKept,
    pasted,
    paste: setPasted,
    step,
    add,
    edit: (id, part) => setRows((now) => editRow(now, id, part)),
    fillQuantities: (id, quantities) => {
      const filled = fillQuantities(rows, id, quantities);
      setRows(() => filled);
      const back = (now: Rows) => restoreQuantities(now, filled, rows);
      setStep({ kind: 'added', lines: quantities.length, heading: null, back });
    },
    round: (quantities) => {
      const filled = rows.map((row, index) => {
        const quantity = quantities.get(index);
        return quantity === undefined ? row : { ...row, quantity: String(quantity) };
      });
      const changes = rows.flatMap(({ sku, quantity: from }, index) => {
        const to = filled[index]?.quantity ?? from;
        return to === from ? [] : [{ sku, from, to }];
      });
      setRows(() => filled);
      setStep({ kind: 'rounded', lines: changes.length, changes, back: (now) => restoreQuantities(now, filled, rows) });
    },
    remove: (id) => {
      const at = rows.findIndex((row) => row.id === id);
      const row = rows[at];
      if (!row) return;
      setRows((now) => withBlanks(now.filter((each) => each.id !== id)));
      setStep({ kind: 'removed', lines: 1, sku: row.sku.trim(), back: (now) => now.toSpliced(at, 0, row) });
    },
    clear: () => {
      const cleared = filledRows(rows);
      setRows(() => withBlanks([]));
      setStep({
        kind: 'cleared',
        lines: cleared.length,
        back: (now) => withBlanks([...cleared, ...filledRows(now)]),
      });
    },
    taken: (sent) => {
      setRows((now) => withoutTaken(now, sent));
      // What was removed meanwhile can still be put back.
      setStep((now) => (now?.kind === 'added' ? null : now));
    },
    undo: () => {
      if (!step || !('back' in step)) return;
      setRows(step.back);
      setStep({ kind: 'undone' });
    },
    forgetStep: () => setStep(null),
  };
};
