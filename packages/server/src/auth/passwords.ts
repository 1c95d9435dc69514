import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;

/** What nobody's password hashes to; verifying against it takes as long as against a real one. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$Tm90IGEgcmVhbCBzYWx0IQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export const hashPassword = (password: string): Promise<string> =>
  argon2id({ ...cost, password, salt: randomBytes(16), outputType: 'encoded' });

/** Whether the password is right. Without a hash it never is, and the answer takes as long. */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const matches = await argon2Verify({ password, hash: hash ?? nobodysHash });
  return matches && hash !== null;
};
