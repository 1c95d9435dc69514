import { mfa, mfaConfirm, mfaDisable, mfaRecoveryCodes, mfaSetup } from '@connect/contract/mfa';
import type { SecondFactor } from '@connect/core/ports/second-factor';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The second factor over HTTP. */
export const createHttpSecondFactor = (portal: PortalClient): SecondFactor => {
  const codesOf = ({ recoveryCodes }: { readonly recoveryCodes: readonly string[] }) => recoveryCodes;
  return {
    state: () => portal.json(mfa),
    setUp: (password) => portal.json(mfaSetup, { body: { password } }),
    confirm: async (code, storefront) =>
      answered(await portal.json(mfaConfirm, { body: { code, storefront } }), codesOf),
    renewRecoveryCodes: async (proof, storefront) =>
      answered(await portal.json(mfaRecoveryCodes, { body: { ...proof, storefront } }), codesOf),
    turnOff: (proof, storefront) => portal.done(mfaDisable, { body: { ...proof, storefront } }),
  };
};
