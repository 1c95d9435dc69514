/** What a client is told when a call is refused; the error body of every route (search protocol §error-body). */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;
  readonly type: 'invalid_request' | 'auth' | 'internal' | 'system';
  readonly code: string;
  readonly message: string;
}

/** A value, or the refusal that took its place. Refusals are never thrown. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (refusal: Refusal): Result<never> => ({ ok: false, refusal });

/** A refusal with status 400, the commonest kind. */
export const invalid = (code: string, message: string): Result<never> =>
  refuse({ status: 400, type: 'invalid_request', code, message });

export const notFound = (code: string, message: string): Result<never> =>
  refuse({ status: 404, type: 'invalid_request', code, message });

export const indexNotFound = (uid: string): Result<never> => notFound('index_not_found', `Index \`${uid}\` not found.`);

/** The JSON body of a refusal. */
export const errorBody = ({ message, code, type }: Refusal): ErrorBody => ({
  message,
  code,
  type,
  link: `https://docs.meilisearch.com/errors#${code}`,
});

export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly type: string;
  readonly link: string;
}

/** The same refusal raised by query `position` of a multi-search; a missing index is a bad request there. */
export const insideQuery = (position: number, refusal: Refusal): Result<never> =>
  refuse({
    ...refusal,
    status: refusal.status === 404 ? 400 : refusal.status,
    message: `Inside \`.queries[${position}]\`: ${refusal.message}`,
  });

/** The values of all results, or the first refusal. */
export function all<T>(results: readonly Result<T>[]): Result<T[]> {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}
