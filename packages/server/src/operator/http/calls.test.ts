import { calls } from '@connect/contract/calls';
import { operatorCalls } from '@connect/contract/operator/calls';
import type { Call } from '@connect/contract/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import {
  createTestPortal,
  operatorToken,
  testUrl,
  type TestPortal,
  type TestRequest,
} from '../../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(() => {
  portal = createTestPortal(data);
});
afterAll(() => data.database.destroy());

const ask = async (row: Call, request: TestRequest = {}): Promise<Record<string, unknown>> => {
  const answer = await portal.call(row, { token: operatorToken, ...request });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
};
const signInWith = (link: string) => portal.call(calls.loginCode, { body: { code: new URL(link).hash.slice(1) } });
const ada = { firstName: 'Ada', lastName: 'Byron', position: 'administrator', withLink: true } as const;

const ofWebhook = { params: { id: '9d0b6b6e-5f0a-4a63-9a6e-0a1f8d1f4c55' } };

const good: Record<keyof typeof operatorCalls, TestRequest> = {
  createKey: { body: { name: 'Back office', scopes: ['write:*'], expiresAt: null } },
  keys: {},
  revokeKey: { params: { id: '0123456789abcdef' } },
  addStaff: { body: { ...ada, email: 'ada@supplier.example' } },
  staff: {},
  keepStaffOut: { body: { email: 'morgan@connect.example' } },
  letStaffIn: { body: { email: 'morgan@connect.example' } },
  userData: { body: { email: 'kim@quietco.example' } },
  holdUser: { body: { email: 'kim@quietco.example', held: false } },
  forgetUser: { body: { email: 'kim@quietco.example' } },
  linkStaff: { body: { email: 'morgan@connect.example' } },
  doctor: {},
  reindex: {},
  addWebhook: { body: { url: 'https://erp.example/hooks' } },
  webhooks: {},
  testWebhook: ofWebhook,
  rotateWebhook: ofWebhook,
  pauseWebhook: ofWebhook,
  resumeWebhook: ofWebhook,
  removeWebhook: ofWebhook,
  webhookDeliveries: ofWebhook,
  resendToWebhook: { ...ofWebhook, body: {} },
  inviteUser: { body: { customerNo: 'C10482', email: 'new@northgate.example', permissions: ['View Orders'] } },
};

describe('the operator’s calls', () => {
  it.each(Object.entries<Call>(operatorCalls))('%s is for the operator alone, here and now', async (name, row) => {
    const request = good[name as keyof typeof operatorCalls];
    for (const token of [undefined, 'junk', `${operatorToken}x`, await portal.tokenFor('robin@connect.example')])
      expect(await ask(row, { ...request, token })).toMatchObject({ status: 401, code: 'unauthenticated' });
    const forwarded = await portal.fetch(row.path, {
      method: row.method,
      headers: { Authorization: `Bearer ${operatorToken}`, 'X-Forwarded-For': '192.0.2.1' },
    });
    expect(forwarded.status).toBe(401);
  });

  it('whom it made what is in the audit log, too', async () => {
    await ask(operatorCalls.addStaff, { body: { ...ada, email: 'log@supplier.example' } });
    await ask(operatorCalls.linkStaff, good.linkStaff);
    await ask(operatorCalls.inviteUser, {
      body: { ...(good.inviteUser.body as object), customerNo: 'C30007', email: 'log@quietco.example' },
    });
    const { data: entries } = await portal
      .call(calls.audit, { token: await portal.tokenFor('robin@connect.example') })
      .then((answer) => answer.json() as Promise<{ data: object[] }>);
    expect(entries.slice(0, 3)).toMatchObject([
      { actor: 'Operator', customer: { no: 'C30007' }, about: { person: 'log@quietco.example', what: null } },
      { actor: 'Operator', customer: null, about: { person: 'morgan@connect.example', what: null } },
      { actor: 'Operator', customer: null, about: { person: 'log@supplier.example', what: 'administrator' } },
    ]);
  });

  it('what the operator writes is in the audit log', async () => {
    await ask(operatorCalls.createKey, good.createKey);
    const { data: entries } = await portal
      .call(calls.audit, { token: await portal.tokenFor('robin@connect.example') })
      .then((answer) => answer.json() as Promise<{ data: object[] }>);
    expect(entries[0]).toMatchObject({
      actor: 'Operator',
      request: { method: 'POST', path: '/api/operator/v1/keys', status: 200 },
    });
  });
});

