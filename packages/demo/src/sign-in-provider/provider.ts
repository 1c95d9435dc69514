import { exportJWK, generateKeyPair } from 'jose';
import type { Provider } from 'oidc-provider';
import { loadProvider } from './load-provider.ts';
import { providerPath } from './path.ts';
import type { PortalSide } from './portal-side.ts';
import { createStore, type SignInStates } from './store.ts';

export interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where it keeps what is under way. */
  readonly states: SignInStates;
  /** What its cookies are signed with, the same in all of its processes: the first, and others that still hold. */
  readonly cookieKeys: readonly string[];
  readonly portal: Pick<PortalSide, 'callbackPath' | 'overAddress' | 'publicUrl'>;
}

/** Where the pages of a sign-in are, under the provider. */
export const signInPath = (uid: string): string => `${providerPath}/sign-in/${uid}`;

/** Seconds somebody may take to sign in, and programs to finish it. */
const [patience, moment] = [600, 60];

/**
 * The provider that the demo brings along: the authorization code flow with PKCE for the portal alone, which needs nobody's consent.
 * What it signs tokens with is made at start: the process that asks it for one reads it at once.
 */
export const createProvider = async (options: ProviderOptions): Promise<Provider> => {
  const { portal } = options;
  const Provider = await loadProvider();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const off = { enabled: false } as const;
  const provider = new Provider(options.issuer, {
    adapter: createStore(options.states),
    jwks: { keys: [await exportJWK(privateKey)] },
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [new URL(portal.callbackPath, options.issuer).href],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: {
      devInteractions: off,
      rpInitiatedLogout: off,
      userinfo: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      resourceIndicators: off,
    },
    pkce: { required: () => true },
    cookies: {
      keys: [...options.cookieKeys],
      long: { path: providerPath, httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: {
      Interaction: patience,
      Session: patience,
      Grant: moment,
      AuthorizationCode: moment,
      AccessToken: moment,
      IdToken: moment,
    },
    expiresWithSession: () => false,
    interactions: { url: (_context, { uid }) => signInPath(uid) },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: options.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    renderError: (context) => {
      context.status = 303;
      context.redirect(portal.overAddress(context.get('Accept-Language')));
    },
  });
  provider.proxy = true;
  // A demo is opened by whatever name its machine has: the portal is at the one that its browser uses.
  provider.Client.prototype.redirectUriAllowed = (address) => {
    const asked = Provider.ctx && new URL(Provider.ctx.href).origin;
    return [asked, portal.publicUrl].some((origin) => address === `${origin}${portal.callbackPath}`);
  };
  return provider;
};
