import { randomUUID } from 'node:crypto';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { basketsContract, itemsContract } from '@connect/core/testing';
import { beforeAll, inject } from 'vitest';
import { createHttpBasketPreparation, createHttpBaskets } from './http-baskets.ts';
import { createHttpItems } from './http-items.ts';
import { createHttpSampleOrders } from './http-sample-orders.ts';
import type { PortalClient } from './portal-client.ts';
import { signIn, signInStaff } from './testing/sign-in.ts';

// Every contract of ordering's ports, against the real server on its own demo data.
const customerNo = 'C10482';
const [glove, jacket] = [skuOf('GLV-8841-L'), skuOf('HVJ-2210-M')];
const portalUrl = inject('portalUrl');
let priya: PortalClient;
/** Priya, signed in on another device. */
let priyaElsewhere: PortalClient;
let robin: PortalClient;

beforeAll(async () => {
  priya = await signIn(portalUrl, 'priya@northgate.example');
  priyaElsewhere = await signIn(portalUrl, 'priya@northgate.example');
  robin = await signInStaff(portalUrl, 'robin@connect.example');
});

itemsContract('the items over HTTP', async () => ({
  items: createHttpItems(priya),
  sku: glove,
  productSku: 'GLV-8841',
}));

/** A sample order of two gloves. */
const orderSample = async (): Promise<string> => {
  const made = await createHttpSampleOrders(robin).create({
    idempotencyKey: randomUUID(),
    customerNo,
    shipTo: { name: 'Site office', address: '4 Mill Lane', address2: '', postCode: 'LS1 4AB' },
    lines: [{ sku: glove, quantity: quantityOf(2) }],
    reason: 'To try before the tender',
    followUpOn: null,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return made.value.order.no;
};

/** Priya's basket with nothing in it, and nothing that waits for her company. */
const emptyBasket = async () => {
  const baskets = createHttpBaskets(priya);
  const [basket, prepared] = [await baskets.load(), await baskets.prepared()];
  if (!basket.ok || !prepared.ok) throw new Error('Priya has no basket');
  for (const { id } of prepared.value) await baskets.dismiss(id);
  const edits = basket.value.lines.map(({ item }) => ({ kind: 'set' as const, sku: item.sku, quantity: 0 as const }));
  if (edits.length > 0) await baskets.edit(randomUUID(), edits);
  return baskets;
};

basketsContract('the basket over HTTP', async () => {
  const found = await createHttpItems(priya).lookUp([glove, jacket]);
  const [one, other] = found.ok ? found.value : [];
  if (!one?.item || !other?.item) throw new Error('The demo data has neither gloves nor jackets');
  return {
    baskets: await emptyBasket(),
    elsewhere: createHttpBaskets(priyaElsewhere),
    preparation: createHttpBasketPreparation(robin),
    items: [one.item, other.item],
    sampleNo: await orderSample(),
    newIdempotencyKey: randomUUID,
  };
});
