import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Writes it for whoever may read the data folder; answers what takes it away again. Where that cannot be, as it may for a portal whose data are
 * all elsewhere, or on a full disk, commands do not find it, which the doctor says.
 */
export const keepOperatorAccess = (dataDir: string, access: OperatorAccess): (() => void) => {
  const file = fileIn(dataDir);
  const text = `${JSON.stringify({ ...access, process: ownMark() })}\n`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Left by a process that was killed, it may be wider open than a new one is made.
    rmSync(file, { force: true });
    writeFileSync(file, text, { mode: 0o600 });
  } catch {
    return () => undefined;
  }
  // Another portal with the same data may have put its own in place.
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) rmSync(file);
  };
};

/** The access that a server which runs now has written into a data folder; null where none runs. */
export const findOperatorAccess = (dataDir: string): OperatorAccess | null => {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), readFileSync(file, 'utf8'));
  if (!kept.success || holderOf(kept.output.process) === null) return null;
  return { url: kept.output.url, token: kept.output.token };
};
