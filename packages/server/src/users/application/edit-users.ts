import type { UserEdit } from '@connect/core/domain/access/company-user';
import { isAdministrator, isSameLimit, without } from '@connect/core/domain/access/user-authority';
import {
  deactivationRefusal,
  editRefusal,
  isBacked,
  isOvertaken,
  reactivationRefusal,
  secondFactorResetRefusal,
  withEdit,
} from '@connect/core/domain/access/user-edit';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { ActivityEntry } from './activity.ts';
import {
  changeCompany,
  limitIn,
  nameOf,
  type Companies,
  type Company,
  type CompanyMember,
  type Demanding,
  type Editing,
} from './company.ts';
import { noAdministrator, notHere, type UsersRefusal } from './refusals.ts';

/** Whom a change of the whole company is done to. */
const everybody = { email: '' };

const sideOf = (editing: Editing): Demanding => ('supplier' in editing ? 'supplier' : 'company');

/** An edit whose limits, the one that the editor saw among them, are in the company's currency. */
const inCurrency = (company: Company, edit: UserEdit): Result<UserEdit, UsersRefusal> => {
  const limit = limitIn(company, edit.spendLimit ?? null);
  if (!limit.ok) return limit;
  const seen = limitIn(company, edit.was?.spendLimit ?? null);
  if (!seen.ok) return seen;
  return ok({
    ...edit,
    ...(edit.spendLimit && { spendLimit: limit.value }),
    ...(edit.was && { was: { ...edit.was, spendLimit: seen.value } }),
  });
};

type Done = Promise<Result<null, UsersRefusal>>;

/** Changes of one user of the editor's company, each with its entries in the log. */
export interface UserEditing {
  /** Refused where somebody else has changed the same since the editor saw it. */
  edit(editing: Editing, id: string, edit: UserEdit): Done;
  /** Gives permissions to somebody who has none; who has some keeps those. */
  grant(editing: Editing, id: string, permissions: readonly string[]): Done;
  /** Keeps them out from now on: their sessions end at once. */
  deactivate(editing: Editing, id: string): Done;
  reactivate(editing: Editing, id: string): Done;
  /** Takes a second factor whose owner lost it; they are told by mail. Of who has none, it is done. */
  resetSecondFactor(editing: Editing, id: string, storefront: string): Done;
  /**
   * Demands a second factor of all users of the company in the name of who edits, or no more (specification §demanded-second-factor): it
   * holds from the next request on, in sessions that are open, too. The company's demand and the supplier's stand beside each other.
   */
  demandSecondFactor(editing: Editing, demanded: boolean): Done;
}

