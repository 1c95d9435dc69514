import type { ErrorCode } from '@connect/contract/error-codes';
import type { ErrorBody } from '@connect/contract/values';

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
export const dateInThePast = refusal(422, 'date_in_the_past', 'This day has passed already.');
export const notSignedFirst = refusal(409, 'not_signed_first', 'A product needs its first sign-off before the second.');
export const signedTwice = refusal(409, 'signed_twice', 'Take the second sign-off back first.');
export const undoOver = refusal(409, 'undo_over', 'Only a senior brand manager can take this sign-off back now.');
export const unknownProduct = (sku: string): Refusal => ({
  status: 422,
  body: { message: `There is no product ${sku}.`, code: 'unknown_product', values: { sku } },
});
export const notFound = refusal(404, 'not_found', 'There is nothing here, or it is not yours to see.');
export const methodNotAllowed = (allow: string): Refusal =>
  refusal(405, 'method_not_allowed', 'This address does not take that method.', { headers: { Allow: allow } });
export const bodyTooLarge = refusal(413, 'body_too_large', 'The body of the request is too large.');
export const tooManyAttempts = (seconds: number): Refusal => ({
  status: 429,
  body: {
    message: `Too many attempts. Please try again in ${seconds} seconds.`,
    code: 'too_many_attempts',
    values: { seconds },
  },
  headers: { 'Retry-After': String(seconds) },
});
export const internalError = refusal(500, 'internal_error', 'Something went wrong on our side.');
export const starting = refusal(503, 'starting', 'The portal is starting. Please try again in a moment.', {
  headers: { 'Retry-After': '1' },
});
