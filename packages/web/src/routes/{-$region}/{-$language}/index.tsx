import { createFileRoute, redirect } from '@tanstack/react-router';

import { pathIn } from '../../-parts/pair.ts';

/** A storefront's own address leads into its portal. */
export const Route = createFileRoute('/{-$region}/{-$language}/')({
  staticData: { name: 'storefront', rule: { authentication: false } },
  beforeLoad: ({ params }) => {
    throw redirect({ to: pathIn(params, '/connect'), replace: true });
  },
});
