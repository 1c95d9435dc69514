import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWaitingOrder } from '../testing/waiting-order.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import type { MakeMails } from '../../mail/mail.ts';
import { makeFileHere } from '../../make-file.ts';
import { createMailMaker } from '../../make-mails.ts';
import { demoSupplier } from '../../supplier.ts';
import { addOrderJobs } from '../testing/order-jobs.ts';
import { orderNoOf } from '@connect/core/domain/documents/number';

let data: TestDatabase;
let make: MakeMails;
let sam: string;
let orders: Awaited<ReturnType<typeof addOrderJobs>>;

beforeAll(async () => {
  data = await openDemoDatabase();
  const { database, keys } = data;
  make = createMailMaker({
    makeFile: makeFileHere,
    database,
    keys,
    portalUrl: 'https://portal.example/trade',
    identity: async () => ({ supplier: demoSupplier, support: { email: 'support@connect.example', phone: null } }),
    now: () => testNow,
  });
  const user = database.selectFrom('users').select('id').where('email', '=', 'sam@northgate.example');
  sam = (await user.executeTakeFirstOrThrow()).id;
  orders = await addOrderJobs(database, sam);
});
afterAll(() => data.database.destroy());

describe('mails about an order', () => {
  it('tell whoever ordered what they ordered, and that it waits', async () => {
    const [mail] = await make({ kind: 'order-placed', payload: { orderNo: orderNoOf(orders.waiting) } });
    expect(mail).toMatchObject({ to: 'sam@northgate.example', subject: expect.stringContaining(orders.waiting) });
    const parts = [
      orders.waiting,
      '120.00',
      '10 × GLV-8841-L',
      'Northgate, 4 Mill Lane, LS1 4AB',
      '27 November 2026',
      'approve',
    ];
    for (const part of parts) expect(mail?.text).toContain(part);
    expect(mail?.text).toContain(`/connect/orders/view/${orders.waiting}`);
  });

  it('say of each amount whether VAT is in it, and which limit the order is over and who decides', async () => {
    const [mail] = await make({ kind: 'order-placed', payload: { orderNo: orderNoOf(orders.waiting) } });
    expect(mail?.text).toContain('£100.00 excl. VAT');
    expect(mail?.text).toContain('Sub total excluding VAT: £100.00');
    expect(mail?.text).toContain('over your company’s available credit, so your account manager must approve');
    expect(mail?.text).toContain('over your spend limit, so an administrator in your company must approve');
  });

  it.each([
    ['', '1 line of your basket was not ordered', 'Replaced by GLV-9'],
    ['de/de', '1 Position Ihres Warenkorbs wurde nicht bestellt', 'Ersatz: GLV-9'],
    ['fr/fr', '1 ligne de votre panier n’a pas été commandée', 'Remplacé par GLV-9'],
    ['it/it', '1 riga del Suo carrello non è stata ordinata', 'Sostituito da GLV-9'],
    ['pl/pl', 'Liczba niezamówionych pozycji z koszyka: 1', 'Zastępuje go GLV-9'],
  ])(
    'name what was left out of the order, with its replacement, in the language of %j',
    async (storefront, ...texts) => {
      const orderNo = await addWaitingOrder(data.database, { customerNo: 'C10482', userId: sam });
      const left = { sku: 'GLV-1', title: 'Glove', quantity: 3, problem: 'discontinued', replacedBy: 'GLV-9' };
      await data.database
        .updateTable('portal_orders')
        .set({ storefront, left_behind: JSON.stringify([left]) })
        .where('order_no', '=', orderNo)
        .execute();
      const [mail] = await make({ kind: 'order-placed', payload: { orderNo: orderNoOf(orderNo) } });
      for (const part of ['3 × GLV-1', ...texts]) expect(mail?.text).toContain(part);
    },
  );

  it('name fifty lines of an order at most, and how many more there are', async () => {
    const { database } = data;
    const orderNo = await addWaitingOrder(database, { customerNo: 'C10482', userId: sam });
    const line = await database
      .selectFrom('order_lines')
      .selectAll()
      .where('document_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 60 }, (_, index) => ({ ...line, position: index + 1 }));
    await database.insertInto('order_lines').values(more).execute();
    const [mail] = await make({ kind: 'order-placed', payload: { orderNo: orderNoOf(orderNo) } });
    expect(mail?.text.match(/10 × GLV/g)).toHaveLength(50);
    expect(mail?.text).toContain('More lines: 11');
  });

  it('ask those who may decide, but for whoever ordered: administrators who are active, or the account manager', async () => {
    const { database } = data;
    const to = async (reason: 'over-limit' | 'over-credit', orderNo = orders.waiting): Promise<string[]> =>
      (await make({ kind: 'order-waits', payload: { orderNo: orderNoOf(orderNo), reason } })).map((mail) => mail.to);
    expect(await to('over-limit')).toEqual(['priya@northgate.example']);
    const priya = await database
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'priya@northgate.example')
      .executeTakeFirstOrThrow();
    const own = await addWaitingOrder(database, { customerNo: 'C10482', userId: priya.id });
    expect(await to('over-limit', own)).toEqual(['morgan@connect.example']);
    expect(await to('over-credit')).toEqual(['morgan@connect.example']);
    await database.updateTable('customers').set({ given_manager_id: null }).where('no', '=', 'C10482').execute();
    expect(await to('over-credit')).toEqual(['support@connect.example']);
    expect(await to('over-limit', own)).toEqual(['support@connect.example']);
    const [alone] = await make({ kind: 'order-waits', payload: { orderNo: orderNoOf(own), reason: 'over-limit' } });
    expect(alone?.subject).toContain('Northgate Site Supplies');
    expect(alone?.text).toContain('No one else in the company can approve it.');
    expect(alone?.text).toContain('/connect/credit-approvals');
  });

  it('tell whoever could have approved a withdrawn order, each once', async () => {
    const reasons = ['over-limit', 'over-credit'] as const;
    const made = await make({ kind: 'order-withdrawn', payload: { orderNo: orderNoOf(orders.waiting), reasons } });
    expect(made.map((mail) => mail.to)).toEqual(['priya@northgate.example', 'support@connect.example']);
    expect(made[0]?.text).toContain('nothing will be shipped');
  });

  it('give the reason of a rejection in the words of who decided', async () => {
    const { approved: yes, rejected: no } = orders;
    const [approved] = await make({ kind: 'order-decided', payload: { orderNo: orderNoOf(yes) } });
    const [rejected] = await make({ kind: 'order-decided', payload: { orderNo: orderNoOf(no) } });
    expect(approved?.text).not.toContain('> ');
    expect(rejected?.text).toContain('> Too <much>\n> Please ask first');
    expect(rejected?.html).toContain('Too &lt;much&gt;');
    expect(rejected?.text).toContain('Priya Nair');
  });
});
