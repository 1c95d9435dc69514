import type { Refusal } from '@connect/core/ports/failure';

import { refusalText } from '../../i18n/server-message.ts';
import type { OrderingErrorCode } from '../../i18n/server-message.ts';
import { msg } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';

/** What each refusal of ordering says; a code of the contract that is missing here does not compile. */
const texts: Readonly<Record<OrderingErrorCode, string>> = {
  above_your_limit: msg(
    'This order is over your own spend limit. An administrator with a higher limit must approve it.',
  ),
  account_blocked: msg('Your company’s account is blocked, so you can’t place orders. Please contact us.'),
  already_decided: msg('A colleague or your account manager has already decided on this order.'),
  basket_changed: msg('Your order has not been placed: your basket has changed. Check it, then place the order.'),
  day_too_early: msg('This date is too early. Please choose a later one.'),
  name_taken: msg('You already have a list with this name.'),
  no_room: msg('You’ve reached the limit of {limit}.'),
  not_waiting: msg('This order has been approved or rejected in the meantime, so you can’t withdraw it.'),
  not_your_own_order: msg('You can’t approve or reject your own order.'),
  not_yours_to_withdraw: msg('Only the person who placed an order can withdraw it.'),
  nothing_left_to_order: msg('None of these products is available any more.'),
  order_discarded: msg('This order was discarded, so it has not been placed. Check your basket, then place the order.'),
  nothing_to_order: msg('None of the products in your basket can be ordered.'),
  order_withdrawn: msg('The person who placed this order has withdrawn it. Nothing will be shipped.'),
  reference_form: msg('This reference isn’t in your company’s format.'),
  reference_of_sample: msg('References of SR plus digits are kept for samples. Please use another reference.'),
  reference_required: msg('Enter a reference. Your company requires one.'),
  unknown_address: msg('This address is no longer on your company’s account. Please choose another.'),
};
const textOf: Readonly<Partial<Record<string, string>>> = texts;

/** What to tell about a call of ordering that was refused. */
export const orderingRefusalText = (t: Translate, refusal: Refusal): string => {
  const text = textOf[refusal.message?.code ?? ''];
  return text === undefined ? refusalText(t, refusal) : t(text, refusal.message?.values);
};
