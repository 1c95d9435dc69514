import type { SecondFactorKey, SecondFactorState } from '@connect/core/domain/access/second-factor';
import * as v from 'valibot';
import { OwnPassword, SecondFactorCode, StorefrontPath } from './auth.ts';
import { call } from './call.ts';
import type { SchemaOf } from './values.ts';

const State: SchemaOf<SecondFactorState> = v.object({
  enabled: v.boolean(),
  enabledAt: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
});
const Key: SchemaOf<SecondFactorKey> = v.object({ secret: v.string(), uri: v.string() });
const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });
const CodeBody = v.object({ code: SecondFactorCode, storefront: StorefrontPath });
/** A session alone changes no second factor: it may be that of an unattended browser. */
const ProofBody = v.object({ ...CodeBody.entries, password: OwnPassword });

export const mfa = call({
  method: 'GET',
  path: '/api/v3/mfa',
  summary: 'Whether the signed-in user has a second factor',
  access: 'signed-in',
  ownOnly: true,
  beforeSecondFactor: true,
  answer: State,
});

export const mfaSetup = call({
  method: 'POST',
  path: '/api/v3/mfa/setup',
  summary: 'Make a new key for an authenticator, with the password; it counts only once a code of it is confirmed',
  access: 'signed-in',
  ownOnly: true,
  beforeSecondFactor: true,
  body: v.object({ password: OwnPassword }),
  answer: Key,
  refusals: [409, 422, 429],
});

export const mfaConfirm = call({
  method: 'POST',
  path: '/api/v3/mfa/confirm',
  summary:
    'Turn the second factor on with a first code; answers the recovery codes, this once, and ends other sessions. Sent again within five minutes with the same code, as its answer was lost, it answers others in their place',
  access: 'signed-in',
  ownOnly: true,
  beforeSecondFactor: true,
  body: CodeBody,
  answer: RecoveryCodes,
  refusals: [409, 422, 429],
});

export const mfaRecoveryCodes = call({
  method: 'POST',
  path: '/api/v3/mfa/recovery-codes',
  summary: 'Make new recovery codes in place of the old ones, with the password and a code',
  access: 'signed-in',
  ownOnly: true,
  body: ProofBody,
  answer: RecoveryCodes,
  refusals: [409, 422, 429],
});

export const mfaDisable = call({
  method: 'POST',
  path: '/api/v3/mfa/disable',
  summary: 'Turn the second factor off, with the password and a code',
  access: 'signed-in',
  ownOnly: true,
  body: ProofBody,
  answer: 'none',
  refusals: [409, 422, 429],
});
