import { staffGrants } from '@connect/core/domain/access/staff';
import { permissions, type Permission } from '@connect/core/domain/access/user';
import type { RecordOf } from '@connect/contract/integration/kinds';

/** Public by design: it opens nothing but invented data (specification §demo-accounts). */
export const demoPassword = 'Connect-demo-1';

export interface DemoUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** None of staff's for a customer's user. */
  readonly roles: readonly ('customer' | 'administrator' | RecordOf<'staff'>['roles'][number])[];
  readonly permissions: readonly Permission[];
  readonly superUser?: boolean;
  readonly customerNo: string | null;
  /** The classifications a brand manager signs off. */
  readonly categories?: readonly string[];
  /** Who this is, in the list on the sign-in page. */
  readonly who: string;
}

const { viewOrders, viewInvoices, placeOrders, viewBalance, downloadInvoices, editUsers } = permissions;
const { viewCustomers, viewSampleOrders, createSampleOrders } = permissions;
const customerPermissions = [viewInvoices, viewOrders, placeOrders, viewBalance, downloadInvoices, editUsers];
const managerPermissions = [
  viewCustomers,
  viewSampleOrders,
  createSampleOrders,
  viewOrders,
  viewInvoices,
  downloadInvoices,
];

const customer = { roles: ['customer'], permissions: customerPermissions } as const;

/** The accounts of specification §demo-accounts. Staff have no password here: they sign in at their provider. */
export const demoUsers: readonly DemoUser[] = [
  {
    ...customer,
    email: 'priya@northgate.example',
    firstName: 'Priya',
    lastName: 'Nair',
    customerNo: 'C10482',
    who: 'Northgate Site Supplies, every permission',
  },
  {
    ...customer,
    email: 'sam@northgate.example',
    firstName: 'Sam',
    lastName: 'Okafor',
    permissions: [viewOrders],
    customerNo: 'C10482',
    who: 'Northgate Site Supplies, may only view orders',
  },
  {
    ...customer,
    email: 'lee@harbourworks.example',
    firstName: 'Lee',
    lastName: 'Marsh',
    customerNo: 'C20915',
    who: 'Harbour Works, in US dollars, every permission',
  },
  {
    ...customer,
    email: 'kim@quietco.example',
    firstName: 'Kim',
    lastName: 'Adeyemi',
    customerNo: 'C30007',
    who: 'Quiet Co, with no documents at all',
  },
  {
    email: 'morgan@connect.example',
    firstName: 'Morgan',
    lastName: 'Hale',
    roles: ['account_manager'],
    permissions: managerPermissions,
    customerNo: null,
    who: 'Account manager',
  },
  {
    email: 'robin@connect.example',
    firstName: 'Robin',
    lastName: 'Castell',
    roles: ['account_manager'],
    permissions: managerPermissions,
    superUser: true,
    customerNo: null,
    who: 'Account manager, super user',
  },
  {
    email: 'brook@connect.example',
    firstName: 'Brook',
    lastName: 'Linden',
    roles: ['brand_manager'],
    permissions: [permissions.signOff],
    categories: ['Eye protection', 'Hand protection'],
    customerNo: null,
    who: 'Brand manager',
  },
  {
    email: 'sasha@connect.example',
    firstName: 'Sasha',
    lastName: 'Petrova',
    roles: ['senior_brand_manager'],
    permissions: [permissions.signOff, permissions.secondSignOff],
    customerNo: null,
    who: 'Senior brand manager',
  },
  {
    email: 'ada@connect.example',
    firstName: 'Ada',
    lastName: 'Byron',
    roles: ['administrator', 'account_manager', 'senior_brand_manager'],
    permissions: staffGrants.administrator.permissions,
    superUser: staffGrants.administrator.isSuperUser,
    customerNo: null,
    who: 'Administrator of the portal',
  },
];

/** An account as the pages to sign in at offer it. */
export interface DemoSignIn {
  readonly email: string;
  readonly who: string;
}

const offered = (users: readonly DemoUser[]): readonly DemoSignIn[] => users.map(({ email, who }) => ({ email, who }));

/** What the sign-in page offers: the accounts that sign in with a password. */
export const demoSignIns = offered(demoUsers.filter(({ customerNo }) => customerNo !== null));
/** What the page of the embedded provider offers. */
export const demoStaff = offered(demoUsers.filter(({ customerNo }) => customerNo === null));
