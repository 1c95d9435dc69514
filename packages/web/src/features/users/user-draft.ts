import type { CompanyUser, UserChange } from '@connect/core/domain/access/company-user';
import { isSameLimit, isSamePermissions } from '@connect/core/domain/access/user-authority';
import type { Authority } from '@connect/core/domain/access/user-authority';

import type { AccessDraft } from './access-fields.tsx';
import type { LimitNotation } from './use-limit.ts';

/** A user as they stand in the form. */
export interface UserDraft extends AccessDraft {
  readonly firstName: string;
  readonly lastName: string;
}

/** What an editor typed and has not saved: what they left alone is no part of it, and follows what others save. */
export interface TouchedUser {
  readonly touched: Readonly<Partial<UserDraft>>;
  /** What the user might do when that was touched, which the edit is to be in place of. */
  readonly was: Authority;
}

export const untouched = ({ permissions, spendLimit }: CompanyUser): TouchedUser => ({
  touched: {},
  was: { permissions, spendLimit },
});

/** A user as they stand in a form that nobody has touched. */
export const standingDraft = (user: CompanyUser, writeLimit: LimitNotation['write']): UserDraft => {
  const { firstName, lastName, permissions } = user;
  return { firstName, lastName, permissions, limit: writeLimit(user.spendLimit) };
};

/** Takes in what the form holds now; what stands in it as it does of the user is not touched. */
export const touch = (
  { touched, was }: TouchedUser,
  form: UserDraft,
  { user, standing }: { readonly user: CompanyUser; readonly standing: UserDraft },
): TouchedUser => ({
  touched: {
    ...(form.firstName !== standing.firstName && { firstName: form.firstName }),
    ...(form.lastName !== standing.lastName && { lastName: form.lastName }),
    ...(!isSamePermissions(form.permissions, standing.permissions) && { permissions: form.permissions }),
    ...(form.limit !== standing.limit && { limit: form.limit }),
  },
  was: {
    permissions: touched.permissions ? was.permissions : user.permissions,
    spendLimit: touched.limit === undefined ? user.spendLimit : was.spendLimit,
  },
});

/** What is left of it once something was sent, and the user is known as they are after it: of what was sent, that is in place of how they are now. */
export const settled = (
  { touched, was }: TouchedUser,
  { sent, now }: { readonly sent: Partial<UserChange>; readonly now: CompanyUser },
  { read, write }: LimitNotation,
): TouchedUser => {
  const standing = standingDraft(now, write);
  const form = { ...standing, ...touched };
  const typed = read(form.limit);
  const limit = typed !== undefined && isSameLimit(typed, now.spendLimit) ? standing.limit : form.limit;
  const seen = {
    permissions: sent.permissions ? now.permissions : was.permissions,
    spendLimit: sent.spendLimit === undefined ? was.spendLimit : now.spendLimit,
  };
  return touch({ touched, was: seen }, { ...form, limit }, { user: now, standing });
};

/** What the form would change of the user; null where the limit that was typed is no amount. */
export const changeOf = (
  { firstName, lastName, permissions, limit }: TouchedUser['touched'],
  user: CompanyUser,
  readLimit: LimitNotation['read'],
): Partial<UserChange> | null => {
  const spendLimit = limit === undefined ? user.spendLimit : readLimit(limit);
  if (spendLimit === undefined) return null;
  const [first, last] = [firstName?.trim() ?? user.firstName, lastName?.trim() ?? user.lastName];
  return {
    ...(first !== user.firstName && { firstName: first }),
    ...(last !== user.lastName && { lastName: last }),
    ...(permissions && !isSamePermissions(permissions, user.permissions) && { permissions }),
    ...(!isSameLimit(spendLimit, user.spendLimit) && { spendLimit }),
  };
};

/** Whether saving would change anything. */
export const isChanged = (change: Partial<UserChange> | null): boolean =>
  change === null || Object.keys(change).length > 0;
