import { maxNumberLength } from '@connect/core/domain/documents/number';
import { createFileRoute } from '@tanstack/react-router';

import { AccountProvider } from '../../../../account-services.ts';
import { ContactScreen } from '../../../../features/contact/contact-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { msg } from '../../../../i18n/translator.ts';
import { pathIn } from '../../../-parts/pair.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/contact')({
  staticData: {
    name: 'contact',
    rule: { authentication: false, role: 'customer' },
    sidebar: 'inner',
    shape: 'form',
    navKey: null,
    title: msg('Contact Us'),
  } satisfies RouteData,
  /** The order or invoice the visitor comes from. */
  validateSearch: (search: Record<string, unknown>): { order?: string } =>
    typeof search.order === 'string' ? { order: search.order } : {},
  loader: ({ context }) => context.services.account(),
  component: ContactPage,
});

function ContactPage() {
  const { order = '' } = Route.useSearch();
  return (
    <AccountProvider value={Route.useLoaderData()}>
      <ContactScreen
        orderNumber={order.slice(0, maxNumberLength)}
        storefront={pathIn(Route.useParams(), '').slice(1)}
      />
    </AccountProvider>
  );
}
