import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';
import { passwordCost } from './password-cost.ts';

const { memorySize, iterations, parallelism } = passwordCost;

/** What nobody's password hashes to; verifying against it takes as long as against a real one. */
const nobodysHash = `$argon2id$v=19$m=${memorySize},t=${iterations},p=${parallelism}$Tm90IGEgcmVhbCBzYWx0IQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

export const hashPassword = (password: string): Promise<string> =>
  argon2id({ ...passwordCost, hashLength: 32, password, salt: randomBytes(16), outputType: 'encoded' });

/** Whether the password is right. Without a hash it never is, and the answer takes as long. */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const matches = await argon2Verify({ password, hash: hash ?? nobodysHash });
  return matches && hash !== null;
};
