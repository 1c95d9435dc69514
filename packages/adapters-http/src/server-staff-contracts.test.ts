import { randomUUID } from 'node:crypto';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { day } from '@connect/core/domain/calendar/day';
import type { SampleItem } from '@connect/core/domain/samples/sample-order';
import { storefronts } from '@connect/core/domain/access/storefront';
import { monthAt } from '@connect/core/domain/reports/presets';
import {
  auditedWrites,
  auditLogContract,
  contentEditingContract,
  createMemorySessionTokens,
  customerAccessContract,
  customerSearchContract,
  documentsContract,
  impersonationContract,
  importLogContract,
  integrationKeysContract,
  brandingFileContract,
  mailTemplatesContract,
  managedCustomersContract,
  managerProfileContract,
  portalTextsContract,
  portalWatchContract,
  productSearchContract,
  reportsContract,
  sampleOrdersContract,
  signInLogContract,
  staffDirectoryContract,
  supplierFileContract,
  webhookEndpointsContract,
} from '@connect/core/testing';
import { expect, inject, test } from 'vitest';
import {
  createHttpContentEditing,
  createHttpCustomerAccess,
  createHttpImportLog,
  createHttpIntegrationKeys,
  createHttpBrandingFile,
  createHttpMailTemplates,
  createHttpPortalTexts,
  createHttpPortalWatch,
  createHttpSignInLog,
  createHttpStaffDirectory,
  createHttpSupplierFile,
  createHttpWebhookEndpoints,
} from './http-administration.ts';
import { createHttpAuditLog } from './http-audit-log.ts';
import { createHttpAuthentication } from './http-authentication.ts';
import { createHttpCustomerDocuments } from './http-customer-documents.ts';
import { createHttpImpersonation } from './http-impersonation.ts';
import { createHttpManagedCustomers } from './http-managed-customers.ts';
import { createHttpManagerProfile } from './http-manager-profile.ts';
import { createHttpReports } from './http-reports.ts';
import { createHttpSampleOrders } from './http-sample-orders.ts';
import { createMeilisearchCustomerSearch } from './meilisearch-customer-search.ts';
import { createMeilisearchDocumentSearch } from './meilisearch-document-search.ts';
import { createMeilisearchProductSearch } from './meilisearch-product-search.ts';
import { createPortalClient } from './portal-client.ts';
import { createCredentialsKeeper } from './search-credentials.ts';
import { staffCode } from './testing/staff-code.ts';

// Every contract of the ports of staff, against the real server on its own demo data.
const portalUrl = inject('portalUrl');

const connect = () => {
  const tokens = createMemorySessionTokens();
  const portal = createPortalClient({ host: portalUrl, tokens, onSignedOut: tokens.clear, language: () => 'en' });
  const credentials = createCredentialsKeeper(portal, Date.now);
  return { tokens, portal, search: { credentials, origin: portalUrl } };
};

const signIn = async (email: string): Promise<ReturnType<typeof connect>> => {
  const connection = connect();
  const code = await staffCode(portalUrl, email, 'Connect-demo-1');
  const answer = await createHttpAuthentication(connection.portal).loginWithCode({ code });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  connection.tokens.set(answer.value.token);
  return connection;
};
/** Robin, a super user, who signs in once. */
let signedIn: Promise<ReturnType<typeof connect>> | null = null;
const robin = () => (signedIn ??= signIn('robin@connect.example'));

/** Ada, the portal's administrator, likewise. */
let administrator: Promise<ReturnType<typeof connect>> | null = null;
const ada = () => (administrator ??= signIn('ada@connect.example'));

const northgate = { no: 'C10482', name: 'Northgate Site Supplies' };
const today = day(new Date().toISOString().slice(0, 10));
const month = today.slice(0, 7);

managedCustomersContract('the managed customers over HTTP', async () => ({
  customers: createHttpManagedCustomers((await robin()).portal),
  known: ['C30007', 'C20915'],
  unknown: 'C9',
}));

portalWatchContract('the health of the portal over HTTP', async () => ({
  watch: createHttpPortalWatch((await ada()).portal),
  others: createHttpPortalWatch((await robin()).portal),
}));

staffDirectoryContract('the staff over HTTP', async () => ({
  directory: createHttpStaffDirectory((await ada()).portal),
  own: 'ada@connect.example',
  newEmail: () => `${randomUUID()}@connect.example`,
}));

signInLogContract('the log of sign-ins over HTTP', async () => {
  const log = createHttpSignInLog((await ada()).portal);
  const unused = `${randomUUID()}@nowhere.example`;
  await createHttpAuthentication(connect().portal).login(unused, 'not a password');
  return { log, email: 'ada@connect.example', unused };
});

integrationKeysContract('the keys over HTTP', async () => createHttpIntegrationKeys((await ada()).portal));

customerAccessContract("customers' users over HTTP", async () => ({
  access: createHttpCustomerAccess((await ada()).portal),
  no: customerNoOf('C20915'),
  email: 'lee@harbourworks.example',
  otherCustomer: customerNoOf(northgate.no),
  managerEmail: 'robin@connect.example',
  newEmail: () => `${randomUUID()}@harbourworks.example`,
}));

