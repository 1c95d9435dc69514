import {
  BadgeCheck,
  Beaker,
  ChartColumn,
  Eye,
  Heart,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  PackageOpen,
  ReceiptText,
  UserRound,
  Users,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import type { NavLink } from '@connect/core/domain/access/navigation';

/** The icon of every link of the portal, in the sidebar and in the quick-link pills. */
export const navIcons: Readonly<Record<NavLink['to'], LucideIcon>> = {
  dashboard: LayoutDashboard,
  orders: ReceiptText,
  'quick-order': Zap,
  favourites: Heart,
  watchlist: Eye,
  help: LifeBuoy,
  users: Users,
  'my-profile': UserRound,
  customers: Users,
  'sample-order': PackageOpen,
  'sample-orders': Beaker,
  reports: ChartColumn,
  products: BadgeCheck,
  admin: BadgeCheck,
  logout: LogOut,
};
