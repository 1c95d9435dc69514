import { activeSessionsContract } from './contracts/active-sessions.ts';
import { managerProfileContract } from './contracts/managed-customers.ts';
import { impersonationContract } from './contracts/impersonation.ts';
import { orderMailsContract } from './contracts/order-mails.ts';
import { passwordsContract } from './contracts/passwords.ts';
import { registrationContract } from './contracts/registration.ts';
import { aUser } from './examples.ts';
import { createMemoryImpersonation } from './memory/impersonation.ts';
import { createMemoryManagerProfile } from './memory/manager-profile.ts';
import { createMemoryOrderMails } from './memory/order-mails.ts';
import { createMemoryActiveSessions, createMemoryPasswords, createMemoryRegistration } from './memory/own-account.ts';
import {
  beginMemorySession,
  createMemoryAuthentication,
  createMemorySessions,
  createMemorySessionTokens,
} from './memory/session.ts';

registrationContract('the registration in memory', async () => {
  const invitation = { email: 'new@northgate.example', signature: 'signed' };
  const other = { email: 'else@northgate.example', signature: 'signed for another' };
  return { registration: createMemoryRegistration([invitation, other], createMemorySessions()), ...invitation };
});

orderMailsContract('the mails about orders in memory', async () => createMemoryOrderMails());

passwordsContract('the passwords in memory', async () => {
  const sessions = createMemorySessions();
  const account = { user: aUser(), password: 'right' };
  const accounts = [account];
  const passwords = createMemoryPasswords(accounts, sessions);
  return {
    passwords,
    authentication: createMemoryAuthentication(accounts, createMemorySessionTokens(), sessions),
    email: account.user.email,
    password: 'right',
    mailed: async () => passwords.sent[0]?.token ?? '',
  };
});

activeSessionsContract('the active sessions in memory', async () => {
  const sessions = createMemorySessions();
  const browser = () => {
    const tokens = createMemorySessionTokens();
    tokens.set(beginMemorySession(sessions, aUser()).token);
    return createMemoryActiveSessions(tokens, sessions, 'own password');
  };
  return { here: browser(), there: browser(), password: 'own password' };
});

impersonationContract('the impersonation in memory', async () => {
  const tokens = createMemorySessionTokens();
  const sessions = createMemorySessions();
  const user = aUser({ email: 'morgan@connect.example', roles: ['account_manager'], customerNo: null });
  tokens.set(beginMemorySession(sessions, user).token);
  return {
    impersonation: createMemoryImpersonation(['C10482'], tokens, sessions),
    authentication: createMemoryAuthentication([], tokens, sessions),
    tokens,
    email: user.email,
    customerNo: 'C10482',
  };
});

managerProfileContract('the manager profile in memory', async () =>
  createMemoryManagerProfile({
    name: 'Morgan Reed',
    email: 'morgan@connect.example',
    firstName: 'Morgan',
    lastName: 'Reed',
    isSuperUser: false,
  }),
);
