import fc from 'fast-check';
import type {
  Contact,
  CustomerHit,
  ListedCustomer,
  ManagedCustomer,
  Note,
  ShipToAddress,
} from '../../domain/account/managed-customer.ts';
import { maxNoteLength } from '../../domain/account/managed-customer.ts';
import type { Credit } from '../../domain/ordering/credit.ts';
import type { Approval, Checkout, PlacedOrder, WaitReason } from '../../domain/ordering/placement.ts';
import { deciders } from '../../domain/ordering/placement.ts';
import { customerNumbers, customers } from './account.ts';
import { days, instants } from './calendar.ts';
import { leftLines, orderNumbers, references } from './documents.ts';
import { charged, pounds } from './money.ts';

/** Where goods can be shipped to. */
export const shipToAddresses: fc.Arbitrary<ShipToAddress> = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  address: fc.string(),
  address2: fc.string(),
  city: fc.string(),
  county: fc.string(),
  postCode: fc.string(),
  country: fc.string(),
});
const addressBooks = fc.uniqueArray(shipToAddresses, { maxLength: 3, selector: ({ id }) => id });

const contacts: fc.Arbitrary<Contact> = fc.record({
  name: fc.string(),
  job: fc.string(),
  email: fc.option(fc.emailAddress()),
  phone: fc.option(fc.string()),
});

/** A customer in the lists of account managers. */
export const listedCustomers: fc.Arbitrary<ListedCustomer> = fc.record({
  no: customerNumbers,
  name: fc.string(),
  isBlocked: fc.boolean(),
  creditLimit: charged,
  totalOwed: pounds,
  termsDescription: fc.option(fc.constantFrom('30 Days EOM', '60 Days', '')),
  currencyCode: fc.constant('GBP'),
});

/** A customer as their account manager sees them, with no figure withheld. */
export const managedCustomers: fc.Arbitrary<ManagedCustomer> = fc
  .tuple(
    customers,
    fc.record({
      currencyCode: fc.constantFrom('', 'GBP'),
      totalOwed: pounds,
      creditLimit: charged,
      outstandingOrdersValue: charged,
      isBlocked: fc.boolean(),
      isFavourite: fc.boolean(),
      accountManager: fc.option(fc.string()),
      nextDue: fc.option(days),
      ordersCount: fc.record({ pending: fc.nat({ max: 500 }), fulfilled: fc.nat({ max: 500 }) }),
      overdue: charged,
      contacts: fc.array(contacts, { maxLength: 3 }),
      addresses: addressBooks,
    }),
  )
  .map(([customer, managed]) => ({ ...customer, ...managed }));

/** Something account managers wrote down about a customer. */
export const customerNotes: fc.Arbitrary<Note> = fc.record({
  id: fc.uuid(),
  at: instants,
  author: fc.string(),
  text: fc.string({ minLength: 1, maxLength: maxNoteLength }),
  isYours: fc.boolean(),
});

/** A customer found as one types, with nothing of it highlighted. */
export const customerHits: fc.Arbitrary<CustomerHit> = fc
  .record({ no: customerNumbers, name: fc.string(), postCode: fc.string() })
  .map((texts) => ({ id: texts.no, ...texts, highlighted: texts }));

const waitReasons = fc.subarray<WaitReason>(['over-credit', 'over-limit']);
const masks = fc.option(fc.constantFrom('HW-#####', '@@##', 'PO-####'));

/** What a checkout needs beside the basket; `availableCredit` is null where it is withheld. */
export const checkouts: fc.Arbitrary<Checkout> = fc.record({
  basketVersion: fc.nat({ max: 10_000 }),
  addresses: addressBooks,
  referenceRule: fc.record({ required: fc.boolean(), mask: masks }),
  availableCredit: fc.option(pounds),
  spendLimit: fc.option(charged),
  wouldWait: waitReasons,
  otherAdministrator: fc.boolean(),
  earliest: days,
});

/** An order as the server says that it was placed. */
export const placedOrders: fc.Arbitrary<PlacedOrder> = fc.record({
  no: orderNumbers,
  waitsFor: waitReasons,
  otherAdministrator: fc.boolean(),
  left: fc.array(leftLines, { maxLength: 2 }),
});

const credits: fc.Arbitrary<Credit> = fc.record({
  creditLimit: charged,
  totalOwed: pounds,
  outstandingOrdersValue: charged,
});

/** An order that waits for approval, as whoever may see it does. */
export const approvals: fc.Arbitrary<Approval> = fc.record({
  orderNo: orderNumbers,
  customerNo: customerNumbers,
  customerName: fc.string(),
  reference: references.map((reference) => reference ?? ''),
  placedBy: fc.string(),
  placedByEmail: fc.emailAddress(),
  placedAt: instants,
  totalIncVat: charged,
  lines: fc.integer({ min: 1, max: 500 }),
  waitsFor: waitReasons.filter((reasons) => reasons.length > 0),
  credit: fc.option(credits),
  mayDecide: fc.boolean(),
  decidedBy: fc.subarray([...deciders]),
});
