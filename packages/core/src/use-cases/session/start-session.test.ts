import { beforeEach, describe, expect, test } from 'vitest';

import type { User, UserKind } from '../../domain/access/user.ts';
import type { AccountManager } from '../../domain/account/managed-customer.ts';
import { ok, refused } from '../../domain/result.ts';
import type { ManagerProfile } from '../../ports/managed-customers.ts';
import { aCustomer, aUser } from '../../testing/examples.ts';
import { createMemoryCustomerAccount } from '../../testing/memory/customer-account.ts';
import {
  createMemoryAuthentication,
  createMemorySessions,
  createMemorySessionTokens,
  memoryToken,
} from '../../testing/memory/session.ts';
import { makeStartSession } from './start-session.ts';

const priya = aUser();
const brook = aUser({ email: 'brook@connect.example', roles: ['brand_manager'], customerNo: null });
const sasha = aUser({ email: 'sasha@connect.example', roles: ['senior_brand_manager'], customerNo: null });
const morgan = aUser({ email: 'morgan@connect.example', roles: ['account_manager'], customerNo: null });
const customer = aCustomer({ no: 'C10482' });
const manager: AccountManager = {
  name: 'Morgan Hale',
  email: morgan.email,
  firstName: 'Morgan',
  lastName: 'Hale',
  isSuperUser: false,
};

const makePorts = () => {
  const tokens = createMemorySessionTokens();
  const sessions = createMemorySessions();
  const account = createMemoryCustomerAccount({ customer });
  const asked: string[] = [];
  const managerProfile: Pick<ManagerProfile, 'own'> = {
    own: async () => {
      asked.push('own');
      return ok(manager);
    },
  };
  return {
    tokens,
    sessions,
    account,
    managerProfile,
    asked,
    authentication: createMemoryAuthentication([], tokens, sessions),
  };
};
let ports = makePorts();
beforeEach(() => {
  ports = makePorts();
});

/** Signs in with a token that says whose it is, or does not. */
const signIn = (user: User, kind?: UserKind): void => {
  ports.sessions.open.set('a', user);
  ports.tokens.set(memoryToken('a', 0, kind));
};
const start = () => makeStartSession(ports)();
const askedOf = () => [...ports.authentication.asked, ...ports.account.asked, ...ports.asked];

test('nobody is signed in without a token, and nothing is asked', async () => {
  expect(await start()).toBeNull();
  expect(askedOf()).toEqual([]);
});

describe.each([['a token that says whose it is', true] as const, ['a token that does not say it', false] as const])(
  'at start, with %s (specification §start-of-the-app)',
  (_, reports) => {
    test('logged-in customers load their customer record, and that alone', async () => {
      signIn(priya, reports ? 'customer' : undefined);
      expect(await start()).toEqual({ user: priya, customer, manager: null, impersonating: false });
      expect(askedOf()).toEqual(['currentUser', 'customer']);
    });

    test('account managers load their own record, and that alone', async () => {
      signIn(morgan, reports ? 'account-manager' : undefined);
      expect(await start()).toEqual({ user: morgan, customer: null, manager, impersonating: false });
      expect(askedOf()).toEqual(['currentUser', 'own']);
    });

    test.each([brook, sasha])('brand managers load no profile data: $roles', async (user) => {
      signIn(user, reports ? 'brand-manager' : undefined);
      expect(await start()).toEqual({ user, customer: null, manager: null, impersonating: false });
      expect(askedOf()).toEqual(['currentUser']);
    });
  },
);

test.each([['customer', 'customer', priya] as const, ['account-manager', 'own', morgan] as const])(
  'a token of kind %s: the record is asked for beside the user, not after',
  async (kind, call, user) => {
    signIn(user, kind);
    ports.authentication.currentUser = () => new Promise(() => undefined);
    void start();
    await Promise.resolve();
    expect(askedOf()).toEqual([call]);
  },
);

test('whose session it is the server says, not the token', async () => {
  signIn(morgan, 'customer');
  expect(await start()).toEqual({ user: morgan, customer: null, manager, impersonating: false });
});

test('a token that is no longer good is nobody', async () => {
  ports.tokens.set('expired');
  ports.account.failure = 'signed-out';
  expect(await start()).toBeNull();
});

test('a record that could not be loaded keeps neither the customer nor the account manager out', async () => {
  ports.account.failure = 'unavailable';
  signIn(priya, 'customer');
  expect(await start()).toMatchObject({ user: priya, customer: null });
  ports.managerProfile.own = async () => refused({ failure: 'unavailable', message: null });
  signIn(morgan, 'account-manager');
  expect(await start()).toMatchObject({ user: morgan, manager: null });
});

test('throws when the server is out of reach', async () => {
  signIn(priya);
  ports.authentication.down = true;
  await expect(start()).rejects.toThrow('out of reach');
});

describe('a customer is impersonated', () => {
  test('while the own token of who acts is kept', async () => {
    signIn(aUser({ email: morgan.email }), 'customer');
    ports.tokens.setImpersonator("the staff member's own");
    expect(await start()).toMatchObject({ customer, impersonating: true });
  });

  test('but not in the own session, whatever is left over', async () => {
    signIn(morgan, 'account-manager');
    ports.tokens.setImpersonator('left over');
    expect(await start()).toMatchObject({ manager, impersonating: false });
  });
});
