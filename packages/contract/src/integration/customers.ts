import { customerPermissions } from '@connect/core/domain/access/company-user';
import { staffPermissions } from '@connect/core/domain/access/staff';
import type { Permission } from '@connect/core/domain/access/user';
import * as v from 'valibot';
import {
  amountFromZero,
  column,
  currency,
  email,
  flag,
  number,
  nullableAmount,
  nullableAmountFromZero,
  nullableText,
  optionalText,
  personName,
  requiredText,
  vatRate,
} from './columns.ts';

const postal = {
  address: column(optionalText(100), 'Street and house number'),
  address2: column(optionalText(100), 'Second line of the address'),
  city: column(optionalText(60), 'City'),
  county: column(optionalText(60), 'County, state or province'),
  postCode: column(optionalText(20), 'Post code'),
  country: column(optionalText(60), 'Country, as it is written on documents'),
};

/** Permissions that somebody can have; those of others alone are refused, as every call with them would be. */
const permissionsOf = (whom: string, names: readonly Permission[]) =>
  v.optional(v.array(v.picklist(names, `is not a permission of ${whom}, who can have ${names.join(', ')}`)), []);

/** Key: `no`. */
export const CustomerRecord = v.strictObject({
  no: column(number, "The supplier's number of the customer"),
  name: column(requiredText(100), 'Name of the company'),
  ...postal,
  vatRegistrationNo: column(optionalText(30), 'VAT registration number'),
  currency: column(currency, 'Currency of the account (ISO 4217); its documents have no other'),
  terms: column(
    v.optional(
      v.nullable(
        v.pipe(
          v.strictObject({
            code: column(optionalText(20), 'Code of the payment terms'),
            description: column(
              optionalText(60),
              'The terms as they are shown, such as `30 Days EOM`; their code where it is left out',
            ),
            dueDateCalculation: column(
              optionalText(30),
              'How the due date is counted, such as `30D` or `30D+CM`: days (`D`), weeks (`W`), months (`M`), the end of the month (`CM`)',
            ),
            discountDateCalculation: column(optionalText(30), 'How the last day of the discount is counted'),
          }),
          v.transform((terms) => ({ ...terms, description: terms.description || terms.code })),
          v.forward(
            v.check(
              (terms) => terms.description !== '' || Object.values(terms).every((text) => text === ''),
              'is required where there is no code',
            ),
            ['description'],
          ),
          v.transform((terms) => (terms.description === '' ? null : terms)),
        ),
      ),
      null,
    ),
    'Payment terms; left out where none are agreed',
  ),
  creditLimit: column(amountFromZero, 'Credit limit'),
  vatPercent: column(
    v.optional(vatRate, 20),
    'VAT on what it orders, in percent, with two decimals at most; 20 where it is left out',
  ),
  vatRates: column(
    v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            vatClass: column(requiredText(20), 'Class of the products, as their `vatClass` has it'),
            percent: column(vatRate, 'VAT on them, in percent'),
          }),
        ),
        v.check((all) => new Set(all.map(({ vatClass }) => vatClass)).size === all.length, 'has a class twice'),
      ),
    ),
    'VAT on products of a class that has another rate than the usual one',
  ),
  priceList: column(nullableText(40), 'Its own price list, beside that of its currency'),
  accountManager: column(v.optional(v.nullable(email), null), 'Email of the member of staff who looks after it'),
  blocked: column(flag, 'Whether it may place no orders'),
  reference: column(
    v.optional(
      v.strictObject({
        required: column(flag, 'Whether each order must have a reference of the customer'),
        mask: column(nullableText(40), 'What a reference looks like: `#` a digit, `@` a letter'),
      }),
      {},
    ),
    "Rules for the customer's own references",
  ),
  addresses: column(
    v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            code: column(requiredText(40), 'Code of the address; one of its own within the customer'),
            name: column(requiredText(100), 'To whom goods are sent'),
            ...postal,
          }),
        ),
        v.check((all) => new Set(all.map(({ code }) => code)).size === all.length, 'has a code twice'),
      ),
      [],
    ),
    'Where goods can be sent to, in the order they are offered',
  ),
  contacts: column(
    v.optional(
      v.array(
        v.strictObject({
          name: column(requiredText(100), 'Name'),
          job: column(optionalText(60), 'What they do'),
          email: column(v.optional(v.nullable(email), null), 'Email'),
          phone: column(nullableText(40), 'Telephone'),
        }),
      ),
      [],
    ),
    'People of the company, for its account manager',
  ),
  balance: column(
    v.optional(
      v.nullable(
        v.strictObject({
          owed: column(nullableAmount, 'What the customer owes; derived from the documents where it is left out'),
          outstandingOrders: column(
            nullableAmountFromZero,
            'What its open orders come to; derived from the orders where it is left out',
          ),
        }),
      ),
      null,
    ),
    'Taken as given where it is sent',
  ),
});

/** Key: `email`. Users sign in with a password that they set themselves, from an invitation or the page for forgotten passwords. */
export const UserRecord = v.strictObject({
  email: column(email, 'Email, which they sign in with'),
  customer: column(number, 'Number of the company'),
  firstName: column(personName, 'First name'),
  lastName: column(personName, 'Last name'),
  permissions: column(
    permissionsOf('users of customers', customerPermissions),
    'Names of the permissions, such as `View Orders`',
  ),
  spendLimit: column(
    nullableAmountFromZero,
    'Orders above it wait for an administrator of the company; left out for no limit',
  ),
  active: column(v.optional(v.boolean('must be true or false'), true), 'Whether they may sign in'),
});

export const staffRoles = ['account_manager', 'brand_manager', 'senior_brand_manager'] as const;

/** Key: `email`. Staff sign in at the supplier's sign-in provider. */
export const StaffRecord = v.strictObject({
  email: column(email, 'Email, as the sign-in provider has it'),
  firstName: column(personName, 'First name'),
  lastName: column(personName, 'Last name'),
  roles: column(
    v.pipe(
      v.array(v.picklist(staffRoles, `is not a role: there are ${staffRoles.join(', ')}`)),
      v.minLength(1, 'is required'),
    ),
    'What they are: `account_manager`, `brand_manager`, `senior_brand_manager`',
  ),
  permissions: column(permissionsOf('staff', staffPermissions), 'Names of the permissions, such as `View Customers`'),
  categories: column(
    v.optional(v.array(requiredText(100)), []),
    'Classifications of the products that a brand manager signs off',
  ),
  superUser: column(flag, 'Whether they reach all customers, and the reports'),
  active: column(v.optional(v.boolean('must be true or false'), true), 'Whether they may sign in'),
});
