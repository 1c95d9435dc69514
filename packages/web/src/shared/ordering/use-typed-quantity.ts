import { isQuantity, type Quantity } from '@connect/core/domain/ordering/quantity';
import type { BasketLine } from '@connect/core/domain/ordering/basket';
import { lineProblem } from '@connect/core/domain/ordering/item';
import type { LineProblem } from '@connect/core/domain/ordering/item';
import { useEffect, useEffectEvent, useState } from 'react';

/** So long after the last digit a quantity is taken as typed, in milliseconds: the next digit is there sooner. */
const pause = 500;

export interface TypedQuantity {
  readonly quantity: number;
  /** What is wrong with it, once nobody is typing any more. */
  readonly problem: LineProblem | null;
  readonly type: (quantity: number) => void;
  /** Without waiting for more. */
  readonly set: (quantity: number) => void;
  /** Puts what is typed without waiting for more; false if it cannot be ordered. */
  readonly finish: () => boolean;
}

/** The quantity of a line while it is edited: what can be ordered goes to the basket after a pause, what cannot stays as it was typed. */
export const useTypedQuantity = (
  { item, quantity, problem }: BasketLine,
  onQuantity: (quantity: Quantity) => void,
): TypedQuantity => {
  const [typed, setTyped] = useState<{ readonly quantity: number; readonly isJudged: boolean } | null>(null);
  const set = (wanted: number) => {
    const isGood = isQuantity(wanted) && lineProblem(item, wanted) === null;
    setTyped(isGood ? null : { quantity: wanted, isJudged: true });
    if (isGood && wanted !== quantity) onQuantity(wanted);
  };
  const onPause = useEffectEvent(set);
  useEffect(() => {
    if (typed === null || typed.isJudged) return undefined;
    const timer = setTimeout(() => onPause(typed.quantity), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const typedProblem = typed?.isJudged ? lineProblem(item, typed.quantity) : null;
  return {
    quantity: typed?.quantity ?? quantity,
    problem: typed ? typedProblem : problem,
    type: (wanted) => setTyped({ quantity: wanted, isJudged: false }),
    set,
    finish: () => {
      if (typed) set(typed.quantity);
      return !typed || lineProblem(item, typed.quantity) === null;
    },
  };
};
