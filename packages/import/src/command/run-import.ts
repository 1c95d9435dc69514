import type { Kind } from '@connect/contract/integration/kinds';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { withThose } from '../find-files.ts';
import { importFiles, type ImportReport } from '../import-files.ts';
import { guessMap } from '../map/guess-map.ts';
import type { ImportMap } from '../map/model.ts';
import { UnreadableFile } from '../readers/table.ts';
import type { Refusal } from '../records/rows.ts';
import { reportName } from '../refused-rows.ts';
import { PortalRefused } from '../portal-refused.ts';
import { type Call, type Replacing, sendToPortal } from '../send-to-portal.ts';
import { filesAt, findMap, mapName, needsMap, readMap, refusedFolderIn } from './find-map.ts';
import { createProgressBar } from './progress-bar.ts';
import { seenOf } from './seen-of.ts';
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
  /** Of what is piped in. */
  readonly kind: Kind | null;
}

export interface Surroundings {
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Says something on the way. */
  readonly say: (line: string) => void;
  /** Where a progress bar goes; null where nobody watches. */
  readonly bar: NodeJS.WritableStream | null;
  readonly signal?: AbortSignal;
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

/** Why nothing could be imported, line by line, and what to do. */
export class CannotImport extends Error {
  override readonly name = 'CannotImport';
}

const cannot = (...lines: readonly string[]): CannotImport => new CannotImport(lines.join('\n'));

/** So many refusals are shown; the report has all. */
const shownRefusals = 20;

const numbers = new Intl.NumberFormat('en-GB');

const shown = ({ file, line, column, reason }: Refusal): string =>
  `${basename(file)}:${line}${column === '' ? '' : ` ${column}`}: ${reason}`;

/** What became of records that the files do not have, and what to do. */
const replaced = ({ kinds, setAside }: ImportReport, { replace }: ImportArguments): readonly string[] => {
  if (replace === null) return [];
  return kinds.flatMap(({ kind, refused, removed, toConfirm }) => {
    if (refused > 0)
      return [`${kind}: nothing was removed, as rows were refused. Correct them, then import all files again.`];
    if (setAside.some((each) => each.kind === kind))
      return [`${kind}: nothing was removed, as a file was set aside. Put it right, then import all files again.`];
    if (toConfirm !== null)
      return [
        `${kind}: ${numbers.format(toConfirm)} are not in the files, more than the twentieth that goes unasked. They stay;`,
        `  add --confirm ${toConfirm} where they are to be removed.`,
      ];
    return removed === 0 ? [] : [`${kind}: ${numbers.format(removed)} were removed.`];
  });
};

/** What had been waiting since before, and turned out to be wrong now: no file of this import has it. */
const lateLines = ({ kinds }: ImportReport): readonly string[] => {
  const count = kinds.reduce((sum, { late }) => sum + late.count, 0);
  if (count === 0) return [];
  const some = kinds.flatMap(({ late }) => late.some);
  return [
    `${numbers.format(count)} that had been waiting were refused, now that what they name is there:`,
    ...some.map(({ kind, key, path, reason }) => `  ${kind} ${key ?? ''}${path === '' ? '' : ` ${path}`}: ${reason}`),
    ...(count > some.length ? [`  … and ${numbers.format(count - some.length)} more.`] : []),
    'Correct them in the files that they came with, and import those again.',
  ];
};

const summary = ({ kinds }: ImportReport): readonly string[] =>
  kinds.map(({ kind, ...counts }) => {
    const said = (['accepted', 'unchanged', 'waiting', 'refused'] as const)
      .filter((name) => counts[name] > 0 || name === 'accepted')
      .map((name) => `${numbers.format(counts[name])} ${name}`);
    return `${kind.padEnd(12)}  ${said.join(', ')}`;
  });

const mapFor = async (named: string | null, folder: string, files: readonly string[]): Promise<ImportMap> => {
  const path = findMap(named, folder);
  if (path !== null) {
    const map = await readMap(path);
    if (map.ok) return map.value;
    throw cannot(...map.refusal);
  }
  if (named !== null) throw cannot(`There is no map ${named}`);
  if (!needsMap(files)) return { entries: [] };
  const looked = await Promise.all(files.map(seenOf));
  const unread = looked.flatMap((seen) => (seen instanceof UnreadableFile ? [seen] : []));
  const map = guessMap(looked.flatMap((seen) => (seen instanceof UnreadableFile ? [] : [seen])));
  if (map === null)
    throw cannot(
      ...unread.map(({ message }) => message),
      `There is no map of these files, and none can be guessed: nothing in ${files.map((file) => basename(file)).join(', ')} is like what the portal takes.`,
      'See whether these are the right files; docs/integration.md says how to write a map.',
    );
  const guessed = join(folder, mapName);
  await writeFile(guessed, map, { flag: 'wx' });
  throw cannot(
    ...unread.map(({ message }) => message),
    `There was no map of these files. One was guessed and written to ${guessed}:`,
    'look at it, put right what is wrong, and run this again. Nothing was sent.',
  );
};

interface Job {
  readonly files: readonly string[];
  readonly map: ImportMap;
  readonly refusedFolder: string;
}

/** Why files were not read, one a line. */
const unreadLines = ({ setAside }: ImportReport): readonly string[] =>
  setAside.map(({ path, reason }) => `${path}: ${reason}`);

/** What files were taken for, by encoding. */
const encodingLines = ({ encodings }: ImportReport): readonly string[] =>
  [...new Set(encodings.map(({ encoding }) => encoding))].map((encoding) => {
    const names = encodings.filter((each) => each.encoding === encoding).map(({ path }) => basename(path));
    return `Taken for ${encoding}: ${names.join(', ')}. Where that is wrong, name the \`encoding\` in the map.`;
  });

/** Imports some files by a map and says what became of them. */
const importOnce = async (
  args: ImportArguments,
  around: Surroundings,
  job: Job,
): Promise<Imported & { readonly report: ImportReport }> => {
  const { say, signal } = around;
  const bar = createProgressBar(around.bar);
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
        say(shown(refusal));
      },
    }).finally(() => bar.clear()),
  );
  for (const line of unreadLines(report)) say(line);
  if (count > shownRefusals) say(`… and ${numbers.format(count - shownRefusals)} more.`);
  for (const file of report.ignored) say(`${basename(file)}: the map has nothing about it`);
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
      ...(report.kinds.some(({ waiting }) => waiting > 0)
        ? ['What waits names something that is not there yet; it goes in when that comes.']
        : []),
      ...replaced(report, args),
      ...lateLines(report),
      ...(args.dryRun ? ['Nothing was written: this was a dry run.'] : []),
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

