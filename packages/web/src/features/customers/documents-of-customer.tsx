import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ReactNode } from 'react';

import { DocumentSourceProvider } from '../../shared/documents/document-source.ts';
import { ProductsOfProvider } from '../../shared/product/products-of.ts';
import { CustomerFailure } from './customer-failure.tsx';
import { useCustomer } from './use-customer.ts';

interface DocumentsOfCustomerProps {
  /** Key it by it. */
  readonly no: CustomerNo;
  readonly children: ReactNode;
}

/** Has the customers' own screens inside show the documents of one of the account manager's customers. */
export function DocumentsOfCustomer({ no, children }: DocumentsOfCustomerProps) {
  const { customer, source } = useCustomer(no);
  if (customer.failure !== null)
    return <CustomerFailure no={no} failure={customer.failure} onRetry={customer.reload} />;
  return (
    <DocumentSourceProvider value={source}>
      <ProductsOfProvider value={no}>{children}</ProductsOfProvider>
    </DocumentSourceProvider>
  );
}
