import type { ErrorCode } from '@connect/contract/error-codes';
import type { ErrorBody } from '@connect/contract/values';
import { inWaitingTime } from '@connect/core/domain/figures/waiting-time';

/** An expected refusal of a call: the answer in place of what was asked for. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503;
  readonly body: ErrorBody & { readonly code: ErrorCode };
  readonly headers?: Readonly<Record<string, string>>;
}

const refusal = (
  status: Refusal['status'],
  code: ErrorCode,
  message: string,
  rest: Partial<Refusal> = {},
): Refusal => ({
  status,
  body: { message, code },
  ...rest,
});

export const malformed = (errors: Record<string, string[]>): Refusal => {
  const [field, texts] = Object.entries(errors)[0] ?? ['request', ['is malformed']];
  return {
    status: 400,
    body: {
      message: `The request is not valid: ${field} ${texts[0] ?? 'is malformed'}.`,
      code: 'malformed_request',
      errors,
    },
  };
};
export const malformedJson = refusal(400, 'malformed_json', 'The body of the request is not valid JSON.');
export const unauthenticated = refusal(401, 'unauthenticated', 'Please sign in.', {
  headers: { 'WWW-Authenticate': 'Bearer' },
});
export const wrongPassword = refusal(401, 'invalid_credentials', 'These credentials do not match our records.');
/** Told only to whoever has proved to be the user, by the password. */
export const deactivated = refusal(
  401,
  'deactivated',
  'Your login is deactivated. An administrator in your company can reactivate it.',
);
export const mfaTokenOver = refusal(
  401,
  'invalid_mfa_token',
  'Signing in took too long. Please enter your password again.',
);
export const wrongCode = refusal(422, 'invalid_mfa_code', 'This code is not valid. Please try again.');
export const mfaOn = refusal(409, 'mfa_on', 'The second step of signing in is on already.');
export const mfaOff = refusal(409, 'mfa_off', 'The second step of signing in is off.');
export const wrongRole = refusal(403, 'wrong_role', 'This is not available to your kind of account.');
export const missingPermission = (permission: string): Refusal =>
  refusal(403, 'missing_permission', `You need the permission ${permission} for this.`);
export const superUsersOnly = refusal(403, 'super_users_only', 'This is for super users only.');
export const notWhileImpersonating = refusal(
  403,
  'not_while_impersonating',
  'This cannot be done while you act for a customer. Stop first.',
);
export const notImpersonating = refusal(409, 'not_impersonating', 'You do not act for a customer.');
export const invalidCode = refusal(401, 'invalid_code', 'This sign-in is not valid any more. Please sign in again.');
export const customerBlocked = refusal(
  422,
  'customer_blocked',
  'This customer is blocked: nothing can be sent to them.',
);
/** As it refuses what would be ordered for them. */
export const blockedForOrders: Refusal = { ...customerBlocked, status: 409 };
export const nothingLeftToOrder = refusal(
  409,
  'nothing_left_to_order',
  'Nothing on this sample order can be ordered any more.',
);
export const dateInThePast = refusal(422, 'date_in_the_past', 'This day has passed already.');
export const notSignedFirst = refusal(409, 'not_signed_first', 'A product needs its first sign-off before the second.');
export const signedByOther = refusal(409, 'signed_by_other', 'This is the sign-off of somebody else by now.');
export const signedTwice = refusal(409, 'signed_twice', 'Take the second sign-off back first.');
export const undoOver = refusal(409, 'undo_over', 'Only a senior brand manager can take this sign-off back now.');
export const unknownProduct = (sku: string): Refusal => ({
  status: 422,
  body: { message: `There is no product ${sku}.`, code: 'unknown_product', values: { sku } },
});
export const nameTaken = refusal(409, 'name_taken', 'You have a list of this name already.');
/** One more would be over a limit. */
export const noRoom = (limit: number): Refusal => ({
  status: 409,
  body: { message: `There is no room for more than ${limit}.`, code: 'no_room', values: { limit } },
});
export const basketChanged = refusal(
  409,
  'basket_changed',
  'The basket has changed meanwhile. Please look at it again.',
);
export const accountBlocked = refusal(
  422,
  'account_blocked',
  'The account of your company is blocked, so nothing can be ordered. Please contact us.',
);
export const nothingToOrder = refusal(422, 'nothing_to_order', 'There is nothing in the basket that can be ordered.');
export const orderDiscarded = refusal(409, 'order_discarded', 'This order was given up before it arrived.');
export const unknownAddress = refusal(422, 'unknown_address', 'This is no address of your company.');
export const referenceRequired = refusal(
  422,
  'reference_required',
  'Your company asks for a reference on every order.',
);
export const referenceForm = (mask: string): Refusal => ({
  status: 422,
  body: { message: `References of your company look like ${mask}.`, code: 'reference_form', values: { mask } },
});
export const referenceOfSample = refusal(
  422,
  'reference_of_sample',
  'SR and digits alone are the number of a sample order. Please add something to your reference.',
);
export const dayTooEarly = (earliest: string): Refusal => ({
  status: 422,
  body: { message: `The first day possible is ${earliest}.`, code: 'day_too_early', values: { earliest } },
});
export const alreadyDecided = refusal(409, 'already_decided', 'This order does not wait for your approval any more.');
export const orderWithdrawn = refusal(409, 'order_withdrawn', 'Whoever placed this order has withdrawn it.');
export const notWaiting = refusal(
  409,
  'not_waiting',
  'This order does not wait for approval any more, so it cannot be withdrawn.',
);
export const notYoursToWithdraw = refusal(
  422,
  'not_yours_to_withdraw',
  'Only the person who placed an order can withdraw it.',
);
export const notYourOwnOrder = refusal(422, 'not_your_own_order', 'Somebody else must decide on your own order.');
export const notFound = refusal(404, 'not_found', 'There is nothing here, or it is not yours to see.');
export const methodNotAllowed = (allow: string): Refusal =>
  refusal(405, 'method_not_allowed', 'This address does not take that method.', { headers: { Allow: allow } });
export const bodyTooLarge = refusal(413, 'body_too_large', 'The body of the request is too large.');
export const tooManyAttempts = (seconds: number): Refusal => ({
  status: 429,
  body: {
    message: `Too many attempts. Please try again ${inWaitingTime(seconds, 'en-GB')}.`,
    code: 'too_many_attempts',
    values: { seconds },
  },
  headers: { 'Retry-After': String(seconds) },
});
export const internalError = refusal(500, 'internal_error', 'Something went wrong on our side.');
export const starting = refusal(503, 'starting', 'The portal is starting. Please try again in a moment.', {
  headers: { 'Retry-After': '1' },
});
