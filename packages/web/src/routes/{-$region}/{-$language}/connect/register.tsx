import { createFileRoute } from '@tanstack/react-router';

import { RegisterScreen } from '../../../../features/auth/register-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { msg } from '../../../../i18n/translator.ts';
import { LinkForAnother } from '../../../-parts/link-for-another.tsx';
import { sendSignedInOn, useAfterSignIn } from '../../../-parts/after-sign-in.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/register')({
  staticData: {
    name: 'register',
    rule: { authentication: false },
    sidebar: 'none',
    navKey: null,
    title: msg('Register'),
  } satisfies RouteData,
  /** The invitation, as its mail's link carries it. */
  validateSearch: ({ email, _sig }: Record<string, unknown>): { email?: string; _sig?: string } => ({
    ...(typeof email === 'string' && { email }),
    ...(typeof _sig === 'string' && { _sig }),
  }),
  beforeLoad: ({ search, ...visit }) => sendSignedInOn({ ...visit, search, linkFor: search._sig && search.email }),
  component: RegisterPage,
});

function RegisterPage() {
  const { email, _sig: signature } = Route.useSearch();
  const goOn = useAfterSignIn();
  return (
    <LinkForAnother email={email}>
      <RegisterScreen invitation={email && signature ? { email, signature } : null} onRegistered={() => void goOn()} />
    </LinkForAnother>
  );
}
