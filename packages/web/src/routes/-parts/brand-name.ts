import type { SidebarType } from '@connect/core/domain/access/navigation';

/** What the branding block is called: the portal on dashboards and where the company is not known, the company on inner pages (specification §shell). */
export const brandName = (sidebar: SidebarType, company: string | undefined, portal: string): string =>
  /dashboard$/i.test(sidebar) ? portal : (company ?? portal);
