import { describe, expect, test } from 'vitest';
import type { PasskeyAnswer } from '../../domain/access/passkey.ts';
import type { PasskeyDevice } from '../../ports/passkeys.ts';
import { valueOf } from './answers.ts';

export interface PasskeyDeviceFixture {
  /** A device without passkeys, whose user agrees to what it asks. */
  readonly agreeing: () => PasskeyDevice;
  /** Its user does not. */
  readonly cancelling: () => PasskeyDevice;
  /** Browsers and addresses that passkeys are not for, by what they are. */
  readonly unsupported: Readonly<Record<string, () => PasskeyDevice>>;
}

/** What a device was asked by, as WebAuthn has it told in each answer. */
const clientDataOf = ({ response }: PasskeyAnswer): unknown => {
  const text = String(Reflect.get(Object(response), 'clientDataJSON'));
  return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
};

/** Laws of every `PasskeyDevice`. */
export const passkeyDeviceContract = (
  name: string,
  { agreeing, cancelling, unsupported }: PasskeyDeviceFixture,
): void => {
  // Letters of base64url that base64 writes otherwise.
  const [made, used] = ['-_-_bWFrZQ', '_-_-dXNl'];
  const toMake = {
    challenge: made,
    rp: { id: 'localhost', name: 'Connect' },
    user: { id: 'cHJpeWE', name: 'priya@northgate.example', displayName: '' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  };
  const toUse = { challenge: used, rpId: 'localhost' };

  describe(`${name} is a PasskeyDevice`, () => {
    test('makes a passkey by what it is asked with, and uses it by what it is asked with then', async () => {
      const device = agreeing();
      const passkey = valueOf(await device.create(toMake));
      expect(clientDataOf(passkey)).toMatchObject({ type: 'webauthn.create', challenge: made });
      const answer = valueOf(await device.use(toUse));
      expect(clientDataOf(answer)).toMatchObject({ type: 'webauthn.get', challenge: used });
      expect([passkey['type'], answer['id']]).toEqual(['public-key', passkey['id']]);
      // They are sent as JSON.
      expect([passkey, answer].map((each) => JSON.parse(JSON.stringify(each)) as unknown)).toEqual([passkey, answer]);
    });

    test('that has no passkey uses none', async () => {
      expect(await agreeing().use(toUse)).toEqual({ ok: false, refusal: 'cancelled' });
    });

    test('whose user does not want to is cancelled, and nothing throws', async () => {
      const device = cancelling();
      expect(await device.create(toMake)).toEqual({ ok: false, refusal: 'cancelled' });
      expect(await device.use(toUse)).toEqual({ ok: false, refusal: 'cancelled' });
    });

    test.each(Object.entries(unsupported))('of %s is unsupported, and nothing throws', async (_, open) => {
      const device = open();
      expect(await device.create(toMake)).toEqual({ ok: false, refusal: 'unsupported' });
      expect(await device.use(toUse)).toEqual({ ok: false, refusal: 'unsupported' });
    });
  });
};
