import { sidebarFor, sidebarLinks } from '@connect/core/domain/access/navigation';
import { mayOrder } from '@connect/core/domain/access/session';
import { userKind } from '@connect/core/domain/access/user';
import { useLocation, useParams, useRouter } from '@tanstack/react-router';

import { AppShell } from '../../features/shell/app-shell.tsx';
import { BasketSlot } from './basket-slot.tsx';
import { brandName } from './brand-name.ts';
import { useExistingLinks } from '../../shared/page/existing-links.ts';
import { contactPath, onlyExisting, paths } from '../../shared/page/paths.ts';
import { SessionNews } from '../../features/shell/session-news.tsx';
import { UnreadableNotice } from '../../features/shell/unreadable-notice.tsx';
import { usePalette } from './use-palette.ts';
import { useServices } from '../../services.ts';
import { useRetryOnline } from '../../line/use-line.ts';
import type { FrameProps } from './frame-props.ts';
import { pathIn } from './pair.ts';
import { useNewDashboard } from './use-new-dashboard.ts';

/** The shell filled with whose session it is: links that lead somewhere, company, and the ways out (specification §shell). */
export function PortalShell({ sidebar: named, navKey, session, isOpening = false, children }: FrameProps) {
  const services = useServices();
  const router = useRouter();
  const params = useParams({ strict: false });
  const pathname = useLocation({ select: (location) => location.pathname });
  const existing = useExistingLinks();
  const goToNewDashboard = useNewDashboard();
  const user = session?.user ?? null;
  const customer = session?.customer ?? null;
  const sidebar = sidebarFor(named, user);
  // Nothing but setting a second factor up is open to whoever has to have one first.
  const isOpen = !isOpening && !user?.needsSecondFactor;

  const goTo = (path: string): Promise<void> => router.navigate({ to: pathIn(params, path) });
  const logOut = async (): Promise<void> => {
    const { staffLogoutUrl } = services.config;
    const isStaff = session !== null && (session.impersonating || userKind(session.user) !== 'customer');
    await services.signOut();
    // Their session at the provider would sign whoever comes next in without a word.
    if (isStaff && staffLogoutUrl !== null) location.assign(staffLogoutUrl);
    else await goTo('/connect/login');
  };

  const stopImpersonating = (): void => {
    services.stopImpersonating();
    void goToNewDashboard();
  };

  // From an order or invoice the message is about that one.
  const documentNo = navKey === 'orders' ? (params.id ?? null) : null;
  const isCustomer = user !== null && userKind(user) === 'customer';
  const no = user?.customerNo ?? '';
  // A customer whose record could not be loaded is acted for all the same.
  const actsFor = session?.impersonating ? { name: customer?.name ?? no, no } : null;
  // Whatever could not be loaded meanwhile is asked for again.
  useRetryOnline(true, () => void router.invalidate());
  const orders = isOpen && mayOrder(session);
  const { Palette, Shortcuts, ...palette } = usePalette(user !== null && isOpen);
  return (
    <AppShell
      navKey={navKey}
      links={user?.needsSecondFactor ? [] : onlyExisting(sidebarLinks(sidebar, user), existing)}
      brandName={brandName(sidebar, customer?.name, services.config.name)}
      supplier={services.config.supplier}
      user={user}
      impersonation={actsFor}
      help={{ helpHref: paths.help, contactHref: isCustomer ? contactPath(documentNo) : null }}
      legal={services.config.legal}
      securityHref={isCustomer && !actsFor ? paths.security : null}
      mayOrder={orders}
      onPalette={palette.open}
      onLogout={() => void logOut()}
      onStopImpersonating={stopImpersonating}
      news={user && isOpen && <SessionNews />}
    >
      <UnreadableNotice key={pathname} />
      {children}
      {orders && <BasketSlot />}
      {Palette && (
        <Palette onLogout={() => void logOut()} onShortcuts={palette.openShortcuts} onClose={palette.close} />
      )}
      {Shortcuts && <Shortcuts onClose={palette.close} />}
    </AppShell>
  );
}
