import { limits } from '../http/limits.ts';
import type { Json } from '../json.ts';
import { ok, refuse } from '../result.ts';
import type { Refusal, Result } from '../result.ts';
import { grants, namesIndex } from './actions.ts';
import type { Action } from './actions.ts';
import type { ApiKey, KeyStore } from './key-store.ts';
import { forbidden, invalidSignature, readTenantToken, ruleFor } from './tenant-token.ts';
import type { TenantToken } from './tenant-token.ts';

/** What the sender of a request may reach. */
export interface Access {
  allows(uid: string): boolean;
  /** The filter that always holds for the index. */
  filterFor(uid: string): Json | undefined;
  /** How many hits may be asked for at a time. */
  readonly mostHits: number;
  /** Whose searches take turns with each other; undefined for those of a key, whose holders are no customers. */
  readonly customer?: string | undefined;
  /** The session that has to go on. */
  readonly session?: string | undefined;
  /** Why an index of the URL is out of reach. */
  denial(uid: string): Refusal;
}

const everything: Access = {
  allows: () => true,
  filterFor: () => undefined,
  mostHits: Infinity,
  denial: () => forbidden(INVALID_KEY),
};

export const INVALID_KEY = 'The provided API key is invalid.';

const invalidKey: Result<never> = refuse(forbidden(INVALID_KEY));

const quotedList = (names: readonly string[]): string => `[${names.map((name) => JSON.stringify(name)).join(', ')}]`;

/** Where keys are looked up. */
type Keys = Pick<KeyStore, 'isMasterKey' | 'bySecret' | 'byUid'>;

/** Decides what a request with this Authorization header may do; without a master key everything is open. */
export function authorise(
  keys: Keys | undefined,
  header: string | undefined,
  action: Action,
  now: Date,
): Result<Access> {
  if (keys === undefined) return ok(everything);
  const [, secret] = /^Bearer +(\S+)$/.exec(header ?? '') ?? [];
  if (secret === undefined) {
    return refuse({
      status: 401,
      type: 'auth',
      code: 'missing_authorization_header',
      message: 'The Authorization header is missing. It must use the bearer authorization method.',
    });
  }
  if (keys.isMasterKey(secret)) return ok(everything);
  const key = keys.bySecret(secret);
  if (key !== undefined) return isUsable(key, action, now) ? ok(keyAccess(key)) : invalidKey;
  return action === 'search' ? authoriseTenant(keys, secret, now) : invalidKey;
}

const isUsable = (key: ApiKey, action: Action, now: Date): boolean =>
  grants(key.actions, action) && (key.expiresAt === null || Date.parse(key.expiresAt) > now.getTime());

const keyAccess = (key: ApiKey): Access => ({
  allows: (uid) => key.indexes.some((pattern) => namesIndex(pattern, uid)),
  filterFor: () => undefined,
  mostHits: limits.hits,
  denial: (uid) =>
    forbidden(
      `The API key cannot access the index \`${uid}\`, authorized indexes are ${quotedList([...key.indexes].sort())}.`,
    ),
});

/** The order of the checks is that of the search protocol: key, signature, expiry, what the key may do. */
function authoriseTenant(keys: Keys, secret: string, now: Date): Result<Access> {
  const token = readTenantToken(secret);
  if (token === undefined) return invalidKey;
  if (!token.ok) return token;
  const { apiKeyUid, exp, isSignedBy } = token.value;
  const key = keys.byUid(apiKeyUid);
  if (key === undefined) return invalidKey;
  if (!isSignedBy(key.key)) return invalidSignature();
  const seconds = Math.floor(now.getTime() / 1000);
  if (exp !== undefined && seconds > exp) {
    return refuse(forbidden(`Tenant token expired. Was valid up to \`${exp}\` and we're now \`${seconds}\`.`));
  }
  return isUsable(key, 'search', now) ? ok(tenantAccess(key, token.value)) : invalidKey;
}

function tenantAccess(key: ApiKey, { apiKeyUid, rules, mostHits, customer, session }: TenantToken): Access {
  const ofKey = keyAccess(key);
  return {
    allows: (uid) => ofKey.allows(uid) && ruleFor(rules, uid) !== undefined,
    filterFor: (uid) => ruleFor(rules, uid)?.filter,
    mostHits: mostHits ?? limits.hits,
    customer: customer ?? session ?? apiKeyUid,
    session,
    denial: (uid) => {
      const allowed = quotedList(rules.map((rule) => rule.pattern).sort());
      return forbidden(
        ruleFor(rules, uid) === undefined
          ? `The provided tenant token cannot access the index \`${uid}\`, allowed indexes are ${allowed}.`
          : `The API key used to generate this tenant token cannot access the index \`${uid}\`.`,
      );
    },
  };
}
