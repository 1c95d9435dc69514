import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { NavKey, NavLink } from '@connect/core/domain/access/navigation';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import type { PortalConfig } from '../../services.ts';

export interface ShellUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What the shell shows; plain data, nothing is loaded here. */
export interface ShellModel {
  readonly navKey: NavKey | null;
  /** The links this user may see: `sidebarLinks` of the core. */
  readonly links: readonly NavLink[];
  /** What stands beside the logo. */
  readonly brandName: string;
  /** Whose the portal is, in one line: it heads what is printed. */
  readonly supplier: string;
  /** Null for a visitor who is not signed in, on public pages. */
  readonly user: ShellUser | null;
  /** Whom a staff member acts for; null when nobody. */
  readonly impersonation: { readonly name: string; readonly no: CustomerNo } | null;
  /** Where the help card leads; `contactHref` is null for those who may not open the contact page (decisions §open-help). */
  readonly help: { readonly helpHref: string; readonly contactHref: string | null };
  /** Legal texts by locale: what each is called, and its address. */
  readonly legal: PortalConfig['legal'];
  /** The page of second factor and sessions; null for those who may not open it. */
  readonly securityHref: string | null;
  /** Whether a basket has its place in the header. */
  readonly mayOrder: boolean;
  /** Opens the command palette. */
  readonly onPalette: () => void;
  readonly onLogout: () => void;
  readonly onStopImpersonating: () => void;
}

/** The heading of a page, which names its content. */
export const titleId = 'title';

/** The account button, which stands in the page header on wide screens; null where the top bar has it. */
export const AccountSlot = createContext<ReactNode>(null);
export const useAccountSlot = (): ReactNode => use(AccountSlot);
