import { sql } from 'kysely';
import { User } from '@connect/contract/auth';
import { calls } from '@connect/contract/calls';
import { ErrorBody } from '@connect/contract/values';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { actingToken } from './acting.ts';
import type { Engine } from './engines.ts';
import { createTestPortal, type TestPortal } from './test-portal.ts';

export const morgan = 'morgan@connect.example';
export const robin = 'robin@connect.example';
/** Whom they act for. */
export const customer = { no: 'C10482' };

/** A portal for the tests of a `describe`, in which Morgan signs in before each of them, and nobody else has. */
export const useStaffPortal = (open: Engine['open']) => {
  let data: Awaited<ReturnType<Engine['open']>>;
  let portal: TestPortal;
  let own: string;
  beforeAll(async () => {
    data = await open();
  });
  beforeEach(async () => {
    portal = createTestPortal(data);
    for (const table of ['sessions', 'customer_visits'] as const) await data.database.deleteFrom(table).execute();
    await sql`truncate audit_log`.execute(data.owner);
    await data.owner.updateTable('audit_chain').set({ last: '0', hash: '' }).execute();
    own = await portal.tokenFor(morgan);
  });
  afterAll(() => data?.close());

  const call: TestPortal['call'] = (row, request) => portal.call(row, request);
  return {
    data: () => data,
    database: () => data.database,
    portal: () => portal,
    call,
    tokenFor: (email: string) => portal.tokenFor(email),
    /** Morgan's own token. */
    own: () => own,
    start: (token: string, no = customer.no) => call(calls.impersonate, { token, params: { no } }),
    /** A token of Morgan's to act with. */
    act: (no?: string) => actingToken(portal, own, no),
    /** As the wire has them; null for nobody. */
    userOf: async (token: string): Promise<v.InferInput<typeof User> | null> => {
      const answer = await call(calls.me, { token });
      if (answer.status !== 200) return null;
      const user: unknown = await answer.json();
      v.assert(User, user);
      return user;
    },
    refusalOf: async (answer: Promise<Response>) => {
      const response = await answer;
      return [response.status, v.parse(ErrorBody, await response.json()).code];
    },
    later: (milliseconds: number): void => {
      portal.clock.now = new Date(portal.clock.now.getTime() + milliseconds);
    },
    changeMorgan: async (fields: { readonly permissions?: string[]; readonly active?: boolean }): Promise<void> => {
      await data.database.updateTable('users').set(fields).where('email', '=', morgan).execute();
    },
  };
};
