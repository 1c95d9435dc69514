import type { UserChange } from '@connect/core/domain/access/company-user';
import { isSameLimit, without } from '@connect/core/domain/access/user-authority';
import { deactivationRefusal, editRefusal, reactivationRefusal } from '@connect/core/domain/access/user-edit';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Database } from '../../database/open.ts';
import { recordActivity, type ActivityEntry } from '../database/activity.ts';
import { changeCompany, limitIn, type Company, type CompanyMember, type Editing } from '../database/company.ts';
import { notHere, type UsersRefusal } from './refusals.ts';

type Done = Promise<Result<null, UsersRefusal>>;

/** Changes of one user of the editor's company, each with its entries in the log. */
export interface UserEditing {
  edit(editing: Editing, id: string, change: UserChange): Done;
  /** Keeps them out from now on: their sessions end at once. */
  deactivate(editing: Editing, id: string): Done;
  reactivate(editing: Editing, id: string): Done;
}

export const createUserEditing = ({ database, now }: { database: Database; now: () => Date }): UserEditing => {
  const record = (
    { trx, customerNo, editor }: Company,
    target: CompanyMember,
    entry: Pick<ActivityEntry, 'kind' | 'added' | 'removed' | 'spendLimit'>,
  ): Promise<void> =>
    recordActivity(trx, { customerNo, at: now(), actor: editor.row, subject: target.row.email, ...entry });

  const change = (
    { editing, id }: { editing: Editing; id: string },
    apply: (company: Company, target: CompanyMember) => Promise<UsersRefusal | null>,
  ): Done =>
    changeCompany(database, editing, async (company) => {
      const target = company.members.find((member) => member.id === id.toLowerCase());
      const refusal = target ? await apply(company, target) : notHere;
      return refusal ? refused(refusal) : ok(null);
    });

  return {
    edit: (editing, id, wanted) =>
      change({ editing, id }, async (company, target) => {
        const limit = limitIn(company, wanted.spendLimit);
        if (!limit.ok) return limit.refusal;
        const edit = { ...wanted, spendLimit: limit.value };
        const refusal = editRefusal(company.editor, target, edit, company.members);
        if (refusal) return refusal;
        const added = without(edit.permissions, target.permissions);
        const removed = without(target.permissions, edit.permissions);
        await company.trx
          .updateTable('users')
          .set({
            first_name: edit.firstName,
            last_name: edit.lastName,
            permissions: [...new Set(edit.permissions)],
            spend_limit: edit.spendLimit?.minor ?? null,
          })
          .where('id', '=', target.id)
          .execute();
        if (edit.firstName !== target.row.first_name || edit.lastName !== target.row.last_name)
          await record(company, target, { kind: 'renamed' });
        if (added.length + removed.length > 0)
          await record(company, target, { kind: 'permissions-changed', added, removed });
        if (!isSameLimit(edit.spendLimit, target.spendLimit))
          await record(company, target, { kind: 'spend-limit-changed', spendLimit: edit.spendLimit });
        return null;
      }),
    deactivate: (editing, id) =>
      change({ editing, id }, async (company, target) => {
        const refusal = deactivationRefusal(company.editor, target);
        if (refusal || !target.active) return refusal;
        const { trx } = company;
        await trx.updateTable('users').set({ active: false }).where('id', '=', target.id).execute();
        await trx.deleteFrom('sessions').where('user_id', '=', target.id).execute();
        await trx.deleteFrom('password_resets').where('user_id', '=', target.id).execute();
        await record(company, target, { kind: 'deactivated' });
        return null;
      }),
    reactivate: (editing, id) =>
      change({ editing, id }, async (company, target) => {
        const refusal = reactivationRefusal(company.editor, target);
        if (refusal || target.active) return refusal;
        await company.trx.updateTable('users').set({ active: true }).where('id', '=', target.id).execute();
        await record(company, target, { kind: 'reactivated' });
        return null;
      }),
  };
};
