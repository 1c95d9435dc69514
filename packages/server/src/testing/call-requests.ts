import { randomUUID } from 'node:crypto';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { bodyExamples } from '@connect/contract/body-examples';
import { calls } from '@connect/contract/calls';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import { demoPassword } from '@connect/demo/accounts';
import { addWaitingOrder } from '../ordering/testing/waiting-order.ts';
import { actingToken } from './acting.ts';
import type { TestPortal, TestRequest } from './test-portal.ts';
import {
  documentsOf,
  importOf,
  sampleOf,
  addNewcomer,
  noteOf,
  favouriteListOf,
  passkeyOf,
  staffPasskeyOf,
  preparedOf,
  peopleOf,
  placedFormOf,
  anotherSession,
} from './call-subjects.ts';

/** `newcomer` is an account manager without any permission. */
export type CallTokens = Record<
  'priya' | 'sam' | 'lee' | 'kim' | 'morgan' | 'robin' | 'brook' | 'sasha' | 'ada' | 'newcomer',
  string
>;

export interface CallRequests {
  readonly tokens: CallTokens;
  /** A good request of every call, made by Priya where it needs somebody and names nobody else. */
  readonly good: Record<keyof typeof calls, TestRequest>;
  /**
   * Requests of the same calls for another company's documents, users and invitations, which exist: Lee's, not Priya's; for
   * account managers what Robin reaches, and Morgan where they reach the customers given to them only; for brand managers what
   * Sasha sees, and Brook in none of her categories.
   */
  readonly others: Partial<Record<keyof typeof calls, TestRequest>>;
}

