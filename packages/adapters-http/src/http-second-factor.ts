import { mfa, mfaConfirm, mfaDisable, mfaRecoveryCodes, mfaSetup } from '@connect/contract/mfa';
import type { SecondFactor } from '@connect/core/ports/second-factor';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The second factor over HTTP. */
export const createHttpSecondFactor = (portal: PortalClient): SecondFactor => {
  const recoveryCodesOf = async (row: typeof mfaConfirm | typeof mfaRecoveryCodes, code: string, storefront: string) =>
    answered(await portal.json(row, { body: { code, storefront } }), ({ recoveryCodes }) => recoveryCodes);
  return {
    state: () => portal.json(mfa),
    setUp: () => portal.json(mfaSetup),
    confirm: (code, storefront) => recoveryCodesOf(mfaConfirm, code, storefront),
    renewRecoveryCodes: (code, storefront) => recoveryCodesOf(mfaRecoveryCodes, code, storefront),
    turnOff: (code, storefront) => portal.done(mfaDisable, { body: { code, storefront } }),
  };
};
