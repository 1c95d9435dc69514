import type { CompanyRules as CoreRules, OwnRules as CoreOwn } from '@connect/core/domain/administration/company-rules';
import type { CustomerManager as CoreManager } from '@connect/core/domain/administration/customer-manager';
import { maxReference } from '@connect/core/domain/ordering/placement';
import type {
  CustomerUsers as CoreUsers,
  SupplierInvitation as CoreInvitation,
} from '@connect/core/domain/administration/customer-users';
import { customerPermissions } from '@connect/core/domain/access/company-user';
import * as v from 'valibot';
import { EmailAddress } from './auth.ts';
import { call } from './call.ts';
import { ReferenceRule } from './checkout.ts';
import { typed } from './typed.ts';
import { CompanySignIn, CompanyUser, Invitation } from './users.ts';
import { CustomerNumber, type SchemaInto, type SchemaOf } from './values.ts';

const OwnRules: SchemaOf<CoreOwn> = v.object({ reference: v.nullable(ReferenceRule), stopped: v.boolean() });
const CompanyRules: SchemaOf<CoreRules> = v.object({
  own: OwnRules,
  given: v.object({ reference: ReferenceRule, blocked: v.boolean() }),
});
/** A longer format than references are would keep every order out. */
const mask = v.pipe(v.string(), v.trim(), v.maxLength(maxReference, `is longer than ${maxReference} characters`));
const ChosenRules: SchemaInto<CoreOwn> = v.object({
  reference: v.nullable(v.object({ required: v.boolean(), mask: v.nullable(mask) })),
  stopped: v.boolean(),
});
const ManagerName = v.object({ email: v.string(), name: v.string() });
const CustomerManager: SchemaOf<CoreManager> = v.object({
  own: v.nullable(ManagerName),
  given: v.nullable(ManagerName),
});
const CustomerUsers: SchemaOf<CoreUsers> = v.object({
  name: v.string(),
  ...CompanySignIn.entries,
  rules: CompanyRules,
  manager: CustomerManager,
  users: v.array(CompanyUser),
  invitations: v.array(Invitation),
});
const SupplierInvitation: SchemaInto<CoreInvitation> = v.object({
  email: EmailAddress,
  permissions: v.pipe(v.array(v.picklist(customerPermissions, 'is not a permission')), v.maxLength(40, 'are too many')),
});

const path = '/api/v3/admin/customers/{no}';
const access = 'administrator';
const ofCustomer = v.object({ no: CustomerNumber });
const ofUser = v.object({ no: CustomerNumber, id: v.pipe(v.string(), v.uuid('is not an id')) });

export const customerUsers = call({
  method: 'GET',
  path: `${path}/users`,
  summary: "Users of a customer's company by name, and its open invitations",
  access,
  params: ofCustomer,
  answer: CustomerUsers,
  refusals: [404],
});

export const setCustomerSignIn = call({
  method: 'PUT',
  path: `${path}/sign-in`,
  summary: "Demand a second factor of all users of a customer's company in the supplier's name, or no more",
  access,
  params: ofCustomer,
  body: v.pick(CompanySignIn, ['demandedBySupplier']),
  answer: CompanySignIn,
  refusals: [404],
});

export const setCustomerRules = call({
  method: 'PUT',
  path: `${path}/rules`,
  summary:
    "Set the rules for a company's orders, in place of what the supplier's system gives, from what was set before",
  access,
  params: ofCustomer,
  body: v.object({ rules: ChosenRules, was: OwnRules }),
  answer: CompanyRules,
  refusals: [404, 409],
});

const managerEmail = v.nullable(EmailAddress);

export const setCustomerManager = call({
  method: 'PUT',
  path: `${path}/manager`,
  summary:
    "Give a company to an account manager, or with null to whom the supplier's system says, from whom an administrator chose before",
  access,
  params: ofCustomer,
  body: v.object({ email: managerEmail, was: managerEmail }),
  answer: CustomerManager,
  refusals: [404, 409],
});

export const inviteCustomerUser = call({
  method: 'POST',
  path: `${path}/invitations`,
  summary: "Invite somebody into a customer's company in the supplier's name, its first user too",
  access,
  params: ofCustomer,
  body: SupplierInvitation,
  answer: v.object({ hasAccount: v.boolean() }),
  refusals: [404, 422, 429],
});

export const lockCustomerUser = call({
  method: 'POST',
  path: `${path}/users/{id}/lock`,
  summary: 'Keep a user whose email was typed out from now on, ending their sessions at once',
  access,
  params: ofUser,
  body: v.object({ typed }),
  answer: CompanyUser,
  refusals: [404, 422],
});

export const unlockCustomerUser = call({
  method: 'POST',
  path: `${path}/users/{id}/unlock`,
  summary: 'Let a user in again who was kept out',
  access,
  params: ofUser,
  answer: CompanyUser,
  refusals: [404],
});

export const resetCustomerSecondFactor = call({
  method: 'POST',
  path: `${path}/users/{id}/second-factor-reset`,
  summary: 'Take the second factor of a user whose email was typed, ending their sessions; they are told by mail',
  access,
  params: ofUser,
  body: v.object({ typed }),
  answer: CompanyUser,
  refusals: [404, 422],
});

export const mailCustomerPassword = call({
  method: 'POST',
  path: `${path}/users/{id}/password-link`,
  summary: 'Mail a user a link to a new password',
  access,
  params: ofUser,
  answer: CompanyUser,
  refusals: [404],
});

export const signCustomerOut = call({
  method: 'POST',
  path: `${path}/users/{id}/sign-out`,
  summary: 'End all sessions of a user',
  access,
  params: ofUser,
  answer: CompanyUser,
  refusals: [404],
});
