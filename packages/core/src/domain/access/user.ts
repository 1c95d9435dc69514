import type { CustomerNo } from '../account/customer-no.ts';
/** Permissions by the names the server uses (specification §permissions, decisions §unnamed-permissions). */
export const permissions = {
  viewInvoices: 'View Invoices',
  viewOrders: 'View Orders',
  placeOrders: 'Place Orders',
  viewBalance: 'View Balance',
  downloadInvoices: 'Download Invoices',
  editUsers: 'Create and Edit Users',
  viewCustomers: 'View Customers',
  viewSampleOrders: 'View Sample Orders',
  createSampleOrders: 'Create Sample Orders',
  signOff: 'Sign Off Products',
  secondSignOff: 'Second Sign Off Products',
} as const;
export type Permission = (typeof permissions)[keyof typeof permissions];

/** What is taken of an email and of each name of a person, in characters. */
export const maxEmail = 254;
export const maxPersonName = 80;
/** Longer than the name of any permission. */
export const maxPermission = 60;

/** The signed-in user (specification §current-user). */
export interface User {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly isSuperUser: boolean;
  readonly customerNo: CustomerNo | null;
  /** Their company demands a second factor that they do not have yet: until then they can do nothing else. */
  readonly needsSecondFactor?: true;
}

/** A permission that is unknown or absent hides what it guards (decisions §unnamed-permissions). */
export const may = (user: Pick<User, 'permissions'> | null, permission: Permission): boolean =>
  user?.permissions.includes(permission) ?? false;

export const userKinds = ['customer', 'account-manager', 'brand-manager'] as const;
export type UserKind = (typeof userKinds)[number];

/** Which portal a user sees; whoever is no kind of manager sees the customer's (specification §dashboard-by-user). */
export const userKind = (user: Pick<User, 'roles'>): UserKind => {
  if (user.roles.includes('account_manager')) return 'account-manager';
  if (user.roles.includes('brand_manager') || user.roles.includes('senior_brand_manager')) return 'brand-manager';
  return 'customer';
};

/** Whether somebody is an administrator of the portal, of staff; a customer's administrator is `isAdministrator`. */
export const isPortalAdministrator = ({ roles }: Pick<User, 'roles'>): boolean => roles.includes('administrator');
