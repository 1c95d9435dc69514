import { isLongEnough } from '@connect/core/domain/access/password';

/** Why a password may not become somebody's. */
export type PasswordProblem = 'password_too_short' | 'password_is_email' | 'password_too_common';

/** Passwords of eight characters and more that are tried first by whoever guesses. */
const common = new Set(
  `00000000 11111111 12121212 12341234 12345678 123456789 1234567890 123123123 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  87654321 987654321 a1b2c3d4 aa123456 abc12345 abcd1234 abcdefgh admin123 administrator asdfasdf asdfghjk asdfghjkl
  baseball basketball changeme charlie1 computer connect1 football iloveyou internet jennifer letmein1 liverpool
  michelle minecraft passw0rd password password! password1 password12 password123 password1234 pokemon1 princess
  q1w2e3r4 qazwsxedc qwer1234 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop spiderman starwars sunshine superman
  trustno1 welcome1 welcome123 whatever zxcvbnm1`.split(/\s+/),
);

/** What is wrong with a password for the account of this email, or null: its length, and that it is none everybody tries. */
export const passwordProblem = (password: string, email: string): PasswordProblem | null => {
  if (!isLongEnough(password)) return 'password_too_short';
  const lower = password.trim().toLowerCase();
  if (lower === email.toLowerCase()) return 'password_is_email';
  return common.has(lower) || new Set(lower).size < 2 ? 'password_too_common' : null;
};
