import type { Provider } from 'oidc-provider';

/** The provider's library. Not by its own entry, which warns on the console of every Node.js that is not of the newest kind. */
export const loadProvider = async (): Promise<typeof Provider> =>
  (await import('oidc-provider/lib/provider.js')).Provider;
