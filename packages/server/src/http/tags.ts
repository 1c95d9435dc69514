import { createHash } from 'node:crypto';

/** What an answer is known by as long as it says the same (`ETag`, RFC 9110). */
export const tagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether whoever asks has the answer of a tag already, by their `If-None-Match`. */
export const hasAlready = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(/\s*,\s*/).some((known) => known === '*' || known.replace(/^W\//, '') === tag) ?? false;
