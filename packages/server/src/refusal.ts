import type { AnyErrorCode } from '@connect/contract/error-codes';
import type { ErrorBody } from '@connect/contract/values';
import type { Run } from '@connect/contract/integration/runs';
import { inWaitingTime } from '@connect/core/domain/figures/waiting-time';

/** An expected no: its code, and the message that says it in English. What it is over a transport is the transport's to say. */
export type Refusal = ErrorBody & { readonly code: AnyErrorCode };

const refusal = (code: AnyErrorCode, message: string): Refusal => ({ message, code });

export const malformed = (errors: Record<string, string[]>): Refusal => {
  const [field, texts] = Object.entries(errors)[0] ?? ['request', ['is malformed']];
  return {
    message: `The request is not valid: ${field} ${texts[0] ?? 'is malformed'}.`,
    code: 'malformed_request',
    errors,
  };
};
export const unsupportedBody = (what: string): Refusal =>
  refusal('unsupported_body', `The body of the request ${what}.`);
export const malformedJson = refusal('malformed_json', 'The body of the request is not valid JSON.');
export const unauthenticated = refusal('unauthenticated', 'Please log in.');
export const wrongPassword = refusal('invalid_credentials', 'These credentials do not match our records.');
/** Told only to whoever has proved to be the user, by the password. */
export const deactivated = refusal(
  'deactivated',
  'Your login is deactivated. Ask an administrator in your company, or contact us.',
);
export const mfaTokenOver = refusal('invalid_mfa_token', 'Your login timed out. Please enter your password again.');
/** Of somebody who is signed in already, and stays so. */
export const wrongOwnPassword = refusal('wrong_own_password', 'This is not your password.');
export const wrongCode = refusal('invalid_mfa_code', 'This code is not valid. Please try again.');
export const invalidPasskey = refusal('invalid_passkey', 'This passkey could not be added. Please try again.');
export const tooManyPasskeys = refusal('too_many_passkeys', 'You have as many passkeys as there may be.');
export const mfaOn = refusal('mfa_on', 'Two-step verification is already on.');
export const mfaOff = refusal('mfa_off', 'Two-step verification is off.');
export const secondFactorNeeded = refusal(
  'second_factor_needed',
  'Your company asks for two-step verification. Please set it up first.',
);
export const wrongRole = refusal('wrong_role', 'This is not available for your type of login.');
export const missingPermission = (permission: string): Refusal =>
  refusal('missing_permission', `You need the permission ${permission} for this.`);
