import { createFileRoute, useRouter } from '@tanstack/react-router';

import { ResetPasswordScreen } from '../../../../features/auth/reset-password-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { msg } from '../../../../i18n/translator.ts';
import { usePendingSignIn } from '../../../-parts/pending-sign-in.ts';
import { LinkForAnother } from '../../../-parts/link-for-another.tsx';
import { sendSignedInOn, useAfterSignIn } from '../../../-parts/after-sign-in.ts';
import { pathIn } from '../../../-parts/pair.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/password-reset/$token')({
  staticData: {
    name: 'password-reset',
    rule: { authentication: false },
    sidebar: 'none',
    navKey: null,
    title: msg('Reset Password'),
  } satisfies RouteData,
  validateSearch: ({ email }: Record<string, unknown>): { email?: string } =>
    typeof email === 'string' ? { email } : {},
  beforeLoad: ({ search, ...visit }) => sendSignedInOn({ ...visit, search, linkFor: search.email }),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { token, ...pair } = Route.useParams();
  const { email } = Route.useSearch();
  const router = useRouter();
  const goOn = useAfterSignIn();
  const [pending, onPending] = usePendingSignIn({ replace: true });
  return (
    <LinkForAnother email={email}>
      <ResetPasswordScreen
        storefront={pathIn(pair, '').slice(1)}
        link={email ? { token, email } : null}
        pending={pending}
        onPending={onPending}
        onSignedIn={() => void goOn()}
        onLogin={() => void router.navigate({ to: pathIn(pair, '/connect/login') })}
      />
    </LinkForAnother>
  );
}