describe('members of staff', () => {
  it('an administrator signs in with the link once, and may what staff may', async () => {
    const added = await ask(operatorCalls.addStaff, { body: { ...ada, email: 'First@supplier.example' } });
    const { link, expiresAt } = added as { link: string; expiresAt: string };
    expect(link).toMatch(new RegExp(`^${testUrl}/connect/one-time-link#[\\w-]{43}$`));
    expect(expiresAt).toBe(new Date(testNow.getTime() + 86_400_000).toISOString());
    expect(JSON.stringify(await data.database.selectFrom('staff_codes').selectAll().execute())).not.toContain(
      new URL(link).hash.slice(1),
    );
    portal.clock.now = new Date(testNow.getTime() + 86_399_000);
    const { token, user } = (await (await signInWith(link)).json()) as { token: string; user: object };
    expect(user).toMatchObject({ email: 'first@supplier.example', is_super_user: true });
    for (const row of [calls.accountManager, calls.managedCustomers, calls.categories])
      expect((await portal.call(row, { token })).status).toBe(200);
    const period = { from: '2026-01', to: '2026-11' };
    expect((await portal.call(calls.salesReport, { token, query: period })).status).toBe(200);
    expect((await signInWith(link)).status).toBe(401);
    const history = await (await portal.call(calls.signIns, { token })).json();
    expect(history).toMatchObject({ data: [{ kind: 'signed-in', means: 'link' }] });
  });

  it('a link is over after a day, and with the next one', async () => {
    const make = async () => (await ask(operatorCalls.linkStaff, good.linkStaff))['link'] as string;
    const [first, second] = [await make(), await make()];
    expect((await signInWith(first)).status).toBe(401);
    portal.clock.now = new Date(testNow.getTime() + 86_400_000);
    expect((await signInWith(second)).status).toBe(401);
    const { status } = await signInWith(await make());
    expect(status).toBe(200);
  });

  it('a link is for staff alone', async () => {
    for (const email of ['priya@northgate.example', 'nobody@connect.example'])
      expect(await ask(operatorCalls.linkStaff, { body: { email } })).toMatchObject({ status: 404, code: 'not_staff' });
  });

  it('nobody is added twice, and a customer’s user not at all', async () => {
    for (const body of [
      { ...ada, email: 'PRIYA@northgate.example' },
      { ...ada, email: 'morgan@connect.example', position: 'brand-manager' },
    ])
      expect(await ask(operatorCalls.addStaff, { body })).toMatchObject({ status: 409, code: 'email_taken' });
  });

  it('who is there already is made an administrator, with a link, as often as it is asked', async () => {
    const body = { ...ada, email: 'Kept@supplier.example' };
    await ask(operatorCalls.addStaff, { body: { ...body, position: 'account-manager', withLink: false } });
    for (const _ of [1, 2]) {
      const { link } = (await ask(operatorCalls.addStaff, { body })) as { link: string };
      const { user } = (await (await signInWith(link)).json()) as { user: object };
      expect(user).toMatchObject({ email: 'kept@supplier.example', is_super_user: true });
    }
    const token = await portal.tokenFor('robin@connect.example');
    const { data: entries } = (await (await portal.call(calls.audit, { token })).json()) as { data: object[] };
    expect(entries).toContainEqual(
      expect.objectContaining({ about: expect.objectContaining({ person: body.email, what: 'administrator' }) }),
    );
  });

  it('a category that no product has is refused with those there are', async () => {
    const body = {
      ...ada,
      email: 'typo@supplier.example',
      position: 'brand-manager',
      categories: ['Eye protection', 'Eyes'],
    };
    expect(await ask(operatorCalls.addStaff, { body })).toMatchObject({
      status: 400,
      errors: { categories: [expect.stringMatching(/^cannot be Eyes: there are .*Eye protection, /)] },
    });
    const named = { ...body, categories: ['eye PROTECTION'] };
    expect(await ask(operatorCalls.addStaff, { body: named })).toMatchObject({ status: 200 });
  });

  it('who is kept out is signed out at once and gets in by no link, until they are let in', async () => {
    const email = 'leaver@supplier.example';
    await ask(operatorCalls.addStaff, { body: { ...ada, email, position: 'account-manager', withLink: false } });
    const linkOf = async () => (await ask(operatorCalls.linkStaff, { body: { email } })) as { link: string };
    const { token } = (await (await signInWith((await linkOf()).link)).json()) as { token: string };
    expect((await portal.call(calls.accountManager, { token })).status).toBe(200);
    const { link } = await linkOf();
    expect(await ask(operatorCalls.keepStaffOut, { body: { email: email.toUpperCase() } })).toMatchObject({
      status: 200,
    });
    expect((await portal.call(calls.accountManager, { token })).status).toBe(401);
    expect((await signInWith(link)).status).toBe(401);
    expect(await linkOf()).toMatchObject({ status: 404, code: 'not_staff' });
    const { data: staff } = (await ask(operatorCalls.staff)) as { data: object[] };
    expect(staff).toContainEqual(expect.objectContaining({ email, roles: ['account_manager'], active: false }));
    expect(await ask(operatorCalls.letStaffIn, { body: { email } })).toMatchObject({ status: 200 });
    expect((await signInWith((await linkOf()).link)).status).toBe(200);
    for (const row of [operatorCalls.keepStaffOut, operatorCalls.letStaffIn])
      expect(await ask(row, { body: { email: 'priya@northgate.example' } })).toMatchObject({ status: 404 });
  });

  it('a brand manager has their categories', async () => {
    const body = { ...ada, email: 'eva@supplier.example', position: 'brand-manager', categories: ['Eye protection'] };
    const { link } = (await ask(operatorCalls.addStaff, { body })) as { link: string };
    const { token } = (await (await signInWith(link)).json()) as { token: string };
    const categories = await (await portal.call(calls.categories, { token })).json();
    expect(JSON.stringify(categories)).toContain('Eye protection');
  });
});

