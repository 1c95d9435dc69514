import type { AskedSignOff, SignOffEntry, SignOffTimes } from '@connect/core/domain/products/product';
import { maxSignOffs, signOffLevels } from '@connect/core/domain/products/sign-off';
import * as v from 'valibot';
import { call } from './call.ts';
import { Sku } from './items.ts';
import type { SchemaOf } from './values.ts';

const brand = { host: 'brand', access: 'brand-manager' } as const;

/** The suffix of a storefront's index, such as `uk_en-gb` (specification §storefronts). */
const Region = v.pipe(v.string(), v.regex(/^[a-z]{2}_[a-z]{2}(-[a-z]{2})?$/, 'is not a region'));
const Level = v.picklist(signOffLevels, 'must be first or second');
/** Unix seconds, or −1 for not yet (specification §product-record). */
const SignedAt = v.pipe(v.number(), v.integer(), v.minValue(-1));

/** How far the sign-off of a product on one storefront is. */
const times = {
  sku: v.string(),
  region: v.string(),
  signedOffAt: SignedAt,
  secondSignedOffAt: SignedAt,
  /** Names of who gave them; null where nobody did, or it is not known. An API may leave them out. */
  signedOffBy: v.exactOptional(v.nullable(v.string())),
  secondSignedOffBy: v.exactOptional(v.nullable(v.string())),
};
const Times: SchemaOf<SignOffTimes> = v.object(times);

/** How far a product is after a sign-off was asked for; `changed` is whether it is so by this very action. */
const asked = { ...times, changed: v.boolean() };
const Asked: SchemaOf<AskedSignOff> = v.object(asked);

/** The same as the documented call has it; its timestamps are all that must be there (specification §sign-off-actions). */
const Documented = v.object({
  sku_id: v.exactOptional(v.string()),
  region: v.exactOptional(v.string()),
  signed_off_at: SignedAt,
  second_signed_off_at: SignedAt,
  signed_off_by: v.exactOptional(v.nullable(v.string())),
  second_signed_off_by: v.exactOptional(v.nullable(v.string())),
  changed: v.exactOptional(v.boolean()),
});
type Documented = v.InferOutput<typeof Documented>;

/** What the documented call answers of a product that was asked for; an API that does not say whose doing it is did what was asked. */
export const signOffOfWire = (
  wire: Documented,
  { sku, region }: Pick<AskedSignOff, 'sku' | 'region'>,
): AskedSignOff => ({
  sku,
  region,
  signedOffAt: wire.signed_off_at,
  secondSignedOffAt: wire.second_signed_off_at,
  ...(wire.signed_off_by !== undefined && { signedOffBy: wire.signed_off_by }),
  ...(wire.second_signed_off_by !== undefined && { secondSignedOffBy: wire.second_signed_off_by }),
  changed: wire.changed ?? true,
});

export const signOffToWire = (product: AskedSignOff): Documented => ({
  sku_id: product.sku,
  region: product.region,
  signed_off_at: product.signedOffAt,
  second_signed_off_at: product.secondSignedOffAt,
  ...(product.signedOffBy !== undefined && { signed_off_by: product.signedOffBy }),
  ...(product.secondSignedOffBy !== undefined && { second_signed_off_by: product.secondSignedOffBy }),
  changed: product.changed,
});

/** One press of a person; with `undo` the one to take back, and nothing else. Sent again, it changes nothing more. */
const Action = v.optional(v.pipe(v.string(), v.uuid('must be a UUID')));

export const categories = call({
  method: 'GET',
  path: '/api/brand-manager/categories',
  summary: "Names of the brand manager's categories: the classifications of products they may see",
  ...brand,
  answer: v.array(v.string()),
});

export const signOff = call({
  method: 'POST',
  path: '/api/brand-manager/sign-off',
  summary:
    'Sign a product of a storefront off, or take a sign-off back; signing what is signed already changes nothing',
  ...brand,
  body: v.object({ sku_id: Sku, region: Region, level: Level, undo: v.optional(v.boolean(), false), action: Action }),
  answer: Documented,
  refusals: [404, 409],
});

export const signOffMany = call({
  method: 'POST',
  path: '/api/brand-manager/sign-offs',
  summary:
    'The same for several products of a storefront; those that cannot be are named with the code of why, the others are done',
  ...brand,
  body: v.object({
    skus: v.pipe(v.array(Sku), v.minLength(1, 'is required'), v.maxLength(maxSignOffs, 'are too many')),
    region: Region,
    level: Level,
    undo: v.optional(v.boolean(), false),
    action: Action,
  }),
  answer: v.object({
    data: v.array(Asked),
    refused: v.array(v.object({ sku: v.string(), code: v.string() })),
  }),
});

export const signOffStates = call({
  method: 'POST',
  path: '/api/brand-manager/sign-offs/states',
  summary: 'How far the sign-off of products of a storefront is; those the brand manager may not see are left out',
  reads: true,
  ...brand,
  body: v.object({
    skus: v.pipe(v.array(Sku), v.minLength(1, 'is required'), v.maxLength(maxSignOffs, 'are too many')),
    region: Region,
  }),
  answer: v.array(Times),
});

/** One sign-off, or its taking back: who, when, where, at which level. */
const Entry: SchemaOf<SignOffEntry> = v.object({
  /** ISO 8601, UTC. */
  at: v.string(),
  by: v.string(),
  sku: v.string(),
  title: v.string(),
  region: v.string(),
  level: Level,
  undo: v.boolean(),
});

export const signOffHistory = call({
  method: 'GET',
  path: '/api/brand-manager/sign-off/history',
  summary: 'Sign-offs and their undoings, the last first, 50 at a time, of products the brand manager may see',
  ...brand,
  query: v.object({
    sku: v.optional(Sku),
    region: v.optional(Region),
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'is not a place in the history'))),
  }),
  answer: v.object({ data: v.array(Entry), next: v.nullable(v.string()) }),
});
