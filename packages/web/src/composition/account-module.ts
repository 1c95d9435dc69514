import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { ActiveSessions } from '@connect/core/ports/active-sessions';
import type { CompanyUsers } from '@connect/core/ports/company-users';
import type { ContactService } from '@connect/core/ports/contact-service';
import type { HelpArticles } from '@connect/core/ports/help-articles';
import type { Impersonation } from '@connect/core/ports/impersonation';
import type { ManagerProfile } from '@connect/core/ports/managed-customers';
import type { Passwords } from '@connect/core/ports/passwords';
import type { Registration } from '@connect/core/ports/registration';
import type { SecondFactor } from '@connect/core/ports/second-factor';
import { ContainerModule } from 'inversify';
import { lazily } from './lazily.ts';
import { answered, over } from './lazy-port.ts';
import {
  ActiveSessionsToken,
  CompanyUsersToken,
  ContactServiceToken,
  HelpArticlesToken,
  ImpersonationToken,
  ManagerProfileToken,
  PasswordsToken,
  PortalClientToken,
  RegistrationToken,
  SecondFactorToken,
} from './tokens.ts';
import type { Lazily } from './tokens.ts';

const adapters = lazily(() => import('./http-account-adapters.ts'));

const registration = (client: Lazily<PortalClient>): Registration => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpRegistration(portal));
  return { register: (form) => answered(adapter, (port) => port.register(form)) };
};

const passwords = (client: Lazily<PortalClient>): Passwords => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpPasswords(portal));
  return {
    sendReset: (email, storefront) => answered(adapter, (port) => port.sendReset(email, storefront)),
    reset: (form) => answered(adapter, (port) => port.reset(form)),
  };
};

const secondFactor = (client: Lazily<PortalClient>): SecondFactor => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpSecondFactor(portal));
  return {
    state: () => answered(adapter, (port) => port.state()),
    setUp: () => answered(adapter, (port) => port.setUp()),
    confirm: (...form) => answered(adapter, (port) => port.confirm(...form)),
    renewRecoveryCodes: (...form) => answered(adapter, (port) => port.renewRecoveryCodes(...form)),
    turnOff: (...form) => answered(adapter, (port) => port.turnOff(...form)),
  };
};

const activeSessions = (client: Lazily<PortalClient>): ActiveSessions => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpActiveSessions(portal));
  return {
    list: () => answered(adapter, (port) => port.list()),
    end: (id) => answered(adapter, (port) => port.end(id)),
    endAll: () => answered(adapter, (port) => port.endAll()),
  };
};

const companyUsers = (client: Lazily<PortalClient>): CompanyUsers => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpCompanyUsers(portal));
  return {
    list: (query) => answered(adapter, (port) => port.list(query)),
    find: (id) => answered(adapter, (port) => port.find(id)),
    edit: (id, change) => answered(adapter, (port) => port.edit(id, change)),
    deactivate: (id) => answered(adapter, (port) => port.deactivate(id)),
    reactivate: (id) => answered(adapter, (port) => port.reactivate(id)),
    invitations: () => answered(adapter, (port) => port.invitations()),
    invite: (form) => answered(adapter, (port) => port.invite(form)),
    resend: (id, storefront) => answered(adapter, (port) => port.resend(id, storefront)),
    revoke: (id) => answered(adapter, (port) => port.revoke(id)),
    activity: (filter) => answered(adapter, (port) => port.activity(filter)),
  };
};

const contactService = (client: Lazily<PortalClient>): ContactService => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpContactService(portal));
  return { send: (message) => answered(adapter, (port) => port.send(message)) };
};

const helpArticles = (client: Lazily<PortalClient>): HelpArticles => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpHelpArticles(portal));
  return { all: () => answered(adapter, (port) => port.all()) };
};

const impersonation = (client: Lazily<PortalClient>): Impersonation => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpImpersonation(portal));
  return {
    start: (customerNo) => answered(adapter, (port) => port.start(customerNo)),
    stop: (token) => answered(adapter, (port) => port.stop(token)),
  };
};

const managerProfile = (client: Lazily<PortalClient>): ManagerProfile => {
  const adapter = over(adapters, client, (made, portal) => made.createHttpManagerProfile(portal));
  return {
    own: () => answered(adapter, (port) => port.own()),
    rename: (name) => answered(adapter, (port) => port.rename(name)),
  };
};

/** The part of the portal API that the own account's pages ask. */
export const accountModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(RegistrationToken).toResolvedValue(registration, [PortalClientToken]).inSingletonScope();
    bind(PasswordsToken).toResolvedValue(passwords, [PortalClientToken]).inSingletonScope();
    bind(SecondFactorToken).toResolvedValue(secondFactor, [PortalClientToken]).inSingletonScope();
    bind(ActiveSessionsToken).toResolvedValue(activeSessions, [PortalClientToken]).inSingletonScope();
    bind(CompanyUsersToken).toResolvedValue(companyUsers, [PortalClientToken]).inSingletonScope();
    bind(ImpersonationToken).toResolvedValue(impersonation, [PortalClientToken]).inSingletonScope();
    bind(ManagerProfileToken).toResolvedValue(managerProfile, [PortalClientToken]).inSingletonScope();
    bind(ContactServiceToken).toResolvedValue(contactService, [PortalClientToken]).inSingletonScope();
    bind(HelpArticlesToken).toResolvedValue(helpArticles, [PortalClientToken]).inSingletonScope();
  });
