import { randomUUID } from 'node:crypto';
import type {
  AuthenticatorTransport,
  RegistrationResponseJSON,
  AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import type { Passkey, PasskeyAnswer, PasskeyOptions } from '@connect/core/domain/access/passkey';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { SecondFactorChange } from '../../mail-job.ts';
import type { Attempts } from './attempts.ts';
import type { CheckOwnPassword } from './own-password.ts';
import type { KeptPasskey, PasskeyPurpose, PasskeyRepository } from './passkey-repository.ts';
import { codeLimit, type CodeRefusal, type SecondFactorRefusal } from './second-factors.ts';

/** Milliseconds for which a device's answer is waited for. */
export const passkeyLife = 5 * 60_000;

/** Why a passkey is not added: it is none, or somebody's already; or its owner has the most there may be. */
export type PasskeyRefusal = SecondFactorRefusal | { readonly kind: 'no-passkey' | 'too-many' };

interface Owner {
  readonly id: string;
  readonly email: string;
}
/** Where a browser asks: a passkey counts at the host that it was made for alone. */
interface At {
  readonly origin: string;
}

/** Passkeys beside the one-time codes of a second factor that is on (specification §passkeys). */
export interface Passkeys {
  list(userId: string): Promise<readonly Passkey[]>;
  begin(owner: Owner, password: string, at: At): Promise<Result<PasskeyOptions, PasskeyRefusal>>;
  add(
    owner: Owner,
    given: { readonly name: string; readonly answer: PasskeyAnswer; readonly storefront: string },
    at: At,
  ): Promise<Result<Passkey, PasskeyRefusal>>;
  remove(
    owner: Pick<Owner, 'id'>,
    id: string,
    given: { readonly password: string; readonly storefront: string },
  ): Promise<Result<null, SecondFactorRefusal | { readonly kind: 'not-found' }>>;
  /** Null for who has none. */
  ask(userId: string, at: At): Promise<PasskeyOptions | null>;
  /** Uses the answer up, for a sign-in. */
  use(userId: string, answer: PasskeyAnswer, at: At): Promise<Result<null, CodeRefusal>>;
}

/** Loaded when somebody has to do with one. */
const library = () => import('@simplewebauthn/server');

const hostOf = ({ origin }: At): string => new URL(origin).hostname;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is in it the library looks at, and throws.
const madeOf = (answer: PasskeyAnswer) => answer as unknown as RegistrationResponseJSON;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
const usedOf = (answer: PasskeyAnswer) => answer as unknown as AuthenticationResponseJSON;

const shown = ({ id, name, createdAt, lastUsedAt }: KeptPasskey): Passkey => ({ id, name, createdAt, lastUsedAt });
const named = ({ credential: id, transports }: KeptPasskey) => ({
  id,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- They are kept as the library told them.
  transports: transports as AuthenticatorTransport[],
});

const isVerified = <Found extends { readonly verified: boolean }>(
  found: Found | null,
): found is Found & { readonly verified: true } => found?.verified === true;

export const createPasskeys = (parts: {
  readonly repository: PasskeyRepository;
  readonly attempts: Attempts;
  readonly checkPassword: CheckOwnPassword;
  readonly isOn: (userId: string) => Promise<boolean>;
  readonly now: () => Date;
  readonly portalName: () => Promise<string>;
}): Passkeys => {
  const { repository, attempts, checkPassword, isOn, now } = parts;
  const mailOf = (userId: string, storefront: string, change: SecondFactorChange) =>
    ({ kind: 'second-factor-changed', payload: { userId, storefront, change } }) as const;
  const keep = (userId: string, purpose: PasskeyPurpose, text: string): Promise<void> =>
    repository.keepChallenge({ userId, purpose, text, expiresAt: new Date(now().getTime() + passkeyLife) }, now());
  /**
   * What the library finds of an answer, once for what was asked, which is used up by an answer that is refused, too; null for what it refuses.
   * The database is asked outside of it, so that one that is away is no wrong answer.
   */
  const verifiedOnce = async <Found extends { readonly verified: boolean }>(
    userId: string,
    purpose: PasskeyPurpose,
    verify: (expectedChallenge: (text: string) => boolean) => Promise<Found>,
  ): Promise<(Found & { readonly verified: true }) | null> => {
    let asked: string | null = null;
    const noted = (text: string): boolean => {
      asked = text;
      return true;
    };
    const found = await verify(noted).catch(() => null);
    const isOurs = asked !== null && (await repository.takeChallenge({ userId, purpose, text: asked }, now()));
    return isOurs && isVerified(found) ? found : null;
  };

  return {
    list: async (userId) => (await repository.list(userId)).map(shown),
    begin: async ({ id, email }, password, at) => {
      const checked = await checkPassword(id, password);
      if (!checked.ok) return checked;
      if (!(await isOn(id))) return refused({ kind: 'off' });
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: await parts.portalName(),
        rpID: hostOf(at),
        userName: email,
        userID: new TextEncoder().encode(id),
        timeout: passkeyLife,
        attestationType: 'none',
        excludeCredentials: (await repository.list(id)).map(named),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      await keep(id, 'add', options.challenge);
      return ok({ ...options });
    },
    add: async ({ id: userId }, { name, answer, storefront }, at) => {
      const { verifyRegistrationResponse } = await library();
      const verified = await verifiedOnce(userId, 'add', (expectedChallenge) =>
        verifyRegistrationResponse({
          response: madeOf(answer),
          expectedChallenge,
          expectedOrigin: at.origin,
          expectedRPID: hostOf(at),
          // The password was asked for before.
          requireUserVerification: false,
        }),
      );
      if (!verified) return refused({ kind: 'no-passkey' });
      const { credential } = verified.registrationInfo;
      const passkey: KeptPasskey = {
        id: randomUUID(),
        credential: credential.id,
        name,
        createdAt: now().toISOString(),
        lastUsedAt: null,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
      };
      const added = await repository.add(userId, passkey, (queueMail) =>
        queueMail(mailOf(userId, storefront, 'passkey-added')),
      );
      if (added === 'added') return ok(shown(passkey));
      return refused({ kind: added === 'taken' ? 'no-passkey' : added });
    },
    remove: async ({ id: userId }, id, { password, storefront }) => {
      const checked = await checkPassword(userId, password);
      if (!checked.ok) return checked;
      const removed = await repository.remove(userId, id, (queueMail) =>
        queueMail(mailOf(userId, storefront, 'passkey-removed')),
      );
      return removed ? ok(null) : refused({ kind: 'not-found' });
    },
    ask: async (userId, at) => {
      const kept = await repository.list(userId);
      if (kept.length === 0) return null;
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: hostOf(at),
        timeout: passkeyLife,
        allowCredentials: kept.map(named),
        userVerification: 'preferred',
      });
      await keep(userId, 'sign-in', options.challenge);
      return { ...options };
    },
    use: async (userId, answer, at) => {
      const counted = { kind: 'second-factor', text: userId };
      const seconds = await attempts.count({ ...counted, limit: codeLimit });
      if (seconds !== null) return refused({ kind: 'too-many-attempts', seconds });
      const kept = (await repository.list(userId)).find(({ credential }) => credential === answer['id']);
      if (!kept) return refused({ kind: 'wrong-code' });
      const { verifyAuthenticationResponse } = await library();
      const verified = await verifiedOnce(userId, 'sign-in', (expectedChallenge) =>
        verifyAuthenticationResponse({
          response: usedOf(answer),
          expectedChallenge,
          expectedOrigin: at.origin,
          expectedRPID: hostOf(at),
          credential: {
            ...named(kept),
            publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
            counter: kept.counter,
          },
          requireUserVerification: false,
        }),
      );
      const use = verified && { counter: verified.authenticationInfo.newCounter, at: now() };
      if (!use || !(await repository.used(userId, kept.id, use))) return refused({ kind: 'wrong-code' });
      await attempts.forget(counted);
      return ok(null);
    },
  };
};
