import type { ErrorBody } from '@connect/contract/values';
import type { Context } from 'hono';

/** Refuses a request as every call of the portal does: a message and its code. */
export const refuse = (
  context: Context,
  status: 400 | 404 | 405 | 413,
  body: ErrorBody,
  headers: Readonly<Record<string, string>> = {},
): Response => context.json(body, status, { 'Cache-Control': 'no-store', ...headers });

export const notFound = (context: Context): Response =>
  refuse(context, 404, { message: 'There is nothing here, or you do not have access to it.', code: 'not_found' });
