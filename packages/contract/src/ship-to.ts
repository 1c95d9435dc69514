import type { OrderShipTo as CoreOrderShipTo } from '@connect/core/domain/documents/document';
import * as v from 'valibot';
import type { SchemaOf } from './values.ts';

/** Where an order goes, as the core has it. */
export const OrderShipTo: SchemaOf<CoreOrderShipTo> = v.object({
  name: v.string(),
  address: v.string(),
  address2: v.string(),
  city: v.string(),
  county: v.string(),
  postCode: v.string(),
  country: v.string(),
});
