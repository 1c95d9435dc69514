import { orderNoOf, type OrderNo } from '@connect/core/domain/documents/number';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { pence } from '@connect/core/testing';
import { randomUUID } from 'node:crypto';
import type { SampleOrderForm } from '@connect/core/domain/samples/sample-order';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toAccount, toIdentity } from '../../identity.ts';
import { createDocumentRepository } from '../../documents/database/document-repository.ts';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { makeOrderSamples } from '../../samples/application/order-samples.ts';
import { createSampleRepositories } from '../../portal/repositories.ts';
import { createCustomerScope } from '../../staff/database/customer-scope.ts';
import { testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import type { Approver } from './approvals.ts';
import { openCompany, pack, sku, type Company } from '../testing/company.ts';

describe.each(engines)('placing orders on $engine', ({ missing, open }) => {
  if (missing !== null) return it.skip(missing, () => undefined);
  let data: Awaited<ReturnType<typeof open>>;
  let company: Company;
  beforeAll(async () => {
    data = await open();
    company = await openCompany(data.database);
  });
  afterAll(() => data.close());
  beforeEach(() => company.setUp(1_000_000_00));

  it('a retry is answered as the order was, whatever became of basket and order since', async () => {
    await company.setUp(1_00, null);
    const form = await company.formFor(company.buyers[0], 1);
    const first = await company.place(company.buyers[0], form);
    expect(first).toMatchObject({ ok: true, value: { waitsFor: ['over-credit'] } });
    await company.formFor(company.buyers[0], 5);
    if (first.ok) await company.approvals.decide(company.manager, first.value.no, { approve: true, reason: '' });
    expect(await company.place(company.buyers[0], { ...form, totalIncVat: pence(1), reference: 'other' })).toEqual(
      first,
    );
    expect(await company.placed()).toHaveLength(1);
    expect((await company.baskets.load(company.buyers[0])).lines).toMatchObject([{ quantity: 5 * pack }]);
  });

  it('a price with parts of a penny is ordered as it is, and its line comes to the sub total', async () => {
    const priced = data.database.updateTable('product_prices').where('product_sku', '=', 'GLV-8841');
    const prices = (price: number) => JSON.stringify([{ from: 1, price }]) as unknown as [];
    const before = await data.database
      .selectFrom('product_prices')
      .select(['price_list', 'prices'])
      .where('product_sku', '=', 'GLV-8841')
      .execute();
    await priced.set({ prices: prices(1.246) }).execute();
    const form = await company.formFor(company.buyers[0], 1);
    const placed = await company.place(company.buyers[0], form);
    for (const { price_list, prices: old } of before)
      await priced
        .where('price_list', '=', price_list)
        .set({ prices: JSON.stringify(old) as unknown as [] })
        .execute();
    const order = placed.ok ? await createDocumentRepository(data.database).order('C10482', placed.value.no) : null;
    expect(order).toMatchObject({
      totalExVat: { minor: 150 },
      lines: [{ quantity: pack, unitPrice: { minor: 1.246 } }],
    });
  });

  it("another user's key is no key of one's own", async () => {
    const idempotencyKey = randomUUID();
    const [one, two] = [
      await company.formFor(company.buyers[0], 1, { idempotencyKey }),
      await company.formFor(company.buyers[1], 2, { idempotencyKey }),
    ];
    const answers = await Promise.all([company.place(company.buyers[0], one), company.place(company.buyers[1], two)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await company.placed()).toHaveLength(2);
  });

  it('two orders at once never use the same credit', async () => {
    const unit = (await company.formFor(company.buyers[0], 1)).totalIncVat.minor;
    for (let turn = 0; turn < 5; turn++) {
      await company.setUp(unit);
      const forms = [await company.formFor(company.buyers[0], 1), await company.formFor(company.buyers[1], 1)] as const;
      const answers = await Promise.all([
        company.place(company.buyers[0], forms[0]),
        company.place(company.buyers[1], forms[1]),
      ]);
      expect(answers.map((answer) => (answer.ok ? answer.value.waitsFor.length : -1)).toSorted()).toEqual([0, 1]);
      expect(await company.outstanding()).toBe(unit);
    }
  });

  it('orders and samples for one company are made at once, and neither waits for the other for ever', async () => {
    const { database } = data;
    const morgan = database.selectFrom('users').selectAll().where('email', '=', 'morgan@connect.example');
    const manager = toIdentity(toAccount(await morgan.executeTakeFirstOrThrow()));
    const work = createUnitOfWork(database, createSampleRepositories);
    const orderSamples = makeOrderSamples(
      work,
      createCustomerScope(database, () => false),
      () => testNow,
    );
    const sample = (): SampleOrderForm => ({
      idempotencyKey: randomUUID(),
      customerNo: 'C10482',
      shipTo: { name: 'A', address: 'B', address2: '', postCode: 'C' },
      lines: [{ sku, quantity: quantityOf(1) }],
      reason: 'To try',
      followUpOn: null,
    });
    for (let turn = 0; turn < 5; turn++) {
      const forms = [await company.formFor(company.buyers[0], 1), await company.formFor(company.buyers[1], 1)] as const;
      const answers = await Promise.all([
        orderSamples(manager, sample()),
        company.place(company.buyers[0], forms[0]),
        orderSamples(manager, sample()),
        company.place(company.buyers[1], forms[1]),
      ]);
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    }
  });

  it('of two decisions at once one is carried out', async () => {
    for (let turn = 0; turn < 5; turn++) {
      await company.setUp(0);
      const answer = await company.place(company.buyers[0], await company.formFor(company.buyers[0], 1));
      const no = answer.ok ? answer.value.no : orderNoOf('');
      const [one, two] = await Promise.all([
        company.approvals.decide(company.manager, no, { approve: true, reason: '' }),
        company.approvals.decide(company.manager, no, { approve: false, reason: 'No' }),
      ]);
      expect([one?.ok, two?.ok].toSorted()).toEqual([false, true]);
      const [order] = await company.placed();
      expect(order?.cancelled).toBe(two?.ok);
      expect(await company.outstanding()).toBe(one?.ok ? order?.total : 0);
    }
  });

  it('an order takes what is in stock and no more, and gives that back when it is rejected', async () => {
    await company.setUp(0);
    const answer = await company.place(company.buyers[0], await company.formFor(company.buyers[0], 12));
    expect(await company.stock()).toBe(0);
    expect(await company.place(company.buyers[1], await company.formFor(company.buyers[1], 1))).toMatchObject({
      ok: true,
    });
    expect(await company.stock()).toBe(0);
    await company.approvals.decide(company.manager, answer.ok ? answer.value.no : orderNoOf(''), {
      approve: false,
      reason: 'No',
    });
    expect(await company.stock()).toBe(10 * pack);
  });

  it('of a withdrawal and an approval at once one is carried out, and stock and credit are as it says', async () => {
    for (let turn = 0; turn < 5; turn++) {
      await company.setUp(0);
      const [buyer, colleague] = company.buyers;
      const answer = await company.place(buyer, await company.formFor(buyer, 1));
      const no = answer.ok ? answer.value.no : orderNoOf('');
      expect(await company.withdraw(colleague, no)).toMatchObject({
        refusal: { code: 'not_yours_to_withdraw' },
      });
      const [withdrawn, approved] = await Promise.all([
        company.withdraw(buyer, no),
        company.approvals.decide(company.manager, no, { approve: true, reason: '' }),
      ]);
      expect([withdrawn?.ok, approved?.ok].toSorted()).toEqual([false, true]);
      const [order] = await company.placed();
      expect(order).toMatchObject(
        withdrawn?.ok
          ? { cancelled: true, progress: 'Withdrawn', waits_for: [] }
          : { cancelled: false, progress: 'New' },
      );
      expect(await company.outstanding()).toBe(approved?.ok ? order?.total : 0);
      expect(await company.stock()).toBe(withdrawn?.ok ? 10 * pack : 9 * pack);
      // The answer was lost: sent again it is the same.
      expect(await company.withdraw(buyer, no)).toEqual(withdrawn);
      expect((await company.queued()).slice(2)).toEqual([withdrawn?.ok ? 'order-withdrawn' : 'order-decided']);
      if (withdrawn?.ok)
        expect(await company.approvals.decide(company.manager, no, { approve: true, reason: '' })).toMatchObject({
          refusal: { code: 'order_withdrawn' },
        });
    }
  });

  it('mails go to whoever ordered, to whoever can approve for each reason, and when all is decided', async () => {
    await company.setUp(1, 1);
    const answer = await company.place(company.buyers[1], await company.formFor(company.buyers[1], 1));
    const no = answer.ok ? answer.value.no : orderNoOf('');
    expect(await company.queued()).toEqual(['order-placed', 'order-waits over-credit', 'order-waits over-limit']);
    await company.approvals.decide(company.manager, no, { approve: true, reason: '' });
    expect(await company.queued()).toHaveLength(3);
    await company.approvals.decide(company.administrator(company.buyers[0]), no, { approve: true, reason: '' });
    expect((await company.queued()).slice(3)).toEqual(['order-decided']);
  });

  it('a limit that is approved when the credit is used up waits for the account manager', async () => {
    const unit = (await company.formFor(company.buyers[0], 1)).totalIncVat.minor;
    await company.setUp(unit, 1);
    const answer = await company.place(company.buyers[1], await company.formFor(company.buyers[1], 1));
    const no = answer.ok ? answer.value.no : orderNoOf('');
    expect(answer).toMatchObject({ value: { waitsFor: ['over-limit'] } });
    await company.place(company.buyers[0], await company.formFor(company.buyers[0], 1));
    const decided = await company.approvals.decide(company.administrator(company.buyers[0]), no, {
      approve: true,
      reason: '',
    });
    expect(decided).toEqual({ ok: true, value: ['over-credit'] });
    expect((await company.queued()).at(-1)).toBe('order-waits over-credit');
    expect(await company.approvals.list(company.manager, { all: false })).toMatchObject([
      { orderNo: no, mayDecide: true },
    ]);
  });

  it("an account manager decides on the limit of a company's only administrator, with what it is over the credit", async () => {
    await company.setUp(0, 1);
    const [, lone] = company.buyers;
    await company.letOthersIn(false);
    const answer = await company.place(lone, await company.formFor(lone, 1));
    expect(answer).toMatchObject({ value: { waitsFor: ['over-credit', 'over-limit'], otherAdministrator: false } });
    const no = answer.ok ? answer.value.no : orderNoOf('');
    await company.letOthersIn(true);
    const both = { orderNo: no, decidedBy: ['administrator', 'account-manager'] };
    const listOf = (approver: Approver) => company.approvals.list(approver, { all: false });
    expect(await listOf(company.manager)).toMatchObject([{ ...both, mayDecide: true }]);
    expect(await listOf(company.administrator(company.buyers[0]))).toMatchObject([{ ...both, mayDecide: true }]);
    expect(await listOf(company.administrator(lone))).toMatchObject([{ ...both, mayDecide: false }]);
    expect(await company.approvals.decide(company.manager, no, { approve: true, reason: '' })).toEqual({
      ok: true,
      value: [],
    });
    expect(await company.placed()).toMatchObject([{ progress: 'New', waits_for: [] }]);
    const decisions = data.database.selectFrom('order_decisions').select('released').where('order_no', '=', no);
    expect(await decisions.orderBy('number').execute()).toEqual([
      { released: 'over-credit' },
      { released: 'over-limit' },
    ]);
    expect((await company.queued()).slice(3)).toEqual(['order-decided']);
  });

  it('an administrator decides on the limits of others up to their own; above each of theirs the account manager does', async () => {
    await company.setUp(100_000_00, 1);
    const [other, buyer] = company.buyers;
    const { totalIncVat } = await company.formFor(buyer, 1);
    const administrator = company.administrator(other);
    const approve = { approve: true, reason: '' };
    const placeUnder = async (limit: number) => {
      await company.limitOthers(limit);
      const answer = await company.place(buyer, await company.formFor(buyer, 1));
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
      return answer.value;
    };
    const entryOf = async (orderNo: OrderNo) =>
      (await company.approvals.list(administrator, { all: true })).find((each) => each.orderNo === orderNo);

    const above = await placeUnder(totalIncVat.minor - 1);
    expect(above).toMatchObject({ waitsFor: ['over-limit'], otherAdministrator: false });
    expect(await entryOf(above.no)).toMatchObject({ mayDecide: false, decidedBy: ['account-manager'] });
    const aboveTheirs = { ok: false, refusal: { code: 'above_your_limit' } };
    for (const decision of [approve, { approve: false, reason: 'No' }])
      expect(await company.approvals.decide(administrator, above.no, decision)).toMatchObject(aboveTheirs);
    expect(await company.approvals.decide(company.manager, above.no, approve)).toEqual({ ok: true, value: [] });

    const reached = await placeUnder(totalIncVat.minor);
    expect(reached).toMatchObject({ waitsFor: ['over-limit'], otherAdministrator: true });
    expect(await entryOf(reached.no)).toMatchObject({ mayDecide: true, decidedBy: ['administrator'] });
    expect(await company.approvals.decide(company.manager, reached.no, approve)).toMatchObject({ ok: false });
    // Lowered after the list was shown: it is looked at again. Others have it then, and without them the account manager.
    await data.database.updateTable('users').set({ spend_limit: 0 }).where('id', '=', other.id).execute();
    expect(await company.approvals.decide(administrator, reached.no, approve)).toMatchObject(aboveTheirs);
    expect(await entryOf(reached.no)).toMatchObject({ mayDecide: false, decidedBy: ['administrator'] });
    await company.limitOthers(0);
    expect(await company.approvals.decide(company.manager, reached.no, approve)).toEqual({ ok: true, value: [] });
    await company.limitOthers(null);
  });

  it('a basket that changed since it was shown is not ordered, nor are lines that cannot be', async () => {
    const form = await company.formFor(company.buyers[0], 1);
    const changed = { ok: false, refusal: { code: 'basket_changed' } };
    expect(
      await company.place(company.buyers[0], { ...form, totalIncVat: pence(form.totalIncVat.minor + 1) }),
    ).toMatchObject(changed);
    await company.baskets.edit(company.buyers[0], randomUUID(), [{ kind: 'set', sku, quantity: quantityOf(2 * pack) }]);
    expect(await company.place(company.buyers[0], form)).toMatchObject(changed);
    await data.database.updateTable('items').set({ discontinued: true }).where('sku', '=', sku).execute();
    const { version, totalIncVat } = await company.baskets.load(company.buyers[0]);
    expect(await company.place(company.buyers[0], { ...form, basketVersion: version, totalIncVat })).toMatchObject({
      ok: false,
      refusal: { code: 'nothing_to_order' },
    });
    expect(await company.placed()).toEqual([]);
  });
});
