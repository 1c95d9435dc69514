import type { Page } from '@connect/core/domain/access/navigation';

import { msg } from '../../i18n/translator.ts';
import { navTexts } from '../../shared/page/nav-texts.ts';

/** What the palette calls the pages it leads to. */
export const pageTexts: Readonly<Record<Page, string>> = {
  ...navTexts,
  checkout: msg('Checkout'),
  approvals: msg('Approvals'),
  contact: msg('Contact Us'),
  security: msg('Two-step verification'),
  logins: msg('Your logins'),
  sessions: msg('Active sessions'),
  'credit-approvals': msg('Credit approvals'),
  'audit-log': msg('Audit log'),
};
