import { constants, readdirSync, rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './open.ts';

const prefix = 'copy-';

/** The portal itself writes on meanwhile. Bytes. */
const reserve = 64 * 1024 * 1024;
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/** Throws, with the code ENOSPC, where there is no room for a copy: one that fills the disk would stop the portal. */
const requireRoom = async (from: string, beside: string): Promise<void> => {
  const files = await readdir(from, { recursive: true });
  // Some go while they are counted.
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(from, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const needed = sizes.reduce((sum, size) => sum + size, reserve);
  const { bavail, bsize } = await statfs(beside);
  if (needed <= bavail * bsize) return;
  const text = `There is no room to copy the database: it needs ${megabytes(needed)} in the data folder, which has ${megabytes(bavail * bsize)}.`;
  throw Object.assign(new Error(text), { code: 'ENOSPC' });
};

/**
 * Copies the folder of an embedded database, as it is at one moment, into one beside it, which is its owner's alone; answers where. Nothing is
 * written meanwhile, for as long as the system copies files: whoever reads all of the copy holds nobody up. Whoever asked for it removes it. Throws, with
 * the code ENOSPC, where there is no room.
 */
export const copyEmbedded = async (
  database: Database,
  { from, beside }: { from: string; beside: string },
): Promise<string> => {
  await requireRoom(from, beside);
  const folder = await mkdtemp(join(beside, prefix));
  // What was written last is in the files, and need not be read from the log again.
  await sql`checkpoint`.execute(database);
  // It has one connection: who has a transaction has the database.
  const alone = await database.startTransaction().execute();
  try {
    await cp(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await alone.rollback().execute();
  }
};

/** Removes copies that were left behind by somebody who was cut short. Nobody else may be at work in the folder. */
export const removeCopies = (beside: string): void => {
  for (const name of readdirSync(beside))
    if (name.startsWith(prefix)) rmSync(join(beside, name), { recursive: true, force: true });
};
