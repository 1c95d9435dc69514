import type { AdministrationErrorCode, ErrorCode, OrderingErrorCode } from '@connect/contract/error-codes';
import { unreachableServer } from '@connect/core/domain/access/auth-buttons';
import { waitingTime } from '@connect/core/domain/figures/waiting-time';
import type { OwnCode, ServerMessage } from '@connect/core/domain/access/server-message';
import type { Refusal } from '@connect/core/ports/failure';

import type { Values } from './format-message.ts';
import { portalMessages } from './portal-messages.ts';
import { msg } from './translator.ts';
import type { Translate } from './translator.ts';

export type { AdministrationErrorCode, OrderingErrorCode };

/** What each refusal says; a code of the contract that is missing here does not compile. Ordering's and administrators' are in their own pages. */
const texts: Readonly<Record<Exclude<ErrorCode, OrderingErrorCode | AdministrationErrorCode> | OwnCode, string>> = {
  ...portalMessages,
  body_too_large: msg('This is too large to send. Please shorten it and try again.'),
  disk_full: msg('Nothing can be saved at the moment, but you can still look everything up. Please try again later.'),
  internal_error: msg('Something went wrong on our side. Please try again; if it keeps happening, contact us.'),
  invalid_code: msg('This login is no longer valid. Please log in again.'),
  deactivated: msg('Your login is deactivated. Ask an administrator in your company, or contact us.'),
  invalid_credentials: msg('The email or password is incorrect.'),
  invalid_invitation: msg(
    'This invitation is no longer valid. If you’ve already registered, log in; otherwise ask for a new one.',
  ),
  invalid_mfa_code: msg('That code isn’t right. Check it and try again.'),
  invalid_mfa_token: msg('Your login timed out. Please enter your password again.'),
  invalid_registration: msg('Please check what you entered.'),
  invalid_reset: msg('This password reset link has expired or been used. Request a new one.'),
  malformed_json: msg('Something went wrong on our side. Please try again; if it keeps happening, contact us.'),
  malformed_request: msg('Please check what you entered.'),
  method_not_allowed: msg('Something went wrong on our side. Please try again; if it keeps happening, contact us.'),
  not_found: msg('This page doesn’t exist, or you don’t have access to it.'),
  password_about_you: msg('Password must not be your name or your company’s'),
  password_is_email: msg('Password must not be your email address'),
  password_mismatch: msg('The passwords don’t match'),
  password_too_common: msg('This password is too common. Please choose another.'),
  password_too_short: msg('Password must be at least 8 characters'),
  short_password: msg('Password must be at least 8 characters'),
  starting: msg('The portal is starting. Please try again in a moment.'),
  too_many_attempts: msg('Too many attempts. Please try again {wait}.'),
  unauthenticated: msg('Please log in.'),
  unavailable: msg('The portal can’t be reached right now. Please try again.'),
  unreachable: msg('We can’t reach the server. Check your connection and try again.'),
  wrong_role: msg('This isn’t available for your type of login.'),
};
const textOf: Readonly<Partial<Record<string, string>>> = texts;

/** What can be wrong with a field, in the words of the contract. */
const problems: Readonly<Partial<Record<string, string>>> = {
  'is required': msg('Please fill in this field.'),
  'is too long': msg('Too long. Please shorten it.'),
  'is too large': msg('This amount is too high.'),
  'is not an email address': msg('Enter a valid email address.'),
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
 * known, or comes without the values that our text names; where it has none, that something went wrong.
 */
export const serverText = (t: Translate, message: ServerMessage): string => {
  const { code } = message;
  const values = valuesOf(message.values);
  const known = Object.hasOwn(texts, code) ? textOf[code] : undefined;
  if (known !== undefined && hasValues(known, values)) return t(known, values);
  return message.text.trim() === '' ? t(texts.internal_error) : message.text;
};

/** What to tell about a call that was refused; a server without words was out of reach. */
export const refusalText = (t: Translate, { message }: Pick<Refusal, 'message'>): string =>
  serverText(t, message ?? unreachableServer);

/** What the server says of one field of a form, or what is to be entered where that is missing; undefined where it says nothing. */
export const fieldText = (
  t: Translate,
  message: ServerMessage | null,
  field: string,
  toEnter?: string,
): string | undefined => {
  const problem = message?.errors[field]?.[0];
  if (message === null || problem === undefined) return undefined;
  // A message that is about one field is its problem, too.
  if (toEnter !== undefined && problem === 'is required') return t(toEnter);
  return problem === message.text ? serverText(t, message) : t(problems[problem] ?? problem);
};
