import type { SignOffTimes } from '@connect/core/domain/products/product';
import { undoLife } from '@connect/core/domain/products/sign-off';
import type { SignOffLevel } from '@connect/core/domain/products/sign-off';
import { useEffect, useState } from 'react';

import { useBrand } from '../../brand-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import type { Products } from './use-products.ts';

/** So many are signed off in one call at most, which is the API's limit. */
const chunkSize = 1000;

/** Products of one storefront that are signed off together. */
export interface SignOffPlan {
  readonly skus: readonly string[];
  /** Index suffix of the storefront. */
  readonly region: string;
  readonly level: SignOffLevel;
}

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
export const useSignOff = ({ onMarks, onTimes }: Pick<Products, 'onMarks' | 'onTimes'>): SigningOff => {
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

  const mark = (level: SignOffLevel, skus: readonly string[], isMarked: boolean) => {
    if (isMarked) local.add(level, skus);
    else local.remove(level, skus);
    onMarks();
  };
  const takeOver = (times: readonly SignOffTimes[]) => {
    void board.put(times);
    onTimes(times);
  };

  /** Chunk after chunk, until one fails; answers the SKUs that were done. */
  const send = async ({ skus, region, level }: SignOffPlan, undo: boolean): Promise<readonly string[]> => {
    const signed: string[] = [];
    for (let start = 0; start < skus.length; start += chunkSize) {
      const chunk = skus.slice(start, start + chunkSize);
      const answer = await signOff.sign({ skus: chunk, region, level, undo });
      if (!answer.ok) {
        if (!undo) mark(level, skus.slice(start), false);
        setProblem(refusalText(t, answer.refusal));
        return signed;
      }
      const { times, refused } = answer.value;
      takeOver(times);
      // The server answers once the index has it, which confirms the mark (decisions 25).
      mark(level, chunk, false);
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
    if (!undo) mark(plan.level, plan.skus, true);
    const skus = await send(plan, undo);
    setRunning((count) => count - 1);
    if (!undo && skus.length > 0) setDone({ ...plan, skus });
  };
  return {
    busy: running > 0,
    problem,
    done,
    sign: (plan) => void run(plan, false),
    undo: (plan) => void run(plan, true),
  };
};
