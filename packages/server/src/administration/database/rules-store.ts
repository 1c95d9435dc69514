import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { CompanyRules } from '@connect/core/domain/administration/company-rules';
import type { Selectable } from 'kysely';
import type { CustomersTable } from '../../database/customer-tables.ts';
import type { Database } from '../../database/open.ts';
import type { RulesStore } from '../application/company-rules.ts';

const columns = [
  'stopped',
  'own_reference',
  'own_reference_required',
  'own_reference_mask',
  'given_blocked',
  'given_reference_required',
  'given_reference_mask',
] as const;

const rowOf = (database: Database, no: CustomerNo) =>
  database.selectFrom('customers').select(columns).where('no', '=', no).where('removed_at', 'is', null);

const rulesOf = (row: Pick<Selectable<CustomersTable>, (typeof columns)[number]>): CompanyRules => ({
  own: {
    stopped: row.stopped,
    reference: row.own_reference ? { required: row.own_reference_required, mask: row.own_reference_mask } : null,
  },
  given: {
    blocked: row.given_blocked,
    reference: { required: row.given_reference_required, mask: row.given_reference_mask },
  },
});

export const createRulesStore = (database: Database): RulesStore => ({
  read: async (no) => {
    const row = await rowOf(database, no).executeTakeFirst();
    return row ? rulesOf(row) : null;
  },
  change: (no, decide) =>
    database.transaction().execute(async (trx) => {
      const row = await rowOf(trx, no).forUpdate().executeTakeFirst();
      const decided = row && decide(rulesOf(row).own);
      if (!decided) return;
      await trx
        .updateTable('customers')
        .set({
          stopped: decided.stopped,
          own_reference: decided.reference !== null,
          own_reference_required: decided.reference?.required ?? false,
          own_reference_mask: decided.reference?.mask ?? null,
        })
        .where('no', '=', no)
        .execute();
    }),
});
