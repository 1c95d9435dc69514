import { renewedTokenHeader } from '@connect/contract/auth';
import type { Call } from '@connect/contract/call';
import { pathOf } from '@connect/contract/call';
import { ErrorBody } from '@connect/contract/values';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Failure } from '@connect/core/ports/failure';
import type { SessionTokens } from '@connect/core/ports/session-tokens';
import ky from 'ky';
import * as v from 'valibot';
import { createSessionLine } from './session-line.ts';

export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** How long this one may take in place of the client's own time, in milliseconds. */
  readonly timeout?: number;
}

/** Why a call was not answered, with the server's own words where it gave any. */
export interface Refusal {
  readonly failure: Failure;
  readonly message: string | null;
}
export type Answer<T> = Promise<Result<T, Refusal>>;

/** Makes the calls of the contract. Never throws for what a server or network does; see `Refusal`. */
export interface PortalClient {
  /** A call that answers JSON, parsed by the schema of its row. */
  json<S extends v.GenericSchema>(row: Call & { readonly answer: S }, input?: CallInput): Answer<v.InferOutput<S>>;
  pdf(row: Call & { readonly answer: 'pdf' }, input?: CallInput): Answer<Uint8Array>;
  /** A call that answers nothing. */
  done(row: Call & { readonly answer: 'none' }, input?: CallInput): Answer<null>;
}

export interface PortalClientOptions {
  /** Origin of the portal API; empty when it is the page's own. */
  readonly host: string;
  readonly tokens: Pick<SessionTokens, 'current' | 'set'>;
  /** Told once for each token that the server refuses while it is the current one (decisions 22). */
  readonly onSignedOut: () => void;
  /** How long the server may take to answer, in milliseconds. */
  readonly timeout?: number;
}

interface Request<T> {
  readonly row: Call;
  readonly input: CallInput;
  readonly read: (response: Response) => Promise<T>;
}

const failures: Readonly<Record<number, Failure>> = { 401: 'signed-out', 403: 'forbidden', 404: 'not-found' };
const refusal = (failure: Failure, message: string | null = null): { ok: false; refusal: Refusal } =>
  refused({ failure, message });

const messageOf = async (response: Response): Promise<string | null> => {
  const parsed = v.safeParse(ErrorBody, await response.json().catch(() => null));
  return parsed.success ? parsed.output.message : null;
};

const settle = async <T>({ read }: Request<T>, response: Response): Answer<T> =>
  response.ok
    ? ok(await read(response))
    : refusal(failures[response.status] ?? 'unavailable', await messageOf(response));

const readPdf = async (response: Response): Promise<Uint8Array> => {
  if (!response.headers.get('content-type')?.startsWith('application/pdf')) throw new Error('The answer is no PDF');
  return new Uint8Array(await response.arrayBuffer());
};

/**
 * The one way to the portal API (spec §7): sends the bearer token, keeps the renewed one, and parses every answer. An
 * answer that belongs to a session that is over is never handed out: what can be repeated is asked again in the session of
 * now, once.
 */
export const createPortalClient = ({
  host,
  tokens,
  onSignedOut,
  timeout = 20_000,
}: PortalClientOptions): PortalClient => {
  const hold = createSessionLine(tokens);
  let refusedToken: string | null = null;

  const send = ({ row, input }: Request<unknown>, token: string | null): Promise<Response> => {
    const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : '';
    return ky(`${host}${pathOf(row, input.params)}${query}`, {
      method: row.method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(input.body !== undefined && { json: input.body }),
      credentials: 'omit',
      retry: 0,
      throwHttpErrors: false,
      timeout: input.timeout ?? timeout,
    });
  };

  const askGuarded = async <T>(request: Request<T>, mayRepeat: boolean): Answer<T> => {
    const token = tokens.current();
    if (token === null) {
      onSignedOut();
      return refusal('signed-out');
    }
    const held = hold(token);
    const response = await send(request, token);
    const renewed = response.headers.get(renewedTokenHeader);
    if (renewed && response.status !== 401) held.renew(renewed);
    const answer = await settle(request, response);
    const current = tokens.current();
    if (!held.isCurrent() || (response.status === 401 && current !== token))
      return current !== null && mayRepeat ? askGuarded(request, false) : refusal('signed-out');
    if (response.status === 401 && refusedToken !== token) {
      refusedToken = token;
      onSignedOut();
    }
    return answer;
  };

  const ask = async <T>(request: Request<T>): Answer<T> => {
    try {
      if (request.row.access === 'public') return await settle(request, await send(request, null));
      return await askGuarded(request, request.row.method === 'GET');
    } catch {
      // Broken transport, or an answer that is not what was agreed.
      return refusal('unavailable');
    }
  };

  return {
    json: (row, input = {}) =>
      ask({ row, input, read: async (response) => v.parse(row.answer, await response.json()) }),
    pdf: (row, input = {}) => ask({ row, input, read: readPdf }),
    done: (row, input = {}) => ask({ row, input, read: () => Promise.resolve(null) }),
  };
};
