import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { holderOf, ownMark } from './folder-lock.ts';

/** Where the command `connect` finds a running server, and what it shows to be let in. */
export interface OperatorAccess {
  readonly url: string;
  readonly token: string;
}

const Kept = v.object({ url: v.string(), token: v.string(), process: v.string() });

const fileIn = (dataDir: string): string => join(dataDir, 'operator.json');

/** Writes it for whoever may read the data folder; answers what takes it away again. */
export const keepOperatorAccess = (dataDir: string, access: OperatorAccess): (() => void) => {
  const file = fileIn(dataDir);
  // Left by a process that was killed, it may be wider open than a new one is made.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify({ ...access, process: ownMark() })}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
};

/** The access that a server which runs now has written into a data folder; null where none runs. */
export const findOperatorAccess = (dataDir: string): OperatorAccess | null => {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), readFileSync(file, 'utf8'));
  if (!kept.success || holderOf(kept.output.process) === null) return null;
  return { url: kept.output.url, token: kept.output.token };
};
