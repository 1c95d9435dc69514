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
        [msg('Awaiting Credit Approval'), msg('Our credit team looks at the order before it goes to the warehouse.')],
        [msg('Being Prepared'), msg('The warehouse is picking and packing it.')],
        [msg('Partially Shipped'), msg('Some of the items have left us, the others will follow.')],
        [msg('Shipped'), msg('Everything on the order has left our warehouse.')],
        [msg('Pending'), msg('The order is at a step in between, or has been closed. It needs nothing from you.')],
      ],
    },
    {
      id: 'credit-approval',
      question: msg('Why is my order Awaiting Credit Approval?'),
      answer: [
        msg(
          'An order waits for credit approval when it would take your account over its credit limit, or when a payment is overdue. Our credit team looks at every such order.',
        ),
        msg(
          'Most orders are released without anything from you. It goes faster when overdue invoices are paid: filter the list to invoices and look for the status Overdue.',
        ),
        msg(
          'Once the order is approved, its status changes to Being Prepared. If it is urgent, or your limit no longer fits what you buy, talk to your account manager.',
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
