import { day } from '@connect/core/domain/calendar/day';
import { aCustomer } from '@connect/core/testing';
import { makeCurrentSession } from '@connect/core/use-cases/session/current-session';
import { makeMayEnter } from '@connect/core/use-cases/session/may-enter';
import type { User } from '@connect/core/domain/access/user';
import { createMemoryHistory } from '@tanstack/react-router';

import { createPortalRouter } from '../router.tsx';
import type { Services } from '../services.ts';
import { fakeServices } from './fake-services.ts';

const searched = async () => ({ hits: [], total: 0 });

interface Plan {
  /** Who is signed in; null for a visitor. */
  readonly user?: User | null;
  readonly basePath?: string;
  /** Whether the server is out of reach. */
  readonly down?: boolean;
}

/** A router at an address after its first load, where no screen is drawn. */
export const openRouter = async (address: string, { user = null, basePath = '', down = false }: Plan = {}) => {
  let current = user;
  let signedOut = 0;
  const session = makeCurrentSession(
    async () => {
      if (down) throw new Error('out of reach');
      return current && { user: current, customer: aCustomer(), manager: null, impersonating: false };
    },
    { session: () => null },
    { session: async () => null, keepSession: () => undefined },
    { now: Date.now },
  );
  const signOut = async (): Promise<void> => {
    signedOut += 1;
    current = null;
    session.reset();
  };
  const services: Services = {
    ...fakeServices(),
    config: {
      basePath,
      staffLoginUrl: null,
      staffLogoutUrl: null,
      imageHost: '',
      currency: 'GBP',
      dpdTrackingUrl: '',
      storefronts: {},
      name: 'Connect',
      supplier: 'Connect Safety Supplies Ltd · Leeds',
      legal: {},
      actingNeedsReason: false,
      support: { email: 'support@connect.example', phone: null },
      mailbox: null,
      demo: null,
    },
    clock: { now: () => 0, today: () => day('2026-11-20'), startOf: () => 0, endOf: () => 0 },
    session,
    signOut,
    mayEnter: makeMayEnter({ session, signOut }),
    loadPaymentDue: async () => null,
    loadOrderHistory: async () => null,
    chooseBanner: async () => null,
    listCriteria: () => ({ text: '', range: { from: day('2026-08-22'), to: day('2026-11-20') }, view: 'both' }),
    keepListChoices: () => undefined,
    listDocuments: searched,
    recentDocuments: searched,
    searchDocuments: searched,
    viewOrder: { cached: () => null, load: async () => ({ ok: false, refusal: 'unavailable' }) },
    viewInvoice: { cached: () => null, load: async () => ({ ok: false, refusal: 'unavailable' }) },
    downloadPdf: async () => undefined,
    trackParcel: async () => null,
  };
  const router = createPortalRouter(services, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return {
    router,
    href: () => router.state.location.publicHref,
    data: () => router.state.matches.at(-1)?.staticData,
    page: () => router.state.matches.at(-1)?.routeId.replace('/{-$region}/{-$language}', '') ?? null,
    /** The innermost match is the frame alone. */
    isNotFound: () => router.state.matches.at(-1)?.staticData.rule === undefined,
    signedOut: () => signedOut,
    lose: () => {
      current = null;
      session.lose();
    },
  };
};
