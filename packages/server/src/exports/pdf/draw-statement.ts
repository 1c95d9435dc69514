import { pdfCustomer } from '../../pdf/customer.ts';
import type { Supplier } from '../../supplier.ts';
import type { DrawStatement } from '../application/statement.ts';

/** Statements of a supplier; their library is loaded with the first one. */
export const makeDrawStatement =
  (supplier: Supplier): DrawStatement =>
  async ({ customer, ...statement }) => {
    const { statementPdf } = await import('./statement.ts');
    const { balanceDerived, totalOwed } = customer;
    const given = balanceDerived === undefined ? undefined : balanceDerived ? null : totalOwed;
    return statementPdf({
      ...statement,
      supplier,
      customer: pdfCustomer(customer),
      ...(given !== undefined && { given }),
    });
  };
