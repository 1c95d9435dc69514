/** Why a server cannot start, in one line for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Node's code of a system error, e.g. `EACCES`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** What something thrown says of itself: the embedded engine's file system throws objects that are no errors, with a number alone. */
const textOf = (error: unknown): string => {
  if (error instanceof Error) return error.message || (codeOf(error) ?? error.name);
  if (typeof error !== 'object' || error === null) return String(error);
  const [message, errno]: unknown[] = [Reflect.get(error, 'message'), Reflect.get(error, 'errno')];
  if (typeof message === 'string' && message) return message;
  return typeof errno === 'number' ? `error ${errno} of its files` : 'unknown';
};

/** An error in one line. */
export const reasonOf = (error: unknown): string => textOf(error).split('\n')[0] ?? '';
