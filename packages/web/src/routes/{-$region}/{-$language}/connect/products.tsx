import { createFileRoute } from '@tanstack/react-router';

import type { RouteData } from '../../../../features/session/route-data.ts';
import type { ProductsSearch } from '../../../../features/sign-off/products-address.ts';
import { ProductsPage } from '../../../../features/sign-off/products-page.tsx';
import { msg } from '../../../../i18n/translator.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/products')({
  staticData: {
    name: 'products',
    rule: { authentication: true, role: 'brandManager' },
    sidebar: 'brandManagerInner',
    navKey: 'products',
    title: msg('My Products'),
  } satisfies RouteData,
  validateSearch: ({ region, q, brand, classification, state, page }: ProductsSearch): ProductsSearch => ({
    region,
    q,
    brand,
    classification,
    state,
    page,
  }),
  loader: ({ context }) => context.services.brand(),
  component: MyProductsPage,
});

function MyProductsPage() {
  return <ProductsPage brand={Route.useLoaderData()} isDashboard={false} />;
}
