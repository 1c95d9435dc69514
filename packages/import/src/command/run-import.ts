import type { Kind } from '@connect/contract/integration/kinds';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { withThose } from '../find-files.ts';
import { importFiles, type ImportReport } from '../import-files.ts';
import type { ImportMap } from '../map/model.ts';
import { UnreadableFile } from '../readers/table.ts';
import type { Refusal } from '../records/rows.ts';
import { reportName } from '../refused-rows.ts';
import { PortalRefused } from '../portal-refused.ts';
import { type Call, type Replacing, sendToPortal } from '../send-to-portal.ts';
import { filesAt, refusedFolderIn } from './find-map.ts';
import { cannot, CannotImport, mapFor } from './map-for.ts';
import { takePiped } from './piped.ts';
import { createProgressBar, createProgressLines } from './progress-bar.ts';
import {
  encodingLines,
  lateLines,
  leftOutLines,
  numbers,
  partLines,
  replacedLines,
  summary,
  totalsLines,
  unreadLines,
  waitingLines,
} from './report-lines.ts';
import { watchFolder } from './watch-folder.ts';

/** What is to be imported, and how; `docs/integration.md` has it as the command's options. */
export interface ImportArguments {
  /** A folder, a file, or `-` for what is piped in. */
  readonly path: string;
  readonly map: string | null;
  readonly dryRun: boolean;
  readonly refused: string | null;
  readonly watch: boolean;
  /** What the files do not have is to be taken away. */
  readonly replace: Replacing | null;
  /** Of what is piped in, where the map does not tell. */
  readonly kind: Kind | null;
}

export interface Surroundings {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Says something on the way. */
  readonly writeLine: (line: string) => void;
  /** Where a progress bar goes; null where nobody watches. */
  readonly bar: NodeJS.WritableStream | null;
  readonly signal?: AbortSignal;
  /** How long a file of a folder that is watched has not changed when it is taken, in milliseconds, where it is not ten seconds. */
  readonly quiet?: number;
  /** Takes a folder that is watched for this process alone; answers what gives it back. Throws for one that another has. */
  takeFolder(folder: string): () => void;
  /** Works with the portal that records are sent to, which is asked for when there is something to send. */
  withPortal<Value>(work: (call: Call) => Promise<Value>): Promise<Value>;
}

/** What an import has done: lines for people, and the same for programs. */
export interface Imported {
  readonly text: readonly string[];
  readonly json: object;
  /** Whether rows were refused, or something is to be confirmed. */
  readonly isIncomplete: boolean;
}

/** So many refusals are shown; the report has all. */
const shownRefusals = 20;

const shown = ({ file, line, column, reason }: Refusal): string =>
  `${basename(file)}:${line}${column === '' ? '' : ` ${column}`}: ${reason}`;

const unnamed = (file: string): string =>
  `${basename(file)}: the map has nothing about it; name it there, under \`unread\` if it is not to be read`;

interface Job {
  readonly files: readonly string[];
  readonly map: ImportMap;
  readonly refusedFolder: string;
}

/** Imports some files by a map and says what became of them. */
const importOnce = async (
  args: ImportArguments,
  around: Surroundings,
  job: Job,
): Promise<Imported & { readonly report: ImportReport }> => {
  const { writeLine, signal } = around;
  // Who has no terminal reads a log.
  const bar = around.bar === null ? createProgressLines(writeLine) : createProgressBar(around.bar);
  let count = 0;
  const report = await around.withPortal((call) =>
    importFiles({
      ...job,
      send: sendToPortal(call, args),
      ...(signal && { signal }),
      onProgress: (progress) => bar.show(progress),
      onRefusal: (refusal) => {
        count += 1;
        if (count > shownRefusals) return;
        bar.clear();
        writeLine(shown(refusal));
      },
    }).finally(() => bar.clear()),
  );
  for (const line of unreadLines(report)) writeLine(line);
  if (count > shownRefusals) writeLine(`… and ${numbers.format(count - shownRefusals)} more.`);
  for (const file of report.ignored) writeLine(unnamed(file));
  const map = args.map === null ? '' : ` --map ${args.map}`;
  return {
    report,
    isIncomplete:
      report.refusals > 0 ||
      report.setAside.length > 0 ||
      report.kinds.some(({ toConfirm, late }) => toConfirm !== null || late.count > 0),
    json: { dryRun: args.dryRun, ...report },
    text: [
      ...summary(report),
      ...encodingLines(report),
      ...leftOutLines(report),
      ...totalsLines(report),
      ...partLines(report),
      ...waitingLines(report, args.dryRun),
      ...replacedLines(report, args.replace),
      ...lateLines(report),
      ...(report.setAside.length === 0
        ? []
        : [
            `${numbers.format(report.setAside.length)} of the files ${report.setAside.length === 1 ? 'was' : 'were'} set aside, and nothing of them is in. Put them right, and import them again.`,
          ]),
      ...(report.refusals === 0
        ? []
        : [
            `Refused rows are in ${job.refusedFolder}, and why in ${reportName} there. Correct them, and run`,
            `  connect import ${job.refusedFolder}${map}`,
          ]),
    ],
  };
};

