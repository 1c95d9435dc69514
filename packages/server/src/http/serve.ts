import { type Call, type Access } from '@connect/contract/call';
import { renewedTokenHeader } from '@connect/contract/auth';
import { CustomerNumber } from '@connect/contract/values';
import type { Result } from '@connect/core/domain/result';
import type { Context, Hono } from 'hono';
import { safeParse, type GenericSchema, type InferInput, type InferOutput } from 'valibot';
import type { Identity } from '../identity.ts';
import type { Environment } from './environment.ts';
import { parseRequest } from './parse-request.ts';
import {
  missingPermission,
  notWhileImpersonating,
  superUsersOnly,
  unauthenticated,
  wrongRole,
  type Refusal,
} from './refusal.ts';

type Parsed<Row, Part extends string> =
  Row extends Record<Part, infer Schema extends GenericSchema> ? InferOutput<Schema> : undefined;

/** Who makes a call, as far as its row lets everybody else be refused before. */
type Caller<A extends Access> = A extends 'public'
  ? null
  : A extends 'customer'
    ? Identity & { readonly customer_no: string }
    : Identity;

/** A call as its handler sees it: parsed, and made by somebody who may. */
export interface Ask<Row extends Call> {
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
}

/** A file to save: its name, its bytes and what kind it is. */
export class SavedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type: string;
  constructor(name: string, bytes: Uint8Array, type: string) {
    this.name = name;
    this.bytes = bytes;
    this.type = type;
  }
}

export class PdfFile extends SavedFile {
  constructor(name: string, bytes: Uint8Array) {
    super(name, bytes, 'application/pdf');
  }
}

export type Reply<Row extends Call> = Row['answer'] extends GenericSchema
  ? InferInput<Row['answer']>
  : Row['answer'] extends 'pdf'
    ? PdfFile
    : Row['answer'] extends 'file'
      ? SavedFile
      : null;

export type Handler<Row extends Call> = (ask: Ask<Row>) => Promise<Result<Reply<Row>, Refusal>>;

/** The signed-in caller of a request, with a fresh token when theirs is past half of its life. */
export interface Caught {
  readonly user: Identity;
  readonly sessionId: string;
  readonly renewedToken: string | null;
}

export interface ServeOptions {
  /** Who the `Authorization` header names; null for nobody. */
  readonly authenticate: (authorization: string | undefined) => Promise<Caught | null>;
  readonly addressOf: (context: Context<Environment>) => string;
  /** Carries out a request of somebody signed in, refused ones too, and keeps what must be kept of it (decisions §acting-within-limits). */
  readonly audited: (caught: Caught, request: AuditedRequest, carryOut: () => Promise<Response>) => Promise<Response>;
}

/** What can be kept of a request: never its query nor its body, but what `auditSubject` takes of them. */
export interface AuditedRequest {
  readonly row: Call;
  /** Percent-encoded, its parameters filled in. */
  readonly path: string;
  /** The customer that the path names, if it names one. */
  readonly customerNo: string | undefined;
  /** What it asked for and was answered, once it was carried out; null for one that was refused before it was read. */
  readonly outcome: () => { readonly asked: unknown; readonly answer: unknown } | null;
}

export type Serve = <const Row extends Call>(row: Row, handler: Handler<Row>) => void;

const hasRole = (access: Access, user: Identity): boolean => {
  switch (access) {
    case 'public':
    case 'signed-in':
      return true;
    case 'customer':
      return user.roles.includes('customer') && user.customer_no !== null;
    case 'account-manager':
      return user.roles.includes('account_manager');
    case 'brand-manager':
      return user.roles.includes('brand_manager') || user.roles.includes('senior_brand_manager');
  }
};

/** Why a caller may not make a call, or null: signed in first, then the role, then the permission (decisions §authentication-first). */
const accessRefusal = (row: Call, user: Identity | null): Refusal | null => {
  if (row.access === 'public') return null;
  if (!user) return unauthenticated;
  if (row.ownOnly && user.impersonator) return notWhileImpersonating;
  if (!hasRole(row.access, user)) return wrongRole;
  if (row.superUser && !user.is_super_user) return superUsersOnly;
  const missing = row.permissions?.find((permission) => !user.permissions.includes(permission));
  return missing === undefined ? null : missingPermission(missing);
};

export const refuse = (context: Context, { body, status, headers }: Refusal): Response =>
  context.json(body, status, { 'Cache-Control': 'no-store', ...headers });

const answer = (context: Context, value: unknown): Response => {
  if (value === null) return context.body(null, 204);
  if (value instanceof SavedFile)
    return context.body(new Uint8Array(value.bytes), 200, {
      'Content-Type': value.type,
      'Content-Disposition': `attachment; filename="${value.name}"`,
      'Cache-Control': 'private, no-store',
    });
  return context.json(value, 200, { 'Cache-Control': 'no-store' });
};

const auditedRequest = (
  row: Call,
  { req }: Context<Environment>,
  outcome: AuditedRequest['outcome'],
): AuditedRequest => {
  const no = row.path.includes('/customers/{no}') ? req.param('no') : undefined;
  const named = safeParse(CustomerNumber, no);
  return {
    row,
    path: new URL(req.url).pathname,
    customerNo: named.success ? named.output : undefined,
    outcome,
  };
};

/**
 * Gives the function that registers calls: `serve(calls.order, handler)`. The caller's access is checked before anything of the
 * request is read, then its parts are parsed with the row's schemas; what the handler gets and gives follows from the row.
 */
export const makeServe =
  (app: Hono<Environment>, options: ServeOptions): Serve =>
  (row, handler) => {
    const path = row.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(row.method, path, async (context) => {
      const { trace } = context.env;
      trace.route = row.path;
      const caught = row.access === 'public' ? null : await options.authenticate(context.req.header('Authorization'));
      trace.userId = caught?.user.id;
      let outcome: ReturnType<AuditedRequest['outcome']> = null;
      const carryOut = async (): Promise<Response> => {
        const refusal = accessRefusal(row, caught?.user ?? null);
        if (refusal) return refuse(context, refusal);
        const request = await parseRequest(row, context.req);
        if (!request.ok) return refuse(context, request.refusal);
        outcome = { asked: request.value, answer: null };
        const ask = {
          ...request.value,
          user: caught?.user ?? null,
          sessionId: caught?.sessionId ?? '',
          address: options.addressOf(context),
          language: context.req.header('Accept-Language') ?? '',
          userAgent: context.req.header('User-Agent') ?? null,
        };
        // The row's schemas and `accessRefusal` have just made sure of what its type says.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const result = await handler(ask as unknown as Ask<typeof row>);
        if (result.ok) outcome = { asked: request.value, answer: result.value };
        if (caught?.renewedToken && row.answer !== 'none') context.header(renewedTokenHeader, caught.renewedToken);
        return result.ok ? answer(context, result.value) : refuse(context, result.refusal);
      };
      return caught
        ? options.audited(
            caught,
            auditedRequest(row, context, () => outcome),
            carryOut,
          )
        : carryOut();
    });
  };
