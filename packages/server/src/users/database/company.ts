import { refused, type Result } from '@connect/core/domain/result';
import type { Member } from '@connect/core/domain/access/user-authority';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { UsersTable } from '../../database/tables.ts';
import { noAdministrator, type UsersRefusal } from '../application/refusals.ts';

type UserRow = Selectable<UsersTable>;

/** A user as they are now, with what the rules look at; limits in minor units. */
export interface CompanyMember extends Member {
  readonly row: UserRow;
}

/** A company while nobody else changes its users. */
export interface Company {
  readonly trx: Database;
  readonly customerNo: string;
  readonly editor: CompanyMember;
  readonly members: readonly CompanyMember[];
}

/** Who changes the users of which company. */
export interface Editing {
  readonly customerNo: string;
  readonly editorId: string;
}

/**
 * Does a change of a company's users in one transaction that holds the customer's row: of two changes at once, the second sees what
 * the first left, so that no order of them gets round the rules. The editor is read under the lock, too.
 */
export const changeCompany = <Value>(
  database: Database,
  { customerNo, editorId }: Editing,
  change: (company: Company) => Promise<Result<Value, UsersRefusal>>,
): Promise<Result<Value, UsersRefusal>> =>
  database.transaction().execute(async (trx) => {
    await trx.selectFrom('customers').select('no').where('no', '=', customerNo).forUpdate().execute();
    const rows = await trx.selectFrom('users').selectAll().where('customer_no', '=', customerNo).execute();
    const members = rows.map((row) => ({
      id: row.id,
      active: row.active,
      permissions: row.permissions,
      spendLimit: row.spend_limit,
      row,
    }));
    const editor = members.find(({ id }) => id === editorId);
    return editor ? change({ trx, customerNo, editor, members }) : refused(noAdministrator);
  });
