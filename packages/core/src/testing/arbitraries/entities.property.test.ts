import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editRefusal, invitationRefusal } from '../../domain/access/user-edit.ts';
import { exceeds, without } from '../../domain/access/user-authority.ts';
import { availableCredit } from '../../domain/account/customer.ts';
import { keyState } from '../../domain/administration/integration-key.ts';
import { healthStates } from '../../domain/administration/portal-health.ts';
import { normalRole } from '../../domain/administration/staff-member.ts';
import { identityFields } from '../../domain/administration/supplier-identity.ts';
import { endpointState } from '../../domain/administration/webhook-endpoint.ts';
import { csvOf } from '../../domain/export/csv.ts';
import { emptyCheckout } from '../../domain/ordering/checkout-entry.ts';
import { orderAsSeen } from '../../domain/ordering/order-as-seen.ts';
import { deciders, reasonsDecidedBy } from '../../domain/ordering/placement.ts';
import { listedProduct, listProducts } from '../../domain/products/product-list.ts';
import { signedBeforeHistory } from '../../domain/products/product.ts';
import { isSignedOff, notSignedOff, signOffLevels, whyNotSignOff } from '../../domain/products/sign-off.ts';
import { monthsBetween, periodProblem } from '../../domain/reports/period.ts';
import { entryAgain, draftOf } from '../../domain/samples/sample-entry.ts';
import { sampleFormProblems } from '../../domain/samples/sample-form.ts';
import { maxSampleQuantity } from '../../domain/samples/sample-order.ts';
import { sumOf } from '../../domain/money/money.ts';
import {
  integrationKeys,
  portalHealths,
  staffMembers,
  supplierIdentities,
  webhookEndpoints,
} from './administration.ts';
import { baskets } from './baskets.ts';
import { days, moments } from './calendar.ts';
import { hostile } from './hostile.ts';
import { approvals, checkouts, managedCustomers, placedOrders } from './managed.ts';
import { charged } from './money.ts';
import { auditEntries, companies, invitations } from './people.ts';
import { localSignOffs, productBoards, productRegions, products, signOffEntries } from './products.ts';
import { customersReports, overdueReports, reportQueries, salesReports, samplesReports } from './reports.ts';
import { sampleEntries, sampleOrders } from './samples.ts';

/** Holds for what an arbitrary makes, and for the same with hostile texts. */
const holds = <Value>(valid: fc.Arbitrary<Value>, look: (value: Value) => void, numRuns = 100) =>
  fc.assert(fc.property(fc.oneof(valid, hostile(valid)), look), { numRuns });

describe('products', () => {
  test('are counted on the tab of their storefront, whatever they are called', () =>
    holds(fc.tuple(productBoards, productRegions), ([board, region]) => {
      const query = { region, text: '', brand: null, classification: null, state: 'all', page: 1 } as const;
      const { total, counts } = listProducts(board.map(listedProduct), query, { first: new Map(), second: new Map() });
      expect(total).toBe(board.filter((product) => product.region === region).length);
      expect(Object.values(counts).reduce((sum = 0, count = 0) => sum + count, 0)).toBe(board.length);
    }));

  test('are signed off a second time after the first alone, marks of the browser among them', () =>
    holds(fc.tuple(products, localSignOffs), ([product, local]) => {
      const why = whyNotSignOff({ first: true, second: true }, product, local, 'second');
      if (why === null) expect(isSignedOff(product, local)).toBe(true);
      if (why === 'needs-first') expect(product.signedOffAt).toBe(notSignedOff);
    }));

  test('were signed off before their history at what it took back first', () =>
    holds(fc.tuple(products, fc.array(signOffEntries)), ([product, entries]) => {
      const levels = signedBeforeHistory(product, entries);
      for (const level of signOffLevels) {
        const first = entries.findLast((entry) => entry.level === level);
        if (first) expect(levels.includes(level)).toBe(first.undo);
      }
    }));
});

describe('samples', () => {
  test('have lines that can be sent, unless there are none', () =>
    holds(fc.tuple(sampleEntries, days), ([entry, today]) => {
      const lines = sampleFormProblems(draftOf(entry, null), today).filter(({ field }) => field === 'lines');
      expect(lines).toEqual(entry.lines.length === 0 ? [{ field: 'lines', problem: 'required' }] : []);
    }));

  test('made once more have each item once, in a quantity that can be sent', () =>
    holds(fc.tuple(sampleOrders, fc.uuid(), days), ([sample, key, today]) => {
      const { lines } = entryAgain(sample, key, today);
      expect(new Set(lines.map(({ item }) => item.sku)).size).toBe(lines.length);
      expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= maxSampleQuantity)).toBe(true);
    }));
});

