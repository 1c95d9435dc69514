import * as calls from '@connect/contract/items';
import { ok } from '@connect/core/domain/result';
import type { LookedUp } from '@connect/core/domain/ordering/item';
import type { Items } from '@connect/core/ports/items';
import { toItem } from './ordering-of-wire.ts';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** Items that can be ordered, over HTTP; many numbers are looked up in several calls, one after another. */
export const createHttpItems = (portal: PortalClient): Items => ({
  lookUp: async (skus) => {
    const found: LookedUp[] = [];
    for (let start = 0; start < skus.length; start += calls.maxLookedUp) {
      const body = { skus: skus.slice(start, start + calls.maxLookedUp) };
      const answer = await portal.json(calls.lookUpItems, { body });
      if (!answer.ok) return answer;
      for (const { asked, item, near } of answer.value.data)
        found.push({ asked, item: item && toItem(item), near: near.map(toItem) });
    }
    return ok(found);
  },
  facts: async (sku, customerNo) => {
    const answer =
      customerNo === undefined
        ? await portal.json(calls.itemFacts, { params: { sku } })
        : await portal.json(calls.customerItemFacts, { params: { no: customerNo, sku } });
    return answered(answer, (wire) => ({
      ...toItem(wire),
      classification: wire.classification,
      pictures: wire.pictures,
    }));
  },
  find: async (text, language, skip = 0) => {
    const query = { q: text, lang: language, skip: String(skip) };
    return answered(await portal.json(calls.findItems, { query }), ({ data, total }) => ({
      items: data.map(toItem),
      total,
    }));
  },
});