describe('a customer’s first user', () => {
  it('is invited by mail in the supplier’s name, where nobody of the company could', async () => {
    await data.database.updateTable('users').set({ active: false }).where('customer_no', '=', 'C30007').execute();
    const body = {
      customerNo: 'C30007',
      email: 'First@quietco.example',
      permissions: ['Create and Edit Users', 'View Orders'],
    };
    expect(await ask(operatorCalls.inviteUser, { body })).toMatchObject({ status: 200, company: 'Quiet Co' });
    const [mail] = await portal.mails('first@quietco.example');
    expect(mail?.text).toContain('Connect Safety Supplies Ltd invited you');
    const link = new URL(/http\S+register\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const account = { password: 'a fine long password', first_name: 'Fi', last_name: 'Quiet' };
    const registered = await portal.call(calls.register, {
      body: { ...account, email: 'first@quietco.example', signature: link.searchParams.get('_sig') },
    });
    const { token, user } = (await registered.json()) as { token: string; user: object };
    expect(user).toMatchObject({ customer_no: 'C30007', permissions: body.permissions });
    const log = await (await portal.call(calls.usersActivity, { token })).json();
    expect(JSON.stringify(log)).toContain('"actor":"Connect Safety Supplies Ltd"');
  });

  it('who came with the supplier’s records and has no password yet is sent a link to choose one', async () => {
    const email = 'aoife@northgate.example';
    const theirs = () => data.database.updateTable('users').where('email', '=', email);
    await theirs().set({ password_hash: null }).execute();
    const body = { customerNo: 'C10482', email, permissions: ['View Orders'], storefront: 'de/de' };
    expect(await ask(operatorCalls.inviteUser, { body })).toMatchObject({ status: 200, hasAccount: true });
    const [mail] = await portal.mails(email);
    expect(mail?.text).toContain('Passwort wählen');
    const link = new URL(/http\S+password-reset\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    portal.clock.now = new Date(portal.clock.now.getTime() + 6 * 24 * 60 * 60 * 1000);
    const password = 'a fine long password';
    const token = link.pathname.split('/').at(-1);
    const answer = await portal.call(calls.passwordReset, {
      body: { token, email, password, password_confirmation: password },
    });
    expect(answer.status).toBe(200);
    // Now they have one.
    expect(await ask(operatorCalls.inviteUser, { body })).toMatchObject({ status: 422, code: 'already_a_user' });
  });

  it('who came with records that say nothing of what they may gets what the invitation says', async () => {
    const email = 'aoife@northgate.example';
    const theirs = () => data.database.updateTable('users').where('email', '=', email);
    const granted = async () =>
      (await data.database.selectFrom('users').select('permissions').where('email', '=', email).executeTakeFirst())
        ?.permissions;
    await theirs().set({ password_hash: null, permissions: [] }).execute();
    const body = { customerNo: 'C10482', email, permissions: ['View Orders', 'View Invoices'] };
    const unknown = await ask(operatorCalls.inviteUser, { body: { ...body, permissions: ['Fly'] } });
    expect(unknown).toMatchObject({ status: 422, code: 'unknown_permission' });
    const invited = { status: 200, hasAccount: true, permissions: body.permissions };
    expect(await ask(operatorCalls.inviteUser, { body })).toMatchObject(invited);
    expect(await granted()).toEqual(body.permissions);
    const token = await portal.tokenFor('priya@northgate.example');
    const log = await (await portal.call(calls.usersActivity, { token })).json();
    expect(JSON.stringify(log)).toContain('"kind":"permissions-changed","actor":"Connect Safety Supplies Ltd"');
    // What their records do say stands.
    await ask(operatorCalls.inviteUser, { body: { ...body, permissions: ['View Balance'] } });
    expect(await granted()).toEqual(body.permissions);
  });

  it('the company sees who sent an open invitation', async () => {
    expect(await ask(operatorCalls.inviteUser, good.inviteUser)).toMatchObject({ status: 200 });
    const token = await portal.tokenFor('priya@northgate.example');
    const { data: open } = (await (await portal.call(calls.invitations, { token })).json()) as { data: object[] };
    expect(open[0]).toMatchObject({ email: 'new@northgate.example', invitedBy: 'Connect Safety Supplies Ltd' });
  });

  it('who was invited is invited again, with a new link and what they may do now', async () => {
    const body = { ...(good.inviteUser.body as object), permissions: ['View Invoices'] };
    expect(await ask(operatorCalls.inviteUser, { body })).toMatchObject({ status: 200 });
    const token = await portal.tokenFor('priya@northgate.example');
    const { data: open } = (await (await portal.call(calls.invitations, { token })).json()) as {
      data: { email: string; permissions: string[] }[];
    };
    const ofNew = open.filter(({ email }) => email === 'new@northgate.example');
    expect(ofNew.map(({ permissions }) => permissions)).toEqual([['View Invoices']]);
  });

  it.each([
    [{ customerNo: 'C99999' }, { status: 404, code: 'unknown_customer', message: 'There is no customer C99999.' }],
    [
      { permissions: ['Fly'] },
      { status: 422, code: 'unknown_permission', message: expect.stringContaining(': there are View Orders') },
    ],
    [{ email: 'priya@northgate.example' }, { status: 422, code: 'already_a_user' }],
  ])('%j is refused', async (change, refusal) => {
    const body = { ...(good.inviteUser.body as object), email: 'else@northgate.example', ...change };
    expect(await ask(operatorCalls.inviteUser, { body })).toMatchObject(refusal);
  });
});

describe('keys', () => {
  it('are made, shown without their secret, and revoked', async () => {
    const body = { name: 'Shop', scopes: ['read:products'], addresses: ['2001:db8::/32'], expiresAt: null };
    const { key, text } = (await ask(operatorCalls.createKey, { body })) as unknown as {
      key: { id: string };
      text: string;
    };
    expect(text).toMatch(new RegExp(`^ck_${key.id}_[\\w-]{43}$`));
    const listed = await ask(operatorCalls.keys);
    expect(listed['data']).toContainEqual(key);
    expect(JSON.stringify(listed)).not.toContain(text.slice(20));
    expect(await ask(operatorCalls.revokeKey, { params: { id: key.id } })).toMatchObject({
      revokedAt: testNow.toISOString(),
    });
    expect(await ask(operatorCalls.revokeKey, good.revokeKey)).toMatchObject({ status: 404 });
  });

  it.each([
    [{ scopes: ['fly:customers'] }, 'scopes.0'],
    [{ scopes: [] }, 'scopes'],
    [{ addresses: ['192.0.2.0/33'] }, 'addresses'],
    [{ expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ name: ' ' }, 'name'],
  ])('with %j none is made', async (change, field) => {
    const body = { ...(good.createKey.body as object), ...change };
    const refusal = await ask(operatorCalls.createKey, { body });
    expect([refusal['status'], Object.keys(refusal['errors'] as object)]).toEqual([400, [field]]);
  });
});
