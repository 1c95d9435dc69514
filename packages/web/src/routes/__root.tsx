import { createRootRouteWithContext } from '@tanstack/react-router';

import { CrashPage, NotFoundPage } from '../shared/page/message-pages.tsx';
import { ExistingLinksProvider } from '../shared/page/existing-links.ts';
import { ServicesProvider } from '../services.ts';
import { LinkProvider } from '../ui/link.tsx';
import type { RouterContext } from './-parts/contexts.ts';
import { PairLayout } from './-parts/pair-layout.tsx';
import { RouterLink } from './-parts/router-link.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: () => <CrashPage />,
});

function Root() {
  const { services, links } = Route.useRouteContext();
  return (
    <ServicesProvider value={services}>
      <ExistingLinksProvider value={links}>
        <LinkProvider value={RouterLink}>
          <PairLayout />
        </LinkProvider>
      </ExistingLinksProvider>
    </ServicesProvider>
  );
}
