import type { ErrorCode, OrderingErrorCode } from '@connect/contract/error-codes';
import { unreachableServer } from '@connect/core/domain/access/auth-buttons';
import { waitingTime } from '@connect/core/domain/figures/waiting-time';
import type { OwnCode, ServerMessage } from '@connect/core/domain/access/server-message';
import type { Refusal } from '@connect/core/ports/failure';

import type { Values } from './format-message.ts';
import { portalMessages } from './portal-messages.ts';
import { msg } from './translator.ts';
import type { Translate } from './translator.ts';

export type { OrderingErrorCode };

/** What each refusal says; a code of the contract that is missing here does not compile. Ordering's are in its own pages. */
const texts: Readonly<Record<Exclude<ErrorCode, OrderingErrorCode> | OwnCode, string>> = {
  ...portalMessages,
  body_too_large: msg('This is too large to be sent.'),
  internal_error: msg('Something went wrong on our side.'),
  invalid_code: msg('This sign-in is not valid any more. Please sign in again.'),
  deactivated: msg('Your login is deactivated. An administrator in your company can reactivate it.'),
  invalid_credentials: msg('These credentials do not match our records.'),
  invalid_invitation: msg('This invitation is not valid, has been used or has expired.'),
  invalid_mfa_code: msg('This code is not valid. Please try again.'),
  invalid_mfa_token: msg('Signing in took too long. Please enter your password again.'),
  invalid_registration: msg('Please check what you entered.'),
  invalid_reset: msg('This password reset link is not valid, has been used or has expired.'),
  malformed_json: msg('Something went wrong on our side.'),
  malformed_request: msg('Please check what you entered.'),
  method_not_allowed: msg('Something went wrong on our side.'),
  not_found: msg('There is nothing here, or it is not yours to see.'),
  password_is_email: msg('Password must not be your email address'),
  password_mismatch: msg('The two passwords are not the same'),
  password_too_common: msg('This password is one of the most common ones. Please choose another.'),
  password_too_short: msg('Password must be at least 8 characters'),
  short_password: msg('Password must be at least 8 characters'),
  starting: msg('The portal is starting. Please try again in a moment.'),
  too_many_attempts: msg('Too many attempts. Please try again {wait}.'),
  unauthenticated: msg('Please sign in.'),
  unreachable: msg('The server could not be reached. Please try again later.'),
  wrong_role: msg('This is not available to your kind of account.'),
};
const textOf: Readonly<Partial<Record<string, string>>> = texts;

/** What can be wrong with a field, in the words of the contract. */
const problems: Readonly<Partial<Record<string, string>>> = {
  'is required': msg('This is required.'),
  'is too long': msg('This is too long.'),
  'is too large': msg('This is too large.'),
  'is not an email address': msg('This is not an email address.'),
};

const hasValues = (text: string, values: Values): boolean =>
  [...text.matchAll(/\{(\w+)/g)].every(([, name = '']) => name in values);

/** What texts name of a message: a wait as one, not in the seconds that the server counts. */
const valuesOf = ({ seconds, ...values }: ServerMessage['values']): Values => {
  const known = Number(seconds);
  return known > 0 ? { ...values, wait: waitingTime(known) } : values;
};

/**
 * The server's message in the user's language, by its code (specification §server-messages). In the server's own words when the code is not
 * known, or comes without the values that our text names.
 */
export const serverText = (t: Translate, message: ServerMessage): string => {
  const { code } = message;
  const values = valuesOf(message.values);
  const known = Object.hasOwn(texts, code) ? textOf[code] : undefined;
  return known !== undefined && hasValues(known, values) ? t(known, values) : message.text;
};

/** What to tell about a call that was refused; a server without words was out of reach. */
export const refusalText = (t: Translate, { message }: Pick<Refusal, 'message'>): string =>
  serverText(t, message ?? unreachableServer);

/** What the server says of one field of a form; undefined where it says nothing. */
export const fieldText = (t: Translate, message: ServerMessage | null, field: string): string | undefined => {
  const problem = message?.errors[field]?.[0];
  if (message === null || problem === undefined) return undefined;
  // A message that is about one field is its problem, too.
  return problem === message.text ? serverText(t, message) : t(problems[problem] ?? problem);
};
