import { money, type Money } from '@connect/core/domain/money/money';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Member } from '@connect/core/domain/access/user-authority';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { UsersTable } from '../../database/tables.ts';
import { noAdministrator, type UsersRefusal } from '../application/refusals.ts';

type UserRow = Selectable<UsersTable>;

/** A user as they are now, with what the rules look at. */
export interface CompanyMember extends Member {
  readonly row: UserRow;
}

/** A company while nobody else changes its users. */
export interface Company {
  readonly trx: Database;
  readonly customerNo: string;
  /** The limits' currency. */
  readonly currency: string;
  readonly editor: CompanyMember;
  readonly members: readonly CompanyMember[];
}

/** A limit as the database has it; null for none. */
export const limitOf = (minor: number | null, currency: string): Money | null =>
  minor === null ? null : money(minor, currency);

/** A limit that names no currency is in the company's; one in another is refused. */
export const limitIn = (
  { currency }: Pick<Company, 'currency'>,
  limit: Money | null,
): Result<Money | null, UsersRefusal> => {
  if (limit === null || limit.currency === currency) return ok(limit);
  return limit.currency === '' ? ok(money(limit.minor, currency)) : refused({ kind: 'other-currency', currency });
};

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
    const { currency_code: currency } = await trx
      .selectFrom('customers')
      .select('currency_code')
      .where('no', '=', customerNo)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const rows = await trx.selectFrom('users').selectAll().where('customer_no', '=', customerNo).execute();
    const members = rows.map((row) => ({
      id: row.id,
      active: row.active,
      permissions: row.permissions,
      spendLimit: limitOf(row.spend_limit, currency),
      row,
    }));
    const editor = members.find(({ id }) => id === editorId);
    return editor ? change({ trx, customerNo, currency, editor, members }) : refused(noAdministrator);
  });
