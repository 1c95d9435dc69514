import type { Call } from '@connect/contract/call';
import { pathOf } from '@connect/contract/call';
import { ErrorBody } from '@connect/contract/values';
import { pino } from 'pino';
import * as v from 'valibot';
import type { ServerConfig } from '../config.ts';
import { findOperatorAccess, type OperatorAccess } from '../lifecycle/operator-file.ts';
import { reasonOf } from '../lifecycle/start-error.ts';
import { startServer } from '../start-server.ts';
import { CommandError } from './outcome.ts';

/** The portal that a command works on. */
export interface Target {
  /** Whether it is a server that runs anyway, and not one started for this command. */
  readonly isRunning: boolean;
  /** Makes any call as the operator, who may everything. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const reach = ({ url, token }: OperatorAccess, rest: Pick<Target, 'isRunning' | 'close'>): Target => ({
  ...rest,
  fetch: async (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    try {
      return await fetch(new URL(path, url), { ...init, headers });
    } catch (error) {
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      throw new CommandError(`The portal at ${url} did not answer (${reasonOf(cause)}). See its log, and try again.`);
    }
  },
});

/**
 * The running server of these settings, else one started for as long as the command takes, on a free port that only this machine reaches:
 * so there is one way to do everything. Throws a StartError when that cannot be.
 */
export const openTarget = async (config: ServerConfig): Promise<Target> => {
  const running = findOperatorAccess(config.dataDir);
  if (running) return reach(running, { isRunning: true, close: async () => undefined });
  const server = await startServer({
    config: { ...config, host: '127.0.0.1', port: 0 },
    url: `http://localhost:${config.port}`,
    log: pino({ level: config.logLevel === 'info' ? 'error' : config.logLevel, base: null }, pino.destination(2)),
  });
  return reach(server.operator, { isRunning: false, close: () => server.close() });
};

interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The refusal of an answer, in one line. */
export const refusalOf = async (answer: Response): Promise<CommandError> => {
  const text = await answer.text();
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrorBody), text);
  if (!body.success) return new CommandError(`The portal answered ${answer.status} ${answer.statusText}.`);
  const { message, errors } = body.output;
  const all = Object.entries(errors ?? {}).map(([field, problems]) => `${field} ${problems.join(', ')}`);
  return new CommandError(all.length > 1 ? `The portal refused it: ${all.join('; ')}.` : message);
};

/** Makes a call of the operator's and reads its answer; a refusal ends the command. */
export const callOf = async <Row extends Call & { readonly answer: v.GenericSchema }>(
  target: Target,
  row: Row,
  { params, body }: CallParts = {},
): Promise<v.InferOutput<Row['answer']>> => {
  const answer = await target.fetch(pathOf(row, params), {
    method: row.method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw await refusalOf(answer);
  return v.parse(row.answer, await answer.json());
};
