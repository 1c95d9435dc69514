import type * as Client from 'openid-client';

/** What one sign-in is bound to: its answer must fit all of it. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The provider that staff sign in at, as OpenID Connect has it. */
export interface Issuer {
  /** Where a browser signs in, to come back to `callback`; with what its answer is checked against. */
  begin(callback: string, languages: string): Promise<{ readonly address: string; readonly checks: SignInChecks }>;
  /**
   * Who signed in, from the address the browser came back to; without an email when the provider tells none, or does not vouch for
   * it. Throws when the answer does not fit, or when the provider is out of reach.
   */
  answerOf(address: URL, checks: SignInChecks): Promise<{ readonly email: string | null }>;
}

export interface IssuerOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Instead of the network's. */
  readonly fetch?: Client.CustomFetch;
}

/** Seconds a call to the provider may take. */
const timeout = 10;

type Claims = Readonly<Record<string, unknown>>;

const verified = ({ email, email_verified: isVerified }: Claims): { email: string | null } => ({
  email: typeof email === 'string' && isVerified !== false ? email : null,
});

const discover = async (client: typeof Client, options: IssuerOptions): Promise<Client.Configuration> => {
  // A secret is sent as the protocol does unless told otherwise, for those who do not say which ways they take.
  const [basic, post] = [client.ClientSecretBasic(options.clientSecret), client.ClientSecretPost(options.clientSecret)];
  const authenticate: Client.ClientAuth = (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
  return client.discovery(new URL(options.issuer), options.clientId, undefined, authenticate, {
    timeout,
    ...(options.fetch && { [client.customFetch]: options.fetch }),
    execute: options.issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
  });
};

/** Finds out about the provider when the first member of staff signs in, and once more after each failure: never at start. */
export const createIssuer = (options: IssuerOptions): Issuer => {
  let known: Promise<{ client: typeof Client; configuration: Client.Configuration }> | null = null;
  const connect = () => {
    known ??= import('openid-client')
      .then(async (client) => ({ client, configuration: await discover(client, options) }))
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  };
  return {
    begin: async (callback, languages) => {
      const { client, configuration } = await connect();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const { href: address } = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: languages,
      });
      return { address, checks };
    },
    answerOf: async (address, { state, nonce, codeVerifier }) => {
      const { client, configuration } = await connect();
      const tokens = await client.authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
      });
      const claims = tokens.claims();
      if (!claims) return { email: null };
      if (claims['email'] !== undefined) return verified(claims);
      // Many tell the email only where the profile is.
      if (!configuration.serverMetadata().userinfo_endpoint) return { email: null };
      return verified(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub));
    },
  };
};
