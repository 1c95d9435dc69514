import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { addDays, day } from '@connect/core/domain/calendar/day';
import {
  authenticationContract,
  createMemorySessionTokens,
  customerAccountContract,
  documentSearchContract,
  documentsContract,
  exportsContract,
  parcelTrackingContract,
} from '@connect/core/testing';
import type { Refusal } from '@connect/core/ports/failure';
import { inject } from 'vitest';
import { createHttpAuthentication } from './http-authentication.ts';
import { createHttpCustomerAccount } from './http-customer-account.ts';
import { createHttpDocuments } from './http-documents.ts';
import { createHttpExports } from './http-exports.ts';
import { createHttpParcelTracking } from './http-parcel-tracking.ts';
import { createMeilisearchDocumentSearch } from './meilisearch-document-search.ts';
import { createPortalClient } from './portal-client.ts';
import { createCredentialsKeeper } from './search-credentials.ts';

// Every contract of a remote port, against the real server on its own demo data.
const password = 'Connect-demo-1';
const portalUrl = inject('portalUrl');
const today = day(new Date().toISOString().slice(0, 10));

const connect = () => {
  const tokens = createMemorySessionTokens();
  const portal = createPortalClient({ host: portalUrl, tokens, onSignedOut: tokens.clear, language: () => 'en' });
  return { tokens, portal, authentication: createHttpAuthentication(portal) };
};

/** The portal as a demo account sees it; each signs in once. */
const sessions = new Map<string, Promise<ReturnType<typeof connect>>>();
const signedInAs = (email: string): Promise<ReturnType<typeof connect>> => {
  const known = sessions.get(email) ?? signIn(email);
  sessions.set(email, known);
  return known;
};
const signIn = async (email: string): Promise<ReturnType<typeof connect>> => {
  const connection = connect();
  const answer = await connection.authentication.login(email, password);
  if (!answer.ok || answer.value.kind !== 'signed-in') throw new Error(`${email} cannot sign in`);
  connection.tokens.set(answer.value.token);
  return connection;
};
const priya = () => signedInAs('priya@northgate.example');
const lee = () => signedInAs('lee@harbourworks.example');

const searchOf = async (connection: ReturnType<typeof connect>) =>
  createMeilisearchDocumentSearch({
    credentials: createCredentialsKeeper(connection.portal, Date.now),
    origin: portalUrl,
  });

/** A document of a kind, none of those that other suites place, which may wait without a PDF. */
const anyOf = async (connection: ReturnType<typeof connect>, kind: 'order' | 'invoice'): Promise<string> => {
  const search = await searchOf(connection);
  const dates = { from: 0, to: Math.floor(Date.now() / 1000) - 3 * 86_400 };
  const { hits } = await search.find({ purpose: 'list', kinds: [kind], text: '', dates, offset: 0, limit: 1 });
  const [hit] = hits;
  if (!hit) throw new Error(`The demo data has no ${kind}`);
  return hit.number;
};

/** What this server says to a wrong password, asked once: it counts failures. */
let refusal: Promise<Refusal> | null = null;
const wrongPassword = async (): Promise<Refusal> => {
  const answer = await connect().authentication.login('priya@northgate.example', 'not it');
  if (answer.ok) throw new Error('A wrong password signed in');
  return answer.refusal;
};

authenticationContract('the authentication over HTTP', async () => ({
  ...connect(),
  email: 'priya@northgate.example',
  password,
  wrongPassword: await (refusal ??= wrongPassword()),
}));

customerAccountContract('the customer account over HTTP', async () => ({
  account: createHttpCustomerAccount((await priya()).portal),
  ordersOnly: createHttpCustomerAccount((await signedInAs('sam@northgate.example')).portal),
  signedOut: createHttpCustomerAccount(connect().portal),
  customerNo: 'C10482',
  wide: { from: day('1994-01-01'), to: day('2100-01-01') },
  narrow: { from: day('1994-01-01'), to: addDays(today, -30) },
}));

documentsContract('the documents over HTTP', async () => ({
  documents: createHttpDocuments((await priya()).portal),
  signedOut: createHttpDocuments(connect().portal),
  order: { own: await anyOf(await priya(), 'order'), unknown: 'SO-0', foreign: await anyOf(await lee(), 'order') },
  invoice: {
    own: await anyOf(await priya(), 'invoice'),
    unknown: 'SI-0',
    foreign: await anyOf(await lee(), 'invoice'),
  },
}));

exportsContract('the exports over HTTP', async () => {
  const { portal } = await priya();
  const exports = createHttpExports(portal);
  const dates = { from: Date.parse('1994-01-01') / 1000, to: Date.parse('2100-01-01') / 1000 };
  const [month, nextMonth] = [today, addDays(today, 31)].map((each) => each.slice(0, 7));
  const search = await searchOf(await priya());
  const days = { from: dates.from, to: Date.parse(today) / 1000 - 3 * 86_400 };
  const [dated] = (
    await search.find({ purpose: 'list', kinds: ['invoice'], text: '', dates: days, offset: 0, limit: 1 })
  ).hits;
  if (!dated?.documentDate) throw new Error('The demo data has no invoice');
  return {
    exports,
    ordersOnly: createHttpExports((await signedInAs('sam@northgate.example')).portal),
    signedOut: createHttpExports(connect().portal),
    dates,
    // The index has a document at noon of its day.
    moment: Date.parse(`${dated.documentDate}T12:00:00Z`) / 1000,
    own: dated.number,
    foreign: await anyOf(await lee(), 'invoice'),
    today,
    month: month ?? '',
    nextMonth: nextMonth ?? '',
  };
});

/** A parcel of the carrier with the live feed, from the customer's newest documents. */
const parcel = async (connection: ReturnType<typeof connect>) => {
  const search = await searchOf(connection);
  const documents = createHttpDocuments(connection.portal);
  const { hits } = await search.find({
    purpose: 'list',
    kinds: ['order', 'invoice'],
    text: '',
    dates: null,
    offset: 0,
    limit: 100,
  });
  for (const { kind, number } of hits) {
    const found = await (kind === 'order'
      ? documents.order(orderNoOf(number))
      : documents.invoice(invoiceNoOf(number)));
    if (!found.ok) continue;
    const own = found.value.kind === 'order' ? found.value.no : found.value.orderNumber;
    for (const { agent, trackingNumber, orderNumber } of found.value.shipments) {
      const of = orderNumber ?? own;
      if (agent?.code === 'H&B' && trackingNumber && of) return { trackingNumber, orderNumber: of };
    }
  }
  throw new Error('The demo data has no H&B parcel');
};

parcelTrackingContract('the parcel tracking over HTTP', async () => ({
  tracking: createHttpParcelTracking((await priya()).portal),
  signedOut: createHttpParcelTracking(connect().portal),
  own: await parcel(await priya()),
  unknown: { trackingNumber: 'HB0', orderNumber: orderNoOf('SO-0') },
  foreign: await parcel(await lee()),
}));

documentSearchContract('the document search over the search service', async () => ({
  search: await searchOf(await priya()),
  customerNo: 'C10482',
  dates: { from: Date.now() / 1000 - 90 * 86_400, to: Math.ceil(Date.now() / 1000) + 86_400 },
  own: { order: await anyOf(await priya(), 'order'), invoice: await anyOf(await priya(), 'invoice') },
  foreign: await anyOf(await lee(), 'order'),
}));
