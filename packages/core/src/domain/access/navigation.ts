import { isPortalAdministrator, may, permissions, userKind } from './user.ts';
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
  | 'products'
  | 'admin';

/** The pages that the portal's own links and commands lead to. */
export type Page =
  | NavKey
  | 'checkout'
  | 'approvals'
  | 'contact'
  | 'security'
  | 'sessions'
  | 'logins'
  | 'credit-approvals'
  | 'audit-log';

/** A link to a page; `show` is what the list of documents there begins with. */
export interface PageLink<To extends Page = Page> {
  readonly to: To;
  readonly show?: 'both';
}

/** A link of a sidebar; logout is an action. */
export type NavLink = PageLink<NavKey> | { readonly to: 'logout' };

type Visitor = Pick<User, 'roles' | 'permissions' | 'isSuperUser'>;
interface Rule {
  readonly link: NavLink;
  readonly shown?: (user: Visitor) => boolean;
}

const rule = (to: NavKey, shown?: (user: Visitor) => boolean): Rule => ({ link: { to }, ...(shown && { shown }) });

const dashboard = rule('dashboard');
const orders = rule('orders', (user) => may(user, permissions.viewOrders));
const users = rule('users', (user) => may(user, permissions.editUsers));
const favourites = rule('favourites');
const watchlist = rule('watchlist');
const quickOrder = rule('quick-order', (user) => may(user, permissions.placeOrders));
const customers = rule('customers', (user) => may(user, permissions.viewCustomers));
const orderSamples = rule('sample-order', (user) => may(user, permissions.createSampleOrders));
const samples = rule('sample-orders', (user) => may(user, permissions.viewSampleOrders));
const profile = rule('my-profile');
const administration = rule('admin', isPortalAdministrator);
/** For whoever is signed in: the help page is open to others, too. */
const logout: Rule = { link: { to: 'logout' }, shown: () => true };

const sidebars: Record<SidebarType, readonly Rule[]> = {
  none: [],
  dashboard: [users, logout],
  inner: [
    dashboard,
    { ...orders, link: { to: 'orders', show: 'both' } },
    quickOrder,
    favourites,
    watchlist,
    rule('help'),
    users,
    logout,
  ],
  accountManagerDashboard: [administration, profile, logout],
  accountManagerInner: [
    dashboard,
    customers,
    orderSamples,
    samples,
    rule('reports', (user) => user.isSuperUser),
    administration,
    profile,
    logout,
  ],
  brandManagerDashboard: [logout],
  brandManagerInner: [dashboard, rule('products'), logout],
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

const pills: readonly Rule[] = [orders, quickOrder, favourites, watchlist];

/** The quick-link pills of the customer dashboard that its user may see, in order (specification §pills). */
export const quickLinks = (user: Visitor): readonly NavLink[] => allowed(pills, user);

const managerPills: readonly Rule[] = [customers, orderSamples, samples];

/** The pills of the account manager's dashboard that its user may see, in order (specification §pills). */
export const managerLinks = (user: Visitor): readonly NavLink[] => allowed(managerPills, user);
