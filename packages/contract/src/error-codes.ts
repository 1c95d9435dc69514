/**
 * Codes of ordering's refusals, whose texts are loaded with its pages only.
 */
export const orderingErrorCodes = [
  'above_your_limit',
  'account_blocked',
  'already_decided',
  'basket_changed',
  'day_too_early',
  'name_taken',
  'no_room',
  'not_waiting',
  'not_your_own_order',
  'not_yours_to_withdraw',
  'nothing_left_to_order',
  'nothing_to_order',
  'order_discarded',
  'order_withdrawn',
  'reference_form',
  'reference_of_sample',
  'reference_required',
  'unknown_address',
] as const;
export type OrderingErrorCode = (typeof orderingErrorCodes)[number];

/** Codes of what administrators are refused in their area, likewise. */
export const administrationErrorCodes = [
  'changed_meanwhile',
  'content_taken',
  'email_taken',
  'file_not_imported',
  'key_exists',
  'last_portal_administrator',
  'name_mistyped',
  'private_address',
  'webhook_exists',
] as const;
export type AdministrationErrorCode = (typeof administrationErrorCodes)[number];

/**
 * The code of every refusal of the portal API. Clients show a message in the user's language by its code, so a new code is
 * added here and, with its text, to the clients' tables (specification §server-messages).
 */
export const errorCodes = [
  ...orderingErrorCodes,
  ...administrationErrorCodes,
  'already_a_user',
  'already_invited',
  'body_too_large',
  'customer_blocked',
  'date_in_the_past',
  'deactivated',
  'deactivates_yourself',
  'disk_full',
  'exceeds_you',
  'internal_error',
  'invalid_code',
  'invalid_credentials',
  'invalid_invitation',
  'invalid_mfa_code',
  'invalid_mfa_token',
  'invalid_passkey',
  'invalid_registration',
  'invalid_reset',
  'last_administrator',
  'limit_above_yours',
  'locked_by_supplier',
  'mail_server_away',
  'malformed_json',
  'malformed_request',
  'method_not_allowed',
  'mfa_off',
  'mfa_on',
  'missing_permission',
  'not_found',
  'not_impersonating',
  'not_signed_first',
  'not_while_impersonating',
  'not_yours_to_give',
  'password_about_you',
  'password_is_email',
  'password_mismatch',
  'password_too_common',
  'password_too_short',
  'raises_yourself',
  'reason_needed',
  'resets_yourself',
  'second_factor_needed',
  'sign_in_again',
  'signed_by_other',
  'signed_twice',
  'starting',
  'super_users_only',
  'too_many_attempts',
  'too_many_passkeys',
  'unauthenticated',
  'unavailable',
  'undo_over',
  'unknown_order',
  'unknown_permission',
  'unknown_product',
  'wrong_own_password',
  'wrong_role',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * Codes of the calls that another program makes, with an integration key or the operator's command: no screen shows them, so they need no
 * text in the client's tables.
 */
export const integrationErrorCodes = [
  'cursor_too_old',
  'invalid_key',
  'key_address',
  'key_over',
  'key_scope',
  'not_staff',
  'run_elsewhere',
  'run_ended',
  'run_gap',
  'unknown_customer',
  'unsupported_body',
] as const;
export type IntegrationErrorCode = (typeof integrationErrorCodes)[number];

/** The code of any refusal. */
export type AnyErrorCode = ErrorCode | IntegrationErrorCode;
