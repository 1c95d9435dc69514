import type { PasskeyAnswer, PasskeyOptions } from '@connect/core/domain/access/passkey';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useEffectEvent, useState } from 'react';

import type { AccountServices } from '../../account-services.ts';
import { useServices } from '../../services.ts';

/** Why no passkey was used: nobody agreed to, this browser cannot, or what the server said. */
export type PasskeyProblem = 'cancelled' | 'unsupported' | Refusal;

interface Question {
  readonly services: AccountServices;
  readonly options: PasskeyOptions;
  readonly askedAt: number;
}

interface PasskeyTryProps {
  /** What a device is asked; null where there is no passkey. */
  readonly ask: (services: AccountServices) => Promise<Result<PasskeyOptions | null, Refusal>>;
  /** Signs in with the answer; answers what the server says where it does not. */
  readonly finish: (answer: PasskeyAnswer) => Promise<Refusal | null>;
}

export interface PasskeyTry {
  /** Whether a device can be asked: null until that is known, else why not. */
  readonly asked: Result<boolean, Refusal> | null;
  readonly problem: PasskeyProblem | null;
  readonly busy: boolean;
  readonly askAgain: () => void;
  readonly use: () => Promise<void>;
}

/** A question is good for five minutes: a page that lay open longer asks anew before it is used. In milliseconds. */
const freshFor = 4 * 60_000;

/**
 * A sign-in with a passkey of this browser. An answer counts once: each try has a question of its own, which is there before the press, as some
 * browsers ask only at once.
 */
export const usePasskeyTry = ({ ask, finish }: PasskeyTryProps): PasskeyTry => {
  const { account, clock } = useServices();
  const [question, setQuestion] = useState<Result<Question | null, Refusal> | null>(null);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const askNow = async (): Promise<Result<Question | null, Refusal>> => {
    try {
      const services = await account();
      const answer = await ask(services);
      if (!answer.ok) return answer;
      return ok(answer.value && { services, options: answer.value, askedAt: clock.now() });
    } catch {
      // Code that cannot be fetched is as good as a server that cannot be reached.
      return refused({ failure: 'unavailable', message: null });
    }
  };
  const askEffect = useEffectEvent(askNow);
  useEffect(() => {
    let isCurrent = true;
    void askEffect().then((found) => isCurrent && setQuestion(found));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Each try asks anew.
  }, [tries]);
  const askAgain = (): void => setTries(tries + 1);

  const attempt = async ({ services, options }: Question): Promise<void> => {
    const made = await services.devicePasskey(options);
    if (!made.ok) return setProblem(made.refusal);
    const refusal = await finish(made.value);
    if (refusal === null) return;
    setProblem(refusal);
    askAgain();
  };
  const use = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      // Who is quicker than the question waits for one.
      const isFresh = question?.ok && question.value && clock.now() - question.value.askedAt < freshFor;
      const next = isFresh ? question : await askNow();
      setQuestion(next);
      if (next.ok && next.value) await attempt(next.value);
    } finally {
      setBusy(false);
    }
  };
  return { asked: question && (question.ok ? ok(question.value !== null) : question), problem, busy, askAgain, use };
};
