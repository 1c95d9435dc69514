import { isConfirmed } from '@connect/core/domain/documents/order-outcome';
import * as v from 'valibot';
import type { User } from '../auth.ts';
import { calls } from '../calls.ts';
import { SearchAnswer, SearchCredentials } from '../search.ts';
import { fieldOf, jsonOf, problemOf, type Probe } from './probe.ts';

/** Whose token it is that is verified with. */
export type Person = v.InferOutput<typeof User>;
const unknownText = 'qzxjvkwq';
/** So many hits are asked for. */
const pageOfHits = 100;
/** So many does the search service count at most. */
const mostCounted = 1000;

const hostOf = (host: string, base: string): string => new URL(host, `${base}/`).href.replace(/\/$/, '');

interface Both {
  readonly url: string;
  readonly token: string;
  readonly indexes: v.InferOutput<typeof SearchCredentials>['indexes'];
  /** A document that a search of one of them finds. */
  readonly known: Hit | undefined;
}

/** The list of orders and invoices together, which is the portal's first: one search of both indexes, each hit with its own. */
const lookAtBoth = async (probe: Probe, { url, token, indexes, known }: Both): Promise<void> => {
  const both = [indexes.orders, indexes.invoices].filter((index) => index !== undefined);
  if (both.length < 2) return;
  if (!known) return probe.skip('search of both', 'finds orders and invoices as one list', 'neither has any');
  await probe.look('search of both', 'finds orders and invoices as one list, each with its index', async () => {
    const answered = await probe.askAt(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        federation: { offset: 0, limit: 10 },
        queries: both.map((indexUid) => ({ indexUid, q: '', sort: ['number_sortable:desc'] })),
      }),
    });
    if (answered.status !== 200) return `answers ${answered.status}`;
    const hits = fieldOf(jsonOf(answered), 'hits');
    if (!Array.isArray(hits) || hits.length === 0) return 'has no hits';
    const lost = hits.find((hit) => !both.includes(String(fieldOf(hit, '_federation', 'indexUid'))));
    return lost === undefined ? null : `does not say of which index ${String(fieldOf(lost, 'number'))} is`;
  });
};

/** A document that was found. */
export type Hit = v.InferOutput<typeof SearchAnswer>['hits'][number];

/** What other calls say that there are: a search that finds none of it is at fault. */
type Others = Readonly<Record<'orders' | 'invoices', string | null>>;

interface Newest {
  /** The newest that can be downloaded. */
  orders?: Hit | undefined;
  invoices?: Hit | undefined;
  /** An invoice that is not paid. */
  unpaid?: Hit | undefined;
  /** How many orders there are; undefined where that are more than the search counts. */
  found?: number;
}

