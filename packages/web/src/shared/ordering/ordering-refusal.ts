import type { Refusal } from '@connect/core/ports/failure';

import { refusalText } from '../../i18n/server-message.ts';
import type { OrderingErrorCode } from '../../i18n/server-message.ts';
import { msg } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';

/** What each refusal of ordering says; a code of the contract that is missing here does not compile. */
const texts: Readonly<Record<OrderingErrorCode, string>> = {
  above_your_limit: msg('This order is above your own limit, so somebody with a higher one decides.'),
  account_blocked: msg('The account of your company is blocked, so nothing can be ordered. Please contact us.'),
  already_decided: msg('A colleague or your account manager has already decided on this order.'),
  basket_changed: msg('Your order has not been placed: your basket has changed. Check it, then place the order.'),
  day_too_early: msg('This day is too early. Please choose a later one.'),
  name_taken: msg('You have a list of this name already.'),
  no_room: msg('There is no room for more than {limit}.'),
  not_waiting: msg('This order was decided meanwhile, so it can’t be withdrawn any more.'),
  not_your_own_order: msg('You cannot decide an order of your own.'),
  not_yours_to_withdraw: msg('Only the person who placed an order can withdraw it.'),
  nothing_left_to_order: msg('None of these products can be ordered any more.'),
  order_discarded: msg('This order was discarded, so it has not been placed. Check your basket, then place the order.'),
  nothing_to_order: msg('There is nothing in your basket that can be ordered.'),
  order_withdrawn: msg('The person who placed this order has withdrawn it. Nothing will be shipped.'),
  reference_form: msg('This reference does not have the form that your company asks for.'),
  reference_of_sample: msg('This is the form of a sample’s number. Please use another reference.'),
  reference_required: msg('Your company asks for a reference.'),
  unknown_address: msg('This address is not one of your company any more. Please choose another.'),
};
const textOf: Readonly<Partial<Record<string, string>>> = texts;

/** What to tell about a call of ordering that was refused. */
export const orderingRefusalText = (t: Translate, refusal: Refusal): string => {
  const text = textOf[refusal.message?.code ?? ''];
  return text === undefined ? refusalText(t, refusal) : t(text, refusal.message?.values);
};
