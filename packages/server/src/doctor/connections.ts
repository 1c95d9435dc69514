import type { Check } from '@connect/contract/operator/upkeep';
import type { ServerConfig } from '../config.ts';
import type { TraceSettings } from '../trace-settings.ts';
import { openServer, reachProblem } from '../database/open.ts';
import { hostOf } from '../lifecycle/host-of.ts';
import { reasonOf } from '../lifecycle/start-error.ts';
import { databaseTodo, failed, ok } from '../operator/application/data-checks.ts';
import { causeOf, patience } from './patience.ts';

/** Why a PostgreSQL cannot be used; null where it can. */
export const databaseProblem = async (url: string): Promise<string | null> => {
  const database = openServer(url, () => undefined);
  try {
    return await reachProblem(database);
  } finally {
    await database.destroy();
  }
};

const ask = (url: string, key: string | null): Promise<Response> =>
  fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    ...(key !== null && { headers: { Authorization: `Bearer ${key}` } }),
  });

/** Why nothing like a Meilisearch answers there; null where one does. */
export const searchProblem = async (url: string): Promise<string | null> => {
  try {
    const answer = await ask(`${url}/health`, null);
    if (answer.ok) return null;
    return `${url}/health answers ${answer.status}: is it a Meilisearch?`;
  } catch (error) {
    return `nothing answers at ${url} (${reasonOf(causeOf(error))})`;
  }
};

/** Why the search service there cannot be used by this master key, in a few words, beside the name of its host; null where it can. */
export const searchFault = async (url: string, key: string): Promise<string | null> => {
  try {
    // Only who has the master key lists keys.
    for (const path of ['/health', '/keys?limit=1']) {
      const answer = await ask(url + path, key);
      if (!answer.ok) return `answers ${answer.status} at ${url}${path}`;
      const isMeilisearch = await answer.json().then(
        () => true,
        () => false,
      );
      if (!isMeilisearch) return `answers no JSON at ${url}${path}`;
    }
    return null;
  } catch (error) {
    return reasonOf(causeOf(error));
  }
};

/** Why a master key is none of the Meilisearch there; null where it is. */
export const searchKeyProblem = async (url: string, key: string): Promise<string | null> => {
  const problem = await searchProblem(url);
  if (problem !== null) return problem;
  // Only who has the master key lists keys.
  const answer = await ask(`${url}/keys?limit=1`, key);
  return answer.ok ? null : `the Meilisearch at ${url} does not take this key as its master key (${answer.status})`;
};

/** Why traces are not taken there; null where they are. None is sent for it. */
const tracesProblem = async ({ url, headers }: TraceSettings): Promise<string | null> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{"resourceSpans":[]}',
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? null : `${hostOf(url)} answers ${answer.status}`;
  } catch (error) {
    return `nothing answers at ${hostOf(url)} (${reasonOf(causeOf(error))})`;
  }
};

const checkOf = (name: string, problem: string | null, todo: string): Check[] => [
  problem === null ? ok(name, 'answers') : failed(name, problem, todo),
];

/** Whether the PostgreSQL of the settings answers; nothing where the database is embedded. */
export const databaseChecks = async ({ databaseUrl }: ServerConfig): Promise<readonly Check[]> =>
  databaseUrl === null ? [] : checkOf('database', await databaseProblem(databaseUrl), databaseTodo);

/** Whether the Meilisearch of the settings answers and takes the key; nothing where the search is embedded. */
export const searchChecks = async ({ meili, meiliMasterKey }: ServerConfig): Promise<readonly Check[]> =>
  meili === null
    ? []
    : checkOf(
        'search',
        await searchKeyProblem(meili.url, meiliMasterKey ?? ''),
        'See MEILI_URL and MEILI_MASTER_KEY, and whether Meilisearch runs and is reached from here.',
      );

/** Whether traces are taken where the settings say; nothing where they go nowhere. */
export const traceChecks = async ({ traces }: Pick<ServerConfig, 'traces'>): Promise<readonly Check[]> =>
  traces === null
    ? []
    : checkOf(
        'traces',
        await tracesProblem(traces),
        'See the settings that begin with OTEL_EXPORTER_OTLP_: address (OTLP over HTTP, mostly port 4318) and headers. The portal goes on without.',
      );
