import type { Passkey, PasskeyAnswer, PasskeyOptions } from '@connect/core/domain/access/passkey';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { SecondFactorChange } from '../../mail-job.ts';
import type { Attempts } from './attempts.ts';
import type { At, PasskeyCeremony } from './passkey-ceremony.ts';
import type { KeptPasskey, PasskeyOwnerKind, PasskeyRepository } from './passkey-repository.ts';
import { codeLimit, type CodeRefusal } from './second-factors.ts';

/** Why a passkey is not added: it is none, or somebody's already; its owner has the most there may be; or there may be none. */
export type PasskeyRefusal = { readonly kind: 'no-passkey' | 'too-many' | 'off' };

interface Owner {
  readonly id: string;
  readonly email: string;
}

/**
 * The passkeys of one kind of owners (specification §passkeys, §passkeys-of-staff). A change takes a proof that it is they who ask; `Unproven` is why
 * that is none.
 */
export interface Passkeys<Unproven> {
  list(userId: string): Promise<readonly Passkey[]>;
  begin(owner: Owner, proof: string, at: At): Promise<Result<PasskeyOptions, Unproven | PasskeyRefusal>>;
  /** The answer that was taken before, as one whose own answer was lost, is answered as it was; `isNew` is false of it. */
  add(
    owner: Pick<Owner, 'id'>,
    given: { readonly name: string; readonly answer: PasskeyAnswer; readonly storefront: string },
    at: At,
  ): Promise<Result<{ readonly passkey: Passkey; readonly isNew: boolean }, PasskeyRefusal>>;
  remove(
    owner: Pick<Owner, 'id'>,
    id: string,
    given: { readonly proof: string; readonly storefront: string },
  ): Promise<Result<null, Unproven | { readonly kind: 'not-found' }>>;
}

const shown = ({ id, name, createdAt, lastUsedAt }: KeptPasskey): Passkey => ({ id, name, createdAt, lastUsedAt });

/** How a mail calls what was done to a passkey. */
const changes = {
  user: { added: 'passkey-added', removed: 'passkey-removed' },
  staff: { added: 'staff-passkey-added', removed: 'staff-passkey-removed' },
} as const satisfies Record<PasskeyOwnerKind, Record<string, SecondFactorChange>>;

export const createPasskeys = <Unproven>(
  kind: PasskeyOwnerKind,
  parts: {
    readonly repository: PasskeyRepository;
    readonly ceremony: PasskeyCeremony;
    readonly prove: (userId: string, proof: string) => Promise<Result<null, Unproven>>;
    /** Whether somebody may have any. */
    readonly isOn: (userId: string) => Promise<boolean>;
  },
): Passkeys<Unproven> => {
  const { repository, ceremony, prove, isOn } = parts;
  const ownerOf = ({ id }: Pick<Owner, 'id'>) => ({ kind, id });
  const mailOf = (userId: string, storefront: string, change: SecondFactorChange) =>
    ({ kind: 'second-factor-changed', payload: { userId, storefront, change } }) as const;
  return {
    list: async (id) => (await repository.list(ownerOf({ id }))).map(shown),
    begin: async (owner, proof, at) => {
      const proved = await prove(owner.id, proof);
      if (!proved.ok) return proved;
      if (!(await isOn(owner.id))) return refused({ kind: 'off' });
      return ok(await ceremony.make({ ...ownerOf(owner), email: owner.email }, at));
    },
    add: async ({ id }, { storefront, ...given }, at) => {
      const owner = ownerOf({ id });
      const made = await ceremony.made(owner, given, at);
      if (made.kind === 'none') return refused({ kind: 'no-passkey' });
      if (made.kind === 'answered') {
        const kept = (await repository.list(owner)).find(({ credential }) => credential === made.credential);
        return kept ? ok({ passkey: shown(kept), isNew: false }) : refused({ kind: 'no-passkey' });
      }
      const added = await repository.add(owner, made.passkey, (queueMail) =>
        queueMail(mailOf(id, storefront, changes[kind].added)),
      );
      if (added === 'added') return ok({ passkey: shown(made.passkey), isNew: true });
      return refused({ kind: added === 'taken' ? 'no-passkey' : added });
    },
    remove: async (owner, id, { proof, storefront }) => {
      const proved = await prove(owner.id, proof);
      if (!proved.ok) return proved;
      const removed = await repository.remove(ownerOf(owner), id, (queueMail) =>
        queueMail(mailOf(owner.id, storefront, changes[kind].removed)),
      );
      return removed ? ok(null) : refused({ kind: 'not-found' });
    },
  };
};

/** What a user's passkey finishes a sign-in with, in place of a code of their second factor (specification §passkeys). */
export interface PasskeySecondStep {
  /** Null for who has none. */
  ask(userId: string, at: At): Promise<PasskeyOptions | null>;
  /** Uses the answer up, for a sign-in. */
  use(userId: string, answer: PasskeyAnswer, at: At): Promise<Result<null, CodeRefusal>>;
}

export const createPasskeySecondStep = ({
  repository,
  ceremony,
  attempts,
}: {
  readonly repository: PasskeyRepository;
  readonly ceremony: PasskeyCeremony;
  readonly attempts: Attempts;
}): PasskeySecondStep => ({
  ask: async (userId, at) => {
    const kept = await repository.list({ kind: 'user', id: userId });
    return kept.length === 0 ? null : ceremony.ask({ kind: 'user', userId, named: kept }, at);
  },
  use: async (userId, answer, at) => {
    const counted = { kind: 'second-factor', text: userId };
    const seconds = await attempts.count({ ...counted, limit: codeLimit });
    if (seconds !== null) return refused({ kind: 'too-many-attempts', seconds });
    const owner = { kind: 'user', id: userId } as const;
    const passkey = (await repository.list(owner)).find(({ credential }) => credential === answer['id']);
    const isTheirs = passkey !== undefined && (await ceremony.used({ owner, passkey }, { userId, answer }, at));
    if (!isTheirs) return refused({ kind: 'wrong-code' });
    await attempts.forget(counted);
    return ok(null);
  },
});
