import fc from 'fast-check';
import { customerPermissions } from '../../domain/access/company-user.ts';
import type { Activity, CompanyUser, Invitation } from '../../domain/access/company-user.ts';
import { activityKinds } from '../../domain/access/company-user.ts';
import { auditedDeeds, auditKinds, maxActingReason, type AuditEntry } from '../../domain/access/audit.ts';
import type { CompanyRules } from '../../domain/administration/company-rules.ts';
import type { CustomerManager } from '../../domain/administration/customer-manager.ts';
import type { CustomerUsers } from '../../domain/administration/customer-users.ts';
import type { Money } from '../../domain/money/money.ts';
import { storefronts } from '../../domain/access/storefront.ts';
import { customerNumbers } from './account.ts';
import { instants } from './calendar.ts';
import { orderNumbers, skus } from './documents.ts';
import { charged } from './money.ts';

const spendLimits: fc.Arbitrary<Money<'GBP'> | null> = fc.option(charged);
const granted: fc.Arbitrary<readonly string[]> = fc.shuffledSubarray([...customerPermissions]);

/** Somebody of a customer's company; several in one company need ids of their own (`companies`). */
export const companyUsers: fc.Arbitrary<CompanyUser> = fc.record({
  id: fc.uuid(),
  email: fc.emailAddress(),
  firstName: fc.string(),
  lastName: fc.string(),
  permissions: granted,
  spendLimit: spendLimits,
  active: fc.boolean(),
  secondFactor: fc.boolean(),
  lastSignedInAt: fc.option(instants),
  isYou: fc.constant(false),
});

/** The users of one company, at least one, each once; the first is who looks. */
export const companies: fc.Arbitrary<readonly [CompanyUser, ...CompanyUser[]]> = fc
  .uniqueArray(companyUsers, { minLength: 1, maxLength: 6, selector: ({ id }) => id })
  .filter((users): users is [CompanyUser, ...CompanyUser[]] => users.length > 0)
  .map(([you, ...others]) => [{ ...you, isYou: true }, ...others]);

/** An invitation that was neither used nor revoked; it ends after it was sent. */
export const invitations: fc.Arbitrary<Invitation> = fc
  .tuple(instants, instants)
  .map((times) => times.toSorted())
  .chain(([sentAt = '', expiresAt = '']) =>
    fc.record({
      id: fc.uuid(),
      email: fc.emailAddress(),
      permissions: granted,
      spendLimit: spendLimits,
      invitedBy: fc.string(),
      sentAt: fc.constant(sentAt),
      expiresAt: fc.constant(expiresAt),
      expired: fc.boolean(),
    }),
  );

/** A change of a company's users. */
export const activities: fc.Arbitrary<Activity> = fc.record({
  at: instants,
  kind: fc.constantFrom(...activityKinds),
  actor: fc.string(),
  subject: fc.emailAddress(),
  added: granted,
  removed: granted,
  spendLimit: spendLimits,
});

const referenceRules = fc.record({ required: fc.boolean(), mask: fc.option(fc.stringMatching(/^[@#A-Z-]{1,12}$/)) });

/** The rules for a company's orders: its own, if any, and those of the supplier's system. */
export const companyRules: fc.Arbitrary<CompanyRules> = fc.record({
  own: fc.record({ reference: fc.option(referenceRules), stopped: fc.boolean() }),
  given: fc.record({ reference: referenceRules, blocked: fc.boolean() }),
});

const managerNames = fc.record({ email: fc.emailAddress(), name: fc.string() });

/** Who looks after a customer: whom an administrator chose, whom the supplier's system gives, either, both or nobody. */
export const customerManagers: fc.Arbitrary<CustomerManager> = fc.record({
  own: fc.option(managerNames),
  given: fc.option(managerNames),
});

/** A company as administrators see it. */
export const usersOfCustomers: fc.Arbitrary<CustomerUsers> = fc.record({
  name: fc.string(),
  secondFactorDemanded: fc.boolean(),
  demandedBySupplier: fc.boolean(),
  rules: companyRules,
  manager: customerManagers,
  users: companies.map((users) => users.map((user) => ({ ...user, isYou: false }))),
  invitations: fc.array(invitations, { maxLength: 3 }),
});

const changes = fc.record({ field: fc.string({ minLength: 1 }), before: fc.string(), after: fc.string() });

/** One thing that was done while acting for a customer, or that staff wrote. */
export const auditEntries: fc.Arbitrary<AuditEntry> = fc.record({
  at: instants,
  kind: fc.constantFrom(...auditKinds),
  actor: fc.string(),
  actorEmail: fc.emailAddress(),
  customer: fc.option(fc.record({ no: customerNumbers, name: fc.string() })),
  impersonating: fc.boolean(),
  request: fc.option(
    fc.record({
      method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
      path: fc.webPath(),
      status: fc.option(fc.constantFrom(200, 201, 204, 403, 409, 422, 503)),
    }),
  ),
  about: fc.option(
    fc.record({
      document: fc.option(orderNumbers),
      skus: fc.array(skus, { maxLength: 3 }),
      count: fc.nat({ max: 1000 }),
      region: fc.option(fc.constantFrom(...storefronts.map(({ indexSuffix }) => indexSuffix))),
      person: fc.option(fc.emailAddress()),
      what: fc.option(fc.constantFrom(...auditedDeeds)),
      changes: fc.array(changes, { maxLength: 3 }),
      reason: fc.option(fc.string({ minLength: 1, maxLength: maxActingReason })),
    }),
  ),
});