webhookEndpointsContract('the webhooks over HTTP', async () => createHttpWebhookEndpoints((await ada()).portal));

contentEditingContract('banners and articles over HTTP', async () => createHttpContentEditing((await ada()).portal));

mailTemplatesContract('what mails say over HTTP', async () => createHttpMailTemplates((await ada()).portal));

portalTextsContract('the texts of the portal over HTTP', async () => createHttpPortalTexts((await ada()).portal));

brandingFileContract('the branding over HTTP', async () => createHttpBrandingFile((await ada()).portal));

supplierFileContract('whose portal it is, over HTTP', async () => createHttpSupplierFile((await ada()).portal));

importLogContract('the imports over HTTP', async () => createHttpImportLog((await ada()).portal));

managerProfileContract('the manager profile over HTTP', async () => createHttpManagerProfile((await robin()).portal));

customerSearchContract('the customer search over the search service', async () => {
  const customers = createHttpManagedCustomers((await robin()).portal);
  const found = await customers.find(northgate.no);
  if (!found.ok) throw new Error('The demo data has no Northgate');
  const { address } = found.value;
  return {
    search: createMeilisearchCustomerSearch((await robin()).search),
    customer: { ...northgate, postCode: address.postCode },
  };
});

test('a customer is found with a typo in the name, which is marked as far as it was typed (specification §customer-search)', async () => {
  const search = createMeilisearchCustomerSearch((await robin()).search);
  const { hits } = await search.findCustomers('nortgate', 8);
  expect(hits.find(({ no }) => no === northgate.no)?.highlighted.name).toContain('\uE000Northgat\uE001e');
});

/** Any item of the first storefront. */
const anItem = async (): Promise<SampleItem> => {
  const search = createMeilisearchProductSearch((await robin()).search);
  const [item] = (await search.findItems('gloves', 'uk_en-gb', 1)).slice(-1);
  if (!item) throw new Error('The demo data has no gloves');
  return item;
};

productSearchContract('the product search over the search service', async () => ({
  search: createMeilisearchProductSearch((await robin()).search),
  indexSuffix: 'uk_en-gb',
  item: await anItem(),
}));

sampleOrdersContract('the sample orders over HTTP', async () => ({
  samples: createHttpSampleOrders((await robin()).portal),
  customerNo: northgate.no,
  sku: (await anItem()).sku,
  today,
  unknown: { customerNo: 'C9', orderNo: orderNoOf('SO-0') },
  newIdempotencyKey: randomUUID,
}));

reportsContract('the reports over HTTP', async () => ({
  reports: createHttpReports((await robin()).portal),
  year: { from: monthAt(month, -11), to: month },
  firstHalf: { from: monthAt(month, -11), to: monthAt(month, -6) },
  secondHalf: { from: monthAt(month, -5), to: month },
  regions: storefronts.map(({ name }) => name),
}));

impersonationContract('the impersonation over HTTP', async () => {
  const email = 'morgan@connect.example';
  const { tokens, portal } = await signIn(email);
  return {
    impersonation: createHttpImpersonation(portal),
    authentication: createHttpAuthentication(portal),
    tokens,
    email,
    customerNo: northgate.no,
  };
});

auditLogContract('the audit log over HTTP', async () => {
  const { portal, tokens } = await robin();
  const customerNo = 'C30007';
  const log = createHttpAuditLog(portal);
  const answer = await log.entries({ filter: 'starts', customerNo, actorEmail: '', before: null });
  if (answer.ok && answer.value.entries.length === 0) {
    const customers = createHttpManagedCustomers(portal);
    for (let write = 0; write < auditedWrites; write++) await customers.setFavourite(customerNo, write % 2 === 0);
    const impersonation = createHttpImpersonation(portal);
    const acting = await impersonation.start(customerNo);
    if (!acting.ok) throw new Error(JSON.stringify(acting.refusal));
    const own = tokens.current() ?? '';
    tokens.set(acting.value.token);
    await createHttpAuthentication(portal).currentUser();
    tokens.set(own);
    await impersonation.stop(acting.value.token);
  }
  return { log, customerNo, actorEmail: 'robin@connect.example' };
});

documentsContract("a customer's documents over HTTP", async () => {
  const { portal, search } = await robin();
  const documents = createMeilisearchDocumentSearch(search);
  const newest = async (kind: 'order' | 'invoice', customerNo: string): Promise<string> => {
    const query = { purpose: 'list', kinds: [kind], text: '', dates: null, customerNo, offset: 0, limit: 50 } as const;
    const { hits } = await documents.find(query);
    expect(new Set(hits.map((hit) => hit.customerNo))).toEqual(new Set([customerNo]));
    return hits[0]?.number ?? '';
  };
  return {
    documents: createHttpCustomerDocuments(portal, northgate.no),
    signedOut: createHttpCustomerDocuments(connect().portal, northgate.no),
    order: { own: await newest('order', northgate.no), unknown: 'SO-0', foreign: await newest('order', 'C20915') },
    invoice: {
      own: await newest('invoice', northgate.no),
      unknown: 'SI-0',
      foreign: await newest('invoice', 'C20915'),
    },
  };
});
