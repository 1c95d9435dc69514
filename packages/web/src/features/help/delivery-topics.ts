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
        msg('Open the order or the invoice. Every shipment is listed there; how it is tracked depends on the carrier:'),
        msg('The tracking number appears when the parcel has been handed to the carrier.'),
      ],
      terms: [
        ['H&B', msg('Status, delivery date, service and postcode are shown right in the shipment.')],
        ['DPD', msg('The shipment shows the tracking number and a link to DPD’s own tracking page.')],
        [msg('Other carriers'), msg('We have no live tracking for these. We can tell you where a delivery is.')],
      ],
    },
    {
      id: 'tracking-failed',
      question: msg('Tracking says it failed to load. What now?'),
      answer: [
        msg(
          'The carrier did not answer within 30 seconds. Leave the page open, as a late answer is still shown, or open it again later. Your delivery is not affected.',
        ),
      ],
    },
    {
      id: 'several-deliveries',
      question: msg('Can one order come in several deliveries?'),
      answer: [
        msg(
          'Yes. Each delivery is a shipment of its own on the order, with its date, its items and its tracking. An order is Shipped once its last item has left.',
        ),
      ],
    },
  ],
};
