import type { Money } from '../money/money.ts';
import { customerPermissions } from './company-user.ts';
import type { UserChange, UserEdit } from './company-user.ts';
import { exceeds, isAdministrator, isLimitAbove, isSameLimit, isSamePermissions, without } from './user-authority.ts';
import type { Authority, Member } from './user-authority.ts';
import { permissions } from './user.ts';
import type { Permission } from './user.ts';

/** Why a change of a company's users is refused. */
export type UserRefusal =
  | { readonly kind: 'not-an-administrator' }
  | { readonly kind: 'unknown-permission'; readonly permission: string }
  /** They may do something the editor may not, so only their name can be changed. */
  | { readonly kind: 'exceeds-you' }
  | { readonly kind: 'raises-yourself' }
  | { readonly kind: 'not-yours-to-give'; readonly permission: string }
  | { readonly kind: 'limit-above-yours'; readonly limit: Money }
  | { readonly kind: 'deactivates-yourself' }
  /** Their own second factor goes with their password and a code. */
  | { readonly kind: 'resets-yourself' }
  /** Nobody would be left who may change the company's users. */
  | { readonly kind: 'last-administrator' };

const isKnown = (permission: string): boolean => customerPermissions.some((known) => known === permission);

/** Why the editor may not give somebody these further permissions, or this limit where it is another than before (specification §editing-users). */
const givingRefusal = (
  editor: Authority,
  added: readonly string[],
  newLimit: Pick<Authority, 'spendLimit'> | null,
): UserRefusal | null => {
  const foreign = without(added, editor.permissions)[0];
  if (foreign !== undefined) return { kind: 'not-yours-to-give', permission: foreign };
  if (newLimit && editor.spendLimit !== null && isLimitAbove(newLimit.spendLimit, editor.spendLimit))
    return { kind: 'limit-above-yours', limit: editor.spendLimit };
  return null;
};

/** What a user is called and may do once an edit is done. */
export const withEdit = (user: UserChange, edit: UserEdit): UserChange => ({
  firstName: edit.firstName ?? user.firstName,
  lastName: edit.lastName ?? user.lastName,
  permissions: edit.permissions ?? user.permissions,
  spendLimit: edit.spendLimit === undefined ? user.spendLimit : edit.spendLimit,
});

/**
 * Whether somebody else has changed what an edit changes since its editor saw it, the permissions or the limit, to something else than it
 * wants: whoever comes second is refused then (specification §editing-users). As it wants it, it may be its own, whose answer was lost.
 */
export const isOvertaken = (now: Authority, { was, permissions: granted, spendLimit: limit }: UserEdit): boolean => {
  if (was === undefined) return false;
  const isNeither = <Value>(isAs: (one: Value, other: Value) => boolean, standing: Value, ...known: Value[]): boolean =>
    known.every((each) => !isAs(each, standing));
  return (
    (granted !== undefined && isNeither(isSamePermissions, now.permissions, was.permissions, granted)) ||
    (limit !== undefined && isNeither(isSameLimit, now.spendLimit, was.spendLimit, limit))
  );
};

/** Whether the company has no other administrator. */
const isLastAdministrator = (member: Member, company: readonly Member[]): boolean =>
  isAdministrator(member) && !company.some((other) => other.id !== member.id && isAdministrator(other));

/**
 * Why the editor may not change what somebody of the company may do; null when they may, as always where nothing but the name
 * changes. An edit gives and takes only what the editor has, raises nobody above them nor themselves, and leaves an administrator.
 */
export const editRefusal = (
  editor: Member,
  target: Member,
  change: Authority,
  company: readonly Member[],
): UserRefusal | null => {
  if (!isAdministrator(editor)) return { kind: 'not-an-administrator' };
  const added = without(change.permissions, target.permissions);
  const removed = without(target.permissions, change.permissions);
  const hasNewLimit = !isSameLimit(change.spendLimit, target.spendLimit);
  if (added.length + removed.length === 0 && !hasNewLimit) return null;
  const unknown = added.find((permission) => !isKnown(permission));
  if (unknown !== undefined) return { kind: 'unknown-permission', permission: unknown };
  if (exceeds(target, editor)) return { kind: 'exceeds-you' };
  const isSelf = target.id === editor.id;
  if (isSelf && (added.length > 0 || isLimitAbove(change.spendLimit, target.spendLimit)))
    return { kind: 'raises-yourself' };
  const giving = givingRefusal(editor, added, hasNewLimit ? change : null);
  if (giving) return giving;
  const isStripped = removed.includes(permissions.editUsers);
  return isStripped && isLastAdministrator(target, company) ? { kind: 'last-administrator' } : null;
};

/** Why the editor may not keep somebody out; null when they may. The editor stays, so an administrator does. */
export const deactivationRefusal = (editor: Member, target: Member): UserRefusal | null => {
  if (!isAdministrator(editor)) return { kind: 'not-an-administrator' };
  if (target.id === editor.id) return { kind: 'deactivates-yourself' };
  return exceeds(target, editor) ? { kind: 'exceeds-you' } : null;
};

/** Why the editor may not let somebody in again, who would have more than they have; null when they may. */
export const reactivationRefusal = (editor: Member, target: Member): UserRefusal | null => {
  if (!isAdministrator(editor)) return { kind: 'not-an-administrator' };
  return exceeds(target, editor) ? { kind: 'exceeds-you' } : null;
};

/** Why the editor may not take a lost second factor from somebody; null when they may (specification §second-factor). */
export const secondFactorResetRefusal = (editor: Member, target: Member): UserRefusal | null =>
  target.id === editor.id && isAdministrator(editor)
    ? { kind: 'resets-yourself' }
    : deactivationRefusal(editor, target);

/** Why the editor may not invite somebody with these permissions and this limit, or send it again (specification §invitations); null when they may. */
export const invitationRefusal = (editor: Member, invited: Authority): UserRefusal | null => {
  if (!isAdministrator(editor)) return { kind: 'not-an-administrator' };
  const unknown = invited.permissions.find((permission) => !isKnown(permission));
  if (unknown !== undefined) return { kind: 'unknown-permission', permission: unknown };
  return givingRefusal(editor, invited.permissions, invited);
};

/** Whether an open invitation still gives what its sender may give: what they lost meanwhile comes back to nobody by it. */
export const isBacked = (sender: Member | null, invited: Authority): boolean =>
  sender !== null && invitationRefusal(sender, invited) === null;

/** Whether the editor may give or take this permission: what a form lets them switch. */
export const mayToggle = (
  editor: Member,
  target: Member,
  permission: Permission,
  company: readonly Member[],
): boolean => {
  const kept = target.permissions.filter((each) => each !== permission);
  const toggled = target.permissions.includes(permission) ? kept : [...kept, permission];
  return editRefusal(editor, target, { ...target, permissions: toggled }, company) === null;
};

/** Whether the editor may set another limit for them, up to `limitCeiling`. */
export const mayChangeLimit = (editor: Member, target: Member): boolean =>
  isAdministrator(editor) && !exceeds(target, editor);

/** The highest limit the editor may set for anybody; null when they may set none at all, which is no limit. */
export const limitCeiling = (editor: Member): Money | null => editor.spendLimit;

/** Whether a user is offered to be deactivated: one who is active, where nothing refuses it. */
export const mayDeactivate = (editor: Member, target: Member): boolean =>
  target.active && deactivationRefusal(editor, target) === null;

/** Whether a user is offered to be activated again: one who is not active, where nothing refuses it. */
export const mayReactivate = (editor: Member, target: Member): boolean =>
  !target.active && reactivationRefusal(editor, target) === null;
