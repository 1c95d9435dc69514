import { refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Failure, Refusal } from '@connect/core/ports/failure';
import { lazily } from './lazily.ts';
import type { Lazily } from './tokens.ts';

/** A port's adapter over a client, both and what makes it fetched at the port's first call, side by side. */
export const over = <Adapters, Client, Port>(
  adapters: Lazily<Adapters>,
  client: Lazily<Client>,
  create: (adapters: Adapters, client: Client) => Port,
): Lazily<Port> => lazily(async () => create(...(await Promise.all([adapters(), client()]))));

/** Asks an adapter that is fetched at the first call; one that cannot be is as good as a server that cannot be reached. */
const askingOr =
  <Why>(unreachable: Why) =>
  async <Adapter, Value>(
    adapter: Lazily<Adapter>,
    ask: (adapter: Adapter) => Promise<Result<Value, Why>>,
  ): Promise<Result<Value, Why>> => {
    const fetched = await adapter().catch(() => null);
    return fetched === null ? refused(unreachable) : ask(fetched);
  };

/** For ports that refuse with a kind of failure alone. */
export const asked = askingOr<Failure>('unavailable');

/** For ports that refuse with the server's message, too. */
export const answered = askingOr<Refusal>({ failure: 'unavailable', message: null });
