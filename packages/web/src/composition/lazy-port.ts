import { refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Failure, Refusal } from '@connect/core/ports/failure';
import type { Lazily } from './tokens.ts';

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
