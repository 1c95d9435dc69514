import { ownMessage } from './server-message.ts';

/** The shortest password there can be (specification §new-passwords). */
export const minPasswordLength = 8;

/** What a password shorter than that is answered with, without a call (specification §password-reset). */
export const shortPassword = ownMessage('short_password');

/** Characters are counted as people see most of them: by code point. */
export const isLongEnough = (password: string): boolean => [...password].length >= minPasswordLength;
