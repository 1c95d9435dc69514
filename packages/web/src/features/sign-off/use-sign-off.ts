import { notSignedAtServer } from '@connect/core/domain/products/local-sign-offs';
import type { AskedSignOff, SignOffTimes } from '@connect/core/domain/products/product';
import { undoLife } from '@connect/core/domain/products/sign-off-outcome';
import { signOffLevels } from '@connect/core/domain/products/sign-off';
import type { SignOffLevel } from '@connect/core/domain/products/sign-off';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { useBrand } from '../../brand-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import { hasLine, listenToLine } from '../../line/line.ts';
import { chunkSize } from './reconcile-marks.ts';
import { othersText, refusedText } from './sign-off-texts.ts';
import type { Products } from './use-products.ts';

/** Products of one storefront that are signed off together. */
export interface SignOffPlan {
  readonly skus: readonly string[];
  /** Index suffix of the storefront. */
  readonly region: string;
  readonly level: SignOffLevel;
}

/** What one press signed off: only that is undone by it. */
export interface SignOffDone extends SignOffPlan {
  readonly action: string | null;
}

interface Unanswered {
  readonly plan: SignOffPlan;
  readonly undo: boolean;
  readonly action: string | null;
  /** Nothing of the press was still to be sent. */
  readonly isLast: boolean;
}

/** How long until the server is asked again what it did not answer, in milliseconds. */
const pause = 3_000;

/**
 * Resolves unless the page is being left: its calls fail then, too, though the server may have taken them. Their marks are kept for
 * the next load, which asks the server about them.
 */
const outlived = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

export interface SigningOff {
  readonly busy: boolean;
  /** What was not done, and why. */
  readonly problem: string | null;
  /** What others had done before. */
  readonly others: string | null;
  /** What was signed off last, as long as whoever did it may undo it. */
  readonly done: SignOffDone | null;
  readonly sign: (plan: SignOffPlan) => void;
  readonly undo: (done: SignOffDone) => void;
}

