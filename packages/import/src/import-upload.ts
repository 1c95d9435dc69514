import type { Kind } from '@connect/contract/integration/kinds';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cannot, CannotImport } from './command/map-for.ts';
import { needsMap } from './command/find-map.ts';
import { seenOf } from './command/seen-of.ts';
import { missingBeside, namesOf } from './find-files.ts';
import { importFiles, type ImportReport } from './import-files.ts';
import { guessMap } from './map/guess-map.ts';
import type { ImportMap } from './map/model.ts';
import { parseMap } from './map/parse-map.ts';
import { PortalRefused } from './portal-refused.ts';
import { formatOf } from './readers/open-table.ts';
import { UnreadableFile } from './readers/table.ts';
import { isLargerUnpacked } from './readers/unpacked.ts';
import { type Call, sendToPortal } from './send-to-portal.ts';

export { CannotImport };

/** One file that somebody hands over, as the command would read it. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What its records are, where neither its name nor the map tells. */
  readonly kind: Kind | null;
  /** The map as text; null for none. */
  readonly map: string | null;
  /** It is looked at, and nothing is written. */
  readonly dryRun: boolean;
}

/** What became of it. */
export interface UploadReport {
  /** A map that it needs and that was guessed: nothing was looked at beside. */
  readonly guessedMap: string | null;
  readonly kinds: ImportReport['kinds'];
  /** The first of the reasons for which rows were refused, by the lines of the file. */
  readonly refusals: readonly { readonly line: number; readonly column: string; readonly reason: string }[];
  /** So many there are in all. */
  readonly refusalCount: number;
  /** The rows that were refused, as a file of the same name and format; null where there are none. */
  readonly refusedRows: Uint8Array | null;
}

/** So many megabytes has a workbook unpacked: reading it takes the portal a quarter of a minute. */
const mostUnpacked = 20;

/** Throws where reading a file would take the portal too long. */
const assertSmall = async (file: string): Promise<void> => {
  const isLarge = await isLargerUnpacked(file, mostUnpacked * 1_000_000).catch((error: unknown) => {
    throw new UnreadableFile(file, `cannot be read as a workbook: ${String(error)}`);
  });
  if (isLarge)
    throw new UnreadableFile(
      file,
      `has more than ${mostUnpacked} MB unpacked: take \`connect import\` for it, or save it as CSV (UTF-8)`,
    );
};

/** So many reasons are told of a file. */
const mostRefusals = 1000;

const parsed = (text: string): ImportMap => {
  const map = parseMap(text);
  if (map.ok) return map.value;
  throw cannot(...map.refusal.map(({ line, message }) => `Line ${line} of the map: ${message}`));
};

/** The name by which the map knows a file: its own, or that of the only file that the map has. */
const namedBy = ({ entries }: ImportMap, { name, kind }: Upload): string => {
  const meant = entries.filter((entry) => kind === null || entry.kind === kind);
  if (meant.some((entry) => namesOf(entry).some((isNamed) => isNamed(name)))) return name;
  const [only, ...others] = new Set(meant.map(({ own }) => own.file));
  if (only !== undefined && others.length === 0) return only.replaceAll('*', 'upload');
  throw cannot(`The map says nothing of a file ${name}.`);
};

const guessed = async (file: string): Promise<string> => {
  const seen = await seenOf(file);
  if (seen instanceof UnreadableFile) throw seen;
  const map = guessMap([seen]);
  if (map === null)
    throw cannot('The file needs a map, and none can be guessed: it is like nothing that the portal takes.');
  return map;
};

/** Reads an upload in a folder of its own. */
const importIn = async (folder: string, upload: Upload, call: Call): Promise<UploadReport> => {
  const map = upload.map === null ? { entries: [] } : parsed(upload.map);
  const save = async (name: string): Promise<string> => {
    const file = join(folder, basename(name));
    await writeFile(file, upload.bytes);
    return file;
  };
  let file = await save(upload.map === null ? upload.name : namedBy(map, upload));
  if ((await formatOf(file)) === 'xlsx') await assertSmall(file);
  if (upload.map === null) {
    const isRecords = (await formatOf(file)) === 'ndjson';
    if (isRecords && upload.kind !== null) file = await save(`${upload.kind}.ndjson`);
    if (isRecords && needsMap([file])) throw cannot('Say what the records of the file are.');
    if (needsMap([file]))
      return { guessedMap: await guessed(file), kinds: [], refusals: [], refusalCount: 0, refusedRows: null };
  }
  const missing = missingBeside(file, [file], map);
  if (missing.length > 0)
    throw cannot(`The map reads the file together with ${missing.join(', ')}, which is not there.`);
  const refusals: UploadReport['refusals'][number][] = [];
  const report = await importFiles({
    files: [file],
    map,
    send: sendToPortal(call, { dryRun: upload.dryRun, replace: null }),
    refusedFolder: join(folder, 'refused'),
    onRefusal: ({ line, column, reason }) => {
      if (refusals.length < mostRefusals) refusals.push({ line, column, reason });
    },
  });
  if (report.setAside.length > 0)
    throw cannot(...report.setAside.map(({ path, reason }) => `${basename(path)}: ${reason}`));
  if (report.kinds.length === 0) throw cannot(`The map says nothing of a file ${basename(file)}.`);
  const [rows] = report.refusedFiles;
  return {
    guessedMap: null,
    kinds: report.kinds,
    refusals,
    refusalCount: report.refusals,
    refusedRows: rows === undefined ? null : await readFile(rows),
  };
};

/** Imports one file that was handed over. Throws a CannotImport that says why nothing could be. */
export const importUpload = async (upload: Upload, call: Call): Promise<UploadReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'connect-upload-'));
  try {
    return await importIn(folder, upload, call);
  } catch (error) {
    if (error instanceof PortalRefused || error instanceof UnreadableFile)
      throw new CannotImport(error.message.replaceAll(`${folder}/`, ''), { cause: error });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
