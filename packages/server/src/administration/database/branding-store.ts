import type { Database } from '../../database/open.ts';
import type { BrandingStore } from '../application/branding.ts';
import { changeSetting, readSetting } from './portal-settings.ts';

export const createBrandingStore = (database: Database): BrandingStore => ({
  read: () => readSetting(database, 'branding'),
  change: (decide, given) =>
    changeSetting(database, 'branding', decide, async (trx, { logo }) => {
      const tag = logo?.tag ?? '';
      await trx.deleteFrom('portal_logos').where('tag', '<>', tag).execute();
      if (given?.tag !== tag) return;
      const { bytes } = given;
      await trx
        .insertInto('portal_logos')
        .values({ tag, bytes })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }),
  bytesOf: async (tag) => {
    const row = await database.selectFrom('portal_logos').select('bytes').where('tag', '=', tag).executeTakeFirst();
    return row?.bytes ?? null;
  },
});
