import type { MakeFile } from '../../make-file.ts';
import { pdfCustomer } from '../../pdf/customer.ts';
import type { ReadIdentity } from '../../supplier.ts';
import type { DrawStatement } from '../application/statement.ts';

/** Statements of the supplier as it is when they are drawn. */
export const makeDrawStatement =
  (identity: ReadIdentity, make: MakeFile): DrawStatement =>
  ({ customer, ...statement }) =>
  async (signal) => {
    const { supplier } = await identity();
    const { balanceDerived, totalOwed } = customer;
    const given = balanceDerived === undefined ? undefined : balanceDerived ? null : totalOwed;
    const about = { supplier, customer: pdfCustomer(customer), ...(given !== undefined && { given }) };
    return make('statement', { ...statement, ...about }, { signal });
  };
