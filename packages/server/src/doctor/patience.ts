/** Milliseconds that somebody else's server may take to answer. */
export const patience = 8000;

/** What was wrong below a call that failed, which alone says what it was. */
export const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;
