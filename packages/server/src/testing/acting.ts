import { calls } from '@connect/contract/calls';
import { parse } from 'valibot';
import type { TestPortal } from './test-portal.ts';

/** A token to act for a customer with, by that of an account manager. Throws when it is not given. */
export const actingToken = async (portal: TestPortal, own: string, no = 'C10482'): Promise<string> => {
  const answer = await portal.call(calls.impersonate, { token: own, params: { no } });
  return parse(calls.impersonate.answer, await answer.json()).token;
};

/** What a token says, unverified. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
