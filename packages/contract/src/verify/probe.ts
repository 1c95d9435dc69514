import * as v from 'valibot';
import type { Call } from '../call.ts';
import { pathOf } from '../call.ts';
import { issueText } from '../issue-text.ts';

/** What the suites ask with: the platform's `fetch`, or another that answers alike. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Question {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent in place of the token that is verified with; null for none. */
  readonly token?: string | null;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** One thing that was looked at, and what differs from the contract; null where nothing does. */
export interface Finding {
  readonly call: string;
  readonly looked: string;
  readonly problem: string | null;
  /** Why it could not be looked at: then nothing is known of it, and there is no problem. */
  readonly untried?: string;
  /** There was nothing to look at with, and people need not have it. */
  readonly needless?: true;
  /** The server did not let it, as it was asked too often: another time it would. */
  readonly tooOften?: true;
}

export interface Probe {
  ask(row: Call, question?: Question): Promise<Answered>;
  /** Asks an address that an answer named. Rejects with {@link AskedTooOften} where a server does not let it, however long it waits. */
  askAt(url: string, init: RequestInit): Promise<Answered>;
  /** Notes what a look comes to: a problem, or none. One that throws is a problem, unless it was not let. */
  look(call: Call | string, looked: string, find: () => Promise<string | null>): Promise<void>;
  /** Notes what there was nothing to look at with, and why; `needless` where people need not have it. */
  skip(call: Call | string, looked: string, why: string, needless?: true): void;
}

/** That a server would not answer now says nothing of what it would have answered. */
export class AskedTooOften extends Error {}

/** Waits so many milliseconds: as a server asks of who asks it too often. */
export type Pause = (milliseconds: number) => Promise<void>;

/** So often is waited for one answer. */
const mostWaits = 2;
/** So long is waited at a time, in milliseconds: who lets nobody in for longer has counted more than this run. */
const longestWait = 60_000;
/** So long is waited in all: a server that refuses everything would take hours. */
const patience = 300_000;

/** Milliseconds until a server may be asked again, which it says in seconds or as a time; null where it does not. */
const waitOf = (headers: Headers): number | null => {
  const after = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
};

/** So long an answer may take, in milliseconds: as the portal's own client waits. */
export const timeout = 20_000;

export const jsonOf = ({ bytes }: Answered): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** What stands in a value under a path of names; undefined where there is nothing. */
export const fieldOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((within, name) => Object(within)[name] as unknown, value);

/** What a call said; nothing where it refused. */
export const recordOf = (answered: Answered | null): unknown => (answered ? jsonOf(answered) : null);

/** A list that stands in a value under a name; an empty one where there is none. */
export const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
};

/** What is wrong with a value by a schema, in one sentence; null where nothing is. */
export const problemOf = (schema: v.GenericSchema, value: unknown): string | null => {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return null;
  const [issue] = parsed.issues;
  return `${v.getDotPath(issue) ?? 'The answer'} ${issueText(issue, { schema })}`;
};

const nameOf = (call: Call | string): string => (typeof call === 'string' ? call : `${call.method} ${call.path}`);

export const createProbe = (
  base: string,
  token: string,
  fetch: Fetch,
  note: (finding: Finding) => void,
  pause: Pause,
): Probe => {
  let left = patience;
  const askAt = async (url: string, init: RequestInit, waits = 0): Promise<Answered> => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout), redirect: 'manual' });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status, headers } = response;
    if (status !== 429) return { status, headers, type: headers.get('content-type') ?? '', bytes };
    const wait = waitOf(headers);
    if (wait === null || waits === mostWaits || wait > Math.min(longestWait, left)) throw new AskedTooOften();
    left -= wait;
    await pause(wait);
    return askAt(url, init, waits + 1);
  };
  return {
    askAt: (url, init) => askAt(url, init),
    ask: (row, { params = {}, query = {}, body, token: other = token } = {}) => {
      const search = new URLSearchParams(query).toString();
      return askAt(`${base}${pathOf(row, params)}${search && `?${search}`}`, {
        method: row.method,
        headers: {
          ...(other !== null && { authorization: `Bearer ${other}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    },
    look: async (call, looked, find) => {
      const named = { call: nameOf(call), looked };
      try {
        note({ ...named, problem: await find() });
      } catch (error) {
        if (error instanceof AskedTooOften)
          note({ ...named, problem: null, untried: 'it was asked too often: wait a while', tooOften: true });
        else note({ ...named, problem: error instanceof Error ? error.message : String(error) });
      }
    },
    skip: (call, looked, why, needless) =>
      note({ call: nameOf(call), looked, problem: null, untried: why, ...(needless && { needless }) }),
  };
};
