import { createFileRoute } from '@tanstack/react-router';

import { ForgotPasswordScreen } from '../../../../features/auth/forgot-password-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { msg } from '../../../../i18n/translator.ts';
import { sendSignedInOn } from '../../../-parts/after-sign-in.ts';
import { pathIn } from '../../../-parts/pair.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/forgot-password')({
  staticData: {
    name: 'forgot-password',
    rule: { authentication: false },
    sidebar: 'none',
    navKey: null,
    title: msg('Forgot password'),
  } satisfies RouteData,
  beforeLoad: sendSignedInOn,
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  return <ForgotPasswordScreen storefront={pathIn(Route.useParams(), '').slice(1)} />;
}
