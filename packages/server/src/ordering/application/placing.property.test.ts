import { orderNoOf } from '@connect/core/domain/documents/number';
import { pence } from '@connect/core/testing';
import { waitsFor, type OrderForm, type WaitReason } from '@connect/core/domain/ordering/placement';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { openCompany, type Company } from '../testing/company.ts';

describe.each(engines)('any sequence of orders and decisions on $engine', ({ missing, open }) => {
  if (missing !== null) return it.skip(missing, () => undefined);
  let data: Awaited<ReturnType<typeof open>>;
  let company: Company;
  beforeAll(async () => {
    data = await open();
    company = await openCompany(data.database);
  });
  afterAll(() => data.close());

  it('the same order sent at once, again, or after others makes one order, answered alike', async () => {
    // Each of a few orders is sent a few times, in any order and grouping; those of one group at once.
    const groups = fc.array(fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(groups, async (sends) => {
        await company.setUp(1_000_000_00);
        const forms = new Map<number, OrderForm>();
        const answers = new Map<number, Set<string>>();
        for (const group of sends) {
          // Made when it is first sent: one order changes the basket that the next is of.
          for (const which of group)
            if (!forms.has(which)) forms.set(which, await company.formFor(company.buyers[0], which + 1));
          const all = await Promise.all(
            group.map(
              async (which) => [which, await company.place(company.buyers[0], forms.get(which) as OrderForm)] as const,
            ),
          );
          for (const [which, answer] of all)
            answers.set(which, (answers.get(which) ?? new Set()).add(JSON.stringify(answer)));
        }
        // A form is placed, or another one of its group was and the basket is another: it is told the same however often it is sent.
        for (const texts of answers.values()) expect(texts.size).toBe(1);
        const made = [...answers.values()].flatMap((texts) => [...texts]).filter((text) => text.includes('"ok":true'));
        expect(new Set(made).size).toBe(made.length);
        const orders = await company.placed();
        expect(orders).toHaveLength(made.length);
        expect(await company.outstanding()).toBe(orders.reduce((sum, { total }) => sum + total, 0));
        expect((await company.queued()).filter((kind) => kind === 'order-placed')).toHaveLength(made.length);
      }),
      { numRuns: 15 },
    );
  });

  /** What a company's buyers and approvers do, at once or one after another. */
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('place' as const),
        buyer: fc.nat({ max: 1 }),
        packs: fc.integer({ min: 1, max: 4 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('administrator' as const, 'manager' as const, 'withdraw' as const),
        buyer: fc.nat({ max: 1 }),
        order: fc.nat({ max: 5 }),
        approve: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('others' as const), active: fc.boolean() }) },
  );

  it('a company never orders more than its credit without approval: the answers are those of a plain model', async () => {
    const scenario = fc.record({
      credit: fc.integer({ min: 0, max: 6 }),
      limit: fc.option(fc.integer({ min: 1, max: 4 })),
      steps: fc.array(step, { minLength: 1, maxLength: 10 }),
    });
    // Over the limit while nobody else is let in, and decided by the account manager when there is somebody again.
    const loneAdministrator = {
      credit: 6,
      limit: 1,
      steps: [
        { kind: 'others' as const, active: false },
        { kind: 'place' as const, buyer: 1, packs: 2 },
        { kind: 'others' as const, active: true },
        { kind: 'manager' as const, buyer: 0, order: 0, approve: true },
      ],
    };
    // Of an order that waits for nothing; of one that does, by a colleague, by who placed it, and by them again.
    const takenBack = {
      credit: 1,
      limit: null,
      steps: [
        ...[0, 1].map(() => ({ kind: 'place' as const, buyer: 0, packs: 1 })),
        ...[0, 1, 0, 0].map((buyer, at) => ({
          kind: 'withdraw' as const,
          buyer,
          order: Math.min(at, 1),
          approve: false,
        })),
      ],
    };
    await company.setUp(1_000_000_00);
    const unit = (await company.formFor(company.buyers[0], 1)).totalIncVat.minor;
    await fc.assert(
      fc.asyncProperty(scenario, async ({ credit, limit, steps }) => {
        const spendLimits = [null, limit === null ? null : limit * unit];
        await company.setUp(credit * unit, spendLimits[1] ?? null);
        await company.letOthersIn(true);
        // The model: what has gone through, and each order with its total, buyer and what it waits for.
        let used = 0;
        let approvedCredit = 0;
        // Whether the first buyer, as everybody but the second, is let in.
        let othersIn = true;
        const orders: {
          no: string;
          total: number;
          buyer: number;
          waits: WaitReason[];
          live: boolean;
          creditApproved: boolean;
          hadOther: boolean;
          withdrawn: boolean;
        }[] = [];
        for (const each of steps) {
          if (each.kind === 'others') {
            othersIn = each.active;
            await company.letOthersIn(othersIn);
            continue;
          }
          if (each.kind !== 'manager' && each.buyer === 0 && !othersIn) continue;
          if (each.kind === 'place') {
            const form = await company.formFor(company.buyers[each.buyer as 0 | 1], each.packs);
            const spendLimit = spendLimits[each.buyer] ?? null;
            const waits = waitsFor({
              totalIncVat: form.totalIncVat,
              availableCredit: pence(credit * unit - used),
              spendLimit: spendLimit === null ? null : pence(spendLimit),
            });
            const answer = await company.place(company.buyers[each.buyer as 0 | 1], form);
            expect(answer).toMatchObject({ ok: true, value: { waitsFor: waits } });
            const no = answer.ok ? answer.value.no : '';
            if (waits.length === 0) used += form.totalIncVat.minor;
            orders.push({
              no,
              total: form.totalIncVat.minor,
              buyer: each.buyer,
              waits: [...waits],
              live: waits.length === 0,
              creditApproved: false,
              hadOther: each.buyer === 0 || othersIn,
              withdrawn: false,
            });
          } else {
            const order = orders[each.order];
            if (!order) continue;
            if (each.kind === 'withdraw') {
              const answer = await company.withdraw(company.buyers[each.buyer as 0 | 1], orderNoOf(order.no));
              const isOwn = each.buyer === order.buyer;
              const isTakenBack = isOwn && order.waits.length > 0;
              expect(answer.ok).toBe(isTakenBack || (isOwn && order.withdrawn));
              if (isTakenBack) Object.assign(order, { waits: [], withdrawn: true });
              expect(await company.outstanding()).toBe(used);
              continue;
            }
            const approver =
              each.kind === 'manager' ? company.manager : company.administrator(company.buyers[each.buyer as 0 | 1]);
            const isManagers = !order.hadOther || (order.buyer === 1 && !othersIn);
            const decided = order.waits.filter((wait) =>
              each.kind === 'manager' ? wait === 'over-credit' || isManagers : wait === 'over-limit',
            );
            const answer = await company.approvals.decide(approver, orderNoOf(order.no), {
              approve: each.approve,
              reason: 'Why',
            });
            if (order.withdrawn) expect(answer).toMatchObject({ ok: false, refusal: { code: 'order_withdrawn' } });
            else if (order.waits.length > 0 && each.kind === 'administrator' && each.buyer === order.buyer)
              expect(answer).toMatchObject({ ok: false, refusal: { code: 'not_your_own_order' } });
            else if (decided.length === 0)
              expect(answer).toMatchObject({ ok: false, refusal: { code: 'already_decided' } });
            else if (!each.approve) {
              expect(answer).toEqual({ ok: true, value: [] });
              order.waits = [];
            } else {
              order.waits = order.waits.filter((wait) => !decided.includes(wait));
              if (decided.includes('over-credit')) order.creditApproved = true;
              else if (
                !order.creditApproved &&
                !order.waits.includes('over-credit') &&
                order.total > credit * unit - used
              )
                order.waits.push('over-credit');
              expect(answer).toEqual({ ok: true, value: order.waits });
              if (order.waits.length === 0) {
                order.live = true;
                used += order.total;
                if (order.creditApproved) approvedCredit += order.total;
              }
            }
          }
          expect(await company.outstanding()).toBe(used);
          expect(used - approvedCredit).toBeLessThanOrEqual(Math.max(credit * unit, 0));
        }
        const rows = new Map((await company.placed()).map((row) => [row.order_no, row]));
        for (const { no, waits, live, withdrawn } of orders) {
          const ended = withdrawn ? 'Withdrawn' : 'Rejected';
          const progress = waits.length > 0 ? 'Awaiting Approval' : live ? 'New' : ended;
          const cancelled = waits.length === 0 && !live;
          expect(rows.get(orderNoOf(no))).toMatchObject({
            progress,
            cancelled,
            status: cancelled ? 'Cancelled' : 'Open',
            waits_for: waits,
          });
        }
      }),
      { numRuns: 20, examples: [[loneAdministrator], [takenBack]] },
    );
  });
});
