import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { importFiles, type ImportReport } from '../import-files.ts';
import type { ImportMap } from '../map/model.ts';
import { guessMap } from '../map/guess-map.ts';
import { UnreadableFile } from '../readers/table.ts';
import type { Refusal } from '../records/rows.ts';
import { reportName } from '../refused-rows.ts';
import { type Call, PortalRefused, sendToPortal } from '../send-to-portal.ts';
import { type ImportArguments, importHelp, parseArguments } from './arguments.ts';
import { filesAt, findMap, mapName, needsMap, readMap } from './find-map.ts';
import { createProgressBar } from './progress-bar.ts';
import { seenOf } from './seen-of.ts';
import { watchFolder } from './watch-folder.ts';

/** What the command is run with. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly signal?: AbortSignal;
  /** The portal that records are sent to: its address, and how it is called. Asked for when there is something to send. */
  connect(url: string | null): Promise<{ readonly url: string; readonly call: Call }>;
}

/** 0: all was taken; 1: some rows were refused; 2: it could not run. */
export type ExitCode = 0 | 1 | 2;

/** Why the command cannot run, line by line. */
class CannotRun extends Error {
  readonly lines: readonly string[];
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** So many refusals are shown; the report has all. */
const shownRefusals = 20;

const numbers = new Intl.NumberFormat('en-GB');

const shown = ({ file, line, column, reason }: Refusal): string =>
  `${basename(file)}:${line}${column === '' ? '' : ` ${column}`}: ${reason}\n`;

const summary = ({ kinds }: ImportReport): string =>
  kinds
    .map(({ kind, ...counts }) => {
      const said = (['accepted', 'unchanged', 'waiting', 'refused'] as const)
        .filter((name) => counts[name] > 0 || name === 'accepted')
        .map((name) => `${numbers.format(counts[name])} ${name}`);
      return `${kind.padEnd(12)}  ${said.join(', ')}\n`;
    })
    .join('');

const noEntries: ImportMap = { entries: [] };

const mapFor = async (args: ImportArguments, folder: string, files: readonly string[]): Promise<ImportMap> => {
  const path = findMap(args.map, folder);
  if (path !== null) {
    const map = await readMap(path);
    if (map.ok) return map.value;
    throw new CannotRun(...map.refusal);
  }
  if (args.map !== null) throw new CannotRun(`There is no map ${args.map}`);
  if (!needsMap(files)) return noEntries;
  const guessed = join(folder, mapName);
  await writeFile(guessed, guessMap(await Promise.all(files.map(seenOf))), { flag: 'wx' });
  throw new CannotRun(
    `There was no map of these files. One was guessed and written to ${guessed}:`,
    'look at it, put right what is wrong, and run this again. Nothing was sent.',
  );
};

/** What is piped in, as a file of a kind. */
const spooled = async (kind: string | null, stdin: AsyncIterable<Uint8Array>, folder: string): Promise<string> => {
  if (kind === null) throw new CannotRun('Say what is piped in: --kind customers; it is NDJSON, a record a line');
  const path = join(folder, `${kind}.ndjson`);
  await writeFile(path, stdin);
  return path;
};

/** Imports some files by a map and says what became of them. */
const importOnce = async (
  terminal: Terminal,
  args: ImportArguments,
  what: { readonly files: readonly string[]; readonly map: ImportMap; readonly refusedFolder: string },
): Promise<ImportReport> => {
  const { stdout, stderr, signal } = terminal;
  const bar = createProgressBar(stderr, stderr.isTTY === true && !args.json);
  let count = 0;
  const portal = await terminal.connect(args.url);
  const send = sendToPortal(portal.call, { url: portal.url, dryRun: args.dryRun });
  const report = await importFiles({
    ...what,
    send,
    ...(signal && { signal }),
    onProgress: (progress) => bar.show(progress),
    onRefusal: (refusal) => {
      count += 1;
      if (args.json || count > shownRefusals) return;
      bar.clear();
      stderr.write(shown(refusal));
    },
  }).finally(() => bar.clear());
  if (report.problems.length > 0) throw new CannotRun(...report.problems, 'Nothing was sent.');
  if (args.json) {
    stdout.write(`${JSON.stringify({ dryRun: args.dryRun, ...report })}\n`);
    return report;
  }
  if (count > shownRefusals) stderr.write(`… and ${numbers.format(count - shownRefusals)} more.\n`);
  for (const file of report.ignored) stderr.write(`${basename(file)}: the map has nothing about it\n`);
  stdout.write(summary(report));
  if (args.dryRun) stdout.write('Nothing was written: this was a dry run.\n');
  if (report.refusals > 0) {
    stdout.write(
      `\nRefused rows are in ${what.refusedFolder}, and why in ${reportName} there. Correct them, and run:\n`,
    );
    stdout.write(`  connect import ${what.refusedFolder}${args.map === null ? '' : ` --map ${args.map}`}\n`);
  }
  return report;
};

const run = async (terminal: Terminal, args: ImportArguments): Promise<ExitCode> => {
  const temporary = await mkdtemp(join(tmpdir(), 'connect-import-'));
  try {
    const isPiped = args.path === '-';
    const path = isPiped ? await spooled(args.kind, terminal.stdin, temporary) : args.path;
    const { folder, files } = await filesAt(path).catch(() => {
      throw new CannotRun(`There is no file or folder ${path}`);
    });
    const refusedFolder = args.refused ?? join(isPiped ? '.' : folder, 'refused');
    if (args.watch) {
      const told = async <Value>(act: () => Promise<Value>): Promise<Value | null> => {
        try {
          return await act();
        } catch (error) {
          for (const line of linesOf(error, terminal)) terminal.stderr.write(`${line}\n`);
          return null;
        }
      };
      await watchFolder(folder, terminal.signal, (whole) =>
        told(async () => {
          const map = await mapFor(args, folder, whole);
          return {
            map,
            take: (ready, into) => told(() => importOnce(terminal, args, { files: ready, map, refusedFolder: into })),
          };
        }),
      );
      return 0;
    }
    if (files.length === 0) throw new CannotRun(`There is no CSV, XLSX or NDJSON file in ${folder}`);
    const map = await mapFor(args, folder, files);
    const report = await importOnce(terminal, args, { files, map, refusedFolder });
    return report.refusals > 0 ? 1 : 0;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};

/** What can be told of an error; others are bugs. */
const linesOf = (error: unknown, { signal }: Terminal): readonly string[] => {
  if (signal?.aborted) return ['Stopped. What was taken so far stays; run it again for the rest.'];
  if (error instanceof CannotRun) return error.lines;
  if (error instanceof PortalRefused || error instanceof UnreadableFile) return [error.message];
  throw error;
};

/** `connect import`: the arguments behind it, and what they are run with. */
export const runImport = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const parsed = parseArguments(args);
  if (!parsed.ok) {
    terminal.stderr.write(`${parsed.refusal}\n\n${importHelp}`);
    return 2;
  }
  if (parsed.value === 'help') {
    terminal.stdout.write(importHelp);
    return 0;
  }
  try {
    return await run(terminal, parsed.value);
  } catch (error) {
    const lines = linesOf(error, terminal);
    if (parsed.value.json) terminal.stdout.write(`${JSON.stringify({ problems: lines })}\n`);
    else for (const line of lines) terminal.stderr.write(`${line}\n`);
    return 2;
  }
};
