import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import type { AnyErrorCode } from '@connect/contract/error-codes';
import type { Refusal } from '../refusal.ts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;

const statuses: Readonly<Record<AnyErrorCode, RefusalStatus>> = {
  malformed_request: 400,
  malformed_json: 400,
  deactivated: 401,
  invalid_code: 401,
  invalid_credentials: 401,
  invalid_key: 401,
  invalid_mfa_token: 401,
  key_over: 401,
  unauthenticated: 401,
  key_address: 403,
  key_scope: 403,
  missing_permission: 403,
  not_while_impersonating: 403,
  second_factor_needed: 403,
  sign_in_again: 403,
  super_users_only: 403,
  wrong_role: 403,
  not_found: 404,
  not_staff: 404,
  unknown_customer: 404,
  method_not_allowed: 405,
  already_decided: 409,
  basket_changed: 409,
  changed_meanwhile: 409,
  content_taken: 409,
  email_taken: 409,
  mfa_off: 409,
  too_many_passkeys: 409,
  mfa_on: 409,
  name_taken: 409,
  no_room: 409,
  not_impersonating: 409,
  not_signed_first: 409,
  not_waiting: 409,
  nothing_left_to_order: 409,
  order_discarded: 409,
  run_elsewhere: 409,
  run_ended: 409,
  run_gap: 409,
  order_withdrawn: 409,
  signed_by_other: 409,
  signed_twice: 409,
  undo_over: 409,
  cursor_too_old: 410,
  body_too_large: 413,
  unsupported_body: 415,
  above_your_limit: 422,
  account_blocked: 422,
  already_a_user: 422,
  already_invited: 422,
  customer_blocked: 422,
  date_in_the_past: 422,
  day_too_early: 422,
  deactivates_yourself: 422,
  exceeds_you: 422,
  file_not_imported: 422,
  invalid_invitation: 422,
  invalid_mfa_code: 422,
  invalid_passkey: 422,
  wrong_own_password: 422,
  invalid_registration: 422,
  invalid_reset: 422,
  last_administrator: 422,
  locked_by_supplier: 422,
  last_portal_administrator: 422,
  limit_above_yours: 422,
  mail_server_away: 422,
  name_mistyped: 422,
  key_exists: 409,
  private_address: 422,
  webhook_exists: 409,
  not_your_own_order: 422,
  not_yours_to_give: 422,
  not_yours_to_withdraw: 422,
  nothing_to_order: 422,
  password_about_you: 422,
  password_is_email: 422,
  password_mismatch: 422,
  password_too_common: 422,
  password_too_short: 422,
  raises_yourself: 422,
  reason_needed: 422,
  resets_yourself: 422,
  reference_form: 422,
  reference_of_sample: 422,
  reference_required: 422,
  unknown_address: 422,
  unknown_order: 422,
  unknown_permission: 422,
  unknown_product: 422,
  too_many_attempts: 429,
  internal_error: 500,
  disk_full: 503,
  starting: 503,
  unavailable: 503,
};

/** Calls that answer a code with a status of their own: what is prepared would be ordered for the customer. */
const ofCall: ReadonlyMap<Call, Readonly<Partial<Record<AnyErrorCode, RefusalStatus>>>> = new Map([
  [calls.prepareBasket, { customer_blocked: 409 as const }],
]);

/** The status that a refusal is answered with; this is the one place that knows. */
export const statusOf = ({ code }: Pick<Refusal, 'code'>, call?: Call): RefusalStatus =>
  (call && ofCall.get(call)?.[code]) ?? statuses[code];

/** The headers that belong to a refusal. */
export const headersOf = ({ code, values }: Refusal): Record<string, string> => {
  if (code === 'unauthenticated' || code === 'invalid_key') return { 'WWW-Authenticate': 'Bearer' };
  if (code === 'unsupported_body') return { 'Accept-Encoding': 'gzip' };
  // What is left of it is not waited for.
  if (code === 'body_too_large') return { Connection: 'close' };
  if (code === 'disk_full') return { 'Retry-After': '30' };
  if (code === 'starting' || code === 'unavailable') return { 'Retry-After': '1' };
  return code === 'too_many_attempts' ? { 'Retry-After': String(values?.['seconds'] ?? 1) } : {};
};
