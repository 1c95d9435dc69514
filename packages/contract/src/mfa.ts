import * as v from 'valibot';
import { SecondFactorCode, StorefrontPath } from './auth.ts';
import { call } from './call.ts';

export const Mfa = v.object({
  enabled: v.boolean(),
  /** ISO 8601, UTC; null while it is off. */
  enabled_at: v.nullable(v.string()),
  recovery_codes_left: v.number(),
});
export type Mfa = v.InferOutput<typeof Mfa>;

const RecoveryCodes = v.object({ recovery_codes: v.array(v.string()) });
const CodeBody = v.object({ code: SecondFactorCode, storefront: StorefrontPath });

export const mfa = call({
  method: 'GET',
  path: '/api/v3/mfa',
  summary: 'Whether the signed-in user has a second factor',
  access: 'signed-in',
  ownOnly: true,
  answer: Mfa,
});

export const mfaSetup = call({
  method: 'POST',
  path: '/api/v3/mfa/setup',
  summary: 'Make a new key for an authenticator; it counts only once a code of it is confirmed',
  access: 'signed-in',
  ownOnly: true,
  /** `secret` in base 32; `uri` is the otpauth address a QR code carries. */
  answer: v.object({ secret: v.string(), uri: v.string() }),
  refusals: [409],
});

export const mfaConfirm = call({
  method: 'POST',
  path: '/api/v3/mfa/confirm',
  summary: 'Turn the second factor on with a first code; answers the recovery codes, this once',
  access: 'signed-in',
  ownOnly: true,
  body: CodeBody,
  answer: RecoveryCodes,
  refusals: [409, 422, 429],
});

export const mfaRecoveryCodes = call({
  method: 'POST',
  path: '/api/v3/mfa/recovery-codes',
  summary: 'Make new recovery codes in place of the old ones',
  access: 'signed-in',
  ownOnly: true,
  body: CodeBody,
  answer: RecoveryCodes,
  refusals: [409, 422, 429],
});

export const mfaDisable = call({
  method: 'POST',
  path: '/api/v3/mfa/disable',
  summary: 'Turn the second factor off',
  access: 'signed-in',
  ownOnly: true,
  body: CodeBody,
  answer: 'none',
  refusals: [409, 422, 429],
});
