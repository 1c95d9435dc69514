import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

export interface LeaveQuestion {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Whoever is on the way to the login page is signed out already: nothing can be saved any more. */
const isSignedOut = (path: string): boolean => path.endsWith('/connect/login');

/**
 * While a page holds what is not saved, asks before it is left: the question to put is answered here, the browser puts its
 * own before the document goes. The router's `useBlocker` would weigh on every page.
 */
export const useLeaveQuestion = (unsaved: boolean): LeaveQuestion | null => {
  const { history } = useRouter();
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const answer = (isBlocked: boolean) => () => {
          setQuestion(null);
          resolve(isBlocked);
        };
        setQuestion({ leave: answer(false), stay: answer(true) });
      });
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ nextLocation }) => !isSignedOut(nextLocation.pathname) && ask(),
    });
  }, [history, unsaved]);
  return question;
};