/** The search: who may, what of, and in which order. Answers what other calls are held against. */
export const lookAtSearch = async (
  probe: Probe,
  base: string,
  given: unknown,
  user: Person,
  others: Others,
): Promise<Newest> => {
  const newest: Newest = {};
  const credentials = v.safeParse(SearchCredentials, given);
  if (!credentials.success) return newest;
  const { host, token, expires_at: expiresAt, indexes } = credentials.output;
  await probe.look(calls.searchCredentials, 'last 15 minutes at most, and have not ended', async () => {
    const left = expiresAt - Date.now() / 1000;
    return left > 0 && left <= 16 * 60 ? null : `last ${Math.round(left)} s`;
  });
  for (const kind of ['orders', 'invoices'] as const) {
    const permission = kind === 'orders' ? 'View Orders' : 'View Invoices';
    const index = indexes[kind];
    const may = user.permissions.includes(permission);
    await probe.look(
      calls.searchCredentials,
      `name the index of ${kind} to whoever has ${permission} alone`,
      async () => ((index !== undefined) === may ? null : index === undefined ? 'do not' : 'do'),
    );
    if (index === undefined) continue;
    const name = `search of ${kind}`;
    const url = `${hostOf(host, base)}/multi-search`;
    const search = (more: object, key = token) =>
      probe.askAt(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          queries: [{ indexUid: index, q: '', limit: pageOfHits, sort: ['number_sortable:desc'], ...more }],
        }),
      });
    const hitsOf = async (more: object): Promise<readonly Hit[]> => {
      const answered = await search(more);
      if (answered.status !== 200) throw new Error(`answers ${answered.status}`);
      const results: unknown = fieldOf(jsonOf(answered), 'results', '0');
      const problem = problemOf(SearchAnswer, results);
      if (problem !== null) throw new Error(problem);
      return v.parse(SearchAnswer, results).hits;
    };
    let hits: readonly Hit[] = [];
    await probe.look(name, 'answers as the contract has it', async () => {
      hits = await hitsOf({});
      return others[kind] === null || hits.length > 0 ? null : `finds nothing, and ${others[kind]}`;
    });
    newest[kind] = hits.find((hit) => kind === 'invoices' || isConfirmed(hit)) ?? hits[0];
    if (kind === 'invoices')
      newest.unpaid = hits.find((hit) => hit.due_date !== null && (hit.remaining_amount ?? 0) > 0);
    await probe.look(name, 'is refused with a token that is none', async () => {
      const { status } = await search({}, 'none.at.all');
      return status === 401 || status === 403 ? null : `answers ${status}`;
    });
    await probe.look(name, 'finds documents of the own account alone', async () => {
      const foreign = hits.find((hit) => hit.customer_no !== user.customerNo);
      return foreign ? `finds ${foreign.number} of ${foreign.customer_no}` : null;
    });
    await probe.look(name, 'has each document once', async () => {
      const numbers = hits.map(({ number }) => number);
      const twice = numbers.find((number, at) => numbers.indexOf(number) < at);
      return twice === undefined ? null : `has ${twice} twice`;
    });
    await probe.look(name, 'has the newest number first', async () => {
      const at = hits.findIndex(
        (hit, place) => place > 0 && hit.number_sortable > (hits[place - 1]?.number_sortable ?? 0),
      );
      return at < 0 ? null : `has ${hits[at]?.number} after ${hits[at - 1]?.number}`;
    });
    await probe.look(name, 'counts what it finds', async () => {
      const total = fieldOf(jsonOf(await search({ limit: 1 })), 'results', '0', 'estimatedTotalHits');
      if (typeof total !== 'number') return `counts ${String(total)}`;
      if (kind === 'orders' && total < mostCounted) newest.found = total;
      if (hits.length < pageOfHits) return total === hits.length ? null : `counts ${total}, and has ${hits.length}`;
      if (total >= mostCounted) return null;
      const beyond = await hitsOf({ limit: 1, offset: total });
      const last = total > 0 ? await hitsOf({ limit: 1, offset: total - 1 }) : [];
      return last.length === 1 && beyond.length === 0 ? null : `counts ${total}, which is not where its hits end`;
    });
    const [hit] = hits;
    if (!hit) {
      probe.skip(name, 'keeps to dates, texts, numbers and pages', 'it finds nothing');
      continue;
    }
    await probe.look(name, 'keeps to a range of dates', async () => {
      const day = hit.document_date_sortable;
      const found = await hitsOf({ filter: `document_date_sortable ${day} TO ${day}` });
      const other = found.find((each) => each.document_date_sortable !== day);
      if (other) return `finds ${other.number} of another day`;
      return found.some(({ number }) => number === hit.number) ? null : `does not find ${hit.number} on its day`;
    });
    await probe.look(name, 'finds nothing for a text that is nowhere', async () => {
      const [found] = await hitsOf({ q: unknownText });
      return found ? `finds ${found.number}` : null;
    });
    await probe.look(name, 'goes on where a page ends', async () => {
      const [second] = await hitsOf({ limit: 1, offset: 1 });
      return second?.number === hits[1]?.number ? null : `begins its second page with ${String(second?.number)}`;
    });
    await probe.look(name, 'finds a document by its number', async () => {
      const found = await hitsOf({ q: hit.number });
      return found.some(({ number }) => number === hit.number) ? null : `does not find ${hit.number}`;
    });
  }
  const known = newest.orders ?? newest.invoices;
  await lookAtBoth(probe, { url: `${hostOf(host, base)}/multi-search`, token, indexes, known });
  return newest;
};
