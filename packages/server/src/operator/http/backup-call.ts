import { Readable } from 'node:stream';
import { backup, type DatabaseCopy } from '@connect/contract/operator/calls';
import type { Hono } from 'hono';
import type { InferOutput } from 'valibot';
import type { AuditedRequest } from '../../audited-request.ts';
import type { Environment } from '../../http/environment.ts';
import { refuse } from '../../http/serve.ts';
import { diskFull } from '../../refusal.ts';

interface BackupParts {
  readonly audited: (request: AuditedRequest<null>, carryOut: () => Promise<null>) => Promise<null>;
  /** Copies an embedded database beside its folder, and answers where; null where there is none. */
  readonly copyDatabase: () => Promise<string | null>;
  /** All that is in a database, a line a row. */
  readonly lines: () => AsyncIterable<Buffer>;
}

/** The call that a backup is made with: where an embedded database's copy is, or else all of the rows. */
export const serveBackupCall = (app: Hono<Environment>, { audited, copyDatabase, lines }: BackupParts): void => {
  app.post(backup.path, async (context) => {
    context.env.trace.route = backup.path;
    // Noted before it begins: what is sent is of one moment, and has it.
    const entry = { row: backup, path: backup.path, customerNo: undefined, outcome: () => null, shown: () => 200 };
    await audited(entry, async () => null);
    const folder = await copyDatabase().catch((error: unknown) => {
      if (error instanceof Error && Reflect.get(error, 'code') === 'ENOSPC')
        return { ...diskFull, message: error.message };
      throw error;
    });
    if (folder !== null && typeof folder === 'object') return refuse(context, folder);
    if (folder !== null) return context.json({ folder } satisfies InferOutput<typeof DatabaseCopy>);
    return new Response(Readable.toWeb(Readable.from(lines())), {
      headers: { 'Content-Type': 'application/x-ndjson' },
    });
  });
};
