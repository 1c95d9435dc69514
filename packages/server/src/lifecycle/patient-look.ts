import { setTimeout } from 'node:timers/promises';

/** What is asked whether it is there, and may be slow to say so. */
export interface PatientLook {
  /** Answers in time, by what was heard last where nothing is heard yet: one whose answers come late is there all the same. */
  isThere(): Promise<boolean>;
  /** Whether its last answer came late. */
  isSlow(): boolean;
}

/** Nobody waits for one answer longer than `patience`; what comes later is heard until `longest`. Both in milliseconds. */
export const lookPatiently = (
  look: () => Promise<boolean>,
  { patience, longest }: { readonly patience: number; readonly longest: number },
): PatientLook => {
  let begun = 0;
  let heard = { at: 0, isLate: false };
  return {
    isThere: () => {
      const at = ++begun;
      let isWaitedFor = true;
      const answer = Promise.race([look().catch(() => false), setTimeout(longest, false, { ref: false })]);
      const said = answer.then((isThere) => {
        // One that was asked before it says what was.
        if (at > heard.at) heard = { at, isLate: isThere && !isWaitedFor };
        return isThere;
      });
      const late = setTimeout(patience, null, { ref: false }).then(() => {
        isWaitedFor = false;
        return heard.isLate;
      });
      return Promise.race([said, late]);
    },
    isSlow: () => heard.isLate,
  };
};
