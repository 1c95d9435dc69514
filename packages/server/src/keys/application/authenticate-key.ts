import type { Scope } from '@connect/contract/operator/scope';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { AttemptLimit, Attempts } from '../../auth/application/attempts.ts';
import { bearerToken } from '../../auth/application/tokens.ts';
import type { IntegrationKey, KeyProblem } from '../domain/integration-key.ts';
import { keyProblem } from '../domain/integration-key.ts';
import type { KeyRepository } from './key-repository.ts';
import { isSecretOf, readKeyText, secretHash } from './key-text.ts';

/** Calls with one key, and calls from one address with what is no key. */
export const keyLimit: AttemptLimit = { attempts: 1200, window: 60 };
export const wrongKeyLimit: AttemptLimit = { attempts: 60, window: 60 };

/** How exactly it is known when a key was last used, in milliseconds: within it, calls write nothing. */
export const usedEvery = 60 * 1000;

/** A call as far as its key is concerned. */
export interface KeyRequest {
  /** The `Authorization` header. */
  readonly authorization: string | undefined;
  /** Network address of the caller. */
  readonly address: string;
  /** What the call does. */
  readonly scope: Scope;
  /** Another one that is enough. */
  readonly orScope?: Scope | undefined;
}

/** Why a call with a key is refused: by the key, or as below. `unknown` goes for every text that is no key of this portal. */
export type KeyRefusal =
  | { readonly kind: 'unknown' | Exclude<KeyProblem, 'scope'> }
  | { readonly kind: 'scope'; readonly scope: Scope }
  | { readonly kind: 'too-many-calls'; readonly seconds: number };

/** The same, with whose secret it was: null where it was nobody's. */
export type RefusedKey = KeyRefusal & { readonly key: Pick<IntegrationKey, 'id' | 'name'> | null };

/** A key that opened a call. */
export interface AuthenticatedKey extends IntegrationKey {
  /** Why it does not open that call any more; null where it does. Counts as no call. */
  lookAgain(): Promise<KeyRefusal | null>;
}

/** Whose hash is compared where there is no such key, so that the answer takes as long. */
const nobodysHash = secretHash('');

/**
 * Finds out which integration key a call is made with, and whether it may do this, from here, now. What a key lacks is told only to who has
 * its secret.
 */
export const makeAuthenticateKey = (parts: { keys: KeyRepository; attempts: Attempts; now: () => Date }) => {
  const { keys, attempts, now } = parts;

  const unknown = async (address: string): Promise<KeyRefusal> => {
    const seconds = await attempts.count({ kind: 'wrong-key', text: address, limit: wrongKeyLimit });
    return seconds === null ? { kind: 'unknown' } : { kind: 'too-many-calls', seconds };
  };

  return async ({
    authorization,
    address,
    scope,
    orScope,
  }: KeyRequest): Promise<Result<AuthenticatedKey, RefusedKey>> => {
    const text = readKeyText(bearerToken(authorization) ?? '');
    const key = text && (await keys.find(text.id));
    const isRight = isSecretOf(text?.secret ?? '', key?.secretHash ?? nobodysHash);
    if (!key || !isRight) return refused({ ...(await unknown(address)), key: null });
    const seconds = await attempts.count({ kind: 'key', text: key.id, limit: keyLimit });
    if (seconds !== null) return refused({ kind: 'too-many-calls', seconds, key });
    const refusalOf = (kept: IntegrationKey): KeyRefusal | null => {
      const problem = keyProblem(kept, { scope, orScope, address, now: now() });
      return problem === 'scope' ? { kind: problem, scope } : problem && { kind: problem };
    };
    const refusal = refusalOf(key);
    if (refusal) return refused({ ...refusal, key });
    if (key.lastUsedAt === null || now().getTime() - key.lastUsedAt.getTime() >= usedEvery)
      await keys.used(key.id, now());
    const lookAgain = async (): Promise<KeyRefusal | null> => {
      const kept = await keys.find(key.id);
      return kept ? refusalOf(kept) : { kind: 'revoked' };
    };
    return ok({ ...key, lookAgain });
  };
};
