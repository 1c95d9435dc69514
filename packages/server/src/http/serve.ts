import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Access, Call, Cost } from '@connect/contract/call';
import { documentedCalls } from '@connect/contract/documented-calls';
import { strictly } from '@connect/contract/strictly';
import { CustomerNumber } from '@connect/contract/values';
import { isPortalAdministrator, userKind } from '@connect/core/domain/access/user';
import type { Result } from '@connect/core/domain/result';
import type { Context, Hono } from 'hono';
import { safeParse, type GenericSchema, type InferInput, type InferOutput } from 'valibot';
import type { Audited, AuditedRequest } from '../audited-request.ts';
import type { AuthenticatedCaller, Identity } from '../identity.ts';
import type { Environment } from './environment.ts';
import { GivenUp } from '../gate.ts';
import { isAway } from './is-away.ts';
import { keptCookies, type KeptCookies } from './kept-cookies.ts';
import { requestedOrigin, type OriginOf } from './origin.ts';
import { parseRequest } from './parse-request.ts';
import {
  internalError,
  missingPermission,
  notWhileImpersonating,
  secondFactorNeeded,
  superUsersOnly,
  tooManyAttempts,
  unauthenticated,
  unavailable,
  wrongRole,
  type Refusal,
} from '../refusal.ts';
import { SavedFile, type PdfFile } from '../saved-file.ts';
import { headersOf, statusOf } from './status.ts';
import { hasAlready, tagOf } from './tags.ts';

type Parsed<Row, Part extends string> =
  Row extends Record<Part, infer Schema extends GenericSchema> ? InferOutput<Schema> : undefined;

/** Who makes a call, as far as its row lets everybody else be refused before. */
type Caller<A extends Access> = A extends 'public'
  ? null
  : A extends 'customer'
    ? Identity & { readonly customerNo: CustomerNo }
    : Identity;

/** A call as its handler sees it: parsed, and made by somebody who may. */
export interface Request<Row extends Call> {
  readonly params: Parsed<Row, 'params'>;
  readonly query: Parsed<Row, 'query'>;
  readonly body: Parsed<Row, 'body'>;
  readonly user: Caller<Row['access']>;
  /** The session of the caller; empty for public calls. */
  readonly sessionId: string;
  /** Network address of the caller. */
  readonly address: string;
  /** The caller's browser as it describes itself. */
  readonly userAgent: string | null;
  /** The `Accept-Language` header; empty when there is none. */
  readonly language: string;
  /** The `Authorization` header, whatever it is worth. */
  readonly authorization: string | undefined;
  readonly cookies: KeptCookies;
  /** Where the browser asks. */
  readonly origin: string;
  /** Hands the audit log what stood before the call changes it, field by field, as the record has it. */
  readonly noteStood: (fields: Readonly<Record<string, string>>) => void;
}

export type Reply<Row extends Call> = Row['answer'] extends GenericSchema
  ? InferInput<Row['answer']>
  : Row['answer'] extends 'pdf'
    ? PdfFile
    : Row['answer'] extends 'file'
      ? SavedFile
      : null;

export type Handler<Row extends Call> = (request: Request<Row>) => Promise<Result<Reply<Row>, Refusal>>;

export interface ServeOptions {
  /** Who the `Authorization` header names; null for nobody. */
  readonly authenticate: (authorization: string | undefined) => Promise<AuthenticatedCaller | null>;
  readonly addressOf: (context: Context<Environment>) => string;
  /** As the request says unless it is given. */
  readonly originOf?: OriginOf;
  readonly audited: Audited;
  /** Counts what costs much; answers the seconds to wait when somebody has had too much of it. */
  readonly countCost: (cost: Cost, user: Identity) => Promise<number | null>;
  /** Why a call cannot be carried out now, whoever makes it; null where it can. */
  readonly hindrance?: (row: Call) => Refusal | null;
}

export type Serve = <const Row extends Call>(row: Row, handler: Handler<Row>) => void;

const hasRole = (access: Access, user: Identity): boolean => {
  switch (access) {
    case 'public':
    case 'signed-in':
      return true;
    case 'customer':
      return user.roles.includes('customer') && user.customerNo !== null;
    case 'account-manager':
      return user.roles.includes('account_manager');
    case 'staff':
      return userKind(user) !== 'customer';
    case 'administrator':
      return isPortalAdministrator(user);
    case 'operator':
      return user.roles.includes('operator');
    case 'brand-manager':
      return user.roles.includes('brand_manager') || user.roles.includes('senior_brand_manager');
  }
};

/** Why a caller may not make a call, or null: signed in first, then the role, then the permission (decisions §authentication-first). */
const accessRefusal = (row: Call, user: Identity | null): Refusal | null => {
  if (row.access === 'public') return null;
  if (!user) return unauthenticated;
  if (user.needsSecondFactor && !row.beforeSecondFactor) return secondFactorNeeded;
  if (row.ownOnly && user.impersonator) return notWhileImpersonating;
  if (!hasRole(row.access, user)) return wrongRole;
  if (row.superUser && !user.isSuperUser) return superUsersOnly;
  const missing = row.permissions?.find((permission) => !user.permissions.includes(permission));
  return missing === undefined ? null : missingPermission(missing);
};

