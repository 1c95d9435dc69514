import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEvents } from '../../database/add-events.ts';
import { testNow } from '../../testing/demo-database.ts';
import { engines, type Engine } from '../../testing/engines.ts';
import { createTestPortal } from '../../testing/test-portal.ts';
import { createRunStore } from '../../integration/database/run-store.ts';
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
      const name = 'Priya Nair';
      const from = { name, email };
      const user = { customerNo: 'C10482', email, firstName: 'Priya', lastName: 'Nair', active: true };
      await addEvents(data.database, [
        {
          kind: 'contact.received',
          at: testNow,
          data: { reference: 'M-1', customerNo: 'C10482', subject: 'other', documentNo: null, message: 'Hello', from },
        },
        // Somebody elsewhere who is called like that.
        {
          kind: 'user.changed',
          at: testNow,
          data: {
            ...user,
            customerNo: 'C20915',
            email: 'p@elsewhere.example',
            permissions: [],
            spendLimit: null,
            by: name,
          },
        },
        { kind: 'user.changed', at: testNow, data: { ...user, permissions: [], spendLimit: null, by: name } },
      ]);
      await data.database
        .insertInto('customer_contacts')
        .values({ customer_no: 'C10482', position: 98, name, job: 'Buyer', email: null, phone: '0113 496 0001' })
        .execute();
      // As the supplier's systems sent it, in their spelling.
      const contact = { name: 'Priya N.', job: 'Buyer', email: 'Priya@Northgate.example', phone: '0113 496 0000' };
      await data.database
        .insertInto('customer_contacts')
        .values({ customer_no: 'C10482', position: 99, ...contact })
        .execute();
      await sql`update integration_records set record = jsonb_set(record::jsonb, '{contacts}', ${JSON.stringify([contact, { name: 'Bo Ray', job: 'Buyer' }])}::jsonb)
        where kind = 'customers' and key = 'C10482'`.execute(data.database);
    });
    afterAll(() => data?.close());
    const userData = () => createUserData(data.database);
    /** Rows of every table that have a text in them, by table. */
    const rowsWith = async (text: string): Promise<Record<string, number>> => {
      const tables = await data.owner.introspection.getTables();
      const counts = await Promise.all(
        tables.map(async ({ name }) => {
          const { rows } =
            await sql`select from ${sql.table(name)} each where to_jsonb(each)::text like ${`%${text}%`}`.execute(
              data.owner,
            );
          return [name, rows.length] as const;
        }),
      );
      return Object.fromEntries(counts.filter(([, count]) => count > 0));
    };

    it('is all handed out, but for what the portal alone can use; of nobody there is none', async () => {
      const held = await userData().held(email);
      expect(held).toMatchObject({
        users: [{ email, first_name: 'Priya' }],
        sessions: [expect.objectContaining({ address: '192.0.2.1' })],
        security_events: [expect.objectContaining({ kind: 'signed-in' })],
        contact_messages: [expect.objectContaining({ message: 'Hello' })],
        customer_contacts: [expect.objectContaining({ phone: '0113 496 0000' })],
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
      expect(await rowsWith(email)).toHaveProperty('users');
    });

    it('is forgotten of staff who left, where they are named without their email, too; not of a namesake', async () => {
      const { database } = data;
      const staff = 'sasha@connect.example';
      const { id, first_name, last_name } = await database
        .updateTable('users')
        .set({ active: false })
        .where('email', '=', staff)
        .returning(['id', 'first_name', 'last_name'])
        .executeTakeFirstOrThrow();
      const by = `${first_name} ${last_name}`;
      const user = {
        email: 'u@northgate.example',
        firstName: 'U',
        lastName: 'V',
        active: true,
        permissions: [],
        spendLimit: null,
      };
      await addEvents(database, [
        { kind: 'user.changed', at: testNow, data: { ...user, customerNo: 'C10482', by } },
        { kind: 'user.changed', at: testNow, data: { ...user, customerNo: 'C20915', by } },
      ]);
      const { id: _, ...namesake } = await database
        .selectFrom('users')
        .selectAll()
        .where('customer_no', '=', 'C20915')
        .limit(1)
        .executeTakeFirstOrThrow();
      const theirs = { ...namesake, id: randomUUID(), email: 'namesake@elsewhere.example', first_name, last_name };
      await database.insertInto('users').values(theirs).execute();
      await createRunStore(database, () => testNow).open(randomUUID(), 'customers', by, {
        replaces: false,
        dry: false,
      });
      const product = await database.selectFrom('products').select('sku_id').limit(1).executeTakeFirstOrThrow();
      const line = {
        at: testNow,
        user_id: id,
        by_name: by,
        region: 'gb',
        sku_id: product.sku_id,
        level: 'first',
        undo: false,
      } as const;
      await database.insertInto('sign_offs').values(line).execute();
      const mail = { at: testNow, recipient: 'priya@northgate.example', subject: `${by} wrote`, text: '', html: '' };
      await database.insertInto('mailbox').values(mail).execute();
      expect(await userData().forget(staff)).toMatchObject({ ok: true });
      expect(await rowsWith(by)).toEqual({ events: 1 });
      expect(await rowsWith('namesake@elsewhere.example')).toEqual({ users: 1 });
    });

    it('is forgotten: name, email and what was theirs are nowhere, what they did stays, and nobody signs in', async () => {
      const placed = () =>
        data.database.selectFrom('orders').select('no').where('customer_no', '=', 'C10482').orderBy('no').execute();
      const before = await placed();
      const done = await userData().forget(email);
      expect(done).toMatchObject({ ok: true });
      for (const trace of [email, '192.0.2.1', 'Hello']) expect(await rowsWith(trace), trace).toEqual({});
      // What others wrote in their own words stays, and whoever is called like that elsewhere.
      expect(await rowsWith('Priya')).toEqual({ customer_notes: 1, events: 1 });
      expect(await rowsWith('p@elsewhere.example')).toEqual({ events: 1 });
      expect(await rowsWith('Bo Ray')).toHaveProperty('integration_records', 1);
      expect(await rowsWith('SO-').then(({ index_changes: count }) => count)).toBeGreaterThan(20);
      expect(await placed()).toEqual(before);
      await expect(createTestPortal(data).signIn(email)).rejects.toThrow();
      expect(await userData().held(email)).toBeNull();
    });
  });
});
