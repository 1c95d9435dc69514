import { errors, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { derivedKey, keyNamed, type KeyRing } from '../../key-ring.ts';

const issuer = 'connect';
const algorithm = 'HS256';

/** What texts of one kind are told apart by: the type and audience that they name, and a key of their own made for that audience. */
export interface SignedKind {
  readonly typ: string;
  readonly audience: string;
}

/** Signs texts of one kind, and reads them again: one that was made as another is none. */
export const createSigning = (keys: KeyRing, { typ, audience }: SignedKind) => {
  const [newest] = keys;
  const key = derivedKey(newest, audience);
  return {
    sign: (claims: JWTPayload): Promise<string> =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ, kid: newest.kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .sign(key),
    /** What one says, by the key that it names; null for whatever is none. */
    read: async (
      token: string,
      options: Pick<JWTVerifyOptions, 'requiredClaims' | 'currentDate' | 'clockTolerance'> = {},
    ): Promise<JWTPayload | null> => {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const named = keyNamed(keys, kid);
            if (!named) throw new errors.JWKSNoMatchingKey();
            return derivedKey(named, audience);
          },
          { ...options, typ, audience, issuer, algorithms: [algorithm] },
        );
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
};
