import { addPasskey, beginPasskey, loginPasskey, passkeys, removePasskey } from '@connect/contract/passkeys';
import {
  addStaffPasskey,
  askStaffPasskey,
  beginStaffPasskey,
  removeStaffPasskey,
  staffPasskeys,
} from '@connect/contract/staff-passkeys';
import type { PasskeyOptions } from '@connect/core/domain/access/passkey';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import type { Passkeys, StaffPasskeys } from '@connect/core/ports/passkeys';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The passkeys of the signed-in user, over HTTP. */
export const createHttpPasskeys = (portal: PortalClient): Passkeys => ({
  list: async () => answered(await portal.json(passkeys), ({ data }) => data),
  begin: (password) => portal.json(beginPasskey, { body: { password } }),
  add: (name, answer, storefront) => portal.json(addPasskey, { body: { name, answer, storefront } }),
  remove: (id, password, storefront) => portal.done(removePasskey, { params: { id }, body: { password, storefront } }),
});

/** The passkeys of the signed-in member of staff, over HTTP. */
export const createHttpStaffPasskeys = (portal: PortalClient): StaffPasskeys => ({
  list: async () => answered(await portal.json(staffPasskeys), ({ data }) => data),
  begin: () => portal.json(beginStaffPasskey),
  add: (name, answer, storefront) => portal.json(addStaffPasskey, { body: { name, answer, storefront } }),
  remove: (id, storefront) => portal.done(removeStaffPasskey, { params: { id }, body: { storefront } }),
  ask: () => portal.json(askStaffPasskey),
});

/** What a passkey finishes a sign-in with, over HTTP; null for who has none. */
export const askHttpPasskey = async (
  portal: PortalClient,
  mfaToken: string,
): Promise<Result<PasskeyOptions | null, Refusal>> =>
  answered(await portal.json(loginPasskey, { body: { mfaToken } }), ({ options }) => options);
