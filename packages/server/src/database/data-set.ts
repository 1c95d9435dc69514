import type { ClientBase } from 'pg';

/** Looks at each new connection to a PostgreSQL whether the data there are those that this process has worked with since its start. */
export interface DataSetWatch {
  /** What it is from now on: `Shared.dataSetId`. */
  expect(dataSetId: string): void;
  /** Throws where the connection is not to be used. */
  check(client: ClientBase): Promise<void>;
}

/**
 * A process that stood still, and lost its connections meanwhile, wakes to a database into which a backup may have been put: whatever it
 * remembers is of other data. `onOther` hears of it, before anything is asked there.
 */
export const createDataSetWatch = (onOther: () => void): DataSetWatch => {
  let expected: string | null = null;
  return {
    expect: (dataSetId) => {
      expected = dataSetId;
    },
    check: async (client) => {
      if (expected === null) return;
      const { rows } = await client.query<{ value: string }>("select value from secrets where name = 'data-set'");
      if (rows[0]?.value === expected) return;
      onOther();
      throw new Error('the database holds other data');
    },
  };
};
