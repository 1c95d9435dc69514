import { documentNoOf, invoiceNoOf, orderNoOf } from '../domain/documents/number.ts';
import { day, addDays } from '../domain/calendar/day.ts';
import { refused } from '../domain/result.ts';
import { authenticationContract, secondFactorSignInContract } from './contracts/authentication.ts';
import { checkoutDraftsContract } from './contracts/checkout-drafts.ts';
import { clockContract, fileSaverContract, randomContract } from './contracts/browser.ts';
import { customerAccountContract } from './contracts/customer-account.ts';
import { documentSearchContract } from './contracts/document-search.ts';
import { documentsContract, parcelTrackingContract } from './contracts/documents.ts';
import { localSignOffsContract } from './contracts/local-sign-offs.ts';
import { quickOrderDraftsContract } from './contracts/quick-order-drafts.ts';
import { unansweredAdditionsContract } from './contracts/unanswered-additions.ts';
import { sessionTokensContract } from './contracts/session-tokens.ts';
import { stoppedActingContract } from './contracts/stopped-acting.ts';
import { staffLoginsContract } from './contracts/staff-logins.ts';
import {
  documentCacheContract,
  figureCacheContract,
  preferencesContract,
  sampleDraftsContract,
} from './contracts/stores.ts';
import { aCustomer, aHit, aTracking, aUser, anInvoice, anOrder } from './examples.ts';
import {
  createMemoryClock,
  createMemoryFigureCache,
  createMemoryPreferences,
  createMemoryRandom,
  createMemorySampleDrafts,
} from './memory/browser.ts';
import { createMemoryCheckoutDrafts } from './memory/checkout-drafts.ts';
import { createMemoryCustomerAccount } from './memory/customer-account.ts';
import { createMemoryDocumentSearch } from './memory/document-search.ts';
import {
  createMemoryDocumentCache,
  createMemoryDocuments,
  createMemoryFileSaver,
  createMemoryParcelTracking,
} from './memory/documents.ts';
import { createMemoryLocalSignOffs } from './memory/local-sign-offs.ts';
import { createMemoryQuickOrderDrafts } from './memory/quick-order-drafts.ts';
import { createMemoryUnansweredAdditions } from './memory/unanswered-additions.ts';
import {
  createMemoryAuthentication,
  createMemoryBrowser,
  createMemorySessionTokens,
  memoryToken,
  wrongPassword,
} from './memory/session.ts';
import { createMemoryStaffLogins } from './memory/staff-logins.ts';
import { createMemoryStoppedActing } from './memory/stopped-acting.ts';

authenticationContract('the authentication in memory', async () => {
  const tokens = createMemorySessionTokens();
  const user = aUser();
  const authentication = createMemoryAuthentication([{ user, password: 'right' }], tokens);
  return { authentication, tokens, email: user.email, password: 'right', wrongPassword };
});

secondFactorSignInContract('the authentication in memory', async () => {
  const tokens = createMemorySessionTokens();
  const account = { user: aUser(), password: 'right', secondFactor: '123456' };
  const authentication = createMemoryAuthentication([account], tokens);
  return { authentication, tokens, email: account.user.email, password: 'right', code: account.secondFactor };
});

customerAccountContract('the customer account in memory', async () => {
  const account = createMemoryCustomerAccount({
    customer: aCustomer({ no: 'C1' }),
    nextDue: day('2026-12-02'),
    pending: [day('2026-11-18')],
    fulfilled: [day('2026-11-01'), day('2026-11-19')],
    banners: [{ link: null, img: 'gloves.webp', alt: 'Gloves' }],
  });
  const signedOut = createMemoryCustomerAccount();
  signedOut.failure = 'signed-out';
  return {
    account,
    signedOut,
    ordersOnly: {
      ...createMemoryCustomerAccount({
        customer: aCustomer({
          no: 'C1',
          totalOwed: null,
          creditLimit: null,
          outstandingOrdersValue: null,
          terms: null,
        }),
        pending: [day('2026-11-18')],
      }),
      nextDue: async () => refused('forbidden'),
    },
    customerNo: 'C1',
    wide: { from: day('2026-11-01'), to: day('2026-11-20') },
    narrow: { from: day('2026-11-02'), to: day('2026-11-18') },
  };
});

