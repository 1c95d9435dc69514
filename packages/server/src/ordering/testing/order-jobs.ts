import { orderNoOf } from '@connect/core/domain/documents/number';
import { day } from '@connect/core/domain/calendar/day';
import type { Database } from '../../database/open.ts';
import { addWaitingOrder } from './waiting-order.ts';
import { testNow } from '../../testing/demo-database.ts';
import type { MailJob } from '../../mail-job.ts';

/** A job for every mail about orders: of one that waits for everything, one that was approved, and one that was rejected. */
export const addOrderJobs = async (database: Database, userId: string) => {
  const order = { customerNo: 'C10482', userId };
  const waiting = await addWaitingOrder(database, { ...order, requestedOn: day('2026-11-27'), reference: 'PO 9\n<b>' });
  const [approved, rejected] = [await addWaitingOrder(database, order), await addWaitingOrder(database, order)];
  const decision = { at: testNow, user_id: userId, by_name: 'Priya Nair', released: 'over-limit' } as const;
  await database
    .insertInto('order_decisions')
    .values([
      { ...decision, order_no: orderNoOf(approved), approved: true, reason: '' },
      { ...decision, order_no: orderNoOf(rejected), approved: false, reason: 'Too <much>\nPlease ask first' },
    ])
    .execute();
  const jobs: readonly MailJob[] = [
    { kind: 'order-placed', payload: { orderNo: orderNoOf(waiting) } },
    { kind: 'order-waits', payload: { orderNo: orderNoOf(waiting), reason: 'over-limit' } },
    { kind: 'order-waits', payload: { orderNo: orderNoOf(waiting), reason: 'over-credit' } },
    { kind: 'order-withdrawn', payload: { orderNo: orderNoOf(waiting), reasons: ['over-limit', 'over-credit'] } },
    { kind: 'order-decided', payload: { orderNo: orderNoOf(approved) } },
    { kind: 'order-decided', payload: { orderNo: orderNoOf(rejected) } },
  ];
  return { jobs, waiting, approved, rejected };
};
