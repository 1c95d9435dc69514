import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { yearsBefore } from '../../calendar.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';

/** Customers whom the supplier took away. */
export interface RemovedCustomers {
  /** Those who were taken away before. */
  before(time: Date): Promise<readonly CustomerNo[]>;
  /** Deletes one with all that is theirs, if they were taken away before the time still, and notes it in the audit log. */
  purge(no: CustomerNo, before: Date, now: Date): Promise<void>;
}

/** Deletes those who were taken away so many years ago, each in a transaction of their own. */
export const makePurgeRemoved =
  ({
    work,
    years,
    now,
  }: {
    readonly work: UnitOfWork<RemovedCustomers>;
    readonly years: () => number;
    readonly now: () => Date;
  }) =>
  async (): Promise<void> => {
    const before = yearsBefore(now(), years());
    for (const no of await work.repositories.before(before))
      await work.inTransaction((removed) => removed.purge(no, before, now()));
  };
