import type { ServerMessage } from './server-message.ts';

/** The shortest password there can be (specification §new-passwords). */
export const minPasswordLength = 8;

/** What a password shorter than that is answered with, without a call (specification §password-reset). */
export const shortPasswordText = 'Password must be at least 8 characters';

/** The same as a message. */
export const shortPassword: ServerMessage = {
  code: 'short_password',
  text: shortPasswordText,
  values: {},
  errors: {},
  html: null,
};

/** Characters are counted as people see most of them: by code point. */
export const isLongEnough = (password: string): boolean => [...password].length >= minPasswordLength;
