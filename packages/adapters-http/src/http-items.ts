import * as calls from '@connect/contract/items';
import { ok } from '@connect/core/domain/result';
import { maxPerCall, type LookedUp } from '@connect/core/domain/ordering/item';
import type { Items } from '@connect/core/ports/items';
import type { PortalClient } from './portal-client.ts';
import { searchedText } from './searched-text.ts';
import { answered } from './translated.ts';

/** Items that can be ordered, over HTTP; many numbers are looked up in several calls, one after another. */
export const createHttpItems = (portal: PortalClient): Items => ({
  lookUp: async (skus) => {
    const found: LookedUp[] = [];
    for (let start = 0; start < skus.length; start += maxPerCall) {
      const body = { skus: skus.slice(start, start + maxPerCall) };
      const answer = await portal.json(calls.lookUpItems, { body });
      if (!answer.ok) return answer;
      found.push(...answer.value.data);
    }
    return ok(found);
  },
  facts: (sku, customerNo) =>
    customerNo === undefined
      ? portal.json(calls.itemFacts, { params: { sku } })
      : portal.json(calls.customerItemFacts, { params: { no: customerNo, sku } }),
  find: async (text, language, skip = 0) => {
    const query = { q: searchedText(text), lang: language, skip: String(skip) };
    return answered(await portal.json(calls.findItems, { query }), ({ data, total }) => ({
      items: data,
      total,
    }));
  },
});
