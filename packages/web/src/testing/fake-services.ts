import { createUnreadableEntries } from '../composition/unreadable-entries.ts';
import { day } from '@connect/core/domain/calendar/day';
import { aCustomer, aUser } from '@connect/core/testing';
import type { Session } from '@connect/core/use-cases/session/start-session';

import { createCell } from '../composition/cell.ts';
import type { Services } from '../services.ts';

const unused = (): never => {
  throw new Error('This test does not use it');
};

/** Services for component tests: whose session it is, and nothing that is asked of a server. */
export const fakeServices = (session: Partial<Session> = {}): Services => {
  const signedIn: Session = { user: aUser(), customer: aCustomer(), manager: null, impersonating: false, ...session };
  return {
    config: {
      basePath: '',
      staffLoginUrl: null,
      staffLogoutUrl: null,
      imageHost: '/images',
      currency: 'GBP',
      dpdTrackingUrl: 'https://track.dpd.example/search',
      storefronts: {},
      name: 'Connect',
      supplier: 'Connect Safety Supplies Ltd · Leeds',
      legal: {},
      actingNeedsReason: false,
      support: { email: 'support@connect.example', phone: '01632 960147' },
      mailbox: null,
      demo: null,
    },
    clock: { now: () => 0, today: () => day('2026-11-20'), startOf: () => 0, endOf: () => 0 },
    unreadable: createUnreadableEntries(),
    session: {
      ensure: async () => signedIn,
      age: () => 0,
      peek: () => signedIn,
      reset: unused,
      onChange: () => () => undefined,
    },
    expectedSession: async () => signedIn,
    lastList: async () => null,
    preferences: { rememberedEmail: () => null, censored: () => true, setCensored: () => undefined },
    signIn: unused,
    finishSignIn: unused,
    keepStaffLogin: unused,
    finishStaffLogin: unused,
    isInvitationOver: unused,
    register: unused,
    sendPasswordReset: unused,
    resetPassword: unused,
    login: { times: unused, renew: unused },
    signOut: unused,
    mayEnter: unused,
    signOutEverywhere: unused,
    startImpersonating: unused,
    stopImpersonating: unused,
    reportStops: unused,
    actingEnded: createCell(false),
    ownCustomer: async (customer) => customer,
    loadPaymentDue: unused,
    loadOrderHistory: unused,
    chooseBanner: unused,
    listCriteria: unused,
    keepListChoices: unused,
    listDocuments: unused,
    searchAllTime: unused,
    recentDocuments: unused,
    searchDocuments: unused,
    seenRow: () => null,
    listAgain: { keep: () => undefined, last: () => null },
    viewOrder: { cached: unused, load: unused },
    viewInvoice: { cached: unused, load: unused },
    downloadPdf: unused,
    trackParcel: unused,
    saveText: unused,
    account: unused,
    staff: unused,
    brand: unused,
    ordering: unused,
  };
};
