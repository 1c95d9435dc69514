import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Call } from '@connect/contract/call';
import { pathOf } from '@connect/contract/call';
import type { AnyErrorCode } from '@connect/contract/error-codes';
import { ErrorBody } from '@connect/contract/values';
import * as v from 'valibot';
import type { ServerConfig } from '../config.ts';
import { folderHolder, hasDatabase } from '../lifecycle/data-folder.ts';
import { findOperatorAccess, type OperatorAccess } from '../lifecycle/operator-file.ts';
import { reasonOf, StartError } from '../lifecycle/start-error.ts';
import { CommandError, exitCodes } from './outcome.ts';

/** The portal that a command works on. */
export interface Target {
  /** Whether it is a server that runs anyway, and not one started for this command. */
  readonly isRunning: boolean;
  /** Makes any call as the operator, who may everything. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** Calls a portal at an address; where it does not answer, a CommandError says so, and what to do. */
export const fetchAt =
  ({ url, token }: OperatorAccess, todo: string): Target['fetch'] =>
  async (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    try {
      return await fetch(new URL(path, url), { ...init, headers });
    } catch (error) {
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      throw new CommandError(`The portal at ${url} did not answer (${reasonOf(cause)}). ${todo}`);
    }
  };

const todo = 'See its log, and try again.';

/** A server that runs anyway: one that took its place meanwhile lets in who shows what that has written, maybe on another port. */
const reachRunning = (dataDir: string, found: OperatorAccess): Target => ({
  isRunning: true,
  fetch: (path, init) => fetchAt(findOperatorAccess(dataDir) ?? found, todo)(path, init),
  close: async () => undefined,
});

/** Milliseconds that a server may take to start, and from one look to the next. */
const startPatience = 60_000;
const startPause = 250;

interface Waiting {
  readonly progress: (line: string) => void;
  /** Milliseconds. */
  readonly patience: number;
}

/** How to call the server that runs on a data folder, once it has started; null where none does. */
const findRunning = async (dataDir: string, { progress, patience }: Waiting): Promise<OperatorAccess | null> => {
  const until = Date.now() + patience;
  let isReported = false;
  for (;;) {
    const running = findOperatorAccess(dataDir);
    const holder = folderHolder(dataDir);
    if (running || holder === null) return running;
    if (Date.now() > until)
      throw new CommandError(
        `The portal is still starting, or another command is at work (process ${holder}). Try again when it is done.`,
        exitCodes.unavailable,
      );
    if (!isReported)
      progress(`The portal is starting, or another command is at work (process ${holder}): waiting for it…`);
    isReported = true;
    await setTimeout(startPause);
  }
};

/** Whether there is nothing to work on but the demo that a first start would make, which nobody has asked for. */
const isNoPortal = async ({ demo, databaseUrl, dataDir }: ServerConfig): Promise<boolean> => {
  if (!demo) return false;
  if (databaseUrl === null) return !hasDatabase(dataDir);
  const { openServer } = await import('../database/open.ts');
  const { appliedMigrations } = await import('../database/schema.ts');
  const database = openServer(databaseUrl, () => undefined);
  try {
    return (await appliedMigrations(database)).length === 0;
  } catch {
    // Whatever is wrong with it, the start says so.
    return false;
  } finally {
    await database.destroy();
  }
};

/**
 * The running server of these settings, else one started for as long as the command takes, on a free port that only this machine reaches:
 * so there is one way to do everything. One that is starting is waited for. Throws a StartError when that cannot be.
 */
export const openTarget = async (
  config: ServerConfig,
  progress: Waiting['progress'],
  patience = startPatience,
): Promise<Target> => {
  const running = await findRunning(config.dataDir, { progress, patience });
  if (running) return reachRunning(config.dataDir, running);
  if (await isNoPortal(config))
    throw new CommandError(
      `There is no portal in ${config.databaseUrl === null ? resolve(config.dataDir) : 'this database'}, and DEMO is not off for a new one. Go to the folder whose .env and data are the portal's, or set one up: connect init.`,
      exitCodes.unavailable,
    );
  // Loaded for a command that finds no server, as it takes longer than what most of them do.
  const { startServer } = await import('../start-server.ts');
  const [{ createLog }, { pino }] = await Promise.all([import('../log.ts'), import('pino')]);
  // What a command says is not to be lost among the requests that it makes.
  const logLevel = config.logLevel === 'info' ? 'error' : config.logLevel;
  try {
    const server = await startServer({
      config: { ...config, host: '127.0.0.1', port: 0, logLevel },
      url: `http://localhost:${config.port}`,
      log: createLog(logLevel, pino.destination(2)),
    });
    return { isRunning: false, fetch: fetchAt(server.operator, todo), close: () => server.close() };
  } catch (error) {
    // Somebody else may have been quicker, and taken the folder.
    if (!(error instanceof StartError) || folderHolder(config.dataDir) === null) throw error;
    return openTarget(config, progress, patience);
  }
};

interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Refusals of a value that makes no sense whatever the portal holds: the command line is wrong. */
const wrongUse: ReadonlySet<string> = new Set<AnyErrorCode>(['malformed_request', 'unknown_permission']);

/** The refusal of an answer, in one line. */
export const refusalOf = async (answer: Response): Promise<CommandError> => {
  const text = await answer.text();
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrorBody), text);
  if (!body.success) return new CommandError(`The portal answered ${answer.status} ${answer.statusText}.`);
  const { code, message, errors } = body.output;
  const all = Object.entries(errors ?? {}).map(([field, problems]) => `${field} ${problems.join(', ')}`);
  const exitCode = wrongUse.has(code) ? exitCodes.usage : exitCodes.failed;
  return new CommandError(all.length > 1 ? `The portal refused it: ${all.join('; ')}.` : message, exitCode);
};

/** Makes a call of the operator's and reads its answer; a refusal ends the command. */
export const callOf = async <Row extends Call & { readonly answer: v.GenericSchema }>(
  target: Target,
  row: Row,
  { params, query, body }: CallParts = {},
): Promise<v.InferOutput<Row['answer']>> => {
  const answer = await target.fetch(pathOf(row, params) + (query ? `?${new URLSearchParams(query).toString()}` : ''), {
    method: row.method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw await refusalOf(answer);
  return v.parse(row.answer, await answer.json());
};
