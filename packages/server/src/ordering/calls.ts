import { calls } from '@connect/contract/calls';
import type { EditedBasket, PreparedBasket } from '@connect/core/domain/ordering/basket';
import { ok, refused } from '@connect/core/domain/result';
import type { Database } from '../database/open.ts';
import { notFound } from '../http/refusal.ts';
import type { Serve } from '../http/serve.ts';
import type { CustomerScope } from '../staff/customer-scope.ts';
import { createBasketRepository } from './basket.ts';
import { toWireBasket } from './basket-wire.ts';
import { itemFacts } from './item-facts.ts';
import { toWireItem } from './item-repository.ts';
import { createItemFinder } from './items.ts';
import { createPreparedBaskets } from './prepared-baskets.ts';

const editedToWire = ({ basket, refused, skus }: EditedBasket) => ({
  basket: toWireBasket(basket),
  refused: [...refused],
  skus: [...skus],
});

const preparedToWire = ({ id, madeBy, fromOrder, at, lines }: PreparedBasket) => ({
  id,
  made_by: madeBy,
  from_order: fromOrder,
  at,
  lines: [...lines],
});

/** Items that can be ordered, the basket of each user, and those that account managers make ready. */
export const serveOrderingCalls = (
  serve: Serve,
  parts: { readonly database: Database; readonly scope: CustomerScope; readonly now: () => Date },
): void => {
  const finder = createItemFinder(parts.database);
  const baskets = createBasketRepository(parts.database, parts.now);
  const prepared = createPreparedBaskets({ ...parts, baskets });

  serve(calls.lookUpItems, async ({ user, body }) => {
    const found = await finder.lookUp(user.customer_no, body.skus);
    return ok({
      data: found.map(({ asked, item, near }) => ({
        asked,
        item: item && toWireItem(item),
        near: near.map(toWireItem),
      })),
    });
  });
  serve(calls.findItems, async ({ user, query }) => {
    const { items, total } = await finder.find(user.customer_no, query.q, { language: query.lang, skip: query.skip });
    return ok({ data: items.map(toWireItem), total });
  });

  const factsOf = async (customerNo: string, sku: string) => {
    const facts = await itemFacts(parts.database, customerNo, sku);
    return facts ? ok(facts) : refused(notFound);
  };
  serve(calls.itemFacts, ({ user, params: { sku } }) => factsOf(user.customer_no, sku));
  serve(calls.customerItemFacts, async ({ user, params: { no, sku } }) =>
    (await parts.scope.reaches(user, no)) ? factsOf(no, sku) : refused(notFound),
  );

  serve(calls.basket, async ({ user }) => ok(toWireBasket(await baskets.load(user))));
  serve(calls.editBasket, async ({ user, body }) => ok(editedToWire(await baskets.edit(user, body.key, body.changes))));
  serve(calls.seenBasket, async ({ user }) => ok(toWireBasket(await baskets.seen(user))));

  serve(calls.preparedBaskets, async ({ user }) =>
    ok({ data: (await prepared.list(user.customer_no)).map(preparedToWire) }),
  );
  serve(calls.takePreparedBasket, async ({ user, params }) => {
    const taken = await prepared.take(user, params.id);
    return taken.ok ? ok(editedToWire(taken.value)) : taken;
  });
  serve(calls.dismissPreparedBasket, ({ user, params }) => prepared.dismiss(user.customer_no, params.id));
  serve(calls.previewBasket, async ({ user, params }) => {
    const lines = await prepared.preview(user, params.id);
    return lines.ok ? ok({ lines: [...lines.value] }) : lines;
  });
  serve(calls.prepareBasket, async ({ user, params }) => {
    const made = await prepared.prepare(user, params.id);
    return made.ok ? ok(preparedToWire(made.value)) : made;
  });
};
