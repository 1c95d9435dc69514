import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../../auth/application/one-time-secret.ts';

/** A key as whoever uses it has it, in its parts: `ck_<id>_<secret>`. */
export interface KeyText {
  readonly id: string;
  readonly secret: string;
}

const form = /^ck_([0-9a-f]{16})_([\w-]{43})$/;

export const newKeyText = (): KeyText => ({ id: randomBytes(8).toString('hex'), secret: newSecret() });

export const keyTextOf = ({ id, secret }: KeyText): string => `ck_${id}_${secret}`;

/** Null for what is no key. */
export const readKeyText = (text: string): KeyText | null => {
  const [, id, secret] = form.exec(text) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : null;
};

/**
 * What is kept of a secret. A fast hash is enough: nobody tries 2^256 secrets, as they would try passwords, and a slow one would cost each
 * call what a sign-in costs.
 */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a secret is the one a hash was made of, in the same time whichever it is. */
export const isSecretOf = (secret: string, hash: string): boolean => {
  const [given, kept] = [Buffer.from(secretHash(secret)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
};
