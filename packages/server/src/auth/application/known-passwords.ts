/** Signs that are put in place of letters. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** A word as it is read whatever stands for its letters: `P@ssw0rd`. */
const read = (word: string): string => word.replace(/[@431!0$57]/g, (sign) => letters[sign] ?? sign);

/** Of fewer letters a word stands in too many passwords by chance. */
const shortestWord = 5;

/**
 * Some 49,000 passwords that whoever guesses tries first, in lower case. They are read when a password is first set: most processes
 * never hold them.
 */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Whether one is tried first, or is one with digits and signs around it or in place of its letters. */
const isCommon = async (password: string): Promise<boolean> => {
  const common = await commonPasswords();
  const lower = password.trim().toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return common.has(lower) || [bare, read(bare)].some((word) => word.length >= shortestWord && common.has(word));
};

/** Whether lists that guessers have hold a password. */
export type IsKnownPassword = (password: string) => Promise<boolean>;

/** By those that are tried first, in whatever case and with digits and signs around them, and by those of breaches, to the letter, where the operator has such a list. */
export const makeIsKnownPassword =
  (isBreached: IsKnownPassword = async () => false): IsKnownPassword =>
  async (password) =>
    (await isCommon(password)) || isBreached(password);
