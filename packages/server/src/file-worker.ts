import { parentPort } from 'node:worker_threads';
import type { ExportRow } from './exports/application/rows.ts';
import { makeFileHere, type FileKind, type FileOf } from './make-file.ts';

/** What the thread is told: rows piece by piece, then the file that they are of; or that nobody waits for it any more. */
export type WorkerMessage =
  | { readonly rows: readonly ExportRow[] }
  | { readonly kind: FileKind; readonly what: FileOf<FileKind> }
  | { readonly isOver: true };

/** What it answers to a file that it was told to make. */
export type Made = { readonly bytes: Uint8Array } | { readonly error: unknown };

// The thread that makes files, one at a time (ADR 155).
let rows: ExportRow[] = [];
let over = new AbortController();

const make = async (kind: FileKind, what: FileOf<FileKind>): Promise<void> => {
  over = new AbortController();
  const given = rows;
  rows = [];
  try {
    const bytes = await makeFileHere(kind, what, { rows: given, signal: over.signal });
    // A copy, as a small buffer shares its memory with others, which cannot be given away.
    const own = Uint8Array.from(bytes);
    parentPort?.postMessage({ bytes: own } satisfies Made, [own.buffer]);
  } catch (error) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    parentPort?.postMessage({ error } satisfies Made);
  }
};

parentPort?.on('message', (message: WorkerMessage) => {
  if ('rows' in message) rows = rows.concat(message.rows);
  else if ('isOver' in message) {
    rows = [];
    over.abort();
  } else void make(message.kind, message.what);
});
