import { randomUUID } from 'node:crypto';
import { eventKinds, eventNames } from '@connect/contract/integration/events';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRegistrations } from '../../auth/database/registrations.ts';
import { makeSendMessage } from '../../contact/application/send-message.ts';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { toAccount, toIdentity } from '../../identity.ts';
import { openIntegration } from '../../integration/testing/open-integration.ts';
import { createPreparedBaskets } from '../../ordering/application/prepared-baskets.ts';
import { openCompany, sku, type Company } from '../../ordering/testing/company.ts';
import {
  createContactRepositories,
  createOrderingRepositories,
  createSampleRepositories,
  createSignOffRepositories,
} from '../../portal/repositories.ts';
import { createSignOffs } from '../../products/application/sign-offs.ts';
import { makeOrderSamples } from '../../samples/application/order-samples.ts';
import { createCustomerScope } from '../../staff/database/customer-scope.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createUserEditing } from '../../users/application/edit-users.ts';
import { createInviting } from '../../users/application/invite-users.ts';
import { createCompanies } from '../../users/database/companies.ts';
import { createEventLog } from '../database/event-log.ts';

const customerNo = 'C10482';
const now = (): Date => testNow;
let data: TestDatabase;
let company: Company;
beforeAll(async () => {
  data = await openDemoDatabase();
  company = await openCompany(data.database);
});
afterAll(() => data.database.destroy());

const staff = async (email: string) => {
  const row = data.database.selectFrom('users').selectAll().where('email', '=', email);
  return toIdentity(toAccount(await row.executeTakeFirstOrThrow()));
};
const done = <Value>(result: { ok: true; value: Value } | { ok: false; refusal: unknown }): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const order = async (): Promise<void> => {
  const [ann] = company.buyers;
  const place = async () => done(await company.place(ann, await company.formFor(ann, 1))).no;
  await company.setUp(10_000_000);
  await place();
  await company.setUp(0);
  const decide = async (approve: boolean) =>
    done(await company.approvals.decide(company.manager, await place(), { approve, reason: 'So' }));
  await decide(true);
  await decide(false);
  done(await company.withdraw(ann, await place()));
};

const changeUsers = async (): Promise<void> => {
  const parts = { companies: createCompanies(data.database), now };
  const by = { customerNo, supplier: 'The supplier' };
  const inviting = createInviting(parts);
  const form = { email: 'new@northgate.example', permissions: ['View Orders'], spendLimit: null, storefront: '' };
  const id = done(await inviting.invite(by, form));
  done(await inviting.revoke(by, done(await inviting.invite(by, { ...form, email: 'other@northgate.example' }))));
  const user = { id: randomUUID(), firstName: 'New', lastName: 'Buyer', passwordHash: '', at: testNow };
  expect(await createRegistrations(data.database).register(id, () => true, user)).not.toBeNull();
  done(await createUserEditing(parts).deactivate(by, user.id));
};

const workAsStaff = async (): Promise<void> => {
  const { database } = data;
  const scope = createCustomerScope(database, () => false);
  const morgan = await staff('morgan@connect.example');
  const samples = makeOrderSamples(createUnitOfWork(database, createSampleRepositories), scope, now);
  const form = {
    idempotencyKey: randomUUID(),
    customerNo,
    shipTo: { name: 'A', address: 'B', address2: '', postCode: 'C' },
    lines: [{ sku, quantity: quantityOf(1) }],
    reason: 'To try',
    followUpOn: null,
  };
  const prepared = createPreparedBaskets(createUnitOfWork(database, createOrderingRepositories), scope, now);
  const no = done(await samples(morgan, form));
  done(await prepared.prepare(morgan, no));
  // Pressed twice, it waits already.
  done(await prepared.prepare(morgan, no));
  const { sku_id: product, region } = await database
    .selectFrom('regional_products')
    .select(['sku_id', 'region'])
    .where('signed_off_at', '=', -1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const work = createUnitOfWork(database, createSignOffRepositories);
  const signOffs = createSignOffs(work, now);
  const sasha = await staff('sasha@connect.example');
  const action = randomUUID();
  for (const undo of [false, true])
    done(await signOffs.sign(sasha, { skus: [product], region, level: 'first', undo, action }));
};

it('each use case tells other systems what it did, once, as the contract says', async () => {
  await order();
  await changeUsers();
  await workAsStaff();
  const [user] = company.buyers;
  const contact = makeSendMessage(createUnitOfWork(data.database, createContactRepositories), now);
  const form = { subject: 'order', orderNumber: null, message: 'Hello', copy: false, storefront: '' } as const;
  done(await contact({ customerNo, user, ...form }));
  const integration = openIntegration(data.database);
  await integration.send('banners', []);
  await integration.send('banners', [], { dryRun: 'true' });

  const log = createEventLog(data.database);
  await log.place();
  const events = (await log.after(0, 100)).map(({ event }) => event);
  for (const { type, data: of } of events) {
    const { entries } = eventKinds[type].data;
    expect(v.parse(v.strictObject(entries), of)).toEqual(of);
  }
  const types = events.map(({ type }) => type);
  expect(types).toEqual(
    [
      ['order.placed', 'credit.reserved', 'order.placed', 'order.approved', 'credit.reserved'],
      ['order.placed', 'order.rejected', 'order.placed', 'order.withdrawn'],
      ['user.invited', 'user.invited', 'user.invitation_revoked', 'user.registered', 'user.changed'],
      ['sample.created', 'basket.prepared', 'product.signed_off', 'product.sign_off_undone'],
      ['contact.received', 'import.finished'],
    ].flat(),
  );
  expect(new Set(types)).toEqual(new Set(eventNames));
  expect(events[0]).toMatchObject({
    version: 1,
    timestamp: testNow.toISOString(),
    data: { customerNo, totalIncVat: { currency: 'GBP' }, lines: [{ sku, quantity: 120 }], waitsFor: [] },
  });
});

it('nothing is told of what is refused', async () => {
  const count = async () => (await data.database.selectFrom('events').select('id').execute()).length;
  const before = await count();
  const [ann] = company.buyers;
  await company.setUp(10_000_000);
  const form = await company.formFor(ann, 1);
  expect(await company.place(ann, { ...form, basketVersion: form.basketVersion + 1 })).toMatchObject({ ok: false });
  expect(await count()).toBe(before);
  // Sent twice, it is placed once.
  await Promise.all([company.place(ann, form), company.place(ann, form)]);
  expect(await count()).toBe(before + 2);
});
