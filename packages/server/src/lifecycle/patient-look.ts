import { setTimeout } from 'node:timers/promises';

/** What is asked whether it is there, and may be slow to say so. */
export interface PatientLook {
  /** Answers in time, by what was heard last where nothing is heard yet: one whose answers come late is there all the same. */
  isThere(): Promise<boolean>;
  /** Whether its last answer came late. */
  isSlow(): boolean;
}

/** One that was late is waited for so many times as long as it took then: what took longer froze, maybe right after it had woken. */
const muchLonger = 3;

/** Nobody waits for one answer longer than `patience`; what comes later is heard until `longest`. Both in milliseconds. */
export const lookPatiently = (
  look: () => Promise<boolean>,
  { patience, longest }: { readonly patience: number; readonly longest: number },
): PatientLook => {
  /** When each was asked that nothing newer was heard of, by its number. */
  const open = new Map<number, number>();
  let begun = 0;
  let heard = { isLate: false, took: 0 };
  const hear = (at: number, isLate: boolean): void => {
    const asked = open.get(at);
    // One that was asked before it says what was.
    if (asked === undefined) return;
    heard = { isLate, took: performance.now() - asked };
    for (const each of open.keys()) if (each <= at) open.delete(each);
  };
  return {
    isThere: () => {
      const at = ++begun;
      open.set(at, performance.now());
      let isWaitedFor = true;
      const answer = Promise.race([look().catch(() => false), setTimeout(longest, false, { ref: false })]);
      const noted = answer.then((isThere) => {
        hear(at, isThere && !isWaitedFor);
        return isThere;
      });
      const late = setTimeout(patience, null, { ref: false }).then(() => {
        isWaitedFor = false;
        const [oldest = 0] = open.values();
        return heard.isLate && performance.now() - oldest < muchLonger * heard.took;
      });
      return Promise.race([noted, late]);
    },
    isSlow: () => heard.isLate,
  };
};
