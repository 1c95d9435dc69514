import { userKind } from '@connect/core/domain/access/user';
import { createFileRoute, useLocation } from '@tanstack/react-router';

import { HelpScreen } from '../../../../features/help/help-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { useExistingLinks } from '../../../../features/shell/existing-links.ts';

export const Route = createFileRoute('/{-$r}/{-$l}/connect/help')({
  staticData: {
    rule: { authentication: false },
    sidebar: 'inner',
    navKey: 'help',
    title: 'Help',
  } satisfies RouteData,
  component: HelpPage,
});

function HelpPage() {
  const user = Route.useRouteContext().session?.user ?? null;
  const anchor = useLocation({ select: ({ hash }) => hash });
  const existing = useExistingLinks();
  const mayContact = user !== null && userKind(user) === 'customer' && existing.has('/connect/contact');
  return <HelpScreen user={user} anchor={anchor} contactHref={mayContact ? '/connect/contact' : null} />;
}
