import { msg } from '../../i18n/translator.ts';
import type { HelpGroup } from './topic.ts';

export const orderingTopics: HelpGroup = {
  id: 'ordering',
  title: msg('Ordering'),
  topics: [
    {
      id: 'quick-order',
      question: msg('How do I use Quick Order?'),
      words: [
        msg('Problems'),
        msg('Paste a list'),
        msg('Choose a file'),
        msg('Download template'),
        msg('All lines'),
        msg('Clear all lines'),
      ],
      answer: [
        msg(
          'Type or paste item numbers and quantities, or upload a file. Each line shows your price and what is in stock; add the lines to your basket when they are right.',
        ),
      ],
    },
    {
      id: 'pack-sizes',
      question: msg('What are pack size and minimum order quantity?'),
      answer: [
        msg(
          'Quantities are in units, not packs. With a pack size of 12 you order 12, 24, 36 and so on; a minimum order quantity is the least you can order. Quick Order and the basket show both, and offer the next quantity that fits.',
        ),
        msg('In Quick Order, Fix all quantities changes every such line at once.'),
      ],
    },
    {
      id: 'basket-and-checkout',
      question: msg('How do I place an order from my basket?'),
      answer: [
        msg(
          'Open the basket at the top right, check the quantities and select Go to checkout. Choose the delivery address, enter your reference and select Place Order.',
        ),
        msg('Every user has their own basket. Prices exclude VAT; the checkout shows the total including VAT.'),
      ],
    },
    {
      id: 'discontinued',
      question: msg('What does Discontinued mean?'),
      words: [msg('no longer available, end of line, replaced')],
      answer: [
        msg('The product can’t be ordered any more. Where there is a replacement, its item number stands beside it.'),
      ],
    },
    {
      id: 'prepared-basket',
      question: msg('What is a prepared basket?'),
      answer: [
        msg(
          'Products that your account manager has put together for your company, for example after samples. Open your basket and select Add to basket: nothing is ordered until you place the order.',
        ),
        msg('Delete basket deletes the prepared basket for your whole company.'),
      ],
    },
    {
      id: 'approvals',
      question: msg('Where do I approve orders?'),
      words: [msg('Decision'), msg('Reason for approval')],
      answer: [
        msg(
          'In Approvals, which administrators reach from Manage Users. It lists the orders of colleagues that are over their spend limit. You can’t approve your own order.',
        ),
      ],
    },
    {
      id: 'withdraw',
      question: msg('Can I withdraw an order?'),
      answer: [
        msg(
          'Yes, your own order, while it waits for approval: open it and select Withdraw order. After that, please contact us.',
        ),
      ],
    },
    {
      id: 'favourites',
      question: msg('How do I keep a list of Favourites?'),
      words: [msg('New list'), msg('Sharing'), msg('Last changed')],
      answer: [
        msg(
          'Select the heart next to a product and choose a list. In Favourites you put a whole list, or some of its lines, into your basket, and share a list with your company.',
        ),
      ],
    },
    {
      id: 'watchlist',
      question: msg('What does the Watchlist tell me?'),
      answer: [
        msg(
          'We email you when the price of a product on your watchlist falls or the product is back in stock. Select the heart next to a product, then Watch price and stock.',
        ),
      ],
    },
  ],
};
