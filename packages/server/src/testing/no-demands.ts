import type { Database } from '../database/open.ts';

/** Nobody demands a second factor any more: whoever asks next would be held to it. */
export const noDemands = async (database: Database): Promise<void> => {
  await database
    .updateTable('customers')
    .set({ second_factor_demanded: false, second_factor_demanded_by_supplier: false })
    // A row that is written as it was is one more to look past for whatever reads it next.
    .where((eb) =>
      eb.or([eb('second_factor_demanded', '=', true), eb('second_factor_demanded_by_supplier', '=', true)]),
    )
    .execute();
};
