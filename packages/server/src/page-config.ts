import type { PortalRules } from '@connect/core/domain/administration/portal-rules';
import type { Config } from '@connect/contract/config';
import { allLegalLinks } from './brand.ts';
import type { ServerConfig } from './config.ts';
import { loadDemo } from './load-demo.ts';
import { mailboxPath } from './http/shell.ts';
import { loginPath, logoutPath } from './staff-sign-in/http/paths.ts';
import { nameIn, portalNameOf, type Identity } from './supplier.ts';

/** The rules of the portal as the settings say; to act for a customer takes a reason on data that are somebody's. */
export const usualRules = (config: ServerConfig, isDemo: boolean): PortalRules => ({
  actingNeedsReason: config.actingNeedsReason ?? !isDemo,
  assignedCustomersOnly: config.assignedCustomersOnly,
  keepEventsDays: config.keepEventsDays,
  keepRemovedYears: config.keepRemovedYears,
  replacePercent: config.replacePercent,
});

/** What the page is told of the portal; `demo` are its accounts, null for none. */
export const pageConfig = (
  config: ServerConfig,
  { supplier, support }: Identity,
  { demo, rules }: { readonly demo: Config['demo']; readonly rules: Pick<PortalRules, 'actingNeedsReason'> },
): Config => ({
  basePath: config.basePath,
  apiHost: config.apiHost,
  brandApiHost: config.brandApiHost,
  staffLoginUrl: config.oidc || demo ? config.apiHost + loginPath : null,
  staffLogoutUrl: config.oidc?.endsSessions ? config.apiHost + logoutPath : null,
  imageHost: config.imageHost,
  currency: supplier.currency,
  dpdTrackingUrl: config.dpdTrackingUrl,
  storefronts: supplier.brand?.storefronts ?? config.storefronts,
  name: portalNameOf(supplier),
  supplier: [nameIn(supplier), supplier.address, supplier.phone, supplier.email].filter(Boolean).join(' · '),
  legal: allLegalLinks(supplier.brand),
  actingNeedsReason: rules.actingNeedsReason,
  support,
  mailbox: demo && config.smtpUrl === null ? mailboxPath : null,
  demo,
});

/** The demo's accounts, which the sign-in page offers. */
export const demoAccounts = async (): Promise<Config['demo']> => {
  const { demoPassword, demoSignIns } = await loadDemo.accounts();
  return { password: demoPassword, accounts: [...demoSignIns] };
};
