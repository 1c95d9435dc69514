import { minPasswordLength } from '@connect/core/domain/access/password';

/**
 * Some 18,000 passwords that whoever guesses tries first, in lower case, of at least the length a password has to have. They are read
 * when a password is first set: most processes never hold them.
 */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= minPasswordLength));
};

/** Whether lists that guessers have hold a password. */
export type IsKnownPassword = (password: string) => Promise<boolean>;

/** By those that are tried first, in whatever case, and by those of breaches, to the letter, where the operator has such a list. */
export const makeIsKnownPassword =
  (isBreached: IsKnownPassword = async () => false): IsKnownPassword =>
  async (password) =>
    (await commonPasswords()).has(password.trim().toLowerCase()) || isBreached(password);
