import type { RecordOf } from '@connect/contract/integration/kinds';
import { addDays, daysBetween, type Day } from '@connect/core/domain/calendar/day';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { isSampleReference } from '@connect/core/domain/samples/sample-reference';
import type { Person } from './people.ts';

const reasons = [
  'To try the cut F gloves on site before an order for all crews',
  'Fitting: sizes for new starters',
  'Compares it with the make they buy elsewhere',
  'Asked for after the safety day',
  'Replaces an item that is no longer made',
];

/** How the follow-ups stand, in turns from the newest sample order on. Older ones than these days are done. */
const standings = ['overdue', 'to-come', 'due', 'done', 'done'] as const;
const openFor = 120;

const followUp = (
  standing: (typeof standings)[number],
  ordered: Day,
  today: Day,
): { readonly follow_up_on: Day; readonly followed_up_at: Date | null } => {
  const age = daysBetween(ordered, today);
  switch (age > openFor ? 'done' : standing === 'overdue' && age < 1 ? 'due' : standing) {
    case 'to-come':
      return { follow_up_on: addDays(today, 6), followed_up_at: null };
    case 'due':
      return { follow_up_on: today, followed_up_at: null };
    case 'overdue':
      return { follow_up_on: addDays(today, -Math.max(1, Math.min(4, age - 1))), followed_up_at: null };
    case 'done': {
      const day = addDays(ordered, Math.min(14, age));
      return { follow_up_on: day, followed_up_at: new Date(`${day}T08:30:00Z`) };
    }
  }
};

/** What about half of the sample orders were made for; those in between were not made in the portal. */
export const makeSampleRequests = (
  orders: readonly RecordOf<'orders'>[],
  today: Day,
  managerOf: (customerNo: string) => Person,
) =>
  orders
    .filter((order) => order.sample || isSampleReference(order.reference))
    .toSorted((a, b) => (a.no < b.no ? 1 : -1))
    .filter((_, index) => index % 2 === 0)
    .map((order, index) => {
      const manager = managerOf(order.customer);
      const standing = standings[index % standings.length] ?? 'done';
      return {
        order_no: orderNoOf(order.no),
        key: null,
        created_by: manager.id,
        author: manager.name,
        reason: reasons[index % reasons.length] ?? '',
        ...followUp(standing, order.date, today),
        created_at: new Date(`${order.date}T08:00:00Z`),
      };
    });
