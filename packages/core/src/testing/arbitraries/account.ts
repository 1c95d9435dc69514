import fc from 'fast-check';
import { permissions } from '../../domain/access/user.ts';
import type { Permission, User } from '../../domain/access/user.ts';
import { pounds } from './money.ts';
import type { Banner, Customer } from '../../domain/account/customer.ts';

const allPermissions: readonly Permission[] = Object.values(permissions);

/** Any set of permissions, in any order. */
export const permissionSets: fc.Arbitrary<readonly string[]> = fc.shuffledSubarray([...allPermissions]);

const user = (roles: fc.Arbitrary<string[]>, customerNo: fc.Arbitrary<string | null>): fc.Arbitrary<User> =>
  fc.record({
    email: fc.emailAddress(),
    firstName: fc.string(),
    lastName: fc.string(),
    roles,
    permissions: permissionSets,
    isSuperUser: fc.boolean(),
    customerNo,
  });

export const customerNumbers: fc.Arbitrary<string> = fc.integer({ min: 10_000, max: 99_999 }).map((no) => `C${no}`);

/** A customer's user with any permissions. */
export const customerUsers: fc.Arbitrary<User> = user(fc.constant(['customer']), customerNumbers);

/** A user with any of the roles, also several, none, or one nobody knows. */
export const users: fc.Arbitrary<User> = user(
  fc.subarray(['customer', 'account_manager', 'brand_manager', 'senior_brand_manager', 'administrator', 'warehouse']),
  fc.option(customerNumbers),
);

/** An amount in major units, whole pence, up to a million either side of nothing. */
export const amounts: fc.Arbitrary<number> = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((n) => n / 100);

/** An amount that is not negative. */
export const charges: fc.Arbitrary<number> = fc.integer({ min: 0, max: 100_000_000 }).map((pence) => pence / 100);

export const customers: fc.Arbitrary<Customer> = fc.record({
  no: customerNumbers,
  name: fc.string(),
  address: fc.record({
    address: fc.string(),
    address2: fc.string(),
    city: fc.string(),
    county: fc.string(),
    postCode: fc.string(),
    country: fc.string(),
  }),
  vatRegistrationNo: fc.string(),
  totalOwed: fc.option(pounds),
  creditLimit: fc.option(pounds),
  outstandingOrdersValue: fc.option(pounds),
  currencyCode: fc.constantFrom('', 'GBP', 'USD', 'EUR', 'AUD', 'PLN'),
  terms: fc.option(
    fc.record({ code: fc.string(), description: fc.constantFrom('30 Days EOM', '60 Days', '14 Days Net', '') }),
  ),
});

export const banners: fc.Arbitrary<Banner> = fc.record({
  // Not `webUrl`, which lists all signs there are as soon as this is loaded.
  link: fc.option(fc.domain().map((host) => `https://${host}/offers?of=spring`)),
  img: fc.string({ minLength: 1 }),
  alt: fc.string(),
});
