import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** A key that is kept outside the database: 32 random bytes in base64url, and the name it goes by. */
export interface PortalKey {
  readonly kid: string;
  readonly secret: string;
}

/** From the newest to the oldest: the first signs and encrypts, the others are good for what they did before. */
export type KeyRing = readonly [PortalKey, ...PortalKey[]];

export const newKey = (): PortalKey => ({
  kid: randomBytes(6).toString('hex'),
  secret: randomBytes(32).toString('base64url'),
});

export const oldestOf = (keys: KeyRing): PortalKey => keys.at(-1) ?? keys[0];

/** The key of a name; null where there is none. What names no key was made when there was one alone: the oldest by now. */
export const keyNamed = (keys: KeyRing, kid: string | undefined): PortalKey | null =>
  kid === undefined ? oldestOf(keys) : (keys.find((key) => key.kid === kid) ?? null);

/** The key of one kind of use, made from one of the portal's: what is made with it is good for no other. */
export const derivedKey = ({ secret }: PortalKey, kind: string): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(`connect ${kind}`).digest();

const [cipher, nonceLength, tagLength] = ['aes-256-gcm', 12, 16] as const;

interface Sealing {
  readonly keys: KeyRing;
  /** What it is, such as `totp`: it has a key of its own. */
  readonly kind: string;
  /** Whose it is: in another's row it is nothing. */
  readonly of: string;
}

/** Encrypts a text for the database, which has none of the keys. */
export const seal = (text: string, { keys: [key], kind, of }: Sealing): string => {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, derivedKey(key, kind), nonce).setAAD(Buffer.from(of));
  const body = Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
  return `${key.kid}.${body.toString('base64url')}`;
};

/** The text that was sealed; null where its key is not there, or it was changed. */
export const unseal = (sealed: string, { keys, kind, of }: Sealing): string | null => {
  const [kid = '', encoded = ''] = sealed.split('.');
  const key = keyNamed(keys, kid);
  const body = Buffer.from(encoded, 'base64url');
  if (!key || body.length < nonceLength + tagLength) return null;
  const opening = createDecipheriv(cipher, derivedKey(key, kind), body.subarray(0, nonceLength))
    .setAAD(Buffer.from(of))
    .setAuthTag(body.subarray(-tagLength));
  try {
    return opening.update(body.subarray(nonceLength, -tagLength), undefined, 'utf8') + opening.final('utf8');
  } catch {
    return null;
  }
};

/** Whether the first key sealed it. */
export const isSealedNow = (sealed: string, [{ kid }]: KeyRing): boolean => sealed.startsWith(`${kid}.`);
