import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoRecords } from './make-demo.ts';

/** Writes records into a folder, made where it is not there, as `connect import` takes it: a file of each kind, a record in each line. */
export const writeFolder = async (folder: string, records: Partial<DemoRecords>): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const [kind, all] of Object.entries(records)) {
    const lines = all.map((record) => `${JSON.stringify(record)}\n`);
    if (lines.length > 0) await writeFile(join(folder, `${kind}.ndjson`), lines);
  }
};
