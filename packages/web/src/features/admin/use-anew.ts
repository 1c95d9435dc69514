import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useRef, useState } from 'react';

import type { Query } from '../../shared/query/use-query.ts';

/**
 * Lets a form begin again: `version` is its key. `anew` reads what it shows once more, and begins with that once it is there, as somebody
 * else has changed it; the focus goes to the first field of `frame` then, as the button that asked for it is gone.
 */
export const useAnew = <Value>(query: Query<Value>, ask: () => Promise<Result<Value, Refusal>>) => {
  const [version, setVersion] = useState(0);
  const [reads, setReads] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reads > 0)
      frame.current?.querySelector<HTMLElement>('input:checked, input:not([type="radio"]), select, textarea')?.focus();
  }, [reads]);
  const begin = (): void => setVersion(version + 1);
  return {
    version,
    frame,
    begin,
    anew: async (): Promise<void> => {
      const answer = await ask();
      // It says so in place of the form.
      if (!answer.ok) return query.reload();
      query.set(answer.value);
      begin();
      setReads(reads + 1);
    },
  };
};
