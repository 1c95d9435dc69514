import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backup, DatabaseCopy } from '@connect/contract/operator/calls';
import * as v from 'valibot';
import type { RestoreRefusal } from '../database/restore.ts';
import { takeDataFolder } from '../lifecycle/data-folder.ts';
import { codeOf, reasonOf, StartError } from '../lifecycle/start-error.ts';
import { openBackup } from './backup-file.ts';
import { examples, type Context, type Subcommand } from './command.ts';
import { CommandError, exitCodes } from './outcome.ts';
import { refusalOf, type Target } from './target.ts';

const cannot = (what: string, error: unknown): CommandError =>
  new CommandError(`Cannot ${what} (${codeOf(error) ?? reasonOf(error)}).`);

interface Reading {
  readonly lines: Readable;
  close(): Promise<void>;
}

/** The lines of a backup: as the portal sends them, or of a copy that it made of its embedded database. */
const openLines = async (target: Target, { now }: Context): Promise<Reading> => {
  const answer = await target.fetch(backup.path, { method: backup.method });
  if (!answer.ok || !answer.body) throw await refusalOf(answer);
  if (!answer.headers.get('Content-Type')?.startsWith('application/json'))
    return { lines: Readable.fromWeb(answer.body), close: async () => undefined };
  const { folder } = v.parse(DatabaseCopy, await answer.json());
  const { openEmbedded } = await import('../database/open.ts');
  const { backupLines } = await import('../database/backup.ts');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const { database } = await openEmbedded(folder);
    return {
      lines: Readable.from(backupLines(database, now())),
      close: async () => {
        await database.destroy();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
};

const save = async (target: Target, file: string, context: Context): Promise<void> => {
  const { lines, close } = await openLines(target, context);
  const part = `${file}.part`;
  try {
    // It holds all there is, keys and hashes of passwords included.
    await rm(part, { force: true });
    await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw cannot(`write the backup ${file}`, error);
  } finally {
    await close();
  }
};

/** `connect backup <file>`. */
export const backupCommand: Subcommand = (program, context) => {
  program
    .command('backup <file>')
    .description('Write everything in the database into a file, also while the portal runs')
    .option('--force', 'write over a file that is there', false)
    .addHelpText('after', examples('connect backup connect-2026-11-23.ndjson.gz'))
    .action(async (file: string, { force }: { force: boolean }) => {
      if (existsSync(file) && !force)
        throw new CommandError(`There is a file ${file} already: name another one, or give --force.`);
      await context.withTarget((target) => save(target, file, context));
      const { size } = await stat(file);
      context.finish({
        text: [
          `The backup is in ${file} (${Math.ceil(size / 1024).toLocaleString('en-GB')} KB).`,
          'Keep it safe: who has it can read all that the portal knows. The keys that it signs with are not in it: keep them apart.',
        ],
        json: { file, bytes: size },
      });
    });
};

const sayRefusal = (refusal: RestoreRefusal, file: string): string => {
  switch (refusal.kind) {
    case 'no-backup':
      return `${file} is no backup of connect backup.`;
    case 'cut-short':
      return `${file} was cut short: take another backup.`;
    case 'newer':
      return `${file} is of a newer version (${refusal.migration}): restore it into that one.`;
    case 'not-empty':
      return 'There is a portal in this database: give --replace to put the backup in its place.';
    case 'not-ours':
      return 'This database has tables that are not the portal’s: name an empty one in DATABASE_URL.';
    case 'in-use':
      return `${refusal.others} other connections use this database: stop every server on it first.`;
    case 'does-not-fit':
      return `${file}, line ${refusal.line}: ${refusal.reason}. Nothing was changed.`;
  }
};

/** The database for a command alone, as the role that may change its schema, with nothing of the portal's around it. */
export const openForCommand = async (context: Context) => {
  const config = context.settings();
  const { openServer } = await import('../database/open.ts');
  if (config.databaseUrl !== null)
    return {
      database: openServer(config.databaseOwnerUrl ?? config.databaseUrl, () => undefined),
      release: () => undefined,
    };
  const folder = takeDataFolder(config.dataDir);
  const { openKept } = await import('../lifecycle/open-database.ts');
  return { database: await openKept(folder, config.dataDir), release: folder.release };
};

/** `connect restore <file>`. */
export const restoreCommand: Subcommand = (program, context) => {
  program
    .command('restore <file>')
    .description('Put a backup into an empty database, of either engine, of its own or a newer version of the portal')
    .option('--replace', 'in place of what is there; all of it goes', false)
    .addHelpText(
      'after',
      examples(
        'connect restore connect-2026-11-23.ndjson.gz',
        'DATABASE_URL=postgresql://… connect restore connect-2026-11-23.ndjson.gz --replace',
      ),
    )
    .action(async (file: string, { replace }: { replace: boolean }) => {
      const { restore } = await import('../database/restore.ts');
      const { lines, close } = await openBackup(file);
      const opened = await openForCommand(context).catch(async (error: unknown) => {
        await close();
        throw error;
      });
      try {
        const progress = (rows: number) => context.progress(`${rows.toLocaleString('en-GB')} rows`);
        const done = await restore(opened.database, lines, { replace, progress, now: context.now() });
        if (!done.ok) throw new CommandError(sayRefusal(done.refusal, file), exitCodes.failed);
        const { header, tables, rows } = done.value;
        context.finish({
          text: [
            `Restored ${rows.toLocaleString('en-GB')} rows of ${tables} tables, as they were at ${header.at}.`,
            'The search is built anew when the portal starts. Its keys are in no backup: put the keys.json or TOKEN_KEYS of the',
            'portal that it is of in its place; where they are lost, connect keys replace-lost.',
          ],
          json: { rows, tables, at: header.at, migration: header.migration },
        });
      } catch (error) {
        if (error instanceof CommandError || error instanceof StartError) throw error;
        throw cannot(`restore ${file}; nothing was changed`, error);
      } finally {
        await close();
        await opened.database.destroy();
        opened.release();
      }
    });
};
