import { randomUUID } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyAnswer, PasskeyOptions } from '@connect/core/domain/access/passkey';
import type {
  KeptPasskey,
  PasskeyOwner,
  PasskeyOwnerKind,
  PasskeyQuestion,
  PasskeyRepository,
} from './passkey-repository.ts';

/** Milliseconds for which a device's answer is waited for. */
export const passkeyLife = 5 * 60_000;

/** Where a browser asks: a passkey counts at the host that it was made for alone. */
export interface At {
  readonly origin: string;
}

/** What came of a new passkey's answer: one to add, none, or one of a question that was answered before. */
export type MadePasskey =
  | { readonly kind: 'new'; readonly passkey: KeptPasskey }
  | { readonly kind: 'none' }
  | { readonly kind: 'answered'; readonly credential: string };

/** What is asked of devices, and what their answers are worth: the same for everybody's passkeys but for what their kind demands. */
export interface PasskeyCeremony {
  /** What a device makes one with. */
  make(owner: PasskeyOwner & { readonly email: string }, at: At): Promise<PasskeyOptions>;
  made(
    owner: PasskeyOwner,
    given: { readonly name: string; readonly answer: PasskeyAnswer },
    at: At,
  ): Promise<MadePasskey>;
  /** What a device uses one with: one of those that are named, or any that it has for this host. */
  ask(
    asked: { kind: PasskeyOwnerKind; userId: string | null; named: readonly KeptPasskey[] },
    at: At,
  ): Promise<PasskeyOptions>;
  /** Uses the answer up; whether it is that of the passkey, to what was asked of the user or of nobody in particular. */
  used(
    kept: { readonly owner: PasskeyOwner; readonly passkey: KeptPasskey },
    given: { readonly userId: string | null; readonly answer: PasskeyAnswer },
    at: At,
  ): Promise<boolean>;
}

/**
 * Of a user the password was asked for before. Staff sign in with theirs alone: the device has to know them by itself, and to make sure of
 * who holds it, so that it is two factors in one.
 */
const demands = {
  user: { residentKey: 'preferred', userVerification: 'preferred' },
  staff: { residentKey: 'required', userVerification: 'required' },
} as const;
const verifiesUser = (kind: PasskeyOwnerKind): boolean => demands[kind].userVerification === 'required';

/** Loaded when somebody has to do with one. */
const library = () => import('@simplewebauthn/server');

const hostOf = ({ origin }: At): string => new URL(origin).hostname;
const handleOf = (userId: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(userId);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is in it the library looks at, and throws.
const madeOf = (answer: PasskeyAnswer) => answer as unknown as RegistrationResponseJSON;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
const usedOf = (answer: PasskeyAnswer) => answer as unknown as AuthenticationResponseJSON;

const named = ({ credential: id, transports }: KeptPasskey) => ({
  id,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- They are kept as the library told them.
  transports: transports as AuthenticatorTransport[],
});

const isVerified = <Found extends { readonly verified: boolean }>(
  found: Found | null,
): found is Found & { readonly verified: true } => found?.verified === true;

/** Whom the device says that it signs in. */
const isHandleOf = (answer: PasskeyAnswer, userId: string): boolean =>
  usedOf(answer).response.userHandle === Buffer.from(handleOf(userId)).toString('base64url');

export const createPasskeyCeremony = (parts: {
  readonly repository: PasskeyRepository;
  readonly now: () => Date;
  readonly portalName: () => Promise<string>;
}): PasskeyCeremony => {
  const { repository, now } = parts;
  const keep = (question: PasskeyQuestion, text: string): Promise<void> =>
    repository.keepChallenge({ ...question, text, expiresAt: new Date(now().getTime() + passkeyLife) }, now());
  /**
   * What the library finds of an answer, null for what it refuses, and whether it is one to what was asked, which is used up by an answer that is
   * refused, too. The database is asked outside of it, so that one that is away is no wrong answer.
   */
  const verifiedOnce = async <Found extends { readonly verified: boolean }>(
    question: PasskeyQuestion,
    verify: (expectedChallenge: (text: string) => boolean) => Promise<Found>,
  ): Promise<{ readonly found: (Found & { readonly verified: true }) | null; readonly isFirst: boolean }> => {
    let asked: string | null = null;
    const noted = (text: string): boolean => {
      asked = text;
      return true;
    };
    const found = await verify(noted).catch(() => null);
    const isFirst = asked !== null && (await repository.takeChallenge({ ...question, text: asked }, now()));
    return { found: isVerified(found) ? found : null, isFirst };
  };

  return {
    make: async (owner, at) => {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: await parts.portalName(),
        rpID: hostOf(at),
        userName: owner.email,
        userID: handleOf(owner.id),
        timeout: passkeyLife,
        attestationType: 'none',
        excludeCredentials: (await repository.list(owner)).map(named),
        authenticatorSelection: demands[owner.kind],
      });
      await keep({ userId: owner.id, purpose: 'add' }, options.challenge);
      return { ...options };
    },
    made: async (owner, { name, answer }, at) => {
      const { verifyRegistrationResponse } = await library();
      const { found, isFirst } = await verifiedOnce({ userId: owner.id, purpose: 'add' }, (expectedChallenge) =>
        verifyRegistrationResponse({
          response: madeOf(answer),
          expectedChallenge,
          expectedOrigin: at.origin,
          expectedRPID: hostOf(at),
          requireUserVerification: verifiesUser(owner.kind),
        }),
      );
      if (!found) return { kind: 'none' };
      const { credential } = found.registrationInfo;
      if (!isFirst) return { kind: 'answered', credential: credential.id };
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
      return { kind: 'new', passkey };
    },
    ask: async ({ kind, userId, named: kept }, at) => {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: hostOf(at),
        timeout: passkeyLife,
        allowCredentials: kept.map(named),
        userVerification: demands[kind].userVerification,
      });
      await keep({ userId, purpose: 'sign-in' }, options.challenge);
      return { ...options };
    },
    used: async ({ owner, passkey }, { userId, answer }, at) => {
      const { verifyAuthenticationResponse } = await library();
      const { found, isFirst } = await verifiedOnce({ userId, purpose: 'sign-in' }, async (expectedChallenge) => {
        const checked = await verifyAuthenticationResponse({
          response: usedOf(answer),
          expectedChallenge,
          expectedOrigin: at.origin,
          expectedRPID: hostOf(at),
          credential: {
            ...named(passkey),
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
          },
          requireUserVerification: verifiesUser(owner.kind),
        });
        // Where nobody has said who they are, the device has to.
        return { ...checked, verified: checked.verified && (userId !== null || isHandleOf(answer, owner.id)) };
      });
      if (!found || !isFirst) return false;
      return repository.used(owner, passkey.id, { counter: found.authenticationInfo.newCounter, at: now() });
    },
  };
};
