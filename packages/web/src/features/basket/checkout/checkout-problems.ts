import { formProblems, maxNotes } from '@connect/core/domain/ordering/placement';
import type { Checkout } from '@connect/core/domain/ordering/placement';
import type { CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import type { Refusal } from '@connect/core/ports/failure';

import { fieldText } from '../../../i18n/server-message.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { orderingRefusalText } from '../../../shared/ordering/ordering-refusal.ts';

type Place = 'address' | 'reference' | 'requestedOn' | 'notes' | 'form';
export type CheckoutProblems = Readonly<Partial<Record<Place, string>>>;

/** What the rules find wrong, before anything is sent. */
export const ruleProblems = (t: Translate, entry: CheckoutEntry, checkout: Checkout): CheckoutProblems => {
  const { referenceRule, addresses } = checkout;
  const referenceTexts = {
    required: t('Enter a reference. Your company requires one.'),
    mask: t('Use your company’s format {mask} (# is a digit, @ a letter).', { mask: referenceRule.mask ?? '' }),
    sample: t('References of SR plus digits are kept for samples. Please use another reference.'),
  };
  const { reference, isTooEarly } = formProblems(entry, checkout);
  return {
    ...(addresses.length === 0 && { address: t('Your company has no delivery address on file. Please contact us.') }),
    ...(reference && { reference: referenceTexts[reference] }),
    ...(isTooEarly && { requestedOn: t('This date is too early. Please choose a later one.') }),
    ...(entry.notes.length > maxNotes && { notes: t('Too long. Please shorten it.') }),
  };
};

/** Codes of the server that are about one field. */
const places: Readonly<Partial<Record<string, Place>>> = {
  day_too_early: 'requestedOn',
  reference_form: 'reference',
  reference_of_sample: 'reference',
  reference_required: 'reference',
  unknown_address: 'address',
};
const fields = [
  ['address', 'address_id'],
  ['reference', 'reference'],
  ['requestedOn', 'requested_on'],
  ['notes', 'notes'],
] as const satisfies readonly (readonly [Place, string])[];

/** The basket is another than it was when it was ordered. */
export const basketChangedText = (t: Translate): string =>
  t('Your order has not been placed: your basket has changed. Check it, then place the order.');

/** That it is not known what became of an order, and what can be done about it. */
export const lostText = (t: Translate, lost: 'placing' | 'discarding'): string =>
  lost === 'discarding'
    ? t('We couldn’t discard the order: we can’t reach our server to check whether it was placed. Please try again.')
    : t('We couldn’t confirm that your order was placed. Send it again: it’s never placed twice.');

/** A refusal of the server, each text at the field it is about. */
export const refusalProblems = (t: Translate, refusal: Refusal): CheckoutProblems => {
  const byField = fields.flatMap(([place, field]) => {
    const text = fieldText(t, refusal.message, field);
    return text === undefined ? [] : [[place, text] as const];
  });
  const place = places[refusal.message?.code ?? ''];
  if (place === undefined && byField.length > 0) return Object.fromEntries(byField);
  return { [place ?? 'form']: orderingRefusalText(t, refusal) };
};
