import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { openEmptyDatabase } from '../../testing/demo-database.ts';
import { openIntegration, type TestIntegration } from '../testing/open-integration.ts';
import { oneSale, pounds } from '../testing/one-sale.ts';

let database: Database;
let integration: TestIntegration;

beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  integration = openIntegration(database);
});
beforeEach(() => integration.clear());
afterAll(() => database.destroy());

const { of, only, send } = oneSale(() => integration);

describe('what was taken away', () => {
  it('and comes again is as it was: users of a customer are active who were so before', async () => {
    await send('staff', 'customers');
    const user = only('users');
    const [gone, shut, late] = ['gone', 'shut', 'late'].map((name) => ({ ...user, email: `${name}@customer.example` }));
    await integration.send('users', [user, { ...gone, active: false }, shut]);
    const isActive = async () => {
      const rows = await database
        .selectFrom('users')
        .select(['email', 'active'])
        .where('customer_no', '=', 'C1')
        .orderBy('email')
        .execute();
      return rows.map(({ email, active }) => `${email.split('@')[0]} ${active}`);
    };
    // An administrator of the company did.
    await database.updateTable('users').set({ active: false }).where('email', '=', 'shut@customer.example').execute();
    expect(await isActive()).toEqual(['bo true', 'gone false', 'shut false']);
    await integration.remove('/customers/C1');
    expect(await isActive()).toEqual(['bo false', 'gone false', 'shut false']);
    await integration.send('users', [late]);
    expect(await isActive()).toEqual(['bo false', 'gone false', 'late false', 'shut false']);
    await send('customers');
    expect(await isActive()).toEqual(['bo true', 'gone false', 'late true', 'shut false']);
    await integration.remove('/customers/C1');
    await integration.remove('/users/bo@customer.example');
    await send('customers');
    expect(await isActive()).toEqual(['bo false', 'gone false', 'late true', 'shut false']);
  });
  it('makes what names it wait again, whatever waited or stood, until it comes back', async () => {
    await send('staff', 'customers', 'orders', 'shipments', 'invoices', 'payments');
    const clean = await integration.state();
    // It would settle the invoice, and waits for another one.
    const later = {
      ...only('payments'),
      no: 'P-9',
      allocations: ['SI-0001', 'SI-0002'].map((invoice) => ({ invoice, amount: pounds(1) })),
    };
    await integration.send('payments', [later]);
    const waiting = async () => {
      const text = await (await integration.get('/waiting')).text();
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const { key, waitsFor } = JSON.parse(line) as { key: string; waitsFor: string[] };
          return `${key}: ${waitsFor.join(', ')}`;
        });
    };
    expect(await waiting()).toEqual(['P-9: invoices SI-0002']);
    await integration.remove('/invoices/SI-0001');
    await integration.remove('/orders/SO-0001');
    expect(await waiting()).toEqual([
      'P-0001: invoices SI-0001',
      'P-9: invoices SI-0001, invoices SI-0002',
      'SH-0001: orders SO-0001',
    ]);
    const balance = database.selectFrom('customers').select('balance').where('no', '=', 'C1');
    expect(await balance.executeTakeFirst()).toEqual({ balance: 0 });
    expect(await integration.send('payments', of('payments'))).toMatchObject({ waiting: 1, unchanged: 0 });
    await integration.remove('/payments/P-9');
    await send('invoices', 'orders');
    expect(await waiting()).toEqual([]);
    expect(await integration.state()).toEqual(clean);
  });
  it('is what was there before a replacing run began, and nothing that came meanwhile', async () => {
    let time = Date.UTC(2026, 4, 4);
    const running = openIntegration(database, { now: () => new Date((time += 1000)) });
    const staff = (name: string) => ({ ...only('staff'), email: `${name}@supplier.example` });
    await running.send('staff', [staff('old')]);
    const run = { run: crypto.randomUUID(), replace: 'true' };
    await running.send('staff', [staff('ann'), staff('bea')], { ...run, more: 'true' });
    await running.send('staff', [staff('bea'), staff('new')]);
    expect(await running.send('staff', [], run)).toMatchObject({ state: 'unconfirmed', wouldRemove: 1 });
    expect(await running.send('staff', [], { ...run, confirm: '1' })).toMatchObject({ state: 'finished', removed: 1 });
    const left = (await (await running.get('/staff')).text()).trim().split('\n');
    expect(left.map((line) => (JSON.parse(line) as { email: string }).email.split('@')[0])).toEqual([
      'ann',
      'bea',
      'new',
    ]);
  });

  it('is named as in a record: in letters of either case', async () => {
    await send('staff', 'customers', 'users', 'products', 'prices', 'banners', 'help-articles');
    const named = ['customers/c2', 'users/Bo@Customer.example', 'prices/GBP%7CGLOVE-1%7C', 'banners/0'];
    for (const path of [...named, 'help-articles/returns%7Cde', 'prices/GBP%7CGLOVE-1%7C2026-01-01'])
      expect([path, (await integration.remove(`/${path}`)).status]).toEqual([path, 204]);
    for (const path of ['products/glove-1', 'customers/c2', 'customers/%7C', 'prices/GBP'])
      expect([path, (await integration.remove(`/${path}`)).status]).toEqual([path, 404]);
  });
});
