import { storefronts } from '@connect/core/domain/access/storefront';
import * as v from 'valibot';

const names = storefronts.map(({ name }) => name);

/** The name of a storefront, such as `UK` (specification §storefronts). */
export const region = v.picklist(names, `is not one of ${names.join(', ')}`);

/** Where it is asked: a server that is not told takes the first storefront of the reader's language. */
export const RegionQuery = v.object({ region: v.optional(region) });