/** Takes over what is put into a folder until it is told to stop. What cannot be imported is said, stays where it is, and is tried again. */
const watching = async (args: ImportArguments, around: Surroundings, folder: string): Promise<Imported> => {
  let said = '';
  const told = (error: unknown): null => {
    const message = error instanceof Error ? error.message : String(error);
    if (message !== said) around.say(message);
    said = message;
    return null;
  };
  const take = async (files: readonly string[], map: ImportMap, refusedFolder: string): Promise<readonly string[]> => {
    const { text, report } = await importOnce(args, around, { files, map, refusedFolder });
    for (const line of text) around.say(line);
    if (report.setAside.length > 0) around.say(`They were moved to ${refusedFolder}.`);
    said = '';
    return report.setAside.map(({ path }) => path);
  };
  const release = around.takeFolder(folder);
  try {
    await watchFolder(folder, {
      signal: around.signal,
      mapFor: (files) => mapFor(args.map, folder, files).catch(told),
      take: (...job) => take(...job).catch(told),
    });
  } finally {
    release();
  }
  return { text: ['Stopped.'], json: { stopped: true }, isIncomplete: false };
};

const run = async (args: ImportArguments, around: Surroundings, temporary: string): Promise<Imported> => {
  const isPiped = args.path === '-';
  if (isPiped && args.kind === null) throw cannot('Say what is piped in, as NDJSON: --kind customers');
  const path = isPiped ? join(temporary, `${args.kind}.ndjson`) : args.path;
  if (isPiped) await writeFile(path, around.stdin);
  const { folder, files } = await filesAt(path).catch(() => {
    throw cannot(`There is no file or folder ${path}`);
  });
  if (args.watch) return watching(args, around, folder);
  if (files.length === 0) throw cannot(`There is no CSV, XLSX or NDJSON file in ${folder}`);
  const refusedFolder = args.refused ?? refusedFolderIn(isPiped ? '.' : folder);
  const map = await mapFor(args.map, folder, files);
  const [only] = files;
  const isAlone = only === path && !isPiped;
  const read = isAlone ? withThose(only, (await filesAt(folder)).files, map) : files;
  const { report, ...imported } = await importOnce(args, around, { files: read, map, refusedFolder });
  if (report.setAside.length > 0 && report.kinds.length === 0)
    throw cannot(...unreadLines(report), 'Nothing was sent.');
  return imported;
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
    return await run(args, around, temporary);
  } catch (error) {
    throw new CannotImport(messageOf(error, around), { cause: error });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};
