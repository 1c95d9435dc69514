import { mfa, mfaConfirm, mfaDisable, mfaRecoveryCodes, mfaSetup } from '@connect/contract/mfa';
import type { SecondFactor } from '@connect/core/ports/second-factor';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The second factor over HTTP. */
export const createHttpSecondFactor = (portal: PortalClient): SecondFactor => ({
  state: async () =>
    answered(await portal.json(mfa), (wire) => ({
      enabled: wire.enabled,
      enabledAt: wire.enabled_at,
      recoveryCodesLeft: wire.recovery_codes_left,
    })),
  setUp: () => portal.json(mfaSetup),
  confirm: async (code, storefront) =>
    answered(await portal.json(mfaConfirm, { body: { code, storefront } }), ({ recovery_codes }) => recovery_codes),
  renewRecoveryCodes: async (code, storefront) =>
    answered(
      await portal.json(mfaRecoveryCodes, { body: { code, storefront } }),
      ({ recovery_codes }) => recovery_codes,
    ),
  turnOff: (code, storefront) => portal.done(mfaDisable, { body: { code, storefront } }),
});
