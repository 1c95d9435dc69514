import { renewedTokenHeader } from '@connect/contract/auth';
import type { AskedCall } from '@connect/contract/call';
import { pathOf } from '@connect/contract/call';
import { ErrorBody } from '@connect/contract/values';
import type { ServerMessage } from '@connect/core/domain/access/server-message';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Failure, Refusal } from '@connect/core/ports/failure';
import type { SessionTokens } from '@connect/core/ports/session-tokens';
import * as v from 'valibot';
import type { TakeBegun } from './begun-calls.ts';
import { reportFaultOf } from './fault-of-answer.ts';
import type { ReportFault } from './fault-of-answer.ts';
import { readAnswer } from './readable.ts';
import type { OnUnreadable } from './readable.ts';
import { holdSession } from './session-line.ts';

export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent in place of the current token: the call belongs to no session of this browser. */
  readonly token?: string;
  /** How long this one may take in place of the client's own time, in milliseconds. */
  readonly timeout?: number;
}

export type Answer<T> = Promise<Result<T, Refusal>>;

/** Makes the calls of the contract. Never throws for what a server or network does; see `Refusal`. */
export interface PortalClient {
  /** A call that answers JSON, parsed by the schema of its row. */
  json<S extends v.GenericSchema>(row: AskedCall & { readonly answer: S }, input?: CallInput): Answer<v.InferOutput<S>>;
  /** A call that answers a document or another file to save. */
  file(row: AskedCall & { readonly answer: 'pdf' | 'file' }, input?: CallInput): Answer<Uint8Array>;
  /** A call that answers nothing. */
  done(row: AskedCall & { readonly answer: 'none' }, input?: CallInput): Answer<null>;
}

/** Codes of refusals that who is signed in, and what they may, have changed for. */
const doubts = /second_factor_needed|missing_permission/;

export interface PortalClientOptions {
  /** Origin of the portal API; empty when it is the page's own. */
  readonly host: string;
  /** Origin of the brand-manager API; the portal API's own unless given. */
  readonly brandHost?: string;
  readonly tokens: Pick<SessionTokens, 'current' | 'session' | 'set'>;
  /** Told once for each token that the server refuses while it is the current one (decisions §refused-sessions). */
  readonly onSignedOut: () => void;
  /** Told when something was changed, or may have been. */
  readonly onWritten?: () => void;
  /**
   * Told when the user lacks a permission, or a second factor that their company demands (specification §session, §demanded-second-factor):
   * what is known of them may be out of date.
   */
  readonly onSessionDoubted?: () => void;
  /** The language of the page, such as `de`; empty when it is not known. */
  readonly language: () => string;
  /** How long the server may take to answer, in milliseconds. */
  readonly timeout?: number;
  /** Told by what the server's log knows a request of which it made a fault (specification §log). */
  readonly onFault?: ReportFault;
  /** Told how many records of an answer could not be read. */
  readonly onUnreadable?: OnUnreadable;
  /** Without a line, what was read before in this session is answered again. */
  readonly line?: Line;
  /** What the page asked before this code had come is not asked again. */
  readonly takeBegun?: TakeBegun;
  /** Where a session goes on with other tokens; without it one lasts as long as its token. */
  readonly renewal?: Renewal | undefined;
  /** In place of the platform's. */
  readonly fetch?: typeof fetch;
}

/** How a session goes on with another token (specification §session). */
export interface Renewal {
  /** Renews the active token ahead of its end: beside the call that is about to be made, or before it where the end is near. Never rejects. */
  readonly ahead: () => Promise<unknown>;
  /** Whether there is another token in place of one that the server refused. Rejects when that cannot be found out. */
  readonly replaced: (token: string) => Promise<boolean>;
  /** Another token in place of one that is not the active one; null where its session has ended. */
  readonly renew: (token: string) => Promise<string | null>;
}

/** Whether the server can be reached. */
export interface Line {
  /** As far as it is known. */
  readonly isThere: () => boolean;
  /** Finds it out, after a call that nobody answered. */
  readonly check: () => Promise<unknown>;
}

interface Request<T> {
  readonly row: AskedCall;
  readonly input: CallInput;
  readonly read: (response: Response) => Promise<T>;
}

const failures: Readonly<Record<number, Failure>> = {
  400: 'rejected',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'rejected',
  413: 'rejected',
  422: 'rejected',
  429: 'rejected',
};
const refusal = (failure: Failure, message: ServerMessage | null = null): { ok: false; refusal: Refusal } =>
  refused({ failure, message });

const { message, code, values, errors, html } = ErrorBody.entries;
/** Another server's answer may have its message alone: what else it has is taken as far as it can be read. */
const Message = v.pipe(
  v.object({
    message: v.fallback(message, ''),
    code: v.fallback(code, ''),
    values: v.fallback(values, undefined),
    errors: v.fallback(errors, undefined),
    html: v.fallback(html, undefined),
  }),
  v.check((body) => body.message.trim() !== '' || body.html !== undefined),
);

const messageOf = async (response: Response): Promise<ServerMessage | null> => {
  const parsed = v.safeParse(Message, await response.json().catch(() => null));
  if (!parsed.success) return null;
  const { message: text, values: named = {}, errors: ofFields = {}, html: problems = null, ...rest } = parsed.output;
  return { ...rest, text, values: named, errors: ofFields, html: problems };
};

const settle = async <T>({ read }: Request<T>, response: Response): Answer<T> =>
  response.ok
    ? ok(await read(response))
    : refusal(failures[response.status] ?? 'unavailable', await messageOf(response));

