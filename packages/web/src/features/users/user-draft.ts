import type { CompanyUser, UserChange } from '@connect/core/domain/access/company-user';
import { isSameLimit } from '@connect/core/domain/access/user-authority';

import type { AccessDraft } from './access-fields.tsx';
import type { LimitNotation } from './use-limit.ts';

/** A user as they stand in the form. */
export interface UserDraft extends AccessDraft {
  readonly firstName: string;
  readonly lastName: string;
}

/** What the form would save; null where the limit that was typed is no amount. */
export const changeOf = (draft: UserDraft, readLimit: LimitNotation['read']): UserChange | null => {
  const spendLimit = readLimit(draft.limit);
  if (spendLimit === undefined) return null;
  const { permissions } = draft;
  return { firstName: draft.firstName.trim(), lastName: draft.lastName.trim(), permissions, spendLimit };
};

/** Whether saving would change anything. */
export const isChanged = (change: UserChange | null, user: CompanyUser): boolean =>
  change === null ||
  change.firstName !== user.firstName ||
  change.lastName !== user.lastName ||
  !isSameLimit(change.spendLimit, user.spendLimit) ||
  change.permissions.toSorted().join('\n') !== user.permissions.toSorted().join('\n');
