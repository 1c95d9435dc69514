import type { SignOffTimes } from '@connect/core/domain/products/product';
import { undoLife } from '@connect/core/domain/products/sign-off';
import type { SignOffLevel } from '@connect/core/domain/products/sign-off';
import { useEffect, useMemo, useState } from 'react';

import { useBrand } from '../../brand-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import { chunkSize } from './reconcile-marks.ts';
import type { Products } from './use-products.ts';

/** Products of one storefront that are signed off together. */
export interface SignOffPlan {
  readonly skus: readonly string[];
  /** Index suffix of the storefront. */
  readonly region: string;
  readonly level: SignOffLevel;
}

/**
 * Resolves unless the page is being left: its calls fail then, too, though the server may have taken them. Their marks are kept for
 * the next load, which asks the server about them.
 */
const outlived = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

export interface SigningOff {
  readonly busy: boolean;
  /** What was not done, and why. */
  readonly problem: string | null;
  /** What was signed off last, as long as whoever did it may undo it. */
  readonly done: SignOffPlan | null;
  readonly sign: (plan: SignOffPlan) => void;
  readonly undo: (plan: SignOffPlan) => void;
}

/** Signs products off: each shows its mark at once, and loses it when the server does not take it. */
export const useSignOff = ({
  onMarks,
  onTimes,
  onBroken,
}: Pick<Products, 'onMarks' | 'onTimes' | 'onBroken'>): SigningOff => {
  const t = useTranslate();
  const { board, signOff, local } = useBrand();
  const [running, setRunning] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<SignOffPlan | null>(null);

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(null), undoLife);
    return () => clearTimeout(timer);
  }, [done]);

  const actions = useMemo(() => {
    const mark = ({ level, region }: SignOffPlan, skus: readonly string[], isMarked: boolean) => {
      if (isMarked) local.add(level, region, skus);
      else local.remove(level, region, skus);
      onMarks();
    };
    const takeOver = (times: readonly SignOffTimes[]) => {
      onTimes(times);
      board.put(times).catch(onBroken);
    };

    /** Chunk after chunk, until one fails; answers the SKUs that were done. */
    const send = async (plan: SignOffPlan, undo: boolean): Promise<readonly string[]> => {
      const { skus, region, level } = plan;
      const signed: string[] = [];
      for (let start = 0; start < skus.length; start += chunkSize) {
        const chunk = skus.slice(start, start + chunkSize);
        const answer = await signOff.sign({ skus: chunk, region, level, undo });
        if (!answer.ok) {
          await outlived();
          if (!undo) mark(plan, skus.slice(start), false);
          setProblem(refusalText(t, answer.refusal));
          return signed;
        }
        const { times, refused } = answer.value;
        takeOver(times);
        // What was signed off keeps its mark until a load shows that the index has it (decisions 25).
        mark(plan, undo ? times.map(({ sku }) => sku) : refused, false);
        if (refused.length > 0)
          setProblem(
            undo
              ? t('{n, plural, one {# sign-off} other {# sign-offs}} could not be undone.', { n: refused.length })
              : t('{n, plural, one {# product} other {# products}} could not be signed off.', { n: refused.length }),
          );
        signed.push(...times.map(({ sku }) => sku));
      }
      return signed;
    };
    const run = async (plan: SignOffPlan, undo: boolean): Promise<void> => {
      setProblem(null);
      setDone(null);
      setRunning((count) => count + 1);
      if (!undo) mark(plan, plan.skus, true);
      const skus = await send(plan, undo);
      setRunning((count) => count - 1);
      if (!undo && skus.length > 0) setDone({ ...plan, skus });
    };
    return {
      sign: (plan: SignOffPlan) => void run(plan, false),
      undo: (plan: SignOffPlan) => void run(plan, true),
    };
  }, [t, board, signOff, local, onMarks, onTimes, onBroken]);
  return { busy: running > 0, problem, done, ...actions };
};
