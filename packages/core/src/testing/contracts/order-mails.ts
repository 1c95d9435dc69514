import { describe, expect, test } from 'vitest';
import { orderMailKinds, usualOrderMails, type OrderMailChoice } from '../../domain/account/order-mails.ts';
import type { OrderMails } from '../../ports/order-mails.ts';
import { valueOf } from './answers.ts';

/** Laws of every `OrderMails`; `make` answers that of somebody who has not chosen yet. */
export const orderMailsContract = (name: string, make: () => Promise<OrderMails>): void => {
  describe(`${name} is an OrderMails`, () => {
    test('whoever has not chosen gets the usual ones, and any choice is what it is until the next', async () => {
      const mails = await make();
      expect(valueOf(await mails.choice())).toEqual(usualOrderMails);
      const choices: OrderMailChoice[] = [
        { kinds: [], allOrders: false },
        { kinds: ['dispatched'], allOrders: true },
        { kinds: orderMailKinds, allOrders: true },
        usualOrderMails,
      ];
      for (const choice of choices) {
        expect(await mails.choose(choice, 'de/de')).toEqual({ ok: true, value: null });
        expect(valueOf(await mails.choice())).toEqual(choice);
      }
    });
  });
};
