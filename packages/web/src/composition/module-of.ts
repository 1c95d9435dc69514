import { ContainerModule } from 'inversify';
import type { MapToResolvedValueInjectOptions, ServiceIdentifier } from 'inversify';

/** Binds a token to what is made once of what is bound for others, unless something else is bound for it, such as a test's fake. */
export type BindOnce = <T, From extends unknown[]>(
  token: ServiceIdentifier<T>,
  make: (...from: From) => T,
  from: MapToResolvedValueInjectOptions<From>,
) => void;

/** A module of a feature: the ports that are its own. */
export const moduleOf = (bindAll: (bind: BindOnce) => void): ContainerModule =>
  new ContainerModule(({ bind, isBound }) => {
    bindAll((token, make, from) => {
      if (!isBound(token)) bind(token).toResolvedValue(make, from).inSingletonScope();
    });
  });
