import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { createFileRoute } from '@tanstack/react-router';

import { InvoiceDetailScreen } from '../../../../../../features/documents/detail/invoice-detail-screen.tsx';
import type { RouteData } from '../../../../../../features/session/route-data.ts';
import { msg } from '../../../../../../i18n/translator.ts';

export const Route = createFileRoute('/{-$r}/{-$l}/connect/invoices/view/$id')({
  params: { parse: ({ id }) => ({ id: invoiceNoOf(id) }) },
  staticData: {
    name: 'invoice',
    rule: { authentication: false, role: 'customer' },
    sidebar: 'inner',
    navKey: 'orders',
    title: msg('View Invoice'),
  } satisfies RouteData,
  component: InvoicePage,
});

function InvoicePage() {
  const { id } = Route.useParams();
  return <InvoiceDetailScreen key={id} no={id} />;
}
