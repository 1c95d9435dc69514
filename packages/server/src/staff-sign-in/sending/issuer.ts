import { maxPersonName } from '@connect/core/domain/access/user';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type * as Client from 'openid-client';
import type { Issuer, StaffAccount } from '../application/issuer.ts';
import { readLogoutToken } from '../application/provider-logout.ts';
import { claimedPosition, type StaffClaim } from '../domain/claimed-position.ts';
import { unmetDemand, type SignInDemands } from '../domain/unmet-demand.ts';

export interface IssuerOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its emails count although it says of none whether it was checked. */
  readonly trustsEmail: boolean;
  /** What says who is staff, and what they are; null to go by what the portal knows. */
  readonly staffClaim: StaffClaim | null;
  readonly demands: SignInDemands;
  readonly now: () => Date;
  /** Instead of the network's. */
  readonly fetch?: Client.CustomFetch;
}

/** Seconds a call to the provider may take. */
const timeout = 10;

type Claims = Readonly<Record<string, unknown>>;

/** An email the provider vouches for; some say so in a word. */
const emailOf = ({ email, email_verified: isVerified }: Claims, trustsEmail: boolean): string | null => {
  const isVouchedFor = isVerified === true || isVerified === 'true' || (isVerified === undefined && trustsEmail);
  return typeof email === 'string' && isVouchedFor ? email : null;
};

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, maxPersonName)
    : '';

/** The names of a person, as far as the provider tells them. */
const namesOf = (claims: Claims): { firstName: string; lastName: string } => {
  const [first = '', ...rest] = textOf(claims['name']).split(' ');
  return {
    firstName: textOf(claims['given_name']) || first,
    lastName: textOf(claims['family_name']) || rest.join(' '),
  };
};

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
    // Signatures count, whatever TLS ends on the way; a provider on this machine may do without TLS, but for no other reason.
    execute: [
      client.enableNonRepudiationChecks,
      ...(options.issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
  });
};

/** Finds out about the provider when the first member of staff signs in, and once more after each failure: never at start. */
export const createIssuer = (options: IssuerOptions): Issuer => {
  const { demands } = options;
  const { maxAge } = demands;
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
  let keys: JWTVerifyGetKey | null = null;
  /** The keys that the provider shows, asked for again when it has signed with another. */
  const keysOf = (configuration: Client.Configuration): JWTVerifyGetKey => {
    const { jwks_uri: address } = configuration.serverMetadata();
    if (address === undefined) throw new Error('The provider shows no keys');
    keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: timeout * 1000 });
    return keys;
  };
  return {
    name: options.issuer,
    begin: async (callback, languages) => {
      const { client, configuration } = await connect();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const { href: address } = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: options.staffClaim ? 'openid email profile' : 'openid email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: languages,
        ...(demands.acr.length > 0 && { acr_values: demands.acr.join(' ') }),
        ...(maxAge !== null && { max_age: String(maxAge) }),
      });
      return { address, checks };
    },
    answerOf: async (address, { state, nonce, codeVerifier }) => {
      const { client, configuration } = await connect();
      const tokens = await client.authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        ...(maxAge !== null && { maxAge }),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider answered without an ID token');
      const unmet = unmetDemand(claims, demands, options.now());
      if (unmet) throw new Error(unmet);
      const { sub: subject } = claims;
      const { trustsEmail, staffClaim } = options;
      const account = (known: Claims): StaffAccount => ({
        subject,
        email: emailOf(known, trustsEmail),
        session: typeof claims['sid'] === 'string' ? claims['sid'] : null,
        claimed: staffClaim && { position: claimedPosition(known[staffClaim.claim], staffClaim), ...namesOf(known) },
      });
      const isComplete = claims['email'] !== undefined && (!staffClaim || claims[staffClaim.claim] !== undefined);
      // Many tell the email, and what somebody is, only where the profile is.
      if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return account(claims);
      const profile = await client.fetchUserInfo(configuration, tokens.access_token, subject);
      return account({ ...profile, ...claims });
    },
    logoutOf: async (token, now) => {
      const { configuration } = await connect();
      const { issuer } = configuration.serverMetadata();
      const logout = await readLogoutToken(token, {
        keys: keysOf(configuration),
        issuer,
        clientId: options.clientId,
        now,
      });
      return { ...logout, issuer: options.issuer };
    },
    endOf: async (signedOut) => {
      const { client, configuration } = await connect();
      if (!configuration.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: signedOut }).href;
    },
  };
};
