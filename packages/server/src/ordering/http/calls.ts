import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { notFound } from '../../refusal.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import type { Baskets } from '../application/baskets.ts';
import type { ItemFinder } from '../application/items.ts';
import type { PreparedBaskets } from '../application/prepared-baskets.ts';

/** Items that can be ordered, the basket of each user, and those that account managers make ready. */
export const serveOrderingCalls = (
  serve: Serve,
  {
    finder,
    baskets,
    prepared,
    scope,
  }: {
    readonly finder: ItemFinder;
    readonly baskets: Baskets;
    readonly prepared: PreparedBaskets;
    readonly scope: CustomerScope;
  },
): void => {
  serve(calls.lookUpItems, async ({ user, body }) => {
    return ok({ data: await finder.lookUp(user.customerNo, body.skus) });
  });
  serve(calls.findItems, async ({ user, query }) => {
    const { items, total } = await finder.find(user.customerNo, query.q, { language: query.lang, skip: query.skip });
    return ok({ data: items, total });
  });

  const factsOf = async (customerNo: CustomerNo, sku: Sku) => {
    const facts = await finder.facts(customerNo, sku);
    return facts ? ok(facts) : refused(notFound);
  };
  serve(calls.itemFacts, ({ user, params: { sku } }) => factsOf(user.customerNo, sku));
  serve(calls.customerItemFacts, async ({ user, params: { no, sku } }) =>
    (await scope.reaches(user, no)) ? factsOf(no, sku) : refused(notFound),
  );

  serve(calls.basket, async ({ user }) => ok(await baskets.load(user)));
  serve(calls.editBasket, async ({ user, body }) => ok(await baskets.edit(user, body.idempotencyKey, body.changes)));
  serve(calls.editBasketPart, async ({ user, body }) =>
    ok(await baskets.editPart(user, body.idempotencyKey, body.changes)),
  );
  serve(calls.seenBasket, async ({ user }) => ok(await baskets.seen(user)));

  serve(calls.preparedBaskets, async ({ user }) => ok({ data: await prepared.list(user.customerNo) }));
  serve(calls.takePreparedBasket, ({ user, params }) => prepared.take(user, params.id));
  serve(calls.dismissPreparedBasket, ({ user, params }) => prepared.dismiss(user.customerNo, params.id));
  serve(calls.previewBasket, async ({ user, params }) => {
    const lines = await prepared.preview(user, params.id);
    return lines.ok ? ok({ data: lines.value }) : lines;
  });
  serve(calls.prepareBasket, ({ user, params }) => prepared.prepare(user, params.id));
};
