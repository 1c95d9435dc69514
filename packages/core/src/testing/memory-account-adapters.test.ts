import { activeSessionsContract } from './contracts/active-sessions.ts';
import { companyUsersContract } from './contracts/company-users.ts';
import { contactServiceContract } from './contracts/contact-service.ts';
import { helpArticlesContract } from './contracts/help-articles.ts';
import { managerProfileContract } from './contracts/managed-customers.ts';
import { impersonationContract } from './contracts/impersonation.ts';
import { ownPasswordContract } from './contracts/own-password.ts';
import { passwordsContract } from './contracts/passwords.ts';
import { registrationContract } from './contracts/registration.ts';
import { secondFactorContract } from './contracts/second-factor.ts';
import { aCompanyUser, aUser } from './examples.ts';
import { createMemoryCompanyUsers } from './memory/company-users.ts';
import { createMemoryHelpArticles } from './memory/help-articles.ts';
import { createMemoryImpersonation } from './memory/impersonation.ts';
import { createMemoryManagerProfile } from './memory/manager-profile.ts';
import {
  createMemoryActiveSessions,
  createMemoryContactService,
  createMemoryOwnPassword,
  createMemoryPasswords,
  createMemoryRegistration,
  createMemorySecondFactor,
  memoryPassword,
  memoryCode,
} from './memory/own-account.ts';
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

ownPasswordContract('the own password in memory', async () => {
  const ownPassword = createMemoryOwnPassword();
  return { ownPassword, password: memoryPassword, letsIn: async (password) => password === ownPassword.current() };
});

secondFactorContract('the second factor in memory', async () => ({
  secondFactor: createMemorySecondFactor(),
  password: memoryPassword,
  codeOf: () => memoryCode,
}));

activeSessionsContract('the active sessions in memory', async () => {
  const sessions = createMemorySessions();
  const browser = () => {
    const tokens = createMemorySessionTokens();
    tokens.set(beginMemorySession(sessions, aUser()).token);
    return createMemoryActiveSessions(tokens, sessions);
  };
  return { here: browser(), there: browser() };
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

companyUsersContract("the company's users in memory", async () => {
  const you = aCompanyUser({ id: 'you', email: 'priya@northgate.example', isYou: true });
  return {
    users: createMemoryCompanyUsers([you, aCompanyUser()]),
    other: aCompanyUser().email,
    unused: () => 'new@northgate.example',
  };
});

contactServiceContract('the contact service in memory', async () => createMemoryContactService());

managerProfileContract('the manager profile in memory', async () =>
  createMemoryManagerProfile({
    name: 'Morgan Reed',
    email: 'morgan@connect.example',
    firstName: 'Morgan',
    lastName: 'Reed',
    isSuperUser: false,
  }),
);

helpArticlesContract(
  'the help articles in memory',
  async (written) => (language) => createMemoryHelpArticles(written, language),
);
