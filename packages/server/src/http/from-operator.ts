import type { Context } from 'hono';
import { isBearer } from './bearer.ts';
import type { Environment } from './environment.ts';

/** Whether a request comes from this machine, and through no proxy. One without a socket was made within the process. */
const isLocal = ({ env, req }: Context<Environment>): boolean => {
  if (req.header('X-Forwarded-For') !== undefined || req.header('Forwarded') !== undefined) return false;
  const socket = env.incoming?.socket;
  if (!socket) return true;
  const from = socket.remoteAddress?.replace(/^::ffff:/, '');
  return (
    from !== undefined && (from === '::1' || from.startsWith('127.') || socket.remoteAddress === socket.localAddress)
  );
};

/** Gives what finds out whether whoever runs the portal makes a request: by the token that only who reads its data folder has, and from here. */
export const makeIsOperator =
  (token: string) =>
  (context: Context<Environment>): boolean =>
    isBearer(context.req.header('Authorization'), token) && isLocal(context);

export type IsOperator = ReturnType<typeof makeIsOperator>;
