import { may, permissions, userKind } from './user.ts';
import type { User, UserKind } from './user.ts';

/** The layout shells a route can name (specification §sidebars). */
export type SidebarType =
  | 'none'
  | 'dashboard'
  | 'inner'
  | 'accountManagerDashboard'
  | 'accountManagerInner'
  | 'brandManagerDashboard'
  | 'brandManagerInner';

/** Keys a route highlights its link with. */
export type NavKey =
  | 'dashboard'
  | 'orders'
  | 'quick-order'
  | 'favourites'
  | 'watchlist'
  | 'help'
  | 'users'
  | 'my-profile'
  | 'customers'
  | 'sample-order'
  | 'sample-orders'
  | 'reports'
  | 'products';

/** A link of the portal. `path` is without base path and storefront pair; logout is an action, so it has none. */
export type NavLink =
  | { readonly key: NavKey; readonly label: string; readonly path: string; readonly search?: { readonly show: 'both' } }
  | { readonly key: 'logout'; readonly label: string; readonly path: null };

type Visitor = Pick<User, 'permissions' | 'isSuperUser'>;
interface Rule {
  readonly link: NavLink;
  readonly shown?: (user: Visitor) => boolean;
}

const rule = (
  key: NavKey,
  label: string,
  path: string,
  shown?: (user: Visitor) => boolean,
  search?: { readonly show: 'both' },
): Rule => ({ link: { key, label, path, ...(search && { search }) }, ...(shown && { shown }) });

const dashboard = rule('dashboard', 'Dashboard', '/connect');
const users = rule('users', 'Manage Users', '/connect/users', (user) => may(user, permissions.editUsers));
const favourites = rule('favourites', 'Favourites', '/connect/favourites');
const watchlist = rule('watchlist', 'Watchlist', '/connect/watchlist');
const quickOrder = rule('quick-order', 'Quick Order', '/connect/quick-order', (user) =>
  may(user, permissions.placeOrders),
);
const viewsOrders = (user: Visitor): boolean => may(user, permissions.viewOrders);
const customers = rule('customers', 'My Customers', '/connect/customers', (user) =>
  may(user, permissions.viewCustomers),
);
const orderSamples = rule('sample-order', 'Order Samples', '/connect/sample-order', (user) =>
  may(user, permissions.createSampleOrders),
);
const viewsSamples = (user: Visitor): boolean => may(user, permissions.viewSampleOrders);
const profile = rule('my-profile', 'My Profile', '/connect/my-profile');
/** For whoever is signed in: the help page is open to others, too. */
const logout: Rule = { link: { key: 'logout', label: 'Logout', path: null }, shown: () => true };

const sidebars: Record<SidebarType, readonly Rule[]> = {
  none: [],
  dashboard: [users, logout],
  inner: [
    dashboard,
    rule('orders', 'Orders & Invoices', '/connect/orders', viewsOrders, { show: 'both' }),
    quickOrder,
    favourites,
    watchlist,
    rule('help', 'Help', '/connect/help'),
    users,
    logout,
  ],
  accountManagerDashboard: [profile, logout],
  accountManagerInner: [
    dashboard,
    customers,
    orderSamples,
    rule('sample-orders', 'Samples', '/connect/sample-orders', viewsSamples),
    rule('reports', 'Reports', '/connect/reports', (user) => user.isSuperUser),
    profile,
    logout,
  ],
  brandManagerDashboard: [logout],
  brandManagerInner: [dashboard, rule('products', 'My Products', '/connect/products'), logout],
};

const staffSidebars: Partial<Record<UserKind, Partial<Record<SidebarType, SidebarType>>>> = {
  'account-manager': { dashboard: 'accountManagerDashboard', inner: 'accountManagerInner' },
  'brand-manager': { dashboard: 'brandManagerDashboard', inner: 'brandManagerInner' },
};

/** The sidebar that a page of more than one kind of user, such as the dashboard or Help, has for this one (specification §sidebars). */
export const sidebarFor = (named: SidebarType, user: Pick<User, 'roles'> | null): SidebarType =>
  (user && staffSidebars[userKind(user)]?.[named]) ?? named;

const allowed = (rules: readonly Rule[], user: Visitor | null): readonly NavLink[] =>
  rules.filter(({ shown }) => !shown || (user !== null && shown(user))).map(({ link }) => link);

/** The links of a sidebar that its user, or a visitor who is not signed in, may see, in order (specification §sidebars). */
export const sidebarLinks = (sidebar: SidebarType, user: Visitor | null): readonly NavLink[] =>
  allowed(sidebars[sidebar], user);

const pills: readonly Rule[] = [
  rule('orders', 'Orders & Invoices', '/connect/orders', viewsOrders),
  quickOrder,
  favourites,
  watchlist,
];

/** The quick-link pills of the customer dashboard that its user may see, in order (specification §pills). */
export const quickLinks = (user: Visitor): readonly NavLink[] => allowed(pills, user);

const managerPills: readonly Rule[] = [
  customers,
  orderSamples,
  rule('sample-orders', 'Sample Orders', '/connect/sample-orders', viewsSamples),
];

/** The pills of the account manager's dashboard that its user may see, in order (specification §pills). */
export const managerLinks = (user: Visitor): readonly NavLink[] => allowed(managerPills, user);