/** What the calls of the table are tested with, on the demo's data. */
export const makeCallRequests = async (database: Database, portal: TestPortal): Promise<CallRequests> => {
  const tokens = {
    priya: await portal.tokenFor('priya@northgate.example'),
    sam: await portal.tokenFor('sam@northgate.example'),
    lee: await portal.tokenFor('lee@harbourworks.example'),
    kim: await portal.tokenFor('kim@quietco.example'),
    morgan: await portal.tokenFor('morgan@connect.example'),
    robin: await portal.tokenFor('robin@connect.example'),
    brook: await portal.tokenFor('brook@connect.example'),
    sasha: await portal.tokenFor('sasha@connect.example'),
    ada: await portal.tokenFor('ada@connect.example'),
    newcomer: await portal.tokenFor(await addNewcomer(database)),
  };
  const own = await documentsOf(database, 'C10482');
  const foreign = await documentsOf(database, 'C20915');
  const people = await peopleOf(database, portal, 'C10482', tokens.priya);
  const foreignPeople = await peopleOf(database, portal, 'C20915', tokens.lee);
  const session = await anotherSession(portal, 'priya@northgate.example', tokens.priya);
  const foreignSession = await anotherSession(portal, 'lee@harbourworks.example', tokens.lee);
  const name = { firstName: 'Second', lastName: 'User', permissions: [], spendLimit: null };
  const code = { body: { code: '000000' } };
  const ownPassword = { password: demoPassword };
  const proof = { body: { code: '000000', ...ownPassword } };
  const [customer, foreignCustomer] = [{ no: 'C10482' }, { no: 'C20915' }];
  const sample = await sampleOf(database, 'morgan@connect.example', true);
  const foreignSample = await sampleOf(database, 'morgan@connect.example', false);
  const sampleOrder = {
    idempotencyKey: randomUUID(),
    customerNo: customer.no,
    shipTo: { name: 'Northgate', address: 'Unit 12', address2: '', postCode: 'LS9 7DN' },
    lines: [{ sku: sample.sku, quantity: 1 }],
    reason: 'A new glove',
    followUpOn: null,
  };
  const followedUp = { followUpOn: null, followedUp: true };
  const prepared = await preparedOf(database, customer.no);
  const foreignPrepared = await preparedOf(database, foreignCustomer.no);
  const favourites = { lines: [{ sku: 'GLV-8841-L', quantity: 12 }] };
  const favouriteList = await favouriteListOf(portal, tokens.priya, 'For the yard');
  const foreignList = await favouriteListOf(portal, tokens.lee, 'For the harbour');
  const period = { from: '2026-01', to: '2026-11' };
  const listed = { show: 'orders', from: '1700000000', to: '1800000000' };
  const placedForm = await placedFormOf(portal, tokens.priya);
  const waiting = { id: await addWaitingOrder(database, { customerNo: customer.no, userId: people.user.id }) };
  const foreignWaiting = {
    id: await addWaitingOrder(database, { customerNo: foreignCustomer.no, userId: foreignPeople.user.id }),
  };
  const ownWaitingOf = async (email: string, customerNo: CustomerNo) => {
    const user = database.selectFrom('users').select('id').where('email', '=', email);
    const { id: userId } = await user.executeTakeFirstOrThrow();
    return { id: await addWaitingOrder(database, { customerNo, userId }) };
  };
  const approve = { approve: true, reason: '' };
  const keyAnswer = await portal.call(calls.createIntegrationKey, {
    token: tokens.ada,
    body: bodyExamples.createIntegrationKey,
  });
  const { key } = v.parse(calls.createIntegrationKey.answer, await keyAnswer.json());
  const ofNorthgate = { token: tokens.ada, params: { no: 'C10482' } };
  const ofUser = { token: tokens.ada, params: { ...ofNorthgate.params, ...people.user } };
  const ofMail = { token: tokens.ada, params: { name: 'password-reset', language: 'en' } };
  const typed = 'c10482@second.example';
  const endpointAnswer = await portal.call(calls.addWebhookEndpoint, {
    token: tokens.ada,
    body: bodyExamples.addWebhookEndpoint,
  });
  const { webhook } = v.parse(calls.addWebhookEndpoint.answer, await endpointAnswer.json());
  const ofEndpoint = { token: tokens.ada, params: { id: webhook.id } };
  const ofImport = { token: tokens.ada, params: await importOf(database) };
  await addNewcomer(database, bodyExamples.removeStaffMember.email);
  const good = {
    login: { body: bodyExamples.login },
    loginMfa: { body: bodyExamples.loginMfa },
    invitation: { body: bodyExamples.invitation },
    register: {
      body: bodyExamples.register,
    },
    passwordEmail: { body: bodyExamples.passwordEmail },
    passwordReset: {
      body: bodyExamples.passwordReset,
    },
    me: {},
    logout: {},
    renew: { token: tokens.priya },
    sessions: {},
    signIns: {},
    orderMails: {},
    chooseOrderMails: { body: bodyExamples.chooseOrderMails },
    endSession: { params: session, body: bodyExamples.endSession },
    endAllSessions: { token: tokens.kim, body: bodyExamples.endAllSessions },
    changePassword: { token: tokens.sam, body: bodyExamples.changePassword },
    ownData: {},
    mfa: {},
    mfaSetup: { body: bodyExamples.mfaSetup },
    passkeys: {},
    beginPasskey: { token: tokens.sam, body: bodyExamples.beginPasskey },
    addPasskey: { body: bodyExamples.addPasskey },
    removePasskey: { params: await passkeyOf(database, 'priya@northgate.example'), body: bodyExamples.removePasskey },
    staffPasskeys: { token: tokens.morgan },
    beginStaffPasskey: { token: tokens.morgan },
    addStaffPasskey: { token: tokens.morgan, body: bodyExamples.addStaffPasskey },
    removeStaffPasskey: {
      token: tokens.morgan,
      params: await staffPasskeyOf(database, 'morgan@connect.example'),
      body: bodyExamples.removeStaffPasskey,
    },
    askStaffPasskey: {},
    loginPasskey: { body: bodyExamples.loginPasskey },
    mfaConfirm: code,
    mfaRecoveryCodes: proof,
    mfaDisable: proof,
    customer: {},
    nextDue: {},
    ordersCount: { query: { date_from: '2026-10-21', date_to: '2026-11-20' } },
    banners: {},
    helpArticles: {},
    order: { params: own.order },
    orderPdf: { params: own.order },
    invoice: { params: own.invoice },
    invoicePdf: { params: own.invoice },
    trackHbl: { params: own.parcel },
    exportDocuments: { query: { ...listed, format: 'csv', today: '2026-11-20' } },
    documentNumbers: { query: listed },
    statement: { params: { month: '2026-11' } },
    users: { query: { q: 'sam' } },
    user: { params: people.user },
    editUser: { params: people.user, body: name },
    deactivateUser: { params: people.user },
    userSignIns: { params: people.user },
    resetSecondFactor: { params: people.user, body: bodyExamples.resetSecondFactor },
    reactivateUser: { params: people.user },
    companySignIn: {},
    setCompanySignIn: { body: bodyExamples.setCompanySignIn },
    usersActivity: {},
    invitations: {},
    invite: { body: bodyExamples.invite },
    resendInvitation: { params: people.invitation, body: bodyExamples.resendInvitation },
    revokeInvitation: { params: people.invitation },
    contact: { body: bodyExamples.contact },
    searchCredentials: {},
    health: {},
    loginCode: { body: bodyExamples.loginCode },
    accountManager: { token: tokens.morgan },
    editAccountManager: { token: tokens.morgan, body: bodyExamples.editAccountManager },
    topCustomers: { token: tokens.morgan },
    favouriteCustomers: { token: tokens.morgan },
    orderFavourites: { token: tokens.morgan, body: bodyExamples.orderFavourites },
    managedCustomers: { token: tokens.morgan, query: { q: 'north' } },
    managedCustomer: { token: tokens.morgan, params: customer },
    addFavourite: { token: tokens.morgan, params: customer },
    removeFavourite: { token: tokens.morgan, params: customer },
    notes: { token: tokens.morgan, params: customer },
    addNote: {
      token: tokens.morgan,
      params: customer,
      body: { ...bodyExamples.addNote, idempotencyKey: randomUUID() },
    },
    deleteNote: {
      token: tokens.morgan,
      params: { ...customer, ...(await noteOf(portal, tokens.morgan, customer.no)) },
    },
    managedOrder: { token: tokens.morgan, params: { ...customer, ...own.order } },
    managedOrderPdf: { token: tokens.morgan, params: { ...customer, ...own.order } },
    managedInvoice: { token: tokens.morgan, params: { ...customer, ...own.invoice } },
    managedInvoicePdf: { token: tokens.morgan, params: { ...customer, ...own.invoice } },
    managedTrackHbl: { token: tokens.morgan, params: { ...customer, ...own.ownParcel } },
    impersonate: { token: tokens.morgan, params: customer, body: bodyExamples.impersonate },
    stopImpersonation: { token: await actingToken(portal, tokens.morgan) },
    audit: { token: tokens.robin },
    sampleOrders: { token: tokens.morgan },
    sampleOrder: { token: tokens.morgan, params: sample.id },
    createSampleOrder: { token: tokens.morgan, body: sampleOrder },
    editSampleOrder: { token: tokens.morgan, params: sample.id, body: bodyExamples.editSampleOrder },
    lookUpItems: { body: bodyExamples.lookUpItems },
    findItems: { query: { q: 'glove' } },
    itemFacts: { params: { sku: 'GLV-8841-L' } },
    customerItemFacts: { token: tokens.morgan, params: { ...customer, sku: 'GLV-8841-L' } },
    basket: {},
    editBasket: { body: { ...bodyExamples.editBasket, idempotencyKey: randomUUID() } },
    editBasketPart: { body: { ...bodyExamples.editBasketPart, idempotencyKey: randomUUID() } },
    seenBasket: {},
    preparedBaskets: {},
    takePreparedBasket: { params: prepared.take },
    dismissPreparedBasket: { params: prepared.dismiss },
    previewBasket: { token: tokens.morgan, params: sample.id },
    prepareBasket: { token: tokens.morgan, params: sample.id },
    favouriteLists: {},
    checkout: {},
    placeOrder: { body: placedForm },
    discardOrder: { body: { ...bodyExamples.discardOrder, idempotencyKey: randomUUID() } },
    withdrawOrder: { params: await ownWaitingOf('priya@northgate.example', customer.no) },
    approvals: {},
    decideApproval: { params: waiting, body: bodyExamples.decideApproval },
    creditApprovals: { token: tokens.morgan },
    decideCreditApproval: { token: tokens.morgan, params: waiting, body: bodyExamples.decideCreditApproval },
    favouriteList: { params: favouriteList },
    createFavouriteList: { body: bodyExamples.createFavouriteList },
    editFavouriteList: { params: favouriteList, body: bodyExamples.editFavouriteList },
    setFavouriteLines: { params: favouriteList, body: bodyExamples.setFavouriteLines },
    addFavouriteLines: { params: favouriteList, body: bodyExamples.addFavouriteLines },
    deleteFavouriteList: { params: await favouriteListOf(portal, tokens.priya, 'To delete') },
    watchlist: {},
    watchNewsCount: {},
    watchNewsSeen: {},
    watch: { params: { sku: 'GLV-8841-L' }, body: bodyExamples.watch },
    unwatch: { params: { sku: 'GLV-8841-L' } },
    categories: { token: tokens.brook },
    signOff: { token: tokens.sasha, body: bodyExamples.signOff },
    signOffMany: { token: tokens.sasha, body: bodyExamples.signOffMany },
    signOffStates: { token: tokens.sasha, body: bodyExamples.signOffStates },
    signOffHistory: { token: tokens.sasha },
    salesReport: { token: tokens.robin, query: period },
    customersReport: { token: tokens.robin, query: period },
    overdueReport: { token: tokens.robin, query: period },
    samplesReport: { token: tokens.robin, query: period },
    signOffReport: { token: tokens.robin, query: period },
    logSetting: { token: tokens.ada },
    setLog: { token: tokens.ada, body: bodyExamples.setLog },
    supplierIdentity: { token: tokens.ada },
    branding: { token: tokens.ada },
    setBranding: {
      token: tokens.ada,
      body: bodyExamples.setBranding,
    },
    takeBackBranding: {
      token: tokens.ada,
      body: bodyExamples.takeBackBranding,
    },
    setSupplierIdentity: { token: tokens.ada, body: bodyExamples.setSupplierIdentity },
    portalContent: { token: tokens.ada },
    writeBanner: { token: tokens.ada, body: bodyExamples.writeBanner },
    removeBanner: { token: tokens.ada, body: bodyExamples.removeBanner },
    writeArticle: { token: tokens.ada, body: bodyExamples.writeArticle },
    removeArticle: { token: tokens.ada, body: bodyExamples.removeArticle },
    mailTemplates: { token: tokens.ada },
    writeMailTemplate: { ...ofMail, body: bodyExamples.writeMailTemplate },
    removeMailTemplate: { ...ofMail, body: bodyExamples.removeMailTemplate },
    testMailTemplate: { ...ofMail, body: bodyExamples.testMailTemplate },
    allSignIns: { token: tokens.ada },
    portalTexts: { token: tokens.ada, params: { language: 'en' } },
    writePortalText: { token: tokens.ada, params: { language: 'en' }, body: bodyExamples.writePortalText },
    importRuns: { token: tokens.ada },
    importReport: ofImport,
    stopImport: { token: tokens.ada, params: await importOf(database, 'running') },
    importRefusals: ofImport,
    importFile: {
      token: tokens.ada,
      body: bodyExamples.importFile,
    },
    portalHealth: { token: tokens.ada },
    portalRules: { token: tokens.ada },
    setPortalRules: { token: tokens.ada, body: bodyExamples.setPortalRules },
    staffMembers: { token: tokens.ada },
    addStaffMember: {
      token: tokens.ada,
      body: bodyExamples.addStaffMember,
    },
    staffCustomers: { token: tokens.ada, body: bodyExamples.staffCustomers },
    setStaffRole: { token: tokens.ada, body: bodyExamples.setStaffRole },
    linkStaffMember: { token: tokens.ada, body: bodyExamples.linkStaffMember },
    removeStaffMember: { token: tokens.ada, body: bodyExamples.removeStaffMember },
    restoreStaffMember: { token: tokens.ada, body: bodyExamples.restoreStaffMember },
    integrationKeys: { token: tokens.ada },
    createIntegrationKey: { token: tokens.ada, body: { ...bodyExamples.createIntegrationKey, name: 'Another' } },
    revokeIntegrationKey: { token: tokens.ada, params: { id: key.id }, body: bodyExamples.revokeIntegrationKey },
    customerUsers: ofNorthgate,
    inviteCustomerUser: { ...ofNorthgate, body: bodyExamples.inviteCustomerUser },
    lockCustomerUser: { ...ofUser, body: { typed } },
    setCustomerManager: { ...ofNorthgate, body: bodyExamples.setCustomerManager },
    setCustomerRules: { ...ofNorthgate, body: bodyExamples.setCustomerRules },
    setCustomerSignIn: { ...ofNorthgate, body: bodyExamples.setCustomerSignIn },
    unlockCustomerUser: ofUser,
    resetCustomerSecondFactor: { ...ofUser, body: { typed } },
    mailCustomerPassword: ofUser,
    signCustomerOut: ofUser,
    webhookEndpoints: { token: tokens.ada },
    // An address has one.
    addWebhookEndpoint: {
      token: tokens.ada,
      body: { ...bodyExamples.addWebhookEndpoint, url: 'https://erp.example/new' },
    },
    setEndpointEvents: { ...ofEndpoint, body: bodyExamples.setEndpointEvents },
    testWebhookEndpoint: ofEndpoint,
    rotateEndpointSecret: ofEndpoint,
    pauseWebhookEndpoint: ofEndpoint,
    resumeWebhookEndpoint: ofEndpoint,
    removeWebhookEndpoint: { ...ofEndpoint, body: bodyExamples.removeWebhookEndpoint },
    endpointDeliveries: ofEndpoint,
    resendToEndpoint: { ...ofEndpoint, body: bodyExamples.resendToEndpoint },
  };
  const others = {
    removeStaffPasskey: {
      params: await staffPasskeyOf(database, 'robin@connect.example'),
      body: bodyExamples.removeStaffPasskey,
    },
    removePasskey: { params: await passkeyOf(database, 'lee@harbourworks.example'), body: bodyExamples.removePasskey },
    order: { params: foreign.order },
    orderPdf: { params: foreign.order },
    invoice: { params: foreign.invoice },
    invoicePdf: { params: foreign.invoice },
    trackHbl: { params: foreign.parcel },
    managedCustomer: { params: foreignCustomer },
    addFavourite: { params: foreignCustomer },
    removeFavourite: { params: foreignCustomer },
    notes: { params: foreignCustomer },
    addNote: { params: foreignCustomer, body: { text: 'Called about gloves.' } },
    deleteNote: { params: { ...foreignCustomer, ...(await noteOf(portal, tokens.robin, foreignCustomer.no)) } },
    managedOrder: { params: { ...foreignCustomer, ...foreign.order } },
    managedOrderPdf: { params: { ...foreignCustomer, ...foreign.order } },
    managedInvoice: { params: { ...foreignCustomer, ...foreign.invoice } },
    managedInvoicePdf: { params: { ...foreignCustomer, ...foreign.invoice } },
    managedTrackHbl: { params: { ...foreignCustomer, ...foreign.ownParcel } },
    customerItemFacts: { params: { ...foreignCustomer, sku: 'GLV-8841-L' } },
    impersonate: { params: foreignCustomer },
    signOff: { body: { sku_id: 'HVJ-2210', region: 'uk_en-gb', level: 'first' } },
    sampleOrder: { params: foreignSample.id },
    createSampleOrder: { body: { ...sampleOrder, idempotencyKey: randomUUID(), customerNo: foreignCustomer.no } },
    editSampleOrder: { params: foreignSample.id, body: followedUp },
    withdrawOrder: { params: await ownWaitingOf('lee@harbourworks.example', foreignCustomer.no) },
    decideApproval: { params: foreignWaiting, body: approve },
    decideCreditApproval: { params: foreignWaiting, body: approve },
    takePreparedBasket: { params: foreignPrepared.take },
    dismissPreparedBasket: { params: foreignPrepared.dismiss },
    previewBasket: { params: foreignSample.id },
    prepareBasket: { params: foreignSample.id },
    favouriteList: { params: foreignList },
    editFavouriteList: { params: foreignList, body: { name: 'For the harbour', shared: true } },
    setFavouriteLines: { params: foreignList, body: favourites },
    addFavouriteLines: { params: foreignList, body: favourites },
    deleteFavouriteList: { params: await favouriteListOf(portal, tokens.lee, 'To delete') },
    endSession: { params: foreignSession, body: bodyExamples.endSession },
    user: { params: foreignPeople.user },
    editUser: { params: foreignPeople.user, body: name },
    deactivateUser: { params: foreignPeople.user },
    userSignIns: { params: foreignPeople.user },
    resetSecondFactor: { params: foreignPeople.user, body: { storefront: '' } },
    reactivateUser: { params: foreignPeople.user },
    resendInvitation: { params: foreignPeople.invitation, body: {} },
    revokeInvitation: { params: foreignPeople.invitation },
  };
  return { tokens, good, others };
};
