/** When somebody signed in whose own session it is; null when it has ended. */
export type SignedInAt = (sessionId: string) => Promise<Date | null>;

/** Why a session is not recent enough for what one that was left open must not be enough for. */
export type StaleSignIn = 'ended' | 'too-long-ago';

/** Whether somebody signed in within so many milliseconds; null where they did. */
export const makeStaleSignIn =
  ({ signedInAt, now }: { readonly signedInAt: SignedInAt; readonly now: () => Date }) =>
  async (sessionId: string, within: number): Promise<StaleSignIn | null> => {
    const at = await signedInAt(sessionId);
    if (!at) return 'ended';
    return now().getTime() - at.getTime() > within ? 'too-long-ago' : null;
  };
