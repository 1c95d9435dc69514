import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** CBOR, as far as a security key writes it. */
const head = (kind: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
};
const int = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

interface Asked {
  readonly challenge: string;
  /** Whom a new passkey is for. */
  readonly user?: { readonly id: string };
}
interface Answering {
  readonly origin: string;
  /** Otherwise that of the origin. */
  readonly host?: string;
  /** How often it says it was used. */
  readonly counter?: number;
  /** False of one that did not make sure of who holds it. */
  readonly isVerified?: boolean;
  /** Whom it says that it signs in; otherwise whom it was made for. */
  readonly userHandle?: string;
}

/** Of what it says with an answer: somebody is there, was made sure of, and that a new key is in it. */
const [isThere, wasVerified, hasKey] = [0x01, 0x04, 0x40];

/** A security key of a test, with a key pair of its own: it answers what a browser would, and whatever else it is told to. */
export const softwareKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const part = (value: string): Buffer => bytes(Buffer.from(value, 'base64url'));
  const key = map([int(1), int(2)], [int(3), int(-7)], [int(-1), int(1)], [int(-2), part(x)], [int(-3), part(y)]);
  const id = randomBytes(32);
  let madeFor = '';

  const clientData = (type: string, { challenge }: Asked, { origin }: Answering): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (
    { origin, host, counter = 1, isVerified = true }: Answering,
    kind: number,
    more: readonly Buffer[] = [],
  ): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = Buffer.from([isThere | kind | (isVerified ? wasVerified : 0)]);
    return Buffer.concat([sha256(host ?? new URL(origin).hostname), flags, count, ...more]);
  };
  const credential = (response: Readonly<Record<string, Buffer>>): Record<string, unknown> => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, value.toString('base64url')])),
  });
  return {
    id: id.toString('base64url'),
    make: (asked: Asked, how: Answering) => {
      madeFor = asked.user?.id ?? '';
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(how, hasKey, [Buffer.alloc(16), length, id, key]);
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(data)],
      );
      return credential({ clientDataJSON: clientData('webauthn.create', asked, how), attestationObject });
    },
    use: (asked: Asked, how: Answering) => {
      const data = authenticatorData(how, 0);
      const clientDataJSON = clientData('webauthn.get', asked, how);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      const userHandle = Buffer.from(how.userHandle ?? madeFor, 'base64url');
      return credential({ clientDataJSON, authenticatorData: data, signature, userHandle });
    },
  };
};
