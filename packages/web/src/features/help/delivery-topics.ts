import { msg } from '../../i18n/translator.ts';
import type { HelpGroup } from './topic.ts';

export const deliveryTopics: HelpGroup = {
  id: 'delivery',
  title: msg('Delivery'),
  topics: [
    {
      id: 'tracking',
      question: msg('How do I track a delivery?'),
      answer: [
        msg('Open the order or invoice to see every shipment. How you track it depends on the carrier:'),
        msg('The tracking number appears when the parcel has been handed to the carrier.'),
      ],
      terms: [
        ['H&B', msg('The status, delivery date, service and postcode are shown with the shipment.')],
        ['DPD', msg('The shipment shows the tracking number and a link to DPD’s own tracking page.')],
        [
          msg('Other carriers'),
          msg('We can’t show live tracking for these. Contact us and we’ll find out where your delivery is.'),
        ],
      ],
    },
    {
      id: 'tracking-failed',
      question: msg('Tracking failed to load. What should I do?'),
      answer: [
        msg(
          'The carrier didn’t respond within 30 seconds. Leave the page open in case the details arrive, or try again later. Your delivery isn’t affected.',
        ),
      ],
    },
    {
      id: 'several-deliveries',
      question: msg('Can an order arrive in more than one delivery?'),
      answer: [
        msg(
          'Yes. Each delivery is a shipment of its own on the order, with its date, its items and its tracking. An order is Shipped once its last item has left.',
        ),
      ],
    },
  ],
};
