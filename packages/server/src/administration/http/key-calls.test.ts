import { calls } from '@connect/contract/calls';
import type { IntegrationKey, NewKey } from '@connect/core/domain/administration/integration-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { withKeys } from '../../portal/serve-integration.ts';

let data: TestDatabase;
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  token = await portal.tokenFor('ada@connect.example');
});
afterAll(() => data.database.destroy());

const form = { name: 'Back office', scopes: ['write:orders'], addresses: ['192.0.2.0/24'], expiresAt: null };
const create = async (change: object = {}): Promise<Response> =>
  portal.call(calls.createIntegrationKey, { token, body: { ...form, ...change } });
const listed = async (): Promise<readonly IntegrationKey[]> => {
  const answer = await portal.call(calls.integrationKeys, { token });
  return ((await answer.json()) as { keys: IntegrationKey[] }).keys;
};

describe('keys of other programs, by an administrator (specification §administration)', () => {
  it('are made in their name, opened by their text, shown without it, and open nothing once revoked', async () => {
    const { key, text } = (await (await create()).json()) as NewKey;
    expect(key).toMatchObject({ ...form, createdBy: 'Ada Byron', lastUsedAt: null, revokedAt: null });
    expect(await listed()).toContainEqual(key);
    expect(JSON.stringify(await listed())).not.toContain(text.slice(20));
    const authenticate = withKeys(data.database, () => portal.clock.now);
    const use = () => authenticate({ authorization: `Bearer ${text}`, address: '192.0.2.7', scope: 'write:orders' });
    expect(await use()).toMatchObject({ ok: true });
    const revoked = await portal.call(calls.revokeIntegrationKey, {
      token,
      params: { id: key.id },
      body: { typed: key.name },
    });
    expect(await revoked.json()).toMatchObject({ id: key.id, revokedAt: expect.any(String) });
    expect(await use()).toMatchObject({ ok: false });
  });

  it('are in the audit log with what they may do', async () => {
    await create({ name: 'Shop' });
    const answer = await portal.call(calls.audit, { token });
    const { data: entries } = (await answer.json()) as { data: object[] };
    expect(entries[0]).toMatchObject({
      actorEmail: 'ada@connect.example',
      about: {
        changes: [
          { field: 'name', before: '', after: 'Shop' },
          { field: 'scopes', before: '', after: 'write:orders' },
          { field: 'addresses', before: '', after: '192.0.2.0/24' },
        ],
      },
    });
    expect(JSON.stringify(entries)).not.toContain('ck_');
  });

  it('a try whose answer was lost is not made up for by a second key of the name, which is free again once that is revoked', async () => {
    const name = 'Lost';
    const { key } = (await (await create({ name })).json()) as NewKey;
    const again = await create({ name });
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'key_exists' }]);
    await portal.call(calls.revokeIntegrationKey, { token, params: { id: key.id }, body: { typed: name } });
    expect((await create({ name })).status).toBe(200);
  });

  it.each([
    [{ scopes: ['fly:customers'] }, 'scopes.0'],
    [{ scopes: [] }, 'scopes'],
    [{ addresses: ['192.0.2.0/33'] }, 'addresses'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    [{ name: ' ' }, 'name'],
  ])('with %j none is made', async (change, field) => {
    const answer = await create(change);
    const { errors } = (await answer.json()) as { errors: object };
    expect([answer.status, Object.keys(errors)]).toEqual([400, [field]]);
  });
});
