import type { OrderOutcome } from '@connect/core/domain/documents/order-outcome';
import type { Viewer } from '@connect/core/domain/search/hit';

import { msg } from '../../i18n/translator.ts';

/** What stands beside an order's status, which the specification fixes, in a few words. */
export const outcomeLabels: Readonly<Record<Viewer, Readonly<Record<OrderOutcome, string>>>> = (() => {
  const ended = { cancelled: msg('Cancelled'), rejected: msg('Rejected'), withdrawn: msg('Withdrawn') };
  return {
    customer: { ...ended, 'on-hold': msg('On hold: contact us'), prepayment: msg('Waiting for your prepayment') },
    'account-manager': {
      ...ended,
      'on-hold': msg('On hold'),
      prepayment: msg('Waiting for the customer’s prepayment'),
    },
  };
})();
