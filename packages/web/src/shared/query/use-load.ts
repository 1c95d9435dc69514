import type { Result } from '@connect/core/domain/result';
import { useLayoutEffect, useState } from 'react';

import { useRetryOnline } from '../../line/use-line.ts';
import type { Load } from '../account/loads.ts';

export type LoadState<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly value: Value };

interface Retried<Value> {
  readonly load: Load<Value>;
  readonly answer: Promise<Result<Value, 'failed'>>;
}

/** Follows a load. A newer load keeps the old value until it has its own; an answer that is no longer wanted is dropped. */
export function useLoad<Value>(load: Load<Value>): readonly [LoadState<Value>, retry: () => void] {
  const [state, setState] = useState<LoadState<Value>>({ state: 'loading' });
  const [retried, setRetried] = useState<Retried<Value> | null>(null);
  const answer = retried?.load === load ? retried.answer : load.first;

  // Before the paint, so that an answer which is already there is painted at once.
  useLayoutEffect(() => {
    let wanted = true;
    const show = async (): Promise<void> => {
      const result = await answer;
      if (wanted) setState(result.ok ? { state: 'loaded', value: result.value } : { state: 'failed' });
    };
    void show();
    return () => {
      wanted = false;
    };
  }, [answer]);

  const retry = (): void => {
    setState({ state: 'loading' });
    setRetried({ load, answer: load.again() });
  };
  useRetryOnline(state.state === 'failed', retry);
  return [state, retry];
}
