import { jwtVerify, type JWTVerifyGetKey } from 'jose';

/** Somebody signed out at the provider, or was signed out there. */
export interface ProviderLogout {
  readonly issuer: string;
  /** Whose sessions end; null where only the session is told. */
  readonly subject: string | null;
  /** The session at the provider; null for all of the subject's. */
  readonly session: string | null;
  /** What the token is called: it counts once. */
  readonly id: string;
  /** From then on it does not count, whoever sends it. */
  readonly expiresAt: Date;
}

/** Signatures of providers; none that a secret makes. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Seconds after which no logout token counts, whatever it says, and which clocks may differ by. */
const [maxAge, tolerance] = [3600, 30];
const event = 'http://schemas.openid.net/event/backchannel-logout';
/** Characters of a name that is kept, or looked for. */
const maxName = 255;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nameOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= maxName ? value : null;

/**
 * Reads a logout token as OpenID Connect Back-Channel Logout 1.0 (2.6) has it: signed by the provider, for this client, about such an event,
 * and no ID token. Throws when it is none.
 */
export const readLogoutToken = async (
  token: string,
  { keys, issuer, clientId, now }: { keys: JWTVerifyGetKey; issuer: string; clientId: string; now: Date },
): Promise<ProviderLogout> => {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    algorithms,
    issuer,
    audience: clientId,
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
    maxTokenAge: maxAge,
    clockTolerance: tolerance,
    currentDate: now,
  });
  const typ = protectedHeader.typ?.toLowerCase() ?? 'jwt';
  const [id, subject, session] = [nameOf(payload.jti), nameOf(payload.sub), nameOf(payload['sid'])];
  const isLogout = isRecord(payload['events']) && isRecord(payload['events'][event]);
  if (!['jwt', 'logout+jwt', 'application/logout+jwt'].includes(typ) || !isLogout || 'nonce' in payload)
    throw new Error('This is no logout token');
  if (id === null || (subject === null && session === null))
    throw new Error('The logout token does not say whose it is');
  const { iat = 0, exp = 0 } = payload;
  return { issuer, subject, session, id, expiresAt: new Date((Math.min(exp, iat + maxAge) + tolerance) * 1000) };
};

/** Sessions that come from a provider. */
export interface ProviderSessions {
  /**
   * Ends those that a logout is about, those in which their owner acts for a customer too, and what such a sign-in could still be finished with. Answers
   * whose they were; null for a token that was followed before.
   */
  end(logout: ProviderLogout): Promise<readonly string[] | null>;
}
