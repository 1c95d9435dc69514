import { backUp } from '../database/backup.ts';
import type { Database } from '../database/open.ts';
import { restore } from '../database/restore.ts';

/** A backup of a database, line by line. */
export const linesOf = async (database: Database): Promise<string[]> => {
  const lines: string[] = [];
  for await (const part of backUp(database, new Date(0))) lines.push(...part.split('\n'));
  return lines;
};

/** Puts a backup of the database in its own place, as `connect restore --replace` does. */
export const restoreInPlace = async (database: Database): Promise<void> => {
  const lines = await linesOf(database);
  const given = (async function* () {
    yield* lines;
  })();
  const done = await restore(database, given, { replace: true, progress: () => undefined, now: new Date(0) });
  if (!done.ok) throw new Error(`not restored: ${done.refusal.kind}`);
};
