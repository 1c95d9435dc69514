import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { SearchServiceOptions } from '@connect/adapters-http/search-service';
import { ContainerModule } from 'inversify';
import type {
  Container,
  ContainerModuleLoadOptions,
  MapToResolvedValueInjectOptions,
  ServiceIdentifier,
} from 'inversify';
import { token } from './tokens.ts';

/** The portal API, once its client is there. */
export const ClientToken = token<PortalClient>('Client');
/** The search service, once it is known where it is. */
export const SearchServiceToken = token<SearchServiceOptions>('SearchService');

/** A port by its token, and how it is bound where nothing else is bound for it, such as a test's fake. */
export interface Port<T> {
  readonly token: ServiceIdentifier<T>;
  readonly bindTo: (options: Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>) => void;
}

/** A port of a feature's own, made of what is bound for other tokens. */
export const port = <T, From extends unknown[]>(
  name: string,
  make: (...from: From) => T,
  from: MapToResolvedValueInjectOptions<From>,
): Port<T> => {
  const own = token<T>(name);
  return {
    token: own,
    bindTo: ({ bind, isBound }) => {
      if (!isBound(own)) bind(own).toResolvedValue(make, from).inSingletonScope();
    },
  };
};

/** A port that a module of the page binds. */
export const portOfPage = <T>(of: ServiceIdentifier<T>): Port<T> => ({ token: of, bindTo: () => undefined });

/** Opens a feature in the page's container, over the client and the search service. */
export type OpenFeature<Services> = (
  container: Container,
  client: PortalClient,
  search: SearchServiceOptions,
) => Services;

/** A part of the program with a module of its own: the ports it needs, and what its screens do, made of them. */
export const feature = <Ports extends object, Services>(
  ports: { readonly [Name in keyof Ports]: Port<Ports[Name]> },
  create: (ports: Ports) => Services,
): { readonly ports: typeof ports; readonly open: OpenFeature<Services> } => {
  const all: readonly (readonly [string, Port<unknown>])[] = Object.entries(ports);
  return {
    ports,
    open: (container, client, search) => {
      container.load(
        new ContainerModule((options) => {
          if (!options.isBound(ClientToken)) options.bind(ClientToken).toConstantValue(client);
          if (!options.isBound(SearchServiceToken)) options.bind(SearchServiceToken).toConstantValue(search);
          for (const [, each] of all) each.bindTo(options);
        }),
      );
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each port is what is bound for its token.
      return create(Object.fromEntries(all.map(([name, each]) => [name, container.get(each.token)])) as Ports);
    },
  };
};
