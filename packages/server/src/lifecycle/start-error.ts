/** Why a server cannot start, in one line for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Node's code of a system error, e.g. `EACCES`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** An error in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || (codeOf(error) ?? error.name) : String(error)).split('\n')[0] ?? '';