export const superUsersOnly = refusal('super_users_only', 'This is for super users only.');
export const notWhileImpersonating = refusal(
  'not_while_impersonating',
  'This cannot be done while you are acting for a customer. Stop first.',
);
export const reasonNeeded = refusal('reason_needed', 'Say why you are acting for this customer.');
export const signInAgain = refusal('sign_in_again', 'You logged in too long ago for this. Please log in again.');
export const notImpersonating = refusal('not_impersonating', 'You are not acting for a customer.');
export const invalidCode = refusal('invalid_code', 'This login is no longer valid. Please log in again.');
export const customerBlocked = refusal('customer_blocked', 'This customer is blocked: nothing can be sent to them.');
export const nothingLeftToOrder = refusal(
  'nothing_left_to_order',
  'Nothing on this sample order can be ordered any more.',
);
export const dateInThePast = refusal('date_in_the_past', 'This date is in the past.');
export const notSignedFirst = refusal('not_signed_first', 'A product needs its first sign-off before the second.');
export const signedByOther = refusal('signed_by_other', 'A colleague has signed off this product in the meantime.');
export const signedTwice = refusal('signed_twice', 'Undo the second sign-off first.');
export const undoOver = refusal('undo_over', 'Only a senior brand manager can undo this sign-off now.');
export const unknownProduct = (sku: string): Refusal => ({
  message: `There is no product ${sku}.`,
  code: 'unknown_product',
  values: { sku },
});
export const nameTaken = refusal('name_taken', 'You already have a list with this name.');
/** One more would be over a limit. */
export const noRoom = (limit: number): Refusal => ({
  message: `There is no room for more than ${limit}.`,
  code: 'no_room',
  values: { limit },
});
export const basketChanged = refusal('basket_changed', 'The basket has changed in the meantime. Please check it.');
export const accountBlocked = refusal(
  'account_blocked',
  'The account of your company is blocked, so nothing can be ordered. Please contact us.',
);
/** What was to be changed is not any more as whoever changes it saw it. */
export const changedMeanwhile = refusal(
  'changed_meanwhile',
  'Someone has changed this in the meantime. Please check it.',
);
/** What is to be added is there already, and is another. */
export const contentTaken = refusal('content_taken', 'There is one of these already, and it says something else.');
/** What is to go was not named as it is. */
export const nameMistyped = refusal('name_mistyped', 'This is not the right name, so nothing was removed.');
export const keyExists = refusal(
  'key_exists',
  'There is a key of this name. Revoke it if nobody has its text, or choose another name.',
);
export const privateAddress: Refusal = {
  message: 'This is a private address, which the portal sends nothing to.',
  code: 'private_address',
  errors: { url: ['must not be a private address'] },
};
export const webhookExists = refusal('webhook_exists', 'This address has a webhook already.');
export const mailServerAway = refusal('mail_server_away', 'The mail server can’t be used. The Health page says why.');
/** Nothing of a file could be read, for what `reason` says in English. */
export const fileNotImported = (reason: string): Refusal => ({
  message: `The file could not be imported. ${reason}`,
  code: 'file_not_imported',
  values: { reason },
});
export const nothingToOrder = refusal('nothing_to_order', 'There is nothing in the basket that can be ordered.');
export const orderDiscarded = refusal('order_discarded', 'This order was discarded, so it has not been placed.');
export const unknownAddress = refusal('unknown_address', 'This address is not on your company’s account.');
export const referenceRequired = refusal('reference_required', 'Your company asks for a reference on every order.');
export const referenceForm = (mask: string): Refusal => ({
  message: `Your company’s references look like ${mask}.`,
  code: 'reference_form',
  values: { mask },
});
export const referenceOfSample = refusal(
  'reference_of_sample',
  'SR and digits alone are the number of a sample order. Please add something to your reference.',
);
export const dayTooEarly = (earliest: string): Refusal => ({
  message: `The earliest date possible is ${earliest}.`,
  code: 'day_too_early',
  values: { earliest },
});
export const alreadyDecided = refusal('already_decided', 'This order is no longer waiting for your approval.');
export const orderWithdrawn = refusal('order_withdrawn', 'The person who placed this order has withdrawn it.');
export const notWaiting = refusal(
  'not_waiting',
  'This order is no longer waiting for approval, so it cannot be withdrawn.',
);
export const notYoursToWithdraw = refusal(
  'not_yours_to_withdraw',
  'Only the person who placed an order can withdraw it.',
);
export const aboveYourLimit = refusal('above_your_limit', 'This order is over your own spend limit.');
export const notYourOwnOrder = refusal('not_your_own_order', 'You cannot approve or reject your own order.');
export const runEnded = refusal(
  'run_ended',
  'This run has ended, or it was started for something else. Start another.',
);
export const runStopped = refusal(
  'run_ended',
  'An administrator stopped this run. What came in before stays; start another to send more.',
);
/** What was sent is in already; whoever sent it may not have heard. */
export const runFinished = (
  run: Pick<Run, 'id' | 'lines' | 'accepted' | 'unchanged' | 'refused' | 'waiting' | 'removed'>,
): Refusal => {
  const { id, lines, accepted, unchanged, refused, waiting, removed } = run;
  return {
    message: `This run is finished: ${lines} lines, ${accepted} accepted, ${unchanged} unchanged, ${refused} refused, ${waiting} waiting, ${removed} removed. Start another to send more.`,
    code: 'run_ended',
    values: { run: id, state: 'finished', lines, accepted, unchanged, refused, waiting, removed },
  };
};
export const runElsewhere = refusal(
  'run_elsewhere',
  'Someone else has carried on with this run. Check where it has got to.',
);
/** A sending leaves lines out. */
export const runGap = (next: number): Refusal => ({
  message: `The run goes on with line ${next}.`,
  code: 'run_gap',
  values: { next },
});
export const notFound = refusal('not_found', 'There is nothing here, or you do not have access to it.');
export const methodNotAllowed = refusal('method_not_allowed', 'This address does not accept that method.');
export const bodyTooLarge = refusal('body_too_large', 'The body of the request is too large.');
export const tooManyAttempts = (seconds: number): Refusal => ({
  message: `Too many attempts. Please try again ${inWaitingTime(seconds, 'en-GB')}.`,
  code: 'too_many_attempts',
  values: { seconds },
});
export const internalError = refusal('internal_error', 'Something went wrong on our side.');
export const diskFull = refusal(
  'disk_full',
  'The disk of the portal is full: nothing can be saved until there is room again. What is here already can still be read.',
);
export const unavailable = refusal(
  'unavailable',
  'The portal is not available right now. Please try again in a moment.',
);
export const stopping: Refusal = { ...unavailable, message: 'The portal is stopping. Please try again in a moment.' };
export const starting = refusal('starting', 'The portal is starting. Please try again in a moment.');

/** Events up to a place are deleted, and somebody asks for those behind an earlier one. */
export const cursorTooOld = (deleted: number): Refusal => ({
  message: `Events up to ${deleted} are no longer kept, so some would be missed. Read the records anew, and go on without "after".`,
  code: 'cursor_too_old',
  values: { oldest: deleted },
});
