import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ManagedCustomer } from '@connect/core/domain/account/managed-customer';
import { useEffect, useMemo } from 'react';

import { useServices, useSession } from '../../services.ts';
import { useStaff } from '../../staff-services.ts';
import type { DocumentSource } from '../../shared/documents/document-source.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import type { Query } from '../../shared/query/use-query.ts';
import { customerSource } from '../../shared/customers/customer-source.ts';
import type { NamedCustomer } from '../../shared/customers/customer-source.ts';
import { makeSessionMemory } from './session-memory.ts';

const seen = makeSessionMemory<NamedCustomer>();

/**
 * A customer and their documents, which need not wait for each other. The name of one seen before is there at once, so that
 * nothing moves from page to page. Key the screen by the number.
 */
export const useCustomer = (
  no: CustomerNo,
): { readonly customer: Query<ManagedCustomer>; readonly source: DocumentSource } => {
  const { config } = useServices();
  const session = useSession();
  const { documentsOf, findCustomer } = useStaff();
  const customer = useQuery(() => findCustomer(no), no);
  const found = customer.value;
  useEffect(() => {
    if (found) seen.set(session, no, found);
  }, [session, no, found]);
  const source = useMemo(
    () =>
      customerSource({
        customerNo: no,
        customer: found ?? seen.get(session, no) ?? null,
        documents: documentsOf(no),
        user: session.user,
        suppliersCurrency: config.currency,
      }),
    [no, found, documentsOf, session, config.currency],
  );
  return { customer, source };
};
