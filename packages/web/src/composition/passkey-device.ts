import type { PasskeyAnswer } from '@connect/core/domain/access/passkey';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { PasskeyDevice } from '@connect/core/ports/passkeys';

type Asked = Result<PasskeyAnswer, 'cancelled' | 'unsupported'>;

/** What a browser's question leads to: it throws where its user cancels, and for an address that passkeys are not for, such as a number. */
const asking = async (ask: () => Promise<Credential | null>): Promise<Asked> => {
  try {
    const credential = await ask();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is asked for here is of this kind alone.
    return credential ? ok({ ...(credential as PublicKeyCredential).toJSON() }) : refused('cancelled');
  } catch (error) {
    return refused(error instanceof DOMException && error.name === 'SecurityError' ? 'unsupported' : 'cancelled');
  }
};

/** The passkeys of this browser, where it takes what it is asked with in JSON as current ones do. */
export const createPasskeyDevice = (): PasskeyDevice => {
  const isSupported = typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  const unsupported = Promise.resolve<Asked>(refused('unsupported'));
  return {
    create: (options) => {
      if (!isSupported) return unsupported;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server made it for this, and the browser looks at it.
      const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      return asking(() =>
        navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json) }),
      );
    },
    use: (options) => {
      if (!isSupported) return unsupported;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server made it for this, and the browser looks at it.
      const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
      return asking(() =>
        navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) }),
      );
    },
  };
};
