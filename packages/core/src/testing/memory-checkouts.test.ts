import { expect, test } from 'vitest';
import { day } from '../domain/calendar/day.ts';
import type { Money } from '../domain/money/money.ts';
import type { Decider, WaitReason } from '../domain/ordering/placement.ts';
import { approvalsContract, checkoutsContract } from './contracts/checkouts.ts';
import { createMemoryOrdering } from './memory/checkouts.ts';
import { pence } from './money.ts';

let keys = 0;
const newIdempotencyKey = (): string => `key-${(keys += 1)}`;
const ann = { email: 'ann@northgate.example', spendLimit: pence(10_00) };
const ben = { email: 'ben@northgate.example', spendLimit: pence(10_00) };

checkoutsContract('the checkout in memory', async () => {
  const ordering = createMemoryOrdering({ today: day('2026-11-20'), credit: pence(100_00) });
  return {
    checkouts: ordering.checkoutsOf(ann),
    fill: async () => ordering.setBasket(ann.email, pence(12_00)),
    newIdempotencyKey,
  };
});

const approvalsOf =
  (decider: Decider, reason: WaitReason, company: { credit: Money; otherAdministrator?: boolean }) => async () => {
    const ordering = createMemoryOrdering({ today: day('2026-11-20'), ...company });
    const placeAs = async (buyer: typeof ann): Promise<string> => {
      const { version: basketVersion, totalIncVat } = ordering.setBasket(buyer.email, pence(12_00));
      const form = {
        idempotencyKey: newIdempotencyKey(),
        basketVersion,
        totalIncVat,
        addressId: 'a',
        reference: '',
        notes: '',
        storefront: '',
      };
      const answer = await ordering.checkoutsOf(buyer).place({ ...form, requestedOn: null });
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
      return answer.value.no;
    };
    return {
      approvals: ordering.approvalsOf(decider, { ...ben, spendLimit: null }),
      reason,
      place: () => placeAs(ann),
      placeOwn: () => placeAs(ben),
    };
  };
approvalsContract(
  'the approvals of limits in memory',
  approvalsOf('administrator', 'over-limit', { credit: pence(100_00) }),
);
approvalsContract(
  'the approvals of credit in memory',
  approvalsOf('account-manager', 'over-credit', { credit: pence(5_00) }),
);
approvalsContract(
  'the approvals of limits by an account manager in memory',
  approvalsOf('account-manager', 'over-limit', { credit: pence(100_00), otherAdministrator: false }),
);

const placedOwn = async (
  ordering: ReturnType<typeof createMemoryOrdering>,
  limit: { spendLimit: Money | null } | null = null,
) => {
  const { version: basketVersion, totalIncVat } = ordering.setBasket(ben.email, pence(12_00));
  const rest = { addressId: 'a', reference: '', requestedOn: null, notes: '', storefront: '' };
  return ordering
    .checkoutsOf({ ...ben, ...limit })
    .place({ idempotencyKey: newIdempotencyKey(), basketVersion, totalIncVat, ...rest });
};

test('an own order that waits for what is not the approver’s to decide is refused in memory as the server refuses it', async () => {
  const ordering = createMemoryOrdering({ today: day('2026-11-20'), credit: pence(5_00) });
  const placed = await placedOwn(ordering, { spendLimit: null });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  expect(placed.value.waitsFor).toEqual(['over-credit']);
  const answer = ordering.approvalsOf('administrator', ben).decide(placed.value.no, { approve: true, reason: '' });
  expect(await answer).toMatchObject({ refusal: { message: { code: 'not_your_own_order' } } });
});

test('a blocked company orders nothing in memory, either', async () => {
  const ordering = createMemoryOrdering({ today: day('2026-11-20'), credit: pence(100_00), isBlocked: true });
  expect(await placedOwn(ordering)).toMatchObject({ refusal: { message: { code: 'account_blocked' } } });
});

test.each([
  ['administrator', pence(100_00), { spendLimit: pence(1_00) }, 'account_blocked'],
  ['account-manager', pence(5_00), { spendLimit: null }, 'customer_blocked'],
] as const)('to an %s a blocked company is who it is to the server', async (decider, credit, limit, code) => {
  const ordering = createMemoryOrdering({ today: day('2026-11-20'), credit });
  const placed = await placedOwn(ordering, limit);
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  ordering.block();
  const answer = ordering
    .approvalsOf(decider, { email: 'robin@connect.example', spendLimit: null })
    .decide(placed.value.no, { approve: true, reason: '' });
  expect(await answer).toMatchObject({ refusal: { message: { code } } });
});
