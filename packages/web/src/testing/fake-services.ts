import { aCustomer, aUser } from '@connect/core/testing';
import type { Session } from '@connect/core/use-cases/session/start-session';

import type { Services } from '../services.ts';

const unused = (): never => {
  throw new Error('This test does not use it');
};

/** Services for component tests: whose session it is, and nothing that is asked of a server. */
export const fakeServices = (session: Partial<Session> = {}): Services => {
  const signedIn: Session = { user: aUser(), customer: aCustomer(), impersonating: false, ...session };
  return {
    config: {
      basePath: '',
      staffLoginUrl: null,
      imageHost: '/images',
      currency: 'GBP',
      dpdTrackingUrl: 'https://track.dpd.example/search',
      demo: null,
    },
    clock: { now: () => 0, today: () => '2026-11-20', startOf: () => 0, endOf: () => 0 },
    session: {
      ensure: async () => signedIn,
      peek: () => signedIn,
      reset: unused,
      onLost: () => () => undefined,
    },
    preferences: { rememberedEmail: () => null },
    signIn: unused,
    signOut: unused,
    stopImpersonating: unused,
    loadPaymentDue: unused,
    loadOrderHistory: unused,
    chooseBanner: unused,
    listCriteria: unused,
    keepListChoices: unused,
    listDocuments: unused,
    recentDocuments: unused,
    searchDocuments: unused,
    viewOrder: { cached: unused, load: unused },
    viewInvoice: { cached: unused, load: unused },
    downloadPdf: unused,
    trackParcel: unused,
  };
};
