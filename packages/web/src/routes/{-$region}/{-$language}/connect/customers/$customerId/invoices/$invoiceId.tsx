import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import { DocumentsOfCustomer } from '../../../../../../../features/customers/documents-of-customer.tsx';
import { InvoiceDetailScreen } from '../../../../../../../features/documents/detail/invoice-detail-screen.tsx';
import type { RouteData } from '../../../../../../../features/session/route-data.ts';
import { msg } from '../../../../../../../i18n/translator.ts';
import { StaffProvider } from '../../../../../../../staff-services.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/customers/$customerId/invoices/$invoiceId')({
  params: {
    parse: ({ customerId, invoiceId }) => ({
      customerId: customerNoOf(customerId),
      invoiceId: invoiceNoOf(invoiceId),
    }),
  },
  staticData: {
    name: 'customer-invoice',
    rule: { authentication: true, role: 'accountManager', permission: permissions.viewInvoices },
    sidebar: 'accountManagerInner',
    shape: 'document',
    navKey: 'customers',
    title: msg('Customer Invoice'),
  } satisfies RouteData,
  loader: ({ context }) => context.services.staff(),
  component: InvoicePage,
});

function InvoicePage() {
  const { customerId, invoiceId } = Route.useParams();
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <DocumentsOfCustomer key={customerId} no={customerId}>
        <InvoiceDetailScreen key={invoiceId} no={invoiceId} />
      </DocumentsOfCustomer>
    </StaffProvider>
  );
}
