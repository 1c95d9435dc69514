import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { createFileRoute } from '@tanstack/react-router';

import { InvoiceDetailScreen } from '../../../../../../features/documents/detail/invoice-detail-screen.tsx';
import type { RouteData } from '../../../../../../features/session/route-data.ts';
import { msg } from '../../../../../../i18n/translator.ts';
import { beginLoad, youth } from '../../../../../../shared/detail/begin-load.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/invoices/view/$id')({
  params: { parse: ({ id }) => ({ id: invoiceNoOf(id) }) },
  staticData: {
    name: 'invoice',
    rule: { authentication: false, role: 'customer' },
    sidebar: 'inner',
    shape: 'document',
    navKey: 'orders',
    title: msg('View Invoice'),
  } satisfies RouteData,
  // Kept for as long as its answer is young enough to be shown; see the dashboard.
  gcTime: 0,
  preloadGcTime: youth,
  preloadStaleTime: youth,
  // Asked for while a link to it is pointed at and while its code comes; what is there already asks for itself.
  loader: {
    // One that has grown old is asked for anew by the page alone.
    staleReloadMode: 'blocking',
    handler: ({ cause, context: { services, session }, params: { id } }) =>
      session && cause !== 'stay' ? beginLoad(() => services.viewInvoice.load(id), services.clock.now) : null,
  },
  component: InvoicePage,
});

function InvoicePage() {
  const { id } = Route.useParams();
  return <InvoiceDetailScreen key={id} no={id} started={Route.useLoaderData()} />;
}
