import { day } from '@connect/core/domain/calendar/day';
import { nearLimitPercent } from '@connect/core/domain/account/managed-customer';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../testing/demo-database.ts';

let data: TestDatabase;
const today = day('2026-11-20');

beforeAll(async () => {
  data = await openDemoDatabase();
});
afterAll(() => data.database.destroy());

const customers = () =>
  data.database
    .selectFrom('customers')
    .leftJoin('users', 'users.id', 'customers.account_manager_id')
    .select(['no', 'is_blocked', 'balance', 'credit_limit', 'users.first_name as manager'])
    .orderBy('no')
    .execute();

describe("the demo's account managers find every case on a fresh start:", () => {
  it("most customers are Morgan's, others Robin's, and one is nobody's", async () => {
    const list = await customers();
    const of = (manager: string | null) => list.filter((customer) => customer.manager === manager).map(({ no }) => no);
    expect(of('Morgan')).toEqual(expect.arrayContaining(['C10482', 'C30007']));
    expect(of('Robin')).toContain('C20915');
    expect(of('Morgan').length).toBeGreaterThan(of('Robin').length);
    expect(of(null).length).toBeGreaterThan(0);
  });

  it('some are blocked, near their credit limit or overdue, the known ones as they were', async () => {
    const list = await customers();
    const known = ['C10482', 'C20915', 'C30007'];
    const blocked = list.filter(({ is_blocked }) => is_blocked).map(({ no }) => no);
    const nearLimit = list
      .filter(({ balance, credit_limit: limit }) => balance * 100 >= limit * nearLimitPercent)
      .map(({ no }) => no);
    for (const some of [blocked, nearLimit]) {
      expect(some.length).toBeGreaterThan(0);
      expect(some.filter((no) => known.includes(no))).toEqual([]);
    }
    const overdue = await data.database
      .selectFrom('invoices')
      .select('customer_no')
      .distinct()
      .where('remaining_amount', '>', 0)
      .where('due_date', '<', today)
      .execute();
    expect(overdue.length).toBeGreaterThan(1);
    expect(overdue.length).toBeLessThan(list.length);
  });

  it("favourites and visits: six of Morgan's, three of Robin's with a blocked one", async () => {
    const rows = await data.database
      .selectFrom('favourite_customers')
      .innerJoin('users', 'users.id', 'user_id')
      .innerJoin('customers', 'no', 'favourite_customers.customer_no')
      .select(['first_name', 'is_blocked', 'position'])
      .orderBy('first_name')
      .orderBy('position')
      .execute();
    expect(rows.map(({ first_name: name, position }) => `${name} ${position}`)).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((position) => `Morgan ${position}`),
      ...[0, 1, 2].map((position) => `Robin ${position}`),
    ]);
    expect(rows.filter(({ is_blocked }) => is_blocked).map(({ first_name }) => first_name)).toEqual(['Robin']);
    const visits = await data.database
      .selectFrom('customer_visits')
      .select(['user_id', 'last_at', sql<number>`count(*) over (partition by user_id)::integer`.as('count')])
      .execute();
    expect(new Set(visits.map(({ count }) => count))).toEqual(new Set([6, 9]));
    expect(visits.every(({ last_at: at }) => at < testNow)).toBe(true);
  });

  it('everybody has contacts, and addresses that start with their own', async () => {
    const rows = await data.database
      .selectFrom('customers')
      .select(['no', 'customers.address', 'customers.post_code'])
      .select(({ selectFrom }) => [
        selectFrom('customer_contacts')
          .whereRef('customer_no', '=', 'no')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .as('contacts'),
        selectFrom('customer_addresses')
          .whereRef('customer_no', '=', 'no')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .as('addresses'),
        selectFrom('customer_addresses')
          .whereRef('customer_no', '=', 'no')
          .where('position', '=', 0)
          .select(sql<string>`address || post_code`.as('first'))
          .as('first'),
      ])
      .execute();
    for (const row of rows) {
      expect([2, 3, 4]).toContain(Number(row.contacts));
      expect([1, 2, 3, 4]).toContain(Number(row.addresses));
      expect(row.first).toBe(row.address + row.post_code);
    }
  });

  it('about half of the sample orders have a reason and a follow-up: to come, due, overdue or done', async () => {
    const requests = await data.database
      .selectFrom('sample_requests')
      .innerJoin('orders', 'orders.no', 'order_no')
      .select(['follow_up_on', 'followed_up_at', 'document_date'])
      .execute();
    const samples = await data.database
      .selectFrom('orders')
      .select('no')
      .where((eb) => eb.or([eb('sample', '=', true), eb('external_reference', '~', '^SR[0-9]+$')]))
      .execute();
    expect(Math.abs(requests.length * 2 - samples.length)).toBeLessThanOrEqual(1);
    const standing = requests.map(({ follow_up_on: day, followed_up_at: done }) =>
      done ? 'done' : (day ?? '') < today ? 'overdue' : day === today ? 'due' : 'to come',
    );
    expect(new Set(standing)).toEqual(new Set(['done', 'overdue', 'due', 'to come']));
    for (const { follow_up_on: day, followed_up_at: at, document_date: ordered } of requests) {
      expect((day ?? '') >= ordered).toBe(true);
      expect((at ?? testNow) <= testNow).toBe(true);
    }
  });
});