/** An answer that begins within so many milliseconds, or throws. Its body takes as long as it takes: a file on a poor line. */
const within = (milliseconds: number, ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> =>
  new Promise((resolve, reject) => {
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort();
      reject(new Error('Too late'));
    }, milliseconds);
    void ask(late.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

/** What files are; a page that something between here and the server puts in their place is none. */
const fileTypes = /^(application\/(pdf|vnd)|text\/csv)/;

const readFile = async (response: Response): Promise<Uint8Array> => {
  if (!fileTypes.test(response.headers.get('content-type') ?? '')) throw new Error('No file');
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) throw new Error('An empty file');
  return bytes;
};

/**
 * The one way to the portal API (specification §session): sends the bearer token, keeps the renewed one, and parses every answer. An
 * answer that belongs to a session that is over is never handed out: what can be repeated is asked again in the session of
 * now, once.
 */
export const createPortalClient = ({
  host,
  brandHost = host,
  tokens,
  onSignedOut,
  onWritten = () => undefined,
  onSessionDoubted,
  language,
  timeout = 20_000,
  onFault,
  onUnreadable,
  line = { isThere: () => true, check: () => Promise.resolve() },
  takeBegun = () => null,
  renewal,
  fetch: reach = (...call) => fetch(...call),
}: PortalClientOptions): PortalClient => {
  let refusedToken: string | null = null;
  /** What was read in this session, for as long as the page lives. */
  const read = new Map<string, unknown>();
  let readIn: string | null = null;

  const send = async ({ row, input }: Request<unknown>, token: string | null): Promise<Response> => {
    const query = new URLSearchParams(input.query).toString();
    const url = `${row.host === 'brand' ? brandHost : host}${pathOf(row, input.params)}${query && `?${query}`}`;
    const begun =
      row.method === 'GET' && token !== null ? takeBegun({ question: url, token, language: language() }) : null;
    // Without an answer it may have been done all the same.
    const written = () => row.method !== 'GET' && onWritten();
    const { body } = input;
    const reached = (signal: AbortSignal): Promise<Response> =>
      reach(url, {
        method: row.method,
        headers: {
          ...(language() && { 'accept-language': language() }),
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal,
      });
    const response = await within(
      input.timeout ?? timeout,
      (signal) => begun?.catch(() => reached(signal)) ?? reached(signal),
    ).finally(written);
    reportFaultOf(response, onFault);
    // Something between here and the server found none.
    if (response.status >= 502) await line.check();
    return response;
  };

  const askGuarded = async <T>(request: Request<T>, mayRepeat: boolean, isRenewed = false): Answer<T> => {
    await renewal?.ahead();
    const token = tokens.current();
    if (token === null) {
      onSignedOut();
      return refusal('signed-out');
    }
    const held = holdSession(tokens);
    const response = await send(request, token);
    const fresh = response.headers.get(renewedTokenHeader);
    const isRefused = response.status === 401;
    if (fresh && !isRefused) held.renew(fresh);
    const answer = await settle(request, response);
    // What was refused was not done: it is asked again whatever it is.
    if (isRefused && !isRenewed && held.isCurrent() && (await renewal?.replaced(token)) && held.isCurrent())
      return askGuarded(request, false, true);
    const current = tokens.current();
    if (!held.isCurrent() || (isRefused && current !== token)) {
      const again = current !== null && mayRepeat && (await askGuarded(request, false));
      // What the session of now may not ask is a question of the other's, whose page is left.
      return again && (again.ok || again.refusal.failure !== 'forbidden') ? again : refusal('signed-out');
    }
    if (isRefused && refusedToken !== token) {
      refusedToken = token;
      onSignedOut();
    }
    if (!answer.ok && doubts.test(answer.refusal.message?.code ?? '')) onSessionDoubted?.();
    return answer;
  };

  const ask = async <T>(request: Request<T>): Answer<T> => {
    // What is no number or id, such as a page's address may have, names nothing: the server need not be asked.
    if (request.row.params && !v.is(request.row.params, request.input.params)) return refusal('not-found');
    try {
      const token = request.row.access === 'public' ? null : request.input.token;
      if (token !== undefined) {
        const response = await send(request, token);
        const next = response.status === 401 && token !== null && (await renewal?.renew(token));
        return await settle(request, next ? await send(request, next) : response);
      }
      return await askGuarded(request, request.row.method === 'GET');
    } catch {
      // Broken transport, or an answer that is not what was agreed.
      await line.check();
      return refusal('unavailable');
    }
  };

  /** By what a question is the same one as before; null for what is not kept: how an order went must never be guessed. */
  const questionOf = ({ method, path }: AskedCall, { params, query }: CallInput): string | null =>
    method === 'GET' && !path.includes('/checkout') ? JSON.stringify([tokens.session(), path, params, query]) : null;
  const keep = (question: string, body: unknown): void => {
    if (readIn !== tokens.session()) read.clear();
    readIn = tokens.session();
    read.set(question, body);
  };

  return {
    json: async (row, input = {}) => {
      const question = questionOf(row, input) ?? '';
      const answer = await ask({
        row,
        input,
        read: async (response) => {
          const body: unknown = await response.json();
          if (question) keep(question, body);
          const { value, unreadable } = readAnswer(row.answer, body);
          if (unreadable.length > 0) onUnreadable?.(unreadable);
          return value;
        },
      });
      return answer.ok || line.isThere() || !read.has(question)
        ? answer
        : ok(readAnswer(row.answer, read.get(question)).value);
    },
    file: (row, input = {}) => ask({ row, input, read: readFile }),
    done: (row, input = {}) => ask({ row, input, read: () => Promise.resolve(null) }),
  };
};
