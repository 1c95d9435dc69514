import { pdfCustomer } from '../../pdf/customer.ts';
import type { DrawStatement } from '../application/statement.ts';

/** Its library is loaded with the first statement. */
export const drawStatement: DrawStatement = async ({ customer, ...statement }) => {
  const { statementPdf } = await import('./statement.ts');
  return statementPdf({ ...statement, customer: pdfCustomer(customer) });
};
