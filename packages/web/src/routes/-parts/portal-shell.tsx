import { sidebarLinks } from '@connect/core/domain/access/navigation';
import { userKind } from '@connect/core/domain/access/user';
import { contactPath } from '@connect/core/domain/account/contact';
import { useParams, useRouter } from '@tanstack/react-router';

import { AppShell } from '../../features/shell/app-shell.tsx';
import { useExistingLinks } from '../../features/shell/existing-links.ts';
import { useServices } from '../../services.ts';
import type { FrameProps } from './frames.ts';
import { pathIn } from './pair.ts';

/** The shell filled with whose session it is: links that lead somewhere, company, and the ways out (spec §2). */
export function PortalShell({ sidebar, navKey, session, children }: FrameProps) {
  const services = useServices();
  const router = useRouter();
  const params = useParams({ strict: false });
  const existing = useExistingLinks();
  const user = session?.user ?? null;
  const customer = session?.customer ?? null;

  const goTo = (path: string): Promise<void> => router.navigate({ to: pathIn(params, path) });
  const logOut = async (): Promise<void> => {
    await services.signOut();
    await goTo('/connect/login');
  };
  const stopImpersonating = async (): Promise<void> => {
    services.stopImpersonating();
    await goTo('/connect');
    await router.invalidate();
  };

  // From an order or invoice the message is about that one.
  const documentNo = navKey === 'orders' ? (params.id ?? null) : null;
  const isCustomer = user !== null && userKind(user) === 'customer';
  return (
    <AppShell
      sidebar={sidebar}
      navKey={navKey}
      links={existing.only(sidebarLinks(sidebar, user)).filter(({ path }) => path !== null || user !== null)}
      companyName={customer?.name ?? null}
      user={user}
      impersonation={session?.impersonating && customer ? { name: customer.name, no: customer.no } : null}
      help={{ helpHref: '/connect/help', contactHref: isCustomer ? contactPath(documentNo) : null }}
      securityHref={isCustomer ? '/connect/mfa-settings' : null}
      onLogout={() => void logOut()}
      onStopImpersonating={() => void stopImpersonating()}
    >
      {children}
    </AppShell>
  );
}
