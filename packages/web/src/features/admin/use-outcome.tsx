import { useState } from 'react';
import type { ReactNode } from 'react';

import { Toast } from '../../shared/page/toast.tsx';

interface Outcome {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** What came of the last press, as a toast. */
export const useOutcome = (): {
  readonly notice: ReactNode;
  readonly setOutcome: (outcome: Outcome | null) => void;
} => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const notice = outcome && (
    <Toast tone={outcome.tone} about={outcome}>
      {outcome.text}
    </Toast>
  );
  return { notice, setOutcome };
};
