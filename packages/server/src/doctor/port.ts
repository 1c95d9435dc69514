import { createServer } from 'node:net';
import type { Check } from '@connect/contract/operator/upkeep';
import type { ServerConfig } from '../config.ts';
import { failed } from '../operator/application/data-checks.ts';
import { codeOf } from '../lifecycle/start-error.ts';

type Address = Pick<ServerConfig, 'host' | 'port' | 'basePath'>;

/** What keeps a server from listening there, as the system says it; null for nothing. */
const problemAt = ({ host, port }: Address): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

const isPortal = ({ port, basePath }: Address): Promise<boolean> =>
  fetch(`http://localhost:${port}${basePath}/health/live`, { redirect: 'manual', signal: AbortSignal.timeout(2000) })
    .then(({ ok }) => ok)
    .catch(() => false);

/** Who has the port of a portal that does not run, if anybody, and what is to be done about it. */
export const findPort = async (
  address: Address,
): Promise<{ readonly takenBy: 'portal' | 'program' | null; readonly checks: readonly Check[] }> => {
  const where = `${address.port} of ${address.host}`;
  const problem = await problemAt(address);
  if (problem === null) return { takenBy: null, checks: [] };
  if (problem !== 'EADDRINUSE')
    return {
      takenBy: null,
      checks: [
        failed('port', `${where} cannot be listened on (${problem})`, 'Set PORT and HOST to what this user may use.'),
      ],
    };
  const takenBy = (await isPortal(address)) ? 'portal' : 'program';
  const todo = 'Stop what uses it, or set PORT to another: the portal does not start before that.';
  return { takenBy, checks: [failed('port', `${where} is taken by another ${takenBy}`, todo)] };
};
