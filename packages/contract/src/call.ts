import type { GenericSchema } from 'valibot';

/**
 * Who may make a call: anybody, any signed-in user, or a signed-in user of one kind (decisions §authentication-first), any member of staff
 * and an administrator of the portal among them (specification §administration); or whoever runs the portal, by the command `connect`.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'customer'
  | 'account-manager'
  | 'brand-manager'
  | 'staff'
  | 'administrator'
  | 'operator';

/** What a call may take much of: drawing a PDF, or reading a whole list. */
export type Cost = 'pdf' | 'export' | 'import';

/** One call of the portal API: the row both sides, and the OpenAPI document, are made from (specification §documented-calls). */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with parameters in braces, e.g. `/api/v3/orders/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** Calls of the brand-manager API, which may stand on a host of its own (specification §documented-calls); the others are the portal API's. */
  readonly host?: 'brand';
  readonly access: Access;
  /** Names of the permissions that are all needed: without one of them the call answers 403. */
  readonly permissions?: readonly string[];
  /** Only for super users: others get 403. */
  readonly superUser?: boolean;
  /** Refused with 403 while a member of staff acts for the customer (decisions §acting-within-limits). */
  readonly ownOnly?: boolean;
  /** Open to whoever still lacks the second factor that their company demands; all others answer them 403 (specification §demanded-second-factor). */
  readonly beforeSecondFactor?: boolean;
  /** It changes nothing, whatever its method says: a question too long for an address. */
  readonly reads?: boolean;
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** Bytes of its body at most, where that is more than others may have: it has a file in it. */
  readonly maxBody?: number;
  /** Schema of the JSON answer, `pdf` for a document, `file` for another one to save, `none` for 204. */
  readonly answer: GenericSchema | 'pdf' | 'file' | 'none';
  /** What it takes much of: so many of a kind are let through by user and by company, and others are told when (429). */
  readonly costs?: Cost;
  /** Expected refusals beside 400 (malformed), 401 and 403, which follow from the other fields. */
  readonly refusals?: readonly number[];
}

/** What its callers ask of a row: a page that is built has no more of it. */
export const askedOf = [
  'method',
  'path',
  'host',
  'access',
  'params',
  'answer',
] as const satisfies readonly (keyof Call)[];

/** A call as its callers know it. */
export type AskedCall = Pick<Call, (typeof askedOf)[number]>;

/** Keeps the literal types of a call's row. */
export const call = <const C extends Call>(row: C): C => row;

/**
 * The path of a call with its parameters filled in, each percent-encoded.
 * Throws when a parameter is missing, which is a bug of the caller.
 */
export const pathOf = (row: Pick<Call, 'path'>, params: Readonly<Record<string, string>> = {}): string =>
  row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Parameter ${name} of ${row.path} is missing`);
    return encodeURIComponent(value);
  });
