import { orderMailKinds, type OrderMailChoice as CoreChoice } from '@connect/core/domain/account/order-mails';
import { isLineQuantity, type LineQuantity } from '@connect/core/domain/documents/line-quantity';
import type { OrderChanges as CoreChanges } from '@connect/core/domain/documents/order-changes';
import * as v from 'valibot';
import { StorefrontPath } from './auth.ts';
import { call } from './call.ts';
import { Day, type SchemaInto, type SchemaOf } from './values.ts';

const entries = {
  kinds: v.pipe(
    v.array(v.picklist(orderMailKinds, `must be one of ${orderMailKinds.join(', ')}`)),
    v.maxLength(orderMailKinds.length, 'has one of them twice'),
  ),
  allOrders: v.boolean(),
};
const OrderMailChoice: SchemaOf<CoreChoice> = v.object(entries);

const day = v.nullable(Day);
const quantity = v.custom<LineQuantity>(isLineQuantity);
/** What the supplier changed of an order, as a mail that waits has it. */
export const OrderChanges: SchemaInto<CoreChanges> = v.object({
  cancelled: v.boolean(),
  // Mails that were queued before know nothing of it.
  reopened: v.optional(v.boolean(), false),
  items: v.array(v.object({ sku: v.string(), title: v.string(), before: quantity, now: quantity })),
  // Those that were written down by an earlier version have none.
  promises: v.optional(
    v.array(
      v.object({
        sku: v.string(),
        title: v.string(),
        quantity: v.optional(v.nullable(quantity), null),
        before: day,
        now: day,
      }),
    ),
    [],
  ),
  total: v.boolean(),
  shipTo: v.boolean(),
});

export const orderMails = call({
  method: 'GET',
  path: '/api/v3/order-emails',
  summary: 'Which emails about orders the signed-in user wants',
  access: 'customer',
  ownOnly: true,
  answer: OrderMailChoice,
});

export const chooseOrderMails = call({
  method: 'PUT',
  path: '/api/v3/order-emails',
  summary: 'Choose which emails about orders to be sent, of the own ones or of all of the company',
  access: 'customer',
  ownOnly: true,
  body: v.object({ ...entries, storefront: StorefrontPath }),
  answer: 'none',
});
