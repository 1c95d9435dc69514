import { randomUUID } from 'node:crypto';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { permissions } from '@connect/core/domain/access/user';
import type { Money } from '@connect/core/domain/money/money';
import { approvalsContract, checkoutsContract, ownMoney } from '@connect/core/testing';
import { beforeAll, inject } from 'vitest';
import { createHttpBaskets } from './http-baskets.ts';
import { createHttpApprovals, createHttpCheckouts, createHttpCreditApprovals } from './http-checkouts.ts';
import { createHttpCompanyUsers } from './http-company-users.ts';
import type { PortalClient } from './portal-client.ts';
import { signIn, signInStaff } from './testing/sign-in.ts';

// The contracts of ordering a basket and of deciding on orders, against the real server on its own demo data.
const sku = skuOf('GLV-8841-L');
const portalUrl = inject('portalUrl');
let priya: PortalClient;
let sam: PortalClient;
let lee: PortalClient;
let kim: PortalClient;
let robin: PortalClient;

/** Lets somebody of an administrator's company order, up to a limit. */
const letOrder = async (
  administrator: PortalClient,
  name: string,
  change: { readonly spendLimit: Money; readonly permissions?: readonly string[] },
): Promise<void> => {
  const users = createHttpCompanyUsers(administrator);
  const found = await users.list(name);
  const user = found.ok ? found.value[0] : undefined;
  if (!user) throw new Error(`There is no ${name}`);
  const { firstName, lastName, permissions } = user;
  const edited = await users.edit(user.id, { firstName, lastName, permissions, ...change });
  if (!edited.ok) throw new Error(JSON.stringify(edited.refusal));
};

beforeAll(async () => {
  [priya, lee, kim, robin] = await Promise.all([
    signIn(portalUrl, 'priya@northgate.example'),
    signIn(portalUrl, 'lee@harbourworks.example'),
    signIn(portalUrl, 'kim@quietco.example'),
    signInStaff(portalUrl, 'robin@connect.example'),
  ]);
  await letOrder(priya, 'sam', {
    spendLimit: ownMoney(1_00),
    permissions: [permissions.viewOrders, permissions.placeOrders],
  });
  await letOrder(kim, 'kim', { spendLimit: ownMoney(1_00) });
  sam = await signIn(portalUrl, 'sam@northgate.example');
});

const fill = async (portal: PortalClient, quantity: number) => {
  const edited = await createHttpBaskets(portal).edit(randomUUID(), [
    { kind: 'set', sku, quantity: quantityOf(quantity) },
  ]);
  if (!edited.ok || edited.value.refused.length > 0) throw new Error(JSON.stringify(edited));
  return edited.value.basket;
};

const place = async (portal: PortalClient, quantity: number): Promise<string> => {
  const checkouts = createHttpCheckouts(portal);
  const { version: basketVersion, totalIncVat } = await fill(portal, quantity);
  const checkout = await checkouts.load();
  const addressId = checkout.ok ? (checkout.value.addresses[0]?.id ?? '') : '';
  const rest = { reference: 'HW-88213', requestedOn: null, notes: '', storefront: '' };
  const placed = await checkouts.place({
    idempotencyKey: randomUUID(),
    basketVersion,
    totalIncVat,
    addressId,
    ...rest,
  });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  return placed.value.no;
};

checkoutsContract('the checkout over HTTP', async () => ({
  checkouts: createHttpCheckouts(priya),
  fill: () => fill(priya, 120),
  newIdempotencyKey: randomUUID,
}));

approvalsContract('the approvals of limits over HTTP', async () => ({
  approvals: createHttpApprovals(priya),
  reason: 'over-limit',
  place: () => place(sam, 120),
  placeOwn: null,
}));

approvalsContract("the approvals of a lone administrator's limit over HTTP", async () => ({
  approvals: createHttpCreditApprovals(robin),
  reason: 'over-limit',
  place: () => place(kim, 120),
  placeOwn: null,
}));

approvalsContract('the approvals of credit over HTTP', async () => ({
  approvals: createHttpCreditApprovals(robin),
  reason: 'over-credit',
  // More than anybody's credit.
  place: () => place(lee, 96_000),
  placeOwn: null,
}));
