import { passkeyDeviceContract } from '@connect/core/testing';
import { softwareKey } from '@connect/core/testing/software-key';
import { onTestFinished, vi } from 'vitest';
import { createPasskeyDevice } from './passkey-device.ts';

interface Asked {
  readonly challenge: Uint8Array;
  readonly user?: { readonly id: string };
}
const at = { origin: 'https://trade.example' };

/** Makes the browser one that has passkeys, as current ones do: it takes its questions with bytes, which it makes of JSON, and hands out objects. */
const withPasskeys = (ask: (make: () => object) => Promise<{ readonly toJSON: () => object } | null>): void => {
  const parsed = (options: { readonly challenge: string }) => ({
    ...options,
    challenge: Uint8Array.from(Buffer.from(options.challenge, 'base64url')),
  });
  const key = softwareKey();
  let isThere = false;
  const asked = ({ challenge, ...rest }: Asked) => ({
    ...rest,
    challenge: Buffer.from(challenge).toString('base64url'),
  });
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { parseCreationOptionsFromJSON: parsed, parseRequestOptionsFromJSON: parsed }),
  );
  vi.stubGlobal('navigator', {
    credentials: {
      create: ({ publicKey }: { readonly publicKey: Asked }) => {
        isThere = true;
        return ask(() => key.make(asked(publicKey), at));
      },
      get: ({ publicKey }: { readonly publicKey: Asked }) =>
        isThere ? ask(() => key.use(asked(publicKey), at)) : Promise.resolve(null),
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
};
const throwing = (name: string) => () => {
  withPasskeys(() => Promise.reject(new DOMException('Not now', name)));
  return createPasskeyDevice();
};

passkeyDeviceContract("the browser's passkeys", {
  agreeing: () => {
    withPasskeys((make) => Promise.resolve({ toJSON: make }));
    return createPasskeyDevice();
  },
  cancelling: throwing('NotAllowedError'),
  unsupported: {
    'a browser without them': createPasskeyDevice,
    'one that takes no JSON': () => {
      vi.stubGlobal('PublicKeyCredential', () => undefined);
      onTestFinished(() => void vi.unstubAllGlobals());
      return createPasskeyDevice();
    },
    'an address that is a number': throwing('SecurityError'),
  },
});
