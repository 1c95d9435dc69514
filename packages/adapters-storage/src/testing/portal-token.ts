const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the portal signs them, of a session that was renewed so often. */
export const portalToken = (session: string, renewals = 0): string =>
  [part({ alg: 'HS256', typ: 'JWT' }), part({ sid: session, iat: 1_763_600_000 + renewals }), 'signature'].join('.');
