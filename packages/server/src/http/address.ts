import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Environment } from './environment.ts';

/**
 * The address that a request came from. Each proxy in front writes down the one it was asked from, so that of the caller is so many from the end of
 * `X-Forwarded-For` as there are proxies; what stands before is the caller's own word. Where that is no address, it is the connection's.
 */
export const makeAddressOf =
  (proxies: number) =>
  ({ req, env }: Context<Environment>): string => {
    const forwarded = proxies > 0 ? req.header('X-Forwarded-For')?.split(',').at(-proxies)?.trim() : undefined;
    return forwarded && isIP(forwarded) > 0 ? forwarded : (env.incoming?.socket.remoteAddress ?? 'unknown');
  };
