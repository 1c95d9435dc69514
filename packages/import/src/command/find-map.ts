import { ok, refused, type Result } from '@connect/core/domain/result';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { withThoseAbove } from '../above.ts';
import { kindOfName } from '../find-files.ts';
import type { ImportMap } from '../map/model.ts';
import { parseMap } from '../map/parse-map.ts';
import { isReadable } from '../readers/open-table.ts';
import { reportName } from '../refused-rows.ts';

export const mapName = 'map.yaml';
const refusedName = 'refused';

/** The files to be read of a folder, or the one file; what spreadsheets leave beside an open workbook is none. */
export const filesAt = async (
  path: string,
): Promise<{ readonly folder: string; readonly files: readonly string[] }> => {
  if (!(await stat(path)).isDirectory()) return { folder: dirname(path), files: [path] };
  // Also what is a folder by such a name, or leads nowhere: that is said of it when it is to be read.
  const read = (await readdir(path)).filter((name) => isReadable(name) && !/^[.~]/.test(name) && name !== reportName);
  return { folder: path, files: read.sort().map((name) => join(path, name)) };
};

/** The map that is meant: the one named, or one beside the files or above them, where refused rows are; null where there is none. */
export const findMap = (named: string | null, folder: string): string | null => {
  const places = withThoseAbove(folder).map((place) => join(place, mapName));
  return (named === null ? places : [named]).find((path) => existsSync(path)) ?? null;
};

/**
 * Where rows that are refused now are put: a folder of its own, as those of an earlier time may be half corrected; beside that one where the
 * rows come from it, so that the map is above both.
 */
export const refusedFolderIn = (folder: string): string => {
  const above = dirname(resolve(folder));
  return basename(above) === refusedName ? join(above, stamp()) : join(folder, refusedName, stamp());
};

/** The time, as names of folders have it. */
export const stamp = (): string => new Date().toISOString().replaceAll(/[:.]/g, '-');

/** Files that are records already need no map. */
export const needsMap = (files: readonly string[]): boolean => files.some((file) => kindOfName(file) === undefined);

/** Reads a map; what is wrong with it is told with its lines. */
export const readMap = async (path: string): Promise<Result<ImportMap, readonly string[]>> => {
  const map = parseMap(await readFile(path, 'utf8'));
  return map.ok
    ? ok(map.value)
    : refused(map.refusal.map(({ line, message }) => `${basename(path)}:${line}: ${message}`));
};
