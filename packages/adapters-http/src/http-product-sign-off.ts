import { categories, signOff, signOffHistory, signOffMany, signOffStates } from '@connect/contract/brand-manager';
import type {
  AskedSignOff as WireAsked,
  SignOffEntry as WireEntry,
  SignOffTimes as WireTimes,
} from '@connect/contract/brand-manager';
import type { ErrorCode } from '@connect/contract/error-codes';
import type { AskedSignOff, SignOffEntry, SignOffTimes } from '@connect/core/domain/products/product';
import { ok } from '@connect/core/domain/result';
import type { ProductSignOff } from '@connect/core/ports/product-sign-off';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

const toTimes = (wire: WireTimes): SignOffTimes => ({
  sku: wire.sku_id,
  region: wire.region,
  signedOffAt: wire.signed_off_at,
  secondSignedOffAt: wire.second_signed_off_at,
  ...(wire.signed_off_by !== undefined && { signedOffBy: wire.signed_off_by }),
  ...(wire.second_signed_off_by !== undefined && { secondSignedOffBy: wire.second_signed_off_by }),
});
/** An API that does not say whose doing it is did what was asked. */
const toAsked = (wire: WireAsked): AskedSignOff => ({ ...toTimes(wire), changed: wire.changed ?? true });

const toEntry = (wire: WireEntry): SignOffEntry => ({
  at: wire.at,
  by: wire.by,
  sku: wire.sku_id,
  title: wire.web_title,
  region: wire.region,
  level: wire.level,
  undo: wire.undo,
});

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
      return answered(
        await portal.json(signOffMany, { body: { sku_ids: skus, ...ask } }),
        ({ data, refused: left }) => ({
          products: data.map(toAsked),
          refused: left.map(({ sku_id, code }) => ({ sku: sku_id, why: { ...noWords, code } })),
        }),
      );
    // One product is asked for as specification §sign-off-actions has it; what cannot be done with it is a refusal there.
    const one = await portal.json(signOff, { body: { sku_id: sku, ...ask } });
    if (one.ok) return ok({ products: [toAsked({ ...one.value, sku_id: sku, region })], refused: [] });
    const { failure, message } = one.refusal;
    return message !== null && refusals.has(message.code) && (failure === 'rejected' || failure === 'not-found')
      ? ok({ products: [], refused: [{ sku, why: message }] })
      : one;
  },
  states: async ({ skus, region }) =>
    answered(await portal.json(signOffStates, { body: { sku_ids: skus, region } }), (states) => states.map(toTimes)),
  history: async ({ sku, region, before }) => {
    const query = {
      ...(sku !== null && { sku_id: sku }),
      ...(region !== null && { region }),
      ...(before !== null && { before }),
    };
    return answered(await portal.json(signOffHistory, { query }), ({ data, next }) => ({
      entries: data.map(toEntry),
      next,
    }));
  },
});