/** Signs products off: each shows its mark at once, and loses it when the server does not take it. */
export const useSignOff = ({
  listing,
  onMarks,
  onTimes,
  onBroken,
}: Pick<Products, 'listing' | 'onMarks' | 'onTimes' | 'onBroken'>): SigningOff => {
  const t = useTranslate();
  const { board, signOff, local } = useBrand();
  const [running, setRunning] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [others, setOthers] = useState<string | null>(null);
  const [done, setDone] = useState<SignOffDone | null>(null);
  /** What was sent and not answered: it may be done all the same. */
  const [unanswered, setUnanswered] = useState<readonly Unanswered[]>([]);
  /** How many presses there were, and which was the last on each product, by region and SKU. */
  const presses = useRef({ count: 0, last: new Map<string, number>() });
  /** The press whose answer was lost: the same again is the same press. */
  const lost = useRef<{ readonly plan: string; readonly action: string } | null>(null);

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(null), undoLife);
    return () => clearTimeout(timer);
  }, [done]);

  const actions = useMemo(() => {
    const mark = (
      { level, region }: Pick<SignOffPlan, 'level' | 'region'>,
      skus: readonly string[],
      isMarked: boolean,
    ) => {
      if (isMarked) local.add(level, region, skus);
      else local.remove(level, region, skus);
      onMarks();
    };
    const takeOver = (times: readonly SignOffTimes[]) => {
      onTimes(times);
      board.put(times).catch(onBroken);
    };
    /**
     * Takes over what others did to products of a storefront; null where the server did not say. What was pressed since it was asked is
     * newer than its answer.
     */
    const look = async (skus: readonly string[], region: string): Promise<readonly SignOffTimes[] | null> => {
      if (skus.length === 0) return [];
      const { count, last } = presses.current;
      const answer = await signOff.states({ skus, region });
      if (!answer.ok) return null;
      const isCurrent = (sku: string): boolean => (last.get(region + sku) ?? 0) <= count;
      const times = answer.value.filter(({ sku }) => isCurrent(sku));
      takeOver(times);
      for (const level of signOffLevels)
        mark({ level, region }, notSignedAtServer(skus.filter(isCurrent), level, times), false);
      return times;
    };
    /** Asks how products are whose answer was lost: whether all is done as it was asked for; null where nobody answers. */
    const settle = async ({ plan, undo, action, isLast }: Unanswered): Promise<boolean | null> => {
      const times = await look(plan.skus, plan.region);
      if (!times) return null;
      const notSigned = notSignedAtServer(plan.skus, plan.level, times);
      const isDone = isLast && notSigned.length === (undo ? plan.skus.length : 0);
      if (isDone && undo) setDone((now) => (now?.action === action ? null : now));
      return isDone;
    };

    /** Chunk after chunk, until one fails; answers how the products are that are as asked for now. */
    const send = async (plan: SignOffPlan, undo: boolean, action: string | null) => {
      const { skus, region, level } = plan;
      const asked: AskedSignOff[] = [];
      for (let start = 0; start < skus.length; start += chunkSize) {
        const chunk = skus.slice(start, start + chunkSize);
        const answer = await signOff.sign({ skus: chunk, region, level, undo, action });
        if (!answer.ok) {
          await outlived();
          if (!undo) mark(plan, skus.slice(start), false);
          setProblem(refusalText(t, answer.refusal));
          // The answer alone may have been lost.
          const open = { plan: { ...plan, skus: chunk }, undo, action, isLast: start + chunkSize >= skus.length };
          setUnanswered((before) => [...before, open]);
          return { asked, isWhole: false };
        }
        const { products, refused } = answer.value;
        const refusedSkus = refused.map(({ sku }) => sku);
        takeOver(products);
        // What was signed off keeps its mark until a load shows that the index has it (decisions §confirmed-marks).
        mark(plan, undo ? products.map(({ sku }) => sku) : refusedSkus, false);
        setProblem((before) => refusedText(t, undo, refused) ?? before);
        void look(refusedSkus, region);
        asked.push(...products);
      }
      return { asked, isWhole: true };
    };
    const run = async (plan: SignOffPlan, undo: boolean, action: string | null): Promise<void> => {
      setProblem(null);
      setOthers(null);
      setDone(null);
      setRunning((count) => count + 1);
      presses.current.count += 1;
      for (const sku of plan.skus) presses.current.last.set(plan.region + sku, presses.current.count);
      if (!undo) mark(plan, plan.skus, true);
      const { asked, isWhole } = await send(plan, undo, action);
      setRunning((count) => count - 1);
      const skus = asked.filter(({ changed }) => changed).map(({ sku }) => sku);
      setOthers(
        othersText(
          t,
          plan.level,
          undo,
          asked.filter(({ changed }) => !changed),
        ),
      );
      if (undo && !isWhole && action !== null) setDone({ ...plan, action });
      if (!undo && skus.length > 0) setDone({ ...plan, skus, action });
      lost.current = !undo && !isWhole && action !== null ? { plan: JSON.stringify(plan), action } : null;
    };
    const actionOf = (plan: SignOffPlan): string =>
      lost.current?.plan === JSON.stringify(plan) ? lost.current.action : crypto.randomUUID();
    return {
      look,
      settle,
      sign: (plan: SignOffPlan) => void run(plan, false, actionOf(plan)),
      undo: ({ action, ...plan }: SignOffDone) => void run(plan, true, action),
    };
  }, [t, board, signOff, local, onMarks, onTimes, onBroken]);
  const { look, settle, sign, undo } = actions;

  useEffect(() => {
    const [first] = unanswered;
    if (!first) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      const isDone = await settle(first);
      if (isOver) return;
      if (isDone === null) {
        timer = setTimeout(() => void ask(), pause);
        return;
      }
      setUnanswered((now) => now.filter((one) => one !== first));
      // What was done is no problem.
      if (isDone && unanswered.length === 1) setProblem(null);
    };
    void ask();
    const stop = listenToLine(() => hasLine() && void ask());
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [unanswered, settle]);

  // Whoever comes back to the page sees what others did meanwhile; not while marks are on their way to the server.
  const lookAgain = (): void => {
    const rows = listing?.rows ?? [];
    const [first] = rows;
    if (first && running === 0 && document.visibilityState === 'visible')
      void look(
        rows.map(({ sku }) => sku),
        first.region,
      );
  };
  const onReturn = useEffectEvent(lookAgain);
  useEffect(() => {
    const listen = () => onReturn();
    window.addEventListener('focus', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      window.removeEventListener('focus', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, []);
  return { busy: running > 0, problem, others, done, sign, undo };
};
