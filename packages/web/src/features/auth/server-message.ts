import { msg } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';

/** Messages of the server and of the login machine, named here so that the catalogues know them. */
export const knownMessages = [
  msg('These credentials do not match our records.'),
  msg('The server could not be reached. Please try again later.'),
  msg('Something went wrong on our side.'),
  msg('The portal is starting. Please try again in a moment.'),
  msg('The request is not valid: email is too long.'),
  msg('The request is not valid: password is too long.'),
];

const locked = /^Too many login attempts\. Please try again in (\d+) seconds\.$/;

/** The server's message in the user's language (spec §8); one that is not known stays as it came. */
export const serverMessage = (t: Translate, message: string): string => {
  const [, seconds] = locked.exec(message) ?? [];
  return seconds === undefined
    ? t(message)
    : t('Too many login attempts. Please try again in {seconds} seconds.', { seconds });
};
