import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { jsonObject } from '../json-object.ts';
import { parseJson } from '../json.ts';
import type { Json } from '../json.ts';
import { ok, refuse } from '../result.ts';
import type { Refusal, Result } from '../result.ts';
import { namesIndex } from './actions.ts';

const filter = v.custom<Json>(() => true);
const headerSchema = v.object({ alg: v.picklist(['HS256', 'HS384', 'HS512']) });
const claimsSchema = v.object({
  searchRules: v.union([
    v.array(v.string()),
    v.record(v.string(), v.nullable(jsonObject({ filter: v.optional(filter) }))),
  ]),
  apiKeyUid: v.string(),
  exp: v.nullish(v.number()),
  // These three are the portal's own.
  customer: v.nullish(v.string()),
  mostHits: v.nullish(v.number()),
  session: v.nullish(v.string()),
});

/** What the rules of a token say of one pattern of indexes. */
export interface SearchRule {
  readonly pattern: string;
  readonly filter?: Json | undefined;
}

/** A token that has been read, but not yet proved. */
export interface TenantToken {
  readonly apiKeyUid: string;
  readonly rules: readonly SearchRule[];
  /** Unix seconds. */
  readonly exp: number | undefined;
  /** How many hits it may ask for at a time; undefined for as many as others. */
  readonly mostHits: number | undefined;
  /** With whom its searches take turns; undefined for nobody but its session. */
  readonly customer: string | undefined;
  /** The session it ends with. */
  readonly session: string | undefined;
  readonly isSignedBy: (secret: string) => boolean;
}

const cannotDecode = (reason: string): Result<never> => refuse(forbidden(`Could not decode tenant token, ${reason}.`));

export const forbidden = (message: string): Refusal => ({
  status: 403,
  type: 'auth',
  code: 'invalid_api_key',
  message,
});

export const invalidSignature = (): Result<never> => cannotDecode('InvalidSignature');

/** Reads a tenant token (search protocol §tenant-tokens); undefined when the text is no token at all. */
export function readTenantToken(text: string): Result<TenantToken> | undefined {
  const [header, payload, signature, more] = text.split('.');
  if (header === undefined || payload === undefined || signature === undefined || more !== undefined) return undefined;
  const parsedHeader = v.safeParse(headerSchema, decodePart(header));
  if (!parsedHeader.success) return cannotDecode('InvalidAlgorithm');
  const claims = v.safeParse(claimsSchema, decodePart(payload));
  if (!claims.success) return cannotDecode('JSON error: the payload is not a set of search rules');
  const { searchRules, apiKeyUid, exp, customer, mostHits, session } = claims.output;
  const hash = `sha${parsedHeader.output.alg.slice(2)}`;
  return ok({
    apiKeyUid,
    rules: Array.isArray(searchRules)
      ? searchRules.map((pattern) => ({ pattern }))
      : Object.entries(searchRules).map(([pattern, rule]) => ({ pattern, filter: rule?.filter })),
    exp: exp ?? undefined,
    mostHits: mostHits ?? undefined,
    customer: customer ?? undefined,
    session: session ?? undefined,
    isSignedBy: (secret) => {
      const expected = createHmac(hash, secret).update(`${header}.${payload}`).digest();
      const given = Buffer.from(signature, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  });
}

/** base64url; text in standard base64 is read as well, since older clients write it. */
const decodePart = (part: string): Json | undefined => parseJson(Buffer.from(part, 'base64url').toString('utf8'));

/** The rule that counts for an index: the exact uid before patterns, the longest pattern before others. */
export function ruleFor(rules: readonly SearchRule[], uid: string): SearchRule | undefined {
  const specific = (rule: SearchRule): number => (rule.pattern === uid ? Infinity : rule.pattern.length);
  return rules
    .filter((rule) => namesIndex(rule.pattern, uid))
    .reduce<SearchRule | undefined>(
      (best, rule) => (best === undefined || specific(rule) > specific(best) ? rule : best),
      undefined,
    );
}
