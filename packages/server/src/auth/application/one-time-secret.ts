import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses, to be sent out once. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: whoever reads the table cannot use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
