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
        [msg('Received'), msg('We have the order and will check it next.')],
        [
          msg('Awaiting Credit Approval'),
          msg('A colleague or your account manager must approve the order first. Open it to see who and why.'),
        ],
        [msg('Being Prepared'), msg('The warehouse is picking and packing it.')],
        [msg('Partially Shipped'), msg('Some of the items have left us, the others will follow.')],
        [msg('Shipped'), msg('Everything on the order has left our warehouse.')],
        [
          msg('Pending'),
          msg(
            'The order is between two steps, on hold, waiting for your prepayment, or it was cancelled, rejected or withdrawn. Beside the status it says which, and what to do.',
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
            'An administrator in your company must approve it: ask them. If your company has no other administrator, your account manager does.',
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
          'When some items are not in stock, we send what we have and keep the rest on order for you. Each line of the order says whether it is Shipped or Not shipped.',
        ),
        msg(
          'You do not need to order the missing items again. They ship under the same order number as soon as they arrive, and each shipment is listed on the order with its own tracking.',
        ),
      ],
    },
    {
      id: 'samples',
      question: msg('How do I recognise sample orders?'),
      answer: [
        msg(
          'Samples carry a number that starts with SR and the word “sample”. There is nothing to pay for them: their value is struck through, and a total of nothing is shown as Free.',
        ),
      ],
    },
    {
      id: 'web-orders',
      question: msg('What is a Web Order?'),
      answer: [
        msg(
          'A Web Order was placed in this portal rather than by phone or email. The order says who placed it when we know.',
        ),
      ],
    },
    {
      id: 'first-order',
      question: msg('When do my orders and invoices appear here?'),
      answer: [
        msg(
          'An order appears as soon as we have entered it, however you placed it: by phone, by email or with your account manager. Its invoice appears after the goods have left our warehouse.',
        ),
        msg(
          'If something you expect is not there, choose All time in the date range of the list and search for its number.',
        ),
      ],
    },
  ],
};
