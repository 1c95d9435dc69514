import { randomUUID } from 'node:crypto';
import { calls } from '@connect/contract/calls';
import { Invitation } from '@connect/contract/users';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import { demoPassword } from '../demo/accounts.ts';
import type { TestPortal, TestRequest } from './test-portal.ts';

export type CallTokens = Record<'priya' | 'sam' | 'lee' | 'kim' | 'morgan' | 'brook', string>;

export interface CallRequests {
  readonly tokens: CallTokens;
  /** A good request of every call, made by Priya where it needs somebody and names nobody else. */
  readonly good: Record<keyof typeof calls, TestRequest>;
  /** Requests of the same calls for another company's documents, users and invitations, which exist. */
  readonly others: Partial<Record<keyof typeof calls, TestRequest>>;
}

const documentsOf = async (database: Database, customerNo: string) => {
  const newest = async (table: 'orders' | 'invoices') =>
    database
      .selectFrom(table)
      .select('no')
      .where('customer_no', '=', customerNo)
      .orderBy('no', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  const parcel = await database
    .selectFrom('shipments')
    .select(['package_tracking_number', 'order_number'])
    .where('customer_no', '=', customerNo)
    .where('agent_code', '=', 'H&B')
    .where('package_tracking_number', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    order: { id: (await newest('orders')).no },
    invoice: { id: (await newest('invoices')).no },
    parcel: { package_tracking_number: parcel.package_tracking_number ?? '', order_number: parcel.order_number },
  };
};

/** A user and an open invitation of a company, beside its first user. */
const peopleOf = async (database: Database, portal: TestPortal, customerNo: string, token: string) => {
  const [user] = await database
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: `${customerNo.toLowerCase()}@second.example`,
      first_name: 'Second',
      last_name: 'User',
      roles: ['customer'],
      permissions: [],
      is_super_user: false,
      customer_no: customerNo,
      password_hash: null,
      spend_limit: null,
      last_signed_in_at: null,
    })
    .returning('id')
    .execute();
  const body = { email: 'invited@second.example', permissions: [], spend_limit: null };
  const invitation = await portal.call(calls.invite, { token, body });
  const { id } = v.parse(Invitation, await invitation.json());
  return { user: { id: user?.id ?? '' }, invitation: { id } };
};

/** A session beside the one that asks. */
const anotherSession = async (portal: TestPortal, email: string, token: string) => {
  await portal.tokenFor(email);
  const answer = await portal.call(calls.sessions, { token });
  const { data: sessions } = v.parse(calls.sessions.answer, await answer.json());
  return { id: sessions.find(({ current }) => !current)?.id ?? '' };
};

/** What the calls of the table are tested with, on the demo's data. */
export const makeCallRequests = async (database: Database, portal: TestPortal): Promise<CallRequests> => {
  const tokens = {
    priya: await portal.tokenFor('priya@northgate.example'),
    sam: await portal.tokenFor('sam@northgate.example'),
    lee: await portal.tokenFor('lee@harbourworks.example'),
    kim: await portal.tokenFor('kim@quietco.example'),
    morgan: await portal.tokenFor('morgan@connect.example'),
    brook: await portal.tokenFor('brook@connect.example'),
  };
  const own = await documentsOf(database, 'C10482');
  const foreign = await documentsOf(database, 'C20915');
  const people = await peopleOf(database, portal, 'C10482', tokens.priya);
  const foreignPeople = await peopleOf(database, portal, 'C20915', tokens.lee);
  const session = await anotherSession(portal, 'priya@northgate.example', tokens.priya);
  const foreignSession = await anotherSession(portal, 'lee@harbourworks.example', tokens.lee);
  const name = { first_name: 'Second', last_name: 'User', permissions: [], spend_limit: null };
  const code = { body: { code: '000000' } };
  const good = {
    login: { body: { email: 'priya@northgate.example', password: demoPassword } },
    loginMfa: { body: { mfa_token: 'x', code: '000000' } },
    register: {
      body: { email: 'a@b.example', password: 'long enough', first_name: 'A', last_name: 'B', signature: 'x' },
    },
    passwordEmail: { body: { email: 'priya@northgate.example' } },
    passwordReset: {
      body: { token: 'x', email: 'a@b.example', password: 'long enough', password_confirmation: 'long enough' },
    },
    me: {},
    logout: {},
    sessions: {},
    endSession: { params: session },
    endAllSessions: { token: tokens.kim },
    mfa: {},
    mfaSetup: {},
    mfaConfirm: code,
    mfaRecoveryCodes: code,
    mfaDisable: code,
    customer: {},
    nextDue: {},
    ordersCount: { query: { date_from: '2026-10-21', date_to: '2026-11-20' } },
    banners: {},
    order: { params: own.order },
    orderPdf: { params: own.order },
    invoice: { params: own.invoice },
    invoicePdf: { params: own.invoice },
    trackHbl: { params: own.parcel },
    users: { query: { q: 'sam' } },
    user: { params: people.user },
    editUser: { params: people.user, body: name },
    deactivateUser: { params: people.user },
    reactivateUser: { params: people.user },
    usersActivity: {},
    invitations: {},
    invite: { body: { email: 'other@second.example', permissions: [], spend_limit: null } },
    resendInvitation: { params: people.invitation, body: {} },
    revokeInvitation: { params: people.invitation },
    contact: { body: { subject: 'other', message: 'Hello', copy: false } },
    searchCredentials: {},
    health: {},
  };
  const others = {
    order: { params: foreign.order },
    orderPdf: { params: foreign.order },
    invoice: { params: foreign.invoice },
    invoicePdf: { params: foreign.invoice },
    trackHbl: { params: foreign.parcel },
    endSession: { params: foreignSession },
    user: { params: foreignPeople.user },
    editUser: { params: foreignPeople.user, body: name },
    deactivateUser: { params: foreignPeople.user },
    reactivateUser: { params: foreignPeople.user },
    resendInvitation: { params: foreignPeople.invitation, body: {} },
    revokeInvitation: { params: foreignPeople.invitation },
  };
  return { tokens, good, others };
};
