import * as v from 'valibot';

/** What the server tells the web app in the page itself, before its first call. */
export const Config = v.object({
  /** Prefix of every route, without a slash at its end; empty at the root of a host. */
  basePath: v.string(),
  /** Origin of the portal API; empty when it is the page's own. */
  apiHost: v.string(),
  /** Origin of the brand-manager API (specification §documented-calls), likewise. */
  brandApiHost: v.string(),
  /** The provider's sign-in for staff; null where there is none. */
  staffLoginUrl: v.nullable(v.string()),
  /** Where Logout leads staff on, to end their session at the provider, too; null where it does not. */
  staffLogoutUrl: v.nullable(v.string()),
  /** Address the product images are under. */
  imageHost: v.string(),
  /** The supplier's own currency, ISO 4217. */
  currency: v.string(),
  /** The DPD site's search, which its tracking numbers are entered on. */
  dpdTrackingUrl: v.string(),
  /** Addresses of storefronts by their names (specification §product-addresses), without a slash at their end; empty is the page's own host. */
  storefronts: v.record(v.string(), v.string()),
  /** What the portal is called. */
  name: v.string(),
  /** Whose it is, in one line: the head of what is printed of it. */
  supplier: v.string(),
  /** Its legal texts by locale, such as `de-DE`: what each is called, and its address. Here, as a page may not wait for their names. */
  legal: v.record(v.string(), v.record(v.string(), v.string())),
  /** Whether it has to be said why one acts for a customer (specification §acting-for-a-customer). */
  actingNeedsReason: v.boolean(),
  /** Where the supplier is reached by whoever cannot sign in, as far as it says. */
  support: v.object({ email: v.nullable(v.string()), phone: v.nullable(v.string()) }),
  /** Where the mails of the demo can be read; null where they are sent. */
  mailbox: v.nullable(v.string()),
  /** Accounts to try the portal with; null unless it runs on demo data. */
  demo: v.nullable(
    v.object({ password: v.string(), accounts: v.array(v.object({ email: v.string(), who: v.string() })) }),
  ),
});
export type Config = v.InferOutput<typeof Config>;

// In a file of its own, so that the web app reads the id without the schemas' library.
export { configElementId, ownTextsElementId } from './config-element.ts';
