import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../../gate.ts';
import { passwordCost } from './password-cost.ts';

const { memoryCost, timeCost, parallelism } = passwordCost;
/** How a hash begins that is made today. */
const todays = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** What nobody's password hashes to; verifying against it takes as long as against a real one. */
const nobodysHash = `${todays}Tm90IGEgcmVhbCBzYWx0IQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

/**
 * Each takes a processor for its time, and a thread of the four that files and answers are read and packed by, too: two at a time leave half of them to
 * everybody else. Who would wait for more than some three seconds is told to come again.
 */
const inTurn = createGate({ atOnce: 2, waiting: 100 });

/** The argon2id hash of a password, with a salt of its own; made beside the event loop, so that nobody waits for it who does something else. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, passwordCost));

/** Whether it is hashed as passwords are today: one of before is as good, and is made anew when its password is there to do it. */
export const isHashedAsToday = (hashed: string): boolean => hashed.startsWith(todays);

/** Whether the password is right. Without a hash it never is, and the answer takes as long. */
export const verifyPassword = async (password: string, hashed: string | null): Promise<boolean> => {
  const matches = await inTurn(() => verify(hashed ?? nobodysHash, password));
  return matches && hashed !== null;
};
