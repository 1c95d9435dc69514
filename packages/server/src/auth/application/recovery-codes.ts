import { randomInt } from 'node:crypto';

export const recoveryCodeCount = 10;
/** No i, l, o, 0 or 1: codes are read off paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;
export const recoveryCodeLength = 2 * half;

const newCode = (): string => {
  const letters = Array.from({ length: recoveryCodeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join(
    '',
  );
  return `${letters.slice(0, half)}-${letters.slice(half)}`;
};

/** What is typed, without its case, spaces and dashes, none of which matter. */
export const bareCode = (typed: string): string => typed.toLowerCase().replace(/[\s\p{Pd}]/gu, '');

/** New codes, each another. */
export const newRecoveryCodes = (): string[] => {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  return [...codes];
};
