import fc from 'fast-check';
import { staffPositions } from '../../domain/access/staff.ts';
import type { IntegrationKey } from '../../domain/administration/integration-key.ts';
import type { PortalRules } from '../../domain/administration/portal-rules.ts';
import type { PortalHealth } from '../../domain/administration/portal-health.ts';
import { normalRole, type StaffMember } from '../../domain/administration/staff-member.ts';
import { maxName, type Branding } from '../../domain/administration/branding.ts';
import { maxLogoSide } from '../../domain/administration/logo.ts';
import type { SupplierIdentity } from '../../domain/administration/supplier-identity.ts';
import type { EventDelivery, WebhookEndpoint } from '../../domain/administration/webhook-endpoint.ts';
import { deliveryStates } from '../../domain/administration/webhook-endpoint.ts';
import { instants } from './calendar.ts';
import { orderNumbers } from './documents.ts';

const few = fc.nat({ max: 20 });
const maybe = fc.option(instants);
const kinds = fc.constantFrom('order.placed', 'order.approved', 'invoice.created', 'user.invited');

/** A member of staff, with a position or, as a supplier's file may have made it, without one. */
export const staffMembers: fc.Arbitrary<StaffMember> = fc
  .tuple(
    fc.option(fc.constantFrom(...staffPositions)),
    fc.record({
      email: fc.emailAddress(),
      firstName: fc.string(),
      lastName: fc.string(),
      superUser: fc.boolean(),
      active: fc.boolean(),
      lastSignedInAt: maybe,
      customers: few,
      isYou: fc.boolean(),
    }),
  )
  .map(([position, member]) => ({
    ...member,
    position,
    superUser: position ? normalRole({ position, superUser: member.superUser }).superUser : member.superUser,
  }));

/** A key of another program, in use, ended or revoked. */
export const integrationKeys: fc.Arbitrary<IntegrationKey> = fc.record({
  id: fc.uuid(),
  name: fc.string({ minLength: 1 }),
  scopes: fc.subarray(['read:orders', 'write:orders', 'write:customers']),
  addresses: fc.array(fc.ipV4(), { maxLength: 2 }),
  createdAt: instants,
  createdBy: fc.string(),
  expiresAt: maybe,
  lastUsedAt: maybe,
  revokedAt: maybe,
});

/** Where another system is told of what happens; one that is paused has no reason where a person did it. */
export const webhookEndpoints: fc.Arbitrary<WebhookEndpoint> = maybe.chain((pausedAt) =>
  fc.record({
    id: fc.uuid(),
    url: fc.domain().map((host) => `https://${host}/hooks`),
    kinds: fc.uniqueArray(kinds),
    createdAt: instants,
    rotatedAt: maybe,
    failingSince: maybe,
    pausedAt: fc.constant(pausedAt),
    pausedBecause: pausedAt === null ? fc.constant(null) : fc.option(fc.string()),
    waiting: few,
    dead: few,
  }),
);

/** An event that an endpoint is told of: one that waits says when, and no other does. */
export const eventDeliveries: fc.Arbitrary<EventDelivery> = fc.constantFrom(...deliveryStates).chain((state) =>
  fc.record({
    eventId: fc.uuid(),
    type: kinds,
    key: orderNumbers,
    state: fc.constant(state),
    attempts: few,
    dueAt: state === 'waiting' ? instants : fc.constant(null),
    lastTriedAt: maybe,
    outcome: fc.option(fc.string()),
  }),
);

const hosts = fc.constantFrom(null, 'mail.example:587', 'search.example');

/** What the portal says of itself, well or not: of what waits, no more can fail than there is. */
/** Rules of the portal, within their limits. */
export const portalRules: fc.Arbitrary<PortalRules> = fc.record({
  actingNeedsReason: fc.boolean(),
  assignedCustomersOnly: fc.boolean(),
  keepEventsDays: fc.integer({ min: 7, max: 3650 }),
  keepRemovedYears: fc.integer({ min: 0, max: 100 }),
  replacePercent: fc.integer({ min: 0, max: 100 }),
});

export const portalHealths: fc.Arbitrary<PortalHealth> = fc
  .tuple(few, few, few, few)
  .chain(([waiting, failing, endpoints, down]) =>
    fc.record({
      version: fc.constantFrom('0.1.0', '1.2.3'),
      database: fc.constantFrom('PostgreSQL 17.5', 'PGlite'),
      search: fc.record({
        isThere: fc.boolean(),
        host: hosts,
        problem: fc.option(fc.constant('connect ECONNREFUSED')),
        waiting: few,
        lagSeconds: fc.nat({ max: 5000 }),
      }),
      mails: fc.record({
        areSent: fc.boolean(),
        host: hosts,
        waiting: fc.constant(waiting),
        failing: fc.constant(Math.min(waiting, failing)),
        problem: fc.option(fc.constant('does not answer')),
      }),
      signIn: fc.record({ host: hosts, problem: fc.option(fc.constant('answers 500')) }),
      webhooks: fc.record({
        endpoints: fc.constant(endpoints),
        failing: fc.constant(Math.min(endpoints, down)),
        waiting: few,
        dead: few,
      }),
      imports: fc.record({ running: few, waiting: few }),
      keysEndingSoon: fc.array(fc.string({ minLength: 1 }), { maxLength: 2 }),
      lastBackupAt: maybe,
    }),
  );

const bankAccounts = fc.record({
  currency: fc.constantFrom('', 'GBP', 'EUR', 'USD', 'PLN'),
  bank: fc.string(),
  accountName: fc.string(),
  sortCode: fc.stringMatching(/^(\d\d-\d\d-\d\d)?$/),
  accountNo: fc.stringMatching(/^(\d{8})?$/),
  iban: fc.constantFrom('', 'GB82WEST12345698765432', 'DE89370400440532013000'),
  bic: fc.constantFrom('', 'WESTGB2L', 'COBADEFF'),
});

/** Whose portal it is, with one account a currency at most. */
export const supplierIdentities: fc.Arbitrary<SupplierIdentity> = fc.record({
  name: fc.string({ minLength: 1 }),
  address: fc.string(),
  phone: fc.string(),
  email: fc.emailAddress(),
  web: fc.domain(),
  companyNo: fc.string(),
  vatNo: fc.string(),
  terms: fc.string(),
  supportEmail: fc.emailAddress(),
  supportPhone: fc.string(),
  banks: fc.uniqueArray(bankAccounts, { maxLength: 4, selector: ({ currency }) => currency }),
});

const colourTexts = fc.oneof(
  fc.constant(''),
  fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`),
);
const addresses = fc.oneof(fc.constant(''), fc.webUrl());

/** How a portal presents itself, its colours whatever they are. */
export const brandings: fc.Arbitrary<Branding> = fc.record({
  name: fc.string({ maxLength: maxName }),
  main: colourTexts,
  accent: colourTexts,
  logo: fc.option(
    fc.record({
      tag: fc.stringMatching(/^[\w-]{22}$/),
      type: fc.constantFrom('image/png', 'image/jpeg'),
      width: fc.integer({ min: 1, max: maxLogoSide }),
      height: fc.integer({ min: 1, max: maxLogoSide }),
    }),
  ),
  legal: fc.record({ terms: addresses, privacy: addresses, imprint: addresses }),
  storefronts: fc.dictionary(fc.constantFrom('UK', 'US', 'DE', 'FR'), addresses),
});
