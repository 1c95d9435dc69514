import type { ChosenLog } from '@connect/core/domain/administration/log-setting';
import type { Branding } from '@connect/core/domain/administration/branding';
import type { PortalRules } from '@connect/core/domain/administration/portal-rules';
import type { SupplierIdentity } from '@connect/core/domain/administration/supplier-identity';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** What administrators set of the portal, by name. */
interface Settings {
  readonly supplier: SupplierIdentity;
  readonly branding: Branding;
  readonly log: { readonly chosen: ChosenLog | null };
  readonly rules: { readonly own: PortalRules | null };
}

/** Null where nobody has set it. */
export const readSetting = async <Name extends keyof Settings>(
  database: Database,
  name: Name,
): Promise<Settings[Name] | null> => {
  const row = await database.selectFrom('portal_settings').select('value').where('name', '=', name).executeTakeFirst();
  // Each name has been written with its own kind of value alone.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (row?.value as Settings[Name] | undefined) ?? null;
};

/** Hands over what there is, which nobody else changes meanwhile, and keeps what that answers, but null; `along` is done in the same transaction. */
export const changeSetting = <Name extends keyof Settings>(
  database: Database,
  name: Name,
  decide: (before: Settings[Name] | null) => Settings[Name] | null,
  along: (trx: Database, value: Settings[Name]) => Promise<void> = async () => undefined,
): Promise<void> =>
  database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('portal_settings'))`.execute(trx);
    const decided = decide(await readSetting(trx, name));
    if (!decided) return;
    const value = JSON.stringify(decided);
    await trx
      .insertInto('portal_settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    await along(trx, decided);
  });
