import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { operatorCalls } from '@connect/contract/operator/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, operatorToken, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';

const no = 'C10482';
let data: TestDatabase;
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  token = await portal.tokenFor('ada@connect.example');
});
afterAll(() => data.database.destroy());

const ask = async (row: Call, request: TestRequest = {}): Promise<Record<string, unknown>> => {
  const answer = await portal.call(row, { token, ...request });
  const text = await answer.text();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
};
/** What the log has of each of some calls, the first first. */
const logged = async (...asked: readonly (readonly [Call, TestRequest])[]) => {
  for (const [row, request] of asked) await ask(row, request);
  const { data: entries } = (await ask(calls.audit)) as { data: { about: { person: string; changes: object[] } }[] };
  return entries
    .slice(0, asked.length)
    .map(({ about }) => about)
    .toReversed();
};
const changed = (field: string, before: unknown, after: unknown) => ({
  field,
  before: String(before),
  after: String(after),
});

describe('the log has what stood before a change as the record had it (specification §audit-log)', () => {
  it('of a company’s second factor', async () => {
    const set = (demandedBySupplier: boolean) =>
      [calls.setCustomerSignIn, { params: { no }, body: { demandedBySupplier } }] as const;
    expect(await logged(set(true), set(true), set(false))).toMatchObject([
      { changes: [changed('secondFactor', false, true)] },
      { changes: [changed('secondFactor', true, true)] },
      { changes: [changed('secondFactor', true, false)] },
    ]);
  });

  it('of a user’s access', async () => {
    const { users } = (await ask(calls.customerUsers, { params: { no } })) as {
      users: { id: string; email: string }[];
    };
    const { id = '', email = '' } = users.find((each) => each.email === 'sam@northgate.example') ?? {};
    const lock = [calls.lockCustomerUser, { params: { no, id }, body: { typed: email } }] as const;
    const unlock = [calls.unlockCustomerUser, { params: { no, id } }] as const;
    expect(await logged(unlock, lock, lock, unlock)).toMatchObject([
      { person: email, changes: [changed('active', true, true)] },
      { person: email, changes: [changed('active', true, false)] },
      { person: email, changes: [changed('active', false, false)] },
      { person: email, changes: [changed('active', false, true)] },
    ]);
  });

  it('of a member of staff’s, on the page and by the command; nothing of a refused change', async () => {
    const body = { email: 'Morgan@connect.example' };
    const byCommand = { token: operatorToken, body };
    const mistyped = { body: { ...body, typed: 'ada' } };
    const typed = { body: { ...body, typed: body.email } };
    const change = (before: boolean, after: boolean) => ({
      person: body.email,
      changes: [changed('active', before, after)],
    });
    expect(
      await logged(
        [calls.restoreStaffMember, { body }],
        [calls.removeStaffMember, mistyped],
        [calls.removeStaffMember, typed],
        [calls.restoreStaffMember, { body }],
        [operatorCalls.letStaffIn, byCommand],
        [operatorCalls.keepStaffOut, byCommand],
        [operatorCalls.keepStaffOut, byCommand],
        [operatorCalls.letStaffIn, byCommand],
      ),
    ).toMatchObject([
      change(true, true),
      { changes: [] },
      change(true, false),
      change(false, true),
      change(true, true),
      change(true, false),
      change(false, false),
      change(false, true),
    ]);
  });

  it.each([
    [
      'page',
      (id: string) => ({
        pause: [calls.pauseWebhookEndpoint, { params: { id } }] as const,
        resume: [calls.resumeWebhookEndpoint, { params: { id } }] as const,
      }),
    ],
    [
      'command',
      (id: string) => ({
        pause: [operatorCalls.pauseWebhook, { token: operatorToken, params: { id } }] as const,
        resume: [operatorCalls.resumeWebhook, { token: operatorToken, params: { id } }] as const,
      }),
    ],
  ])('of a webhook, by the %s', async (by, on) => {
    const url = `https://erp.example/${by}`;
    const made = (await ask(calls.addWebhookEndpoint, { body: { url, kinds: [] } })) as { webhook: { id: string } };
    const { pause, resume } = on(made.webhook.id);
    const about = (before: boolean, after: boolean) => ({
      changes: [changed('url', url, url), changed('paused', before, after)],
    });
    expect(await logged(resume, pause, pause, resume)).toMatchObject([
      about(false, false),
      about(false, true),
      about(true, true),
      about(true, false),
    ]);
  });
});

it('what the operator does by the command says as much as the same on the page', async () => {
  const url = 'https://erp.example/all';
  const asOperator = (rest: TestRequest) => ({ token: operatorToken, ...rest });
  const key = { name: 'Back office', scopes: ['write:stock'], addresses: ['192.0.2.0/24'], expiresAt: null };
  expect(
    await logged(
      [operatorCalls.addWebhook, asOperator({ body: { url, kinds: ['order.placed'] } })],
      [operatorCalls.createKey, asOperator({ body: key })],
      [
        operatorCalls.inviteUser,
        asOperator({ body: { customerNo: no, email: 'eve@northgate.example', permissions: ['View Orders'] } }),
      ],
    ),
  ).toMatchObject([
    { changes: [changed('url', '', url), changed('events', '', 'order.placed')] },
    {
      changes: [
        changed('name', '', 'Back office'),
        changed('scopes', '', 'write:stock'),
        changed('addresses', '', '192.0.2.0/24'),
      ],
    },
    { person: 'eve@northgate.example', changes: [changed('permissions', '', 'View Orders')] },
  ]);

  const { data: webhooks } = (await ask(operatorCalls.webhooks, asOperator({}))) as {
    data: { id: string; url: string }[];
  };
  const id = webhooks.find((each) => each.url === url)?.id ?? '';
  const { data: keys } = (await ask(operatorCalls.keys, asOperator({}))) as { data: { id: string }[] };
  expect(
    await logged(
      [operatorCalls.rotateWebhook, asOperator({ params: { id } })],
      [operatorCalls.removeWebhook, asOperator({ params: { id } })],
      [operatorCalls.revokeKey, asOperator({ params: { id: keys[0]?.id ?? '' } })],
    ),
  ).toMatchObject([
    { changes: [changed('url', url, url), changed('secret', 'new-secret', 'new-secret')] },
    { changes: [changed('url', url, '')] },
    { changes: [changed('name', 'Back office', '')] },
  ]);
});
