import { chooseOrderMails, orderMails } from '@connect/contract/order-mails';
import type { OrderMails } from '@connect/core/ports/order-mails';
import type { PortalClient } from './portal-client.ts';

/** Which mails about orders are wanted, over HTTP. */
export const createHttpOrderMails = (portal: PortalClient): OrderMails => ({
  choice: () => portal.json(orderMails),
  choose: (choice, storefront) => portal.done(chooseOrderMails, { body: { ...choice, storefront } }),
});
