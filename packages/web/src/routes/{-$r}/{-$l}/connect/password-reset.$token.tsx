import { createFileRoute, useRouter } from '@tanstack/react-router';

import { ResetPasswordScreen } from '../../../../features/auth/reset-password-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { msg } from '../../../../i18n/translator.ts';
import { sendSignedInOn, useAfterSignIn } from '../../../-parts/after-sign-in.ts';
import { pathIn } from '../../../-parts/pair.ts';

export const Route = createFileRoute('/{-$r}/{-$l}/connect/password-reset/$token')({
  staticData: {
    name: 'password-reset',
    rule: { authentication: false },
    sidebar: 'none',
    navKey: null,
    title: msg('Reset Password'),
  } satisfies RouteData,
  validateSearch: ({ email }: Record<string, unknown>): { email?: string } =>
    typeof email === 'string' ? { email } : {},
  beforeLoad: (visit) => sendSignedInOn(visit),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { token, ...pair } = Route.useParams();
  const { email } = Route.useSearch();
  const router = useRouter();
  const goOn = useAfterSignIn();
  return (
    <ResetPasswordScreen
      storefront={pathIn(pair, '').slice(1)}
      link={email ? { token, email } : null}
      onSignedIn={() => void goOn()}
      onLogin={() => void router.navigate({ to: pathIn(pair, '/connect/login') })}
    />
  );
}
