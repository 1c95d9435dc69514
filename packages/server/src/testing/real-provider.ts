import { createServer, type Server } from 'node:http';
import { loadProvider } from '@connect/demo/sign-in-provider/load-provider';
import { createMemoryStates } from '@connect/demo/sign-in-provider/memory-states';
import { createStore } from '@connect/demo/sign-in-provider/store';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration } from 'oidc-provider';

/** What the portal is known by at the provider. */
export const client = { clientId: 'portal', clientSecret: 'a secret: with % and + in it' };

export interface SetUp extends Pick<Configuration, 'conformIdTokenClaims' | 'features' | 'acrValues' | 'fetch'> {
  /** Its account of the one person who signs in there. */
  readonly subject?: string;
  readonly profile: Readonly<Record<string, unknown>>;
  readonly auth?: 'client_secret_basic' | 'client_secret_post';
  /** Its tokens are signed with a key that is none of those it shows. */
  readonly isForged?: boolean;
  /** How the person signed in there. */
  readonly login?: { readonly acr?: string; readonly amr?: string[]; readonly ts?: number };
}

/** The same key for all of them: a provider keeps it when it starts again. */
let key: ReturnType<typeof generateKeyPair> | null = null;
export const signingKey = async () => (await (key ??= generateKeyPair('RS256', { extractable: true }))).privateKey;

/** A provider on the network, which answers nothing until it is set up. */
export const createRealProvider = () => {
  let server: Server | null = null;
  /** Addresses that it was asked at. */
  const asked: string[] = [];
  const listen = (port = 0): Promise<number> =>
    new Promise((resolve) => {
      server = createServer().listen(port, '127.0.0.1', () => {
        const address = server?.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });

  /** A provider of its own on the network, set up as providers usually are: the email is in the profile, not in the ID token. */
  const provide = async (
    port: number,
    { subject = 'id-of-morgan', profile, auth = 'client_secret_basic', isForged = false, login = {}, ...more }: SetUp,
  ) => {
    const Provider = await loadProvider();
    const issuer = `http://127.0.0.1:${port}`;
    const provider = new Provider(issuer, {
      // The demo's forgets who signed in at once; the library's own does not.
      ...(!more.features?.backchannelLogout && { adapter: createStore(createMemoryStates()) }),
      jwks: { keys: [await exportJWK(await signingKey())] },
      clients: [
        {
          client_id: client.clientId,
          client_secret: client.clientSecret,
          redirect_uris: ['http://localhost/oauth/callback'],
          token_endpoint_auth_method: auth,
          ...(more.features?.backchannelLogout && {
            backchannel_logout_uri: 'http://localhost/oauth/backchannel-logout',
            backchannel_logout_session_required: true,
            post_logout_redirect_uris: ['http://localhost/oauth/signed-out'],
          }),
        },
      ],
      clientAuthMethods: [auth],
      claims: {
        openid: ['sub', 'acr', 'amr'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name', 'groups'],
      },
      pkce: { required: () => true },
      cookies: { keys: ['a key of the test'] },
      features: { devInteractions: { enabled: false } },
      expiresWithSession: () => false,
      ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
      interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...profile }) }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: oidc.session?.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      ...more,
    });
    const answer = provider.callback();
    const { publicKey: another } = await generateKeyPair('RS256', { extractable: true });
    const shown = JSON.stringify({ keys: [{ ...(await exportJWK(another)), alg: 'RS256', use: 'sig' }] });
    server?.on('request', (incoming, outgoing) => {
      asked.push(incoming.url ?? '');
      if (incoming.url?.startsWith('/sign-in/'))
        void provider.interactionFinished(incoming, outgoing, { login: { accountId: subject, ...login } });
      else if (isForged && incoming.url === '/jwks')
        outgoing.writeHead(200, { 'Content-Type': 'application/jwk-set+json' }).end(shown);
      else void answer(incoming, outgoing);
    });
  };

  /** It is set up anew by the next `provide`. */
  const forget = (): void => void server?.removeAllListeners('request');
  const close = async (): Promise<void> => {
    await new Promise<unknown>((resolve) => (server ? server.close(resolve) : resolve(null)));
    server = null;
    asked.length = 0;
  };
  return { asked, listen, provide, forget, close };
};