export const createUserEditing = ({ companies, now }: { companies: Companies; now: () => Date }): UserEditing => {
  /** What other systems are told: how the user is now. */
  const addChangedEvent = (
    { editor, customerNo, addEvents }: Company,
    { id: _, lockedBySupplier: __, ...target }: CompanyMember,
    changed: Partial<CompanyMember>,
  ): Promise<void> => {
    const { permissions, ...after } = { ...target, ...changed };
    const data = { customerNo, ...after, permissions: [...permissions], by: nameOf(editor) };
    return addEvents([{ kind: 'user.changed', at: now(), data }]);
  };

  const record = (
    { editor, editorId, ...company }: Company,
    target: Pick<CompanyMember, 'email'>,
    entry: Pick<ActivityEntry, 'kind' | 'added' | 'removed' | 'spendLimit'>,
  ): Promise<void> =>
    company.record({ at: now(), actor: { id: editorId, name: nameOf(editor) }, subject: target.email, ...entry });

  /** Ends the open invitations that give what their sender may not give any more: they would come back by one to another address of theirs. */
  const revokeUnbacked = async (company: Company, sender: CompanyMember): Promise<void> => {
    for (const invitation of await company.sentBy(sender.id)) {
      if (isBacked(sender, invitation)) continue;
      await company.revoke(invitation.id, now());
      await record(company, invitation, { kind: 'invitation-revoked' });
    }
  };

  const change = (
    { editing, id }: { editing: Editing; id: string },
    apply: (company: Company, target: CompanyMember) => Promise<UsersRefusal | null>,
  ): Done =>
    changeCompany(companies, editing, async (company) => {
      const target = company.members.find((member) => member.id === id.toLowerCase());
      const refusal = target ? await apply(company, target) : notHere;
      return refusal ? refused(refusal) : ok(null);
    });

  const apply = async (company: Company, target: CompanyMember, asked: UserEdit): Promise<UsersRefusal | null> => {
    const wanted = inCurrency(company, asked);
    if (!wanted.ok) return wanted.refusal;
    if (isOvertaken(target, wanted.value)) return { kind: 'changed-meanwhile' };
    const edit = withEdit(target, wanted.value);
    const refusal = editRefusal(company.editor, target, edit, company.members);
    if (refusal) return refusal;
    const added = without(edit.permissions, target.permissions);
    const removed = without(target.permissions, edit.permissions);
    await company.edit(target.id, edit);
    const isRenamed = edit.firstName !== target.firstName || edit.lastName !== target.lastName;
    const isLimited = !isSameLimit(edit.spendLimit, target.spendLimit);
    if (isRenamed || isLimited || added.length + removed.length > 0) await addChangedEvent(company, target, edit);
    if (isRenamed) await record(company, target, { kind: 'renamed' });
    if (added.length + removed.length > 0)
      await record(company, target, { kind: 'permissions-changed', added, removed });
    if (isLimited) await record(company, target, { kind: 'spend-limit-changed', spendLimit: edit.spendLimit });
    await revokeUnbacked(company, { ...target, ...edit });
    return null;
  };

  return {
    edit: (editing, id, wanted) => change({ editing, id }, (company, target) => apply(company, target, wanted)),
    grant: (editing, id, permissions) =>
      change({ editing, id }, async (company, target) => {
        if (target.permissions.length > 0) return null;
        return apply(company, target, { permissions });
      }),
    deactivate: (editing, id) =>
      change({ editing, id }, async (company, target) => {
        const refusal = deactivationRefusal(company.editor, target);
        const by = sideOf(editing);
        const isLocked = by === 'company' || target.lockedBySupplier;
        if (refusal || (!target.active && isLocked)) return refusal;
        await company.deactivate(target.id, by);
        if (!target.active) return null;
        await record(company, target, { kind: 'deactivated' });
        await addChangedEvent(company, target, { active: false });
        await revokeUnbacked(company, { ...target, active: false });
        return null;
      }),
    resetSecondFactor: (editing, id, storefront) =>
      change({ editing, id }, async (company, target) => {
        const refusal = secondFactorResetRefusal(company.editor, target);
        if (refusal) return refusal;
        if (!(await company.resetSecondFactor(target.id, now()))) return null;
        await record(company, target, { kind: 'second-factor-reset' });
        const payload = { userId: target.id, storefront, change: 'reset' } as const;
        await company.queueMail({ kind: 'second-factor-changed', payload });
        return null;
      }),
    demandSecondFactor: (editing, demanded) =>
      changeCompany(companies, editing, async (company) => {
        if (!isAdministrator(company.editor)) return refused(noAdministrator);
        const by = sideOf(editing);
        if (company.secondFactorDemanded[by] === demanded) return ok(null);
        await company.demandSecondFactor(by, demanded);
        await record(company, everybody, { kind: demanded ? 'second-factor-demanded' : 'second-factor-left-open' });
        return ok(null);
      }),
    reactivate: (editing, id) =>
      change({ editing, id }, async (company, target) => {
        const refusal = reactivationRefusal(company.editor, target);
        if (refusal || target.active) return refusal;
        if (target.lockedBySupplier && sideOf(editing) === 'company') return { kind: 'locked-by-supplier' };
        await company.reactivate(target.id);
        await record(company, target, { kind: 'reactivated' });
        await addChangedEvent(company, target, { active: true });
        return null;
      }),
  };
};
