import { permissions, type Permission } from './user.ts';

/** What members of staff are added as. */
export const staffPositions = ['account-manager', 'brand-manager', 'senior-brand-manager', 'administrator'] as const;
export type StaffPosition = (typeof staffPositions)[number];

/** What a member of staff is and may do. */
export interface StaffGrant {
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
  readonly isSuperUser: boolean;
}

const { viewCustomers, viewSampleOrders, createSampleOrders, viewOrders, viewInvoices, downloadInvoices } = permissions;
const managing = [viewCustomers, viewSampleOrders, createSampleOrders, viewOrders, viewInvoices, downloadInvoices];
const signingOff = [permissions.signOff, permissions.secondSignOff];

/**
 * What each position comes with (specification §administration). An administrator has all there is of staff, and sees the account
 * managers' portal.
 */
export const staffGrants: Readonly<Record<StaffPosition, StaffGrant>> = {
  'account-manager': { roles: ['account_manager'], permissions: managing, isSuperUser: false },
  'brand-manager': { roles: ['brand_manager'], permissions: [permissions.signOff], isSuperUser: false },
  'senior-brand-manager': { roles: ['senior_brand_manager'], permissions: signingOff, isSuperUser: false },
  administrator: {
    roles: ['administrator', 'account_manager', 'senior_brand_manager'],
    permissions: [...managing, ...signingOff],
    isSuperUser: true,
  },
};

/** The permissions that staff can have: all that some position comes with. */
export const staffPermissions: readonly Permission[] = staffGrants.administrator.permissions;
