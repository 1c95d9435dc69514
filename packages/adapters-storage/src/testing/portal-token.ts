const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the portal signs them, of a session that was renewed so often; one of before a token said whose it is without `kind`. */
export const portalToken = (session: string, renewals = 0, kind?: string): string =>
  [
    part({ alg: 'HS256', typ: 'JWT' }),
    part({
      sid: session,
      iat: 1_763_600_000 + renewals,
      exp: 1_763_601_800 + renewals,
      ...(kind !== undefined && { kind, permissions: ['View Orders'] }),
    }),
    'signature',
  ].join('.');
