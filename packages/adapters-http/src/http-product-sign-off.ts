import {
  categories,
  signOff,
  signOffHistory,
  signOffMany,
  signOffOfWire,
  signOffStates,
} from '@connect/contract/brand-manager';
import type { ErrorCode } from '@connect/contract/error-codes';
import { ok } from '@connect/core/domain/result';
import type { ProductSignOff } from '@connect/core/ports/product-sign-off';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

const noWords = { text: '', values: {}, errors: {}, html: null };
/** What an API says of a product that cannot be signed off, or taken back, now. */
const refusals: ReadonlySet<string> = new Set<ErrorCode>([
  'not_found',
  'not_signed_first',
  'signed_by_other',
  'signed_twice',
  'undo_over',
]);

/** The sign-off of products over the brand-manager API (specification §documented-calls). */
export const createHttpProductSignOff = (portal: PortalClient): ProductSignOff => ({
  categories: () => portal.json(categories),
  sign: async ({ skus, region, level, undo, action }) => {
    const ask = { region, level, undo, ...(action !== null && { action }) };
    const [sku = ''] = skus;
    if (skus.length !== 1)
      return answered(await portal.json(signOffMany, { body: { skus, ...ask } }), ({ data, refused: left }) => ({
        products: data,
        refused: left.map((each) => ({ sku: each.sku, why: { ...noWords, code: each.code } })),
      }));
    // One product is asked for as specification §sign-off-actions has it; what cannot be done with it is a refusal there.
    const one = await portal.json(signOff, { body: { sku_id: sku, ...ask } });
    if (one.ok) return ok({ products: [signOffOfWire(one.value, { sku, region })], refused: [] });
    const { failure, message } = one.refusal;
    return message !== null && refusals.has(message.code) && (failure === 'rejected' || failure === 'not-found')
      ? ok({ products: [], refused: [{ sku, why: message }] })
      : one;
  },
  states: (products) => portal.json(signOffStates, { body: products }),
  history: async ({ sku, region, before }) => {
    const query = {
      ...(sku !== null && { sku }),
      ...(region !== null && { region }),
      ...(before !== null && { before }),
    };
    return answered(await portal.json(signOffHistory, { query }), ({ data, next }) => ({ entries: data, next }));
  },
});
