import { isForAnother } from '@connect/core/domain/access/link-owner';
import { getRouteApi, useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { AnotherSignedIn } from '../../features/auth/another-login/another-signed-in.tsx';
import { useServices } from '../../services.ts';
import { pathIn } from './pair.ts';

const layout = getRouteApi('/{-$region}/{-$language}');

interface LinkForAnotherProps {
  /** Whom the link was mailed to. */
  readonly email: string | undefined;
  readonly children: ReactNode;
}

/** The page of a link from a mail; while somebody else than its reader is signed in, the question which of the two it shall be. */
export function LinkForAnother({ email, children }: LinkForAnotherProps) {
  const { session } = layout.useRouteContext();
  const { signOut } = useServices();
  const router = useRouter();
  const pair = useParams({ strict: false });
  if (session === null || email === undefined || !isForAnother(email, session.user)) return children;
  return (
    <AnotherSignedIn
      who={session.user.email}
      email={email}
      onStay={() => void router.navigate({ to: pathIn(pair, '/connect'), replace: true })}
      onLeave={async () => {
        await signOut();
        await router.invalidate();
      }}
    />
  );
}
