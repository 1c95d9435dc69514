import {
  addStaffMember,
  createIntegrationKey,
  integrationKeys,
  linkStaffMember,
  portalHealth,
  removeStaffMember,
  restoreStaffMember,
  revokeIntegrationKey,
  setStaffRole,
  staffMembers,
} from '@connect/contract/administration';
import type { IntegrationKeys, PortalWatch, StaffDirectory } from '@connect/core/ports/administration';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** How the portal is, over HTTP. */
export const createHttpPortalWatch = (portal: PortalClient): PortalWatch => ({
  health: () => portal.json(portalHealth),
});

/** Who is staff, over HTTP. */
export const createHttpStaffDirectory = (portal: PortalClient): StaffDirectory => ({
  list: async () => answered(await portal.json(staffMembers), ({ data }) => data),
  add: (form) => portal.json(addStaffMember, { body: form }),
  setRole: (email, role, { position, superUser }) =>
    portal.done(setStaffRole, { body: { email, ...role, was: { position, superUser } } }),
  link: (email) => portal.json(linkStaffMember, { body: { email } }),
  remove: (email) => portal.done(removeStaffMember, { body: { email } }),
  restore: (email) => portal.done(restoreStaffMember, { body: { email } }),
});

/** Keys of other programs, over HTTP. */
export const createHttpIntegrationKeys = (portal: PortalClient): IntegrationKeys => ({
  list: () => portal.json(integrationKeys),
  create: (form) => portal.json(createIntegrationKey, { body: form }),
  revoke: (id) => portal.json(revokeIntegrationKey, { params: { id } }),
});
