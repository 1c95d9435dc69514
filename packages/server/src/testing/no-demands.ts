import type { Database } from '../database/open.ts';

/** Nobody demands a second factor any more: whoever asks next would be held to it. */
export const noDemands = async (database: Database): Promise<void> => {
  await database
    .updateTable('customers')
    .set({ second_factor_demanded: false, second_factor_demanded_by_supplier: false })
    .execute();
};
