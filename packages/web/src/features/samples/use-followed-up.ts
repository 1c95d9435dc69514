import type { ListedSample, SampleOrder } from '@connect/core/domain/samples/sample-order';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import { useStaff } from '../../staff-services.ts';

type Followed = Pick<ListedSample, 'no' | 'srNo'>;

export interface FollowedUp {
  /** The sample that was marked last, as long as that can be undone. */
  readonly marked: Followed | null;
  /** The sample whose mark was undone last. */
  readonly unmarked: Followed | null;
  /** What the server said when it was not done. */
  readonly problem: string | null;
  /** Number of the order that is being marked. */
  readonly busy: string | null;
  readonly mark: (sample: Followed) => void;
  readonly undo: () => void;
}

const nothing = { marked: null, unmarked: null, problem: null, busy: null } as const;

/** Marks samples in a list as followed up, one press each; the last one can be undone. */
export const useFollowedUp = (onChanged: (sample: SampleOrder) => void): FollowedUp => {
  const t = useTranslate();
  const { editSample } = useStaff();
  const [state, setState] = useState<Omit<FollowedUp, 'mark' | 'undo'>>(nothing);

  const set = async (sample: Followed, followedUp: boolean): Promise<void> => {
    const { no } = sample;
    if (state.busy !== null) return;
    setState({ ...state, busy: no });
    const answer = await editSample(no, { followedUp });
    if (!answer.ok) return setState({ ...nothing, problem: refusalText(t, answer.refusal) });
    setState({ ...nothing, [followedUp ? 'marked' : 'unmarked']: sample });
    onChanged(answer.value);
  };
  return {
    ...state,
    mark: (sample) => void set(sample, true),
    undo: () => {
      if (state.marked) void set(state.marked, false);
    },
  };
};
