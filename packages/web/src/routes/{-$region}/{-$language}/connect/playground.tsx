import { createFileRoute } from '@tanstack/react-router';

import { PlaygroundScreen } from '../../../../features/playground/playground-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { msg } from '../../../../i18n/translator.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/playground')({
  staticData: {
    name: 'playground',
    rule: { authentication: false, role: 'customer' },
    sidebar: 'inner',
    navKey: null,
    title: msg('Playground'),
  } satisfies RouteData,
  component: PlaygroundScreen,
});
