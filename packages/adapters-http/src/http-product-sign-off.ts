import { categories, signOffHistory, signOffMany, signOffStates } from '@connect/contract/brand-manager';
import type { SignOffEntry as WireEntry, SignOffTimes as WireTimes } from '@connect/contract/brand-manager';
import type { SignOffEntry, SignOffTimes } from '@connect/core/domain/products/product';
import type { ProductSignOff } from '@connect/core/ports/product-sign-off';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

const toTimes = (wire: WireTimes): SignOffTimes => ({
  sku: wire.sku_id,
  region: wire.region,
  signedOffAt: wire.signed_off_at,
  secondSignedOffAt: wire.second_signed_off_at,
});

const toEntry = (wire: WireEntry): SignOffEntry => ({
  at: wire.at,
  by: wire.by,
  sku: wire.sku_id,
  title: wire.web_title,
  region: wire.region,
  level: wire.level,
  undo: wire.undo,
});

/** The sign-off of products over the brand-manager API (spec §7). */
export const createHttpProductSignOff = (portal: PortalClient): ProductSignOff => ({
  categories: () => portal.json(categories),
  sign: async ({ skus, region, level, undo }) =>
    answered(await portal.json(signOffMany, { body: { sku_ids: skus, region, level, undo } }), ({ data, refused }) => ({
      times: data.map(toTimes),
      refused: refused.map(({ sku_id }) => sku_id),
    })),
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