describe('a checkout', () => {
  test('that is ready goes to one of its addresses, for what the basket comes to', () =>
    holds(fc.tuple(checkouts, baskets), ([checkout, basket]) => {
      const view = { basket, checkout, isSettled: true, hasFailed: false, storefront: '' };
      const seen = orderAsSeen(emptyCheckout, view, view);
      expect(seen.kind).toBe(checkout.addresses.length > 0 ? 'ready' : 'stopped');
      if (seen.kind !== 'ready') return;
      expect(seen.order.totalIncVat).toEqual(basket.totalIncVat);
      expect(checkout.addresses.map(({ id }) => id)).toContain(seen.order.addressId);
    }));

  test('and an order that waits is decided for nothing that it does not wait for', () =>
    holds(fc.tuple(approvals, placedOrders, fc.constantFrom(...deciders), fc.option(charged)), (drawn) => {
      const [{ totalIncVat, waitsFor }, { otherAdministrator: one }, decider, spendLimit] = drawn;
      const waiting = { totalIncVat, waitsFor, otherAdministrator: { before: one, now: one } };
      const decided = reasonsDecidedBy({ decider, spendLimit }, waiting);
      expect(waitsFor).toEqual(expect.arrayContaining([...decided]));
      if (decider === 'administrator') expect(decided).not.toContain('over-credit');
    }));
});

test('a managed customer has a credit that is left, as no figure is withheld', () =>
  holds(managedCustomers, (customer) => {
    const { creditLimit, totalOwed, outstandingOrdersValue } = customer;
    const left = availableCredit(customer);
    expect(left && sumOf([left, totalOwed, outstandingOrdersValue], 'GBP')).toEqual(creditLimit);
  }));

test('nobody of a company is given more than who gives it may do', () =>
  holds(fc.tuple(companies, companies), ([company, [wanted]]) => {
    const [you] = company;
    for (const target of company) {
      const added = without(wanted.permissions, target.permissions);
      if (editRefusal(you, target, wanted, company) !== null || added.length === 0) continue;
      expect(without(added, you.permissions)).toEqual([]);
      expect(exceeds(target, you)).toBe(false);
    }
  }));

test('nobody is invited to more than who invites may do', () =>
  holds(fc.tuple(companies, invitations), ([[you], invited]) => {
    if (invitationRefusal(you, invited) === null) expect(without(invited.permissions, you.permissions)).toEqual([]);
  }));

describe('reports', () => {
  const withQuery = reportQueries.chain((query) =>
    fc.tuple(fc.constant(query), salesReports(query), samplesReports(query)),
  );

  test('have each month of a period that can be asked for', () =>
    holds(
      withQuery,
      ([{ from, to }, sales, samples]) => {
        expect(periodProblem(from, to)).toBeNull();
        const months = sales.months.map(({ month }) => month);
        expect([months.length, months[0], months.at(-1)]).toEqual([monthsBetween(from, to), from, to]);
        expect(samples.months.every(({ sent, converted }) => converted <= sent)).toBe(true);
      },
      20,
    ));

  test('have customers once, and every age of what is overdue, in amounts of one currency', () =>
    holds(fc.tuple(customersReports, overdueReports), ([{ top }, { ages, currency }]) => {
      expect(new Set(top.map(({ no }) => no)).size).toBe(top.length);
      const sum = sumOf(
        ages.map(({ amount }) => amount),
        currency,
      );
      expect(sum.minor).toBe(ages.reduce((all, { amount }) => all + amount.minor, 0));
    }));
});

describe('the administrators’ area', () => {
  test('sees that a search which is not there is bad, and mails that fail', () =>
    holds(fc.tuple(portalHealths, moments), ([health, now]) => {
      const states = healthStates(health, now);
      if (!health.search.isThere) expect(states.search).toBe('bad');
      expect(states.mails === 'bad').toBe(health.mails.failing > 0 || health.mails.problem !== null);
      expect(states.signIn === 'bad').toBe(health.signIn.problem !== null);
    }));

  test('has keys, endpoints and staff in one state each', () =>
    holds(fc.tuple(integrationKeys, webhookEndpoints, staffMembers, moments), ([key, endpoint, member, now]) => {
      expect(keyState(key, now) === 'revoked').toBe(key.revokedAt !== null);
      expect(endpointState(endpoint) === 'paused').toBe(endpoint.pausedAt !== null);
      const { position, superUser } = member;
      if (position) expect(normalRole({ position, superUser })).toEqual({ position, superUser });
    }));

  test('names each field of the supplier, and each account, once', () =>
    holds(supplierIdentities, ({ banks, ...identity }) => {
      const fields = identityFields({ banks, ...identity });
      expect(Object.keys(fields)).toHaveLength(Object.keys(identity).length + banks.length * 6);
    }));
});

test('what the audit log says of somebody is no formula in a spreadsheet', () =>
  holds(auditEntries, ({ actor, actorEmail, customer, about }) => {
    const after = about?.changes.map((change) => change.after) ?? [];
    for (const text of [actor, actorEmail, customer?.name ?? '', ...after])
      expect(csvOf([[text]])).not.toMatch(/^"?[=+\-@]/);
  }));