/** The same, where there is something to be imported at all. */
const importFrom = async (args: ImportArguments, around: Surroundings, job: Job): Promise<Imported> => {
  const { report, ...imported } = await importOnce(args, around, job);
  if (report.setAside.length > 0 && report.kinds.length === 0)
    throw cannot(...unreadLines(report), 'Nothing was sent.');
  if (report.ignored.length === job.files.length) throw cannot('The map names none of the files: nothing was sent.');
  return imported;
};

/** Takes over what is put into a folder until it is told to stop. What cannot be imported is said, stays where it is, and is tried again. */
const watching = async (args: ImportArguments, around: Surroundings, folder: string): Promise<Imported> => {
  let lastMessage = '';
  let isBrokenOff = false;
  const reportFailure = (error: unknown): null => {
    isBrokenOff = around.signal?.aborted === true;
    if (isBrokenOff) return null;
    const message = error instanceof Error ? error.message : String(error);
    if (message !== lastMessage) around.writeLine(message);
    lastMessage = message;
    return null;
  };
  const take = async (files: readonly string[], map: ImportMap, refusedFolder: string): Promise<readonly string[]> => {
    around.writeLine(`Taking over ${files.map((file) => basename(file)).join(', ')}…`);
    const { text, report } = await importOnce(args, around, { files, map, refusedFolder });
    for (const line of text) around.writeLine(line);
    if (report.setAside.length > 0) around.writeLine(`They were moved to ${refusedFolder}.`);
    lastMessage = '';
    return report.setAside.map(({ path }) => path);
  };
  const release = around.takeFolder(folder);
  around.writeLine(
    `Watching ${folder}: what is put there is taken over about ten seconds after it was written; Ctrl+C stops it.`,
  );
  try {
    await watchFolder(folder, {
      signal: around.signal,
      ...(around.quiet !== undefined && { quiet: around.quiet }),
      mapFor: (files) => mapFor(args.map, folder, files).catch(reportFailure),
      onUnnamed: (file) => around.writeLine(unnamed(file)),
      onWaiting: (file, names) => around.writeLine(`${basename(file)} waits for ${names.join(' and ')}`),
      onHeld: (error) =>
        around.writeLine(`A file cannot be taken yet, and what is there is tried again: ${error.message}`),
      take: (...job) => take(...job).catch(reportFailure),
    });
  } finally {
    release();
  }
  const rest = isBrokenOff
    ? ' What was taken so far stays; the files are still there, and taken over at the next start.'
    : '';
  return { text: [`Stopped.${rest}`], json: { stopped: true }, isIncomplete: false };
};

/** What is piped in goes by the map of the folder in which the command runs, and its refused rows into that. */
const runPiped = async (args: ImportArguments, around: Surroundings, temporary: string): Promise<Imported> => {
  const { file, map } = await takePiped(around.stdin, args, temporary);
  return importFrom(args, around, { files: [file], map, refusedFolder: args.refused ?? refusedFolderIn('.') });
};

const run = async (args: ImportArguments, around: Surroundings): Promise<Imported> => {
  const { path } = args;
  const { folder, files } = await filesAt(path).catch(() => {
    throw cannot(`There is no file or folder ${path}`);
  });
  if (args.watch) return watching(args, around, folder);
  if (files.length === 0) throw cannot(`There is no CSV, XLSX, NDJSON or JSON file in ${folder}`);
  const map = await mapFor(args.map, folder, files);
  const [only] = files;
  const read = only === path ? withThose(only, (await filesAt(folder)).files, map) : files;
  return importFrom(args, around, { files: read, map, refusedFolder: args.refused ?? refusedFolderIn(folder) });
};

/** What can be told of an error; others are bugs, and thrown again. */
const messageOf = (error: unknown, { signal }: Surroundings): string => {
  if (signal?.aborted) return 'Stopped. What was taken so far stays; run it again for the rest.';
  if (error instanceof CannotImport || error instanceof PortalRefused || error instanceof UnreadableFile)
    return error.message;
  throw error;
};

/** `connect import`. Throws a CannotImport that says why nothing could be imported. */
export const runImport = async (args: ImportArguments, around: Surroundings): Promise<Imported> => {
  const temporary = await mkdtemp(join(tmpdir(), 'connect-import-'));
  try {
    return args.path === '-' ? await runPiped(args, around, temporary) : await run(args, around);
  } catch (error) {
    throw new CannotImport(messageOf(error, around), { cause: error });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};
