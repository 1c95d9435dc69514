import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Notice } from '../../ui/notice.tsx';
import * as css from './admin-form.css.ts';

interface Outcome {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** What came of the last press, as a notice above the list; the focus goes there, as the button that was pressed may be gone. */
export const useOutcome = (): {
  readonly notice: ReactNode;
  readonly setOutcome: (outcome: Outcome | null) => void;
} => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) place.current?.focus();
  }, [outcome]);
  const notice = outcome && (
    <div ref={place} tabIndex={-1} className={css.notice}>
      <Notice tone={outcome.tone}>{outcome.text}</Notice>
    </div>
  );
  return { notice, setOutcome };
};
