import { msg } from '../../i18n/translator.ts';
import type { HelpGroup } from './topic.ts';

export const orderTopics: HelpGroup = {
  id: 'orders',
  title: msg('Orders'),
  topics: [
    {
      id: 'order-statuses',
      question: msg('What do the order statuses mean?'),
      answer: [msg('The status tells you where an order is on its way to you:')],
      terms: [
        [msg('Received'), msg('We’ve received your order and will check it next.')],
        [
          msg('Awaiting Credit Approval'),
          msg('A colleague or your account manager must approve the order first. Open it to see who and why.'),
        ],
        [msg('Being Prepared'), msg('Our warehouse is picking and packing your order.')],
        [msg('Partially Shipped'), msg('Some items have shipped; the rest will follow.')],
        [msg('Shipped'), msg('Everything on the order has left our warehouse.')],
        [
          msg('Pending'),
          msg(
            'The order is between two steps, is on hold, is waiting for your prepayment, or was cancelled, rejected or withdrawn. Beside the status it says which, and what to do.',
          ),
        ],
      ],
    },
    {
      id: 'credit-approval',
      question: msg('Why is my order Awaiting Credit Approval?'),
      terms: [
        [
          msg('Your own spend limit'),
          msg(
            'An administrator in your company must approve it: ask them. If your company has no other administrator, your account manager approves it.',
          ),
        ],
        [
          msg('Your company’s available credit'),
          msg('Your account manager must approve it. Paying overdue invoices frees credit again.'),
        ],
        [msg('A blocked account'), msg('No order can be approved until we lift the block. Please contact us.')],
      ],
      answer: [
        msg('An order waits when it is over a limit. The order’s page says over which one, and who must approve it:'),
        msg(
          'Once approved, its status changes to Received and then Being Prepared. You can withdraw your own order while it waits. If it was rejected, its page says by whom and why.',
        ),
      ],
    },
    {
      id: 'part-shipments',
      question: msg('Why was only part of my order shipped?'),
      answer: [
        msg(
          'If some items are out of stock, we ship what we have and keep the rest on backorder. Each line shows Shipped or Not shipped.',
        ),
        msg(
          'You don’t need to order the missing items again. They ship under the same order number as soon as they arrive, and each shipment is listed on the order with its own tracking.',
        ),
      ],
    },
    {
      id: 'samples',
      question: msg('How do I recognise sample orders?'),
      answer: [
        msg(
          'Sample orders have a number starting with SR and are marked “sample”. You don’t pay for them: the value is crossed out, and a zero total shows as Free.',
        ),
      ],
    },
    {
      id: 'web-orders',
      question: msg('What is a Web Order?'),
      answer: [
        msg('A Web Order was placed in this portal, not by phone or email. The order shows who placed it, if we know.'),
      ],
    },
    {
      id: 'first-order',
      question: msg('When do my orders and invoices appear here?'),
      answer: [
        msg(
          'Orders placed here appear straight away; others (phone, email, account manager) once we’ve entered them. The invoice appears after the goods leave our warehouse.',
        ),
        msg('Can’t find something? Choose All time as the date range and search for its number.'),
      ],
    },
  ],
};
