import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The package whose rules are changed. */
export const core = fileURLToPath(new URL('../../packages/core/', import.meta.url));

/** All that a run leaves. */
export const folder = `${core}.cache/mutation/`;

/** Which tests are run on which code: `tests` is a pattern, `code` has the sources with their mutants by path. */
export const planFile = `${folder}plan.json`;

/** What was tried, an entry a line, so that another process can go on where one was ended. */
export const journalFile = `${folder}journal.jsonl`;

export const note = (entry) => appendFileSync(journalFile, `${JSON.stringify(entry)}\n`);

export const entries = () =>
  readFileSync(journalFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Milliseconds since the last entry. */
export const silence = () => Date.now() - statSync(journalFile).mtimeMs;
