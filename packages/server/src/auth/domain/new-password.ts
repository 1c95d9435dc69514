import { isLongEnough } from '@connect/core/domain/access/password';

/** Why a password may not become somebody's. */
export type PasswordProblem = 'password_too_short' | 'password_is_email' | 'password_about_you' | 'password_too_common';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Name of their company. */
  readonly company: string;
}

/** A word of fewer letters stands in too many passwords by chance. */
const shortestWord = 4;

/** Letters and digits alone, in lower case: what separates them changes nothing. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What is left of a password without the digits and signs that are put before and behind a word. */
const core = (password: string): string => bare(password).replace(/^\p{N}+|\p{N}+$/gu, '');

/** Texts word by word, and by those words that stand side by side: `Abbey Road` of `Abbey Road Builders Ltd`. */
const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    return words.flatMap((_, from) =>
      words.slice(from).map((__, count) => words.slice(from, from + count + 1).join('')),
    );
  });

const isOneOf = (words: readonly string[], password: string): boolean => {
  const tried = core(password);
  return tried.length >= shortestWord && words.some((word) => core(word) === tried);
};

/** Whether a password is a name, or words of one, such as that of the portal, which whoever guesses its passwords tries first. */
export const isNamed = (names: readonly string[], password: string): boolean => isOneOf(wordsOf(names), password);

/** What whoever knows somebody tries first: their names, company and email, whole and word by word. */
const ownWords = ({ email, firstName, lastName, company }: PasswordOwner): readonly string[] => {
  const [local = '', host = ''] = email.split('@');
  const whole = [firstName + lastName, lastName + firstName, email];
  return [...whole, ...wordsOf([company, local, host, firstName, lastName])];
};

/** A few signs again and again, or signs in a row, which no list holds whole: `12121212`, `12341234`, `abcdefgh`, `87654321`. */
const isPattern = (password: string): boolean => {
  if (/^(.{1,4})\1+$/u.test(password)) return true;
  const steps = [...password].slice(1).map((sign, index) => sign.charCodeAt(0) - password.charCodeAt(index));
  return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) <= 1;
};

/** What is wrong with a password for its owner, or null (specification §new-passwords). `isKnown`: lists that guessers have hold it. */
export const passwordProblem = (password: string, owner: PasswordOwner, isKnown: boolean): PasswordProblem | null => {
  if (!isLongEnough(password)) return 'password_too_short';
  const lower = password.trim().toLowerCase();
  if (lower === owner.email.toLowerCase()) return 'password_is_email';
  if (isOneOf(ownWords(owner), password)) return 'password_about_you';
  return isKnown || isPattern(lower) ? 'password_too_common' : null;
};
