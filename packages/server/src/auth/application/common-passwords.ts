import { minPasswordLength } from '@connect/core/domain/access/password';

/**
 * Some 18,000 passwords that whoever guesses tries first, in lower case, of at least the length a password has to have. They are read
 * when a password is first set: most processes never hold them.
 */
export const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= minPasswordLength));
};
