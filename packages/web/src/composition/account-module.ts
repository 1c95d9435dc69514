import { ContainerModule } from 'inversify';
import { lazily } from './lazily.ts';
import { answeredPort } from './lazy-port.ts';
import {
  ActiveSessionsToken,
  ImpersonationToken,
  ManagerProfileToken,
  PasswordsToken,
  PortalClientToken,
  RegistrationToken,
} from './tokens.ts';

const port = answeredPort(lazily(() => import('./http-account-adapters.ts')));

/** The part of the portal API that the own account's pages ask. */
export const accountModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ActiveSessionsToken)
      .toResolvedValue(
        port((made, client) => made.createHttpActiveSessions(client)),
        [PortalClientToken],
      )
      .inSingletonScope();
    bind(ImpersonationToken)
      .toResolvedValue(
        port((made, client) => made.createHttpImpersonation(client)),
        [PortalClientToken],
      )
      .inSingletonScope();
    bind(ManagerProfileToken)
      .toResolvedValue(
        port((made, client) => made.createHttpManagerProfile(client)),
        [PortalClientToken],
      )
      .inSingletonScope();
    bind(PasswordsToken)
      .toResolvedValue(
        port((made, client) => made.createHttpPasswords(client)),
        [PortalClientToken],
      )
      .inSingletonScope();
    bind(RegistrationToken)
      .toResolvedValue(
        port((made, client) => made.createHttpRegistration(client)),
        [PortalClientToken],
      )
      .inSingletonScope();
  });