documentsContract('the documents in memory', async () => {
  const held = [anOrder({ no: orderNoOf('SO-1') }), anInvoice({ no: invoiceNoOf('SI-1') })];
  const signedOut = createMemoryDocuments(held);
  signedOut.failure = 'signed-out';
  return {
    documents: createMemoryDocuments(held),
    signedOut,
    order: { own: 'SO-1', unknown: 'SO-9', foreign: 'SO-2' },
    invoice: { own: 'SI-1', unknown: 'SI-9', foreign: 'SI-2' },
  };
});

parcelTrackingContract('the parcel tracking in memory', async () => {
  const parcels = { 'HB1/SO-1': aTracking() };
  const signedOut = createMemoryParcelTracking(parcels);
  signedOut.failure = 'signed-out';
  return {
    tracking: createMemoryParcelTracking(parcels),
    signedOut,
    own: { trackingNumber: 'HB1', orderNumber: orderNoOf('SO-1') },
    unknown: { trackingNumber: 'HB9', orderNumber: orderNoOf('SO-9') },
    foreign: { trackingNumber: 'HB2', orderNumber: orderNoOf('SO-2') },
  };
});

documentSearchContract('the document search in memory', async () => {
  const index = Array.from({ length: 47 }, (_, count) =>
    aHit({
      kind: count % 2 === 0 ? 'order' : 'invoice',
      number: documentNoOf(count % 2 === 0 ? `SO-${100 + ((count * 17) % 47)}` : `SI-${500 + count}`),
      orderNumber: count % 5 === 1 ? orderNoOf(`SO-${200 + count}`) : null,
      documentDate: addDays(day('2026-01-01'), (count * 13) % 47),
    }),
  );
  const foreign = aHit({ number: orderNoOf('SO-999'), customerNo: 'C2' });
  return {
    search: createMemoryDocumentSearch([...index, foreign], 'C10482'),
    customerNo: 'C10482',
    dates: { from: Date.UTC(2026, 0, 3) / 1000, to: Date.UTC(2026, 1, 12) / 1000 },
    own: { order: 'SO-100', invoice: 'SI-501' },
    foreign: 'SO-999',
  };
});

const stored = <Adapter>(create: (options?: { blocked: boolean }) => Adapter) => ({
  opened: () => {
    const adapter = create();
    return { adapter, reopened: () => adapter };
  },
  blocked: () => create({ blocked: true }),
});
sessionTokensContract('the session tokens in memory', {
  ...stored(createMemorySessionTokens),
  browser: () => {
    const browser = createMemoryBrowser();
    return {
      open: () => createMemorySessionTokens({ browser }),
      notify: () => browser.listeners.forEach((hear) => hear()),
    };
  },
  token: memoryToken,
});
documentCacheContract('the document cache in memory', stored(createMemoryDocumentCache));
figureCacheContract('the figure cache in memory', stored(createMemoryFigureCache));
preferencesContract('the preferences in memory', stored(createMemoryPreferences));
sampleDraftsContract('the sample drafts in memory', stored(createMemorySampleDrafts));
checkoutDraftsContract('the checkouts in memory', stored(createMemoryCheckoutDrafts));
localSignOffsContract('the local sign-offs in memory', stored(createMemoryLocalSignOffs));
stoppedActingContract('the stopped acting in memory', stored(createMemoryStoppedActing));
quickOrderDraftsContract('the quick order drafts in memory', stored(createMemoryQuickOrderDrafts));
unansweredAdditionsContract('the unanswered additions in memory', stored(createMemoryUnansweredAdditions));
staffLoginsContract('the sign-ins of staff in memory', stored(createMemoryStaffLogins));

for (const zone of ['Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu'])
  clockContract(`the clock in memory, in ${zone}`, () => createMemoryClock(day('2026-11-20'), zone));
randomContract('the random numbers in memory', () => createMemoryRandom(0, 0.5, 0.999));
fileSaverContract('the file saver in memory', () => {
  const files = createMemoryFileSaver();
  return { files, saved: async () => files.saved };
});
