import type { PortalClient } from '@connect/adapters-http/portal-client';
import { refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Failure, Refusal } from '@connect/core/ports/failure';
import { lazily } from './lazily.ts';
import type { Lazily } from './tokens.ts';

/** A port's adapter over the portal's client, both and what makes it fetched when it is first asked for, side by side. */
export const lazyAdapter = <Adapters, Port>(
  adapters: Lazily<Adapters>,
  client: Lazily<PortalClient>,
  create: (adapters: Adapters, client: PortalClient) => Port,
): Lazily<Port> => lazily(async () => create(...(await Promise.all([adapters(), client()]))));

type Refusing<Port, Why> = {
  readonly [Call in keyof Port]: (...question: never) => Promise<Result<unknown, Why>>;
};

/** A port whose adapter is fetched at its first call; one that cannot be is as good as a server that cannot be reached. */
const portOr =
  <Why>(unreachable: Why) =>
  <Adapters>(adapters: Lazily<Adapters>) =>
  <Port extends Refusing<Port, Why>>(create: (adapters: Adapters, client: PortalClient) => Port) =>
  (client: Lazily<PortalClient>): Port => {
    const adapter = lazyAdapter(adapters, client, create);
    const ask =
      (call: string | symbol) =>
      async (...question: unknown[]) => {
        const fetched = await adapter().catch(() => null);
        return fetched === null ? refused(unreachable) : Reflect.apply(Reflect.get(fetched, call), fetched, question);
      };
    // It is no promise, which the container would wait for.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each of its calls is made as it is asked for.
    return new Proxy({} as Port, { get: (_, call) => (call === 'then' ? undefined : ask(call)) });
  };

/** For ports that refuse with a kind of failure alone. */
export const askedPort = portOr<Failure>('unavailable');

/** For ports that refuse with the server's message, too. */
export const answeredPort = portOr<Refusal>({ failure: 'unavailable', message: null });
