import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testNow } from '../../testing/demo-database.ts';
import { engines, type Engine } from '../../testing/engines.ts';
import { createTestPortal } from '../../testing/test-portal.ts';
import { createUserData } from './user-data.ts';

const email = 'priya@northgate.example';

describe.each(engines)('what is kept of a person, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'as they ask for it', () => {
    let data: Awaited<ReturnType<Engine['open']>>;
    beforeAll(async () => {
      data = await open();
      await createTestPortal(data).signIn(email);
      const { id } = await data.database
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const message = { reference: 'M-1', customer_no: 'C10482', user_id: id, subject: 'other', message: 'Hello' };
      await data.database
        .insertInto('contact_messages')
        .values({ ...message, order_number: null, created_at: testNow })
        .execute();
    });
    afterAll(() => data?.close());
    const userData = () => createUserData(data.database);
    const everything = async (): Promise<string> => {
      const tables = [
        'users',
        'sessions',
        'security_events',
        'contact_messages',
        'invitations',
        'mailbox',
        'activity',
      ] as const;
      return JSON.stringify(
        await Promise.all(tables.map((table) => data.database.selectFrom(table).selectAll().execute())),
      );
    };

    it('is all handed out, but for what the portal alone can use; of nobody there is none', async () => {
      const held = await userData().held(email);
      expect(held).toMatchObject({
        users: [{ email, first_name: 'Priya' }],
        sessions: [expect.objectContaining({ address: '192.0.2.1' })],
        security_events: [expect.objectContaining({ kind: 'signed-in' })],
        contact_messages: [expect.objectContaining({ message: 'Hello' })],
      });
      expect(JSON.stringify(held)).not.toMatch(/\$argon2|_hash"|"secret"/);
      expect(await userData().held('nobody@example.com')).toBeNull();
    });

    it('is not forgotten of staff who may sign in, nor while it is on hold', async () => {
      expect(await userData().forget('morgan@connect.example')).toMatchObject({ refusal: { kind: 'staff' } });
      expect(await userData().forget('nobody@example.com')).toMatchObject({ refusal: { kind: 'nobody' } });
      expect(await userData().hold(email, true)).toBe(true);
      expect(await userData().forget(email)).toMatchObject({ refusal: { kind: 'held' } });
      expect(await userData().hold(email, false)).toBe(true);
      expect(await everything()).toContain(email);
    });

    it('is forgotten: name, email and what was theirs are nowhere, what they did stays, and nobody signs in', async () => {
      const placed = () =>
        data.database.selectFrom('orders').select('no').where('customer_no', '=', 'C10482').execute();
      const before = await placed();
      const done = await userData().forget(email);
      expect(done).toMatchObject({ ok: true });
      const text = await everything();
      for (const trace of [email, 'Priya', '192.0.2.1', 'Hello']) expect(text).not.toContain(trace);
      expect(await placed()).toEqual(before);
      await expect(createTestPortal(data).signIn(email)).rejects.toThrow();
      expect(await userData().held(email)).toBeNull();
    });
  });
});
