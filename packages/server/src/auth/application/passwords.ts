import { hash, verify } from '@node-rs/argon2';
import { passwordCost } from './password-cost.ts';

const { memoryCost, timeCost, parallelism } = passwordCost;

/** What nobody's password hashes to; verifying against it takes as long as against a real one. */
const nobodysHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$Tm90IGEgcmVhbCBzYWx0IQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

/** The argon2id hash of a password, with a salt of its own; made beside the event loop, so that nobody waits for it who does something else. */
export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost);

/** Whether the password is right. Without a hash it never is, and the answer takes as long. */
export const verifyPassword = async (password: string, hashed: string | null): Promise<boolean> => {
  const matches = await verify(hashed ?? nobodysHash, password);
  return matches && hashed !== null;
};
