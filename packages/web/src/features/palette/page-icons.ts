import type { Page } from '@connect/core/domain/access/navigation';
import { ClipboardCheck, ClipboardList, Mail, MonitorSmartphone, ScrollText, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { navIcons } from '../../shared/page/nav-icons.ts';

/** The icons of the pages: those of the sidebar, and of pages that it does not have. */
export const pageIcons: Readonly<Record<Page, LucideIcon>> = {
  ...navIcons,
  checkout: ClipboardList,
  approvals: ClipboardCheck,
  contact: Mail,
  security: ShieldCheck,
  logins: ShieldCheck,
  sessions: MonitorSmartphone,
  'credit-approvals': ClipboardCheck,
  'audit-log': ScrollText,
};