/** Answers a refusal with the status of its code, which `call` may have one of its own for; the log has the code. */
export const refuse = (
  context: Context<Environment>,
  refusal: Refusal,
  { call, headers }: { call?: Call; headers?: Readonly<Record<string, string>> } = {},
): Response => {
  context.env.trace.refused = refusal.code;
  return context.json(refusal, statusOf(refusal, call), {
    'Cache-Control': 'no-store',
    ...headersOf(refusal),
    ...headers,
  });
};

/** What the log has in place of an answer that nobody was there for, as other servers write it. */
const nobodyWaits = 499;

/** Answers what nobody expected: that it may be tried again, where the database cannot be reached. */
export const refuseFault = (context: Context<Environment>, error: Error): Response => {
  if (error instanceof GivenUp) return new Response(null, { status: nobodyWaits });
  context.env.trace.error = error;
  return refuse(context, isAway(error) ? unavailable : internalError);
};

/** Says the name that a file is saved under; one with letters that no header has is written out beside it (RFC 8187). */
const savedAs = (name: string): string => {
  const plain = name.replace(/[^ -~]/gu, '_');
  const written = encodeURIComponent(name).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${written}`}`;
};

const answer = async (context: Context, value: unknown): Promise<Response> => {
  if (value === null) return context.body(null, 204);
  if (value instanceof SavedFile)
    return context.body(new Uint8Array(await value.bytes(context.req.raw.signal)), 200, {
      'Content-Type': value.type,
      'Content-Disposition': savedAs(value.name),
      'Cache-Control': 'private, no-store',
    });
  if (context.req.method !== 'GET') return context.json(value, 200, { 'Cache-Control': 'no-store' });
  const body = JSON.stringify(value);
  const headers = { ETag: tagOf(body), 'Cache-Control': 'no-store' };
  return hasAlready(headers.ETag, context.req.header('If-None-Match'))
    ? context.body(null, 304, headers)
    : context.body(body, 200, { ...headers, 'Content-Type': 'application/json' });
};

const auditedRequest = (
  row: Call,
  { req }: Context<Environment>,
  outcome: AuditedRequest<Response>['outcome'],
): AuditedRequest<Response> => {
  const no = row.path.includes('/customers/{no}') ? req.param('no') : undefined;
  const named = safeParse(CustomerNumber, no);
  return {
    row,
    path: new URL(req.url).pathname,
    customerNo: named.success ? named.output : undefined,
    outcome,
    shown: (response) => response?.status ?? statusOf(internalError),
  };
};

/** A row as it is asked for: our own calls refuse what is sent and not known. */
const strictOf = (row: Call): Call =>
  row.body && !documentedCalls.has(row) ? { ...row, body: strictly(row.body) } : row;

/**
 * Gives the function that registers calls: `serve(calls.order, handler)`. The caller's access is checked before anything of the
 * request is read, then its parts are parsed with the row's schemas; what the handler gets and gives follows from the row.
 */
export const makeServe =
  (app: Hono<Environment>, options: ServeOptions): Serve =>
  (row, handler) => {
    const asked = strictOf(row);
    const path = row.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(row.method, path, async (context) => {
      const { trace } = context.env;
      trace.route = row.path;
      const caller = row.access === 'public' ? null : await options.authenticate(context.req.header('Authorization'));
      trace.userId = caller?.user.id;
      let outcome: ReturnType<AuditedRequest<Response>['outcome']> = null;
      const carryOut = async (): Promise<Response> => {
        const refusal = accessRefusal(row, caller?.user ?? null);
        if (refusal) return refuse(context, refusal);
        const request = await parseRequest(asked, context.req);
        if (!request.ok) return refuse(context, request.refusal);
        const hindrance = options.hindrance?.(row) ?? null;
        if (hindrance) return refuse(context, hindrance);
        const seconds = row.costs && caller ? await options.countCost(row.costs, caller.user) : null;
        if (seconds !== null) return refuse(context, tooManyAttempts(seconds));
        let stood: Readonly<Record<string, string>> = {};
        outcome = { asked: request.value, answer: null, stood };
        const ask = {
          ...request.value,
          user: caller?.user ?? null,
          sessionId: caller?.sessionId ?? '',
          address: options.addressOf(context),
          language: context.req.header('Accept-Language') ?? '',
          userAgent: context.req.header('User-Agent') ?? null,
          authorization: context.req.header('Authorization'),
          cookies: keptCookies(context, options.originOf ?? requestedOrigin),
          origin: (options.originOf ?? requestedOrigin)(context.req.raw),
          noteStood: (fields: typeof stood) => {
            stood = fields;
          },
        };
        // The row's schemas and `accessRefusal` have just made sure of what its type says.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const result = await handler(ask as unknown as Request<typeof row>);
        if (result.ok) outcome = { asked: request.value, answer: result.value, stood };
        return result.ok ? answer(context, result.value) : refuse(context, result.refusal, { call: row });
      };
      return caller
        ? options.audited(
            caller,
            auditedRequest(row, context, () => outcome),
            carryOut,
          )
        : carryOut();
    });
  };
