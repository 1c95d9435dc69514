import type { UnitOfWork } from '../unit-of-work.ts';
import { inSpan } from '../under-way.ts';
import type { Database } from './open.ts';

/** `createRepositories` makes an area's repositories of a database, or of a transaction in it. */
export const createUnitOfWork = <Repositories>(
  database: Database,
  createRepositories: (database: Database) => Repositories,
): UnitOfWork<Repositories> => ({
  repositories: createRepositories(database),
  inTransaction: (work) =>
    inSpan('transaction', () => database.transaction().execute((trx) => work(createRepositories(trx))), {
      attributes: { 'db.system.name': 'postgresql' },
    }),
});
