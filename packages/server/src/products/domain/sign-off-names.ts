import { permissions, type Permission } from '@connect/core/domain/access/user';
import type { SignOffTimes } from '@connect/core/domain/products/product';
import { notSignedOff, signOffRights, type SignOffLevel } from '@connect/core/domain/products/sign-off';
import type { LastSignOff } from '@connect/core/domain/products/sign-off-outcome';

/** What was done last to a product at each level, and by whom by name. */
export type LastSignOffs = Partial<Record<SignOffLevel, LastSignOff & { readonly name: string }>>;

/** When each level was signed off. */
export const signOffTimes = { first: 'signedOffAt', second: 'secondSignedOffAt' } as const;

/** The permission that somebody lacks for a sign-off, or for taking one back; null when they have it. Seniors may take back either level. */
export const lackedPermission = (
  person: { readonly permissions: readonly string[] },
  { level, undo }: { readonly level: SignOffLevel; readonly undo: boolean },
): Permission | null => {
  const rights = signOffRights(person);
  if (rights[level] || (undo && rights.second)) return null;
  return level === 'first' ? permissions.signOff : permissions.secondSignOff;
};

/** Whose sign-off stands; null where nobody's does, or it is older than the history. */
const nameOf = (last: LastSignOffs | undefined, level: SignOffLevel, time: number): string | null => {
  const entry = last?.[level];
  return time > notSignedOff && entry && !entry.undo ? entry.name : null;
};

/** How far a product is, with the names of those whose sign-offs stand. */
export const withNames = (
  state: Omit<SignOffTimes, 'signedOffBy' | 'secondSignedOffBy'>,
  last: LastSignOffs | undefined,
): SignOffTimes => ({
  ...state,
  signedOffBy: nameOf(last, 'first', state.signedOffAt),
  secondSignedOffBy: nameOf(last, 'second', state.secondSignedOffAt),
});
