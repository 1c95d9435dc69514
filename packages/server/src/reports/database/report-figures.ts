import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { ReadFigures } from '../application/reports.ts';
import { overdueByAge } from './overdue.ts';
import { currenciesOf, salesByCustomer, salesByMonth } from './sales.ts';
import { samplesByMonth } from './samples.ts';
import { signOffByRegion } from './sign-off.ts';

export const makeReadFigures =
  (database: Database): ReadFigures =>
  (read) =>
    database.transaction().execute(async (trx) => {
      // To compile such a query takes the database longer than to run it.
      await sql`set local jit = off`.execute(trx);
      return read({
        salesByMonth: (scope) => salesByMonth(trx, scope),
        currencies: (scope) => currenciesOf(trx, scope),
        salesByCustomer: (scope) => salesByCustomer(trx, scope),
        overdueByAge: (scope, today) => overdueByAge(trx, scope, today),
        samplesByMonth: (scope) => samplesByMonth(trx, scope),
        signOffByRegion: (scope) => signOffByRegion(trx, scope),
      });
    });
