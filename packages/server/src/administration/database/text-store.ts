import { languageOfCode } from '@connect/core/domain/access/language';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { TextStore } from '../application/portal-texts.ts';

/** What the portal's pages say otherwise than they were built. */
export const createTextStore = (database: Database): TextStore => ({
  all: async () => {
    const rows = await database.selectFrom('portal_texts').selectAll().orderBy('language').orderBy('source').execute();
    return rows.flatMap(({ language: code, source, original, own }) => {
      const language = languageOfCode(code);
      return language ? [{ language, source, original, own }] : [];
    });
  },
  change: (language, source, decide) =>
    database.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('portal_texts'))`.execute(trx);
      const row = await trx
        .selectFrom('portal_texts')
        .select(['original', 'own'])
        .where('language', '=', language)
        .where('source', '=', source)
        .executeTakeFirst();
      const decided = decide(row ?? null);
      if (decided === 'stays') return;
      if (decided === null) {
        await trx.deleteFrom('portal_texts').where('language', '=', language).where('source', '=', source).execute();
        return;
      }
      const { original, own } = decided;
      await trx
        .insertInto('portal_texts')
        .values({ language, source, original, own })
        .onConflict((conflict) => conflict.columns(['language', 'source']).doUpdateSet({ original, own }))
        .execute();
    }),
});
