import { randomUUID } from 'node:crypto';
import { together, type LineQuantity } from '@connect/core/domain/documents/line-quantity';
import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import {
  hasOrderable,
  preparedLine,
  type EditedBasket,
  type PreparedBasket,
  type PreparedLine,
  preparedEdits,
} from '@connect/core/domain/ordering/basket';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Identity } from '../../identity.ts';
import { customerBlocked, notFound, nothingLeftToOrder, type Refusal } from '../../refusal.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { BasketUser } from './basket-repository.ts';
import { changeBasket, loadBasket } from './baskets.ts';
import type { PreparedRow } from './prepared-repository.ts';
import type { OrderingRepositories } from './repositories.ts';

/** Baskets that account managers make of sample orders, for any of the company who may order. */
export interface PreparedBaskets {
  /** The lines that `prepare` would make. */
  preview(manager: Identity, orderNo: OrderNo): Promise<Result<readonly PreparedLine[], Refusal>>;
  /** The one that waits already, if one does. */
  prepare(manager: Identity, orderNo: OrderNo): Promise<Result<PreparedBasket, Refusal>>;
  /** Those that wait, the newest first. */
  list(customerNo: CustomerNo): Promise<PreparedBasket[]>;
  /** Adds its lines to the user's basket, and it waits no longer; of two who take it at once one does. */
  take(user: BasketUser, id: string): Promise<Result<EditedBasket, Refusal>>;
  /** It waits no longer; null when it does not wait. */
  dismiss(customerNo: CustomerNo, id: string): Promise<Result<null, Refusal>>;
}

/** What a sample order had, each item once, and of each as few as can be ordered: samples are fewer than a pack. */
const linesOf = async (
  { prepared, items }: Pick<OrderingRepositories, 'prepared' | 'items'>,
  customerNo: CustomerNo,
  orderNo: OrderNo,
): Promise<PreparedLine[]> => {
  const lines = await prepared.sampleLines(orderNo);
  const quantities = new Map<Sku, LineQuantity>();
  for (const { sku, quantity } of lines) {
    const before = quantities.get(sku);
    quantities.set(sku, before === undefined ? quantity : together(before, quantity));
  }
  const found = await items.find(customerNo, [...quantities.keys()]);
  return [...quantities].map(([sku, asked]) => {
    const title = lines.find((line) => line.sku === sku)?.title ?? sku;
    return preparedLine({ sku, title, asked }, found.get(sku) ?? null);
  });
};

export const createPreparedBaskets = (
  { repositories, inTransaction }: UnitOfWork<OrderingRepositories>,
  scope: CustomerScope,
  now: () => Date,
): PreparedBaskets => {
  const { prepared } = repositories;

  const shown = async ({ id, customerNo, orderNo, madeBy, at }: PreparedRow): Promise<PreparedBasket> => ({
    id,
    madeBy,
    fromOrder: orderNo,
    at: at.toISOString(),
    lines: await linesOf(repositories, customerNo, orderNo),
  });

  return {
    preview: async (manager, orderNo) => {
      const sample = await prepared.findSample(scope.reachOf(manager), orderNo);
      return sample ? ok(await linesOf(repositories, sample.customerNo, orderNo)) : refused(notFound);
    },
    prepare: async (manager, orderNo) => {
      const sample = await prepared.findSample(scope.reachOf(manager), orderNo);
      if (!sample) return refused(notFound);
      if (sample.isBlocked) return refused(customerBlocked);
      const { customerNo } = sample;
      if (!hasOrderable(await linesOf(repositories, customerNo, orderNo))) return refused(nothingLeftToOrder);
      const madeBy = `${manager.firstName} ${manager.lastName}`;
      const at = now();
      await inTransaction(async ({ prepared: within, addEvents }) => {
        if (await within.add({ id: randomUUID(), customerNo, orderNo, madeBy, at }))
          await addEvents([{ kind: 'basket.prepared', at, data: { orderNo, customerNo, by: madeBy } }]);
      });
      const row = await prepared.waitingOf(orderNo);
      // Somebody was faster, and took it since.
      return row ? ok(await shown(row)) : refused(notFound);
    },
    list: async (customerNo) => Promise.all((await prepared.waiting(customerNo)).map(shown)),
    take: (user, id) =>
      inTransaction(async (within) => {
        const orderNo = await within.prepared.close(user.customerNo, id, now());
        if (orderNo === null) return refused(notFound);
        await within.baskets.hold(user.id);
        const lines = await linesOf(within, user.customerNo, orderNo);
        const { edits, refused: unorderable } = preparedEdits(lines);
        const refusedLines = [...unorderable, ...(await changeBasket(within, user, edits))];
        return ok({
          basket: await loadBasket(within, user),
          refused: refusedLines,
          skus: lines.map(({ sku }) => sku),
        });
      }),
    dismiss: async (customerNo, id) =>
      (await prepared.close(customerNo, id, now())) === null ? refused(notFound) : ok(null),
  };
};
