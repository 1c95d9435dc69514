import type { ProductListing } from '@connect/core/domain/products/product-list';
import type { SignOffTimes } from '@connect/core/domain/products/product';
import type { LocalSignOffs } from '@connect/core/domain/products/sign-off';
import type { SignOffDone, SignOffPlan } from '@connect/core/use-cases/products/sign-off';
import { signingOffMachine } from '@connect/machines/signing-off';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';

import { useBrand } from '../../brand-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { hasLine, listenToLine } from '../../line/line.ts';
import { othersText, problemText } from './sign-off-texts.ts';

export interface SigningOff {
  readonly busy: boolean;
  /** What was signed off or undone with the last press. */
  readonly pressed: SignOffPlan | null;
  /** What was not done, and why. */
  readonly problem: string | null;
  /** What others had done before. */
  readonly others: string | null;
  /** That what was pressed last to be undone is; empty for nothing. */
  readonly undone: string;
  /** What was signed off last: until the next press it may be undone. */
  readonly done: SignOffDone | null;
  /** Marks that no answer or load has confirmed yet. */
  readonly marks: LocalSignOffs;
  /** What the server answered since the load, by `productKey`. */
  readonly times: ReadonlyMap<string, SignOffTimes>;
  /** Whatever holds the products broke: they must be loaded again. */
  readonly isBroken: boolean;
  readonly sign: (plan: SignOffPlan) => void;
  readonly undo: (done: SignOffDone) => void;
  /** Products came in place of those before; with `reconciles`, marks of earlier visits are compared with them. */
  readonly onLoaded: (reconciles: boolean) => void;
  readonly onBroken: () => void;
  /** Somebody came back to a page that shows these. */
  readonly onReturn: (rows: ProductListing['rows']) => void;
}

/** Signs products off: each shows its mark at once, and loses it when the server does not take it. */
export const useSignOff = (): SigningOff => {
  const t = useTranslate();
  const { signOff } = useBrand();
  const [machine] = useState(() => signingOffMachine(signOff));
  const [snapshot, send] = useMachine(machine);
  const { problem, others, done, marks, times, isBroken } = snapshot.context;
  useEffect(() => listenToLine(() => hasLine() && send({ type: 'line.returned' })), [send]);
  const [pressed, setPressed] = useState<SignOffPlan | null>(null);
  const [undoing, setUndoing] = useState<SignOffDone | null>(null);
  const actions = useMemo(
    () => ({
      sign: (plan: SignOffPlan) => {
        setPressed(plan);
        setUndoing(null);
        send({ type: 'sign.pressed', plan });
      },
      undo: (undone: SignOffDone) => {
        setPressed(undone);
        setUndoing(undone);
        send({ type: 'undo.pressed', done: undone });
      },
      onLoaded: (reconciles: boolean) => send({ type: 'products.loaded', reconciles }),
      onBroken: () => send({ type: 'board.broken' }),
      onReturn: (rows: ProductListing['rows']) => {
        const [first] = rows;
        if (first) send({ type: 'page.returned', skus: rows.map(({ sku }) => sku), region: first.region });
      },
    }),
    [send],
  );
  const busy = snapshot.hasTag('busy');
  const isUndone = undoing !== null && !busy && problem === null && others === null;
  const undoneText = undoing?.level === 'second' ? t('Second sign-off undone') : t('Sign-off undone');
  return {
    ...actions,
    pressed,
    undone: isUndone ? undoneText : '',
    done,
    marks,
    times,
    isBroken,
    busy,
    problem: problem && problemText(t, problem),
    others: others && othersText(t, others),
  };
};
