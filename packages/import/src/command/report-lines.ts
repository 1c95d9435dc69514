import { basename } from 'node:path';
import type { ImportReport } from '../import-files.ts';
import type { Replacing } from '../send-to-portal.ts';

export const numbers: Intl.NumberFormat = new Intl.NumberFormat('en-GB');

/** What became of records that the files do not have, and what to do. */
export const replacedLines = ({ kinds, setAside }: ImportReport, replace: Replacing | null): readonly string[] => {
  if (replace === null) return [];
  return kinds.flatMap(({ kind, isWhole, removed, toConfirm }) => {
    if (!isWhole)
      return setAside.some((each) => each.kind === kind)
        ? [`${kind}: nothing was removed, as a file was set aside. Put it right, then import all files again.`]
        : [`${kind}: nothing was removed, as rows were refused. Correct them, then import all files again.`];
    if (toConfirm !== null)
      return [
        `${kind}: ${numbers.format(toConfirm)} are not in the files, more than the twentieth that goes unasked. They stay;`,
        `  add --confirm ${toConfirm} where they are to be removed.`,
      ];
    return removed === 0 ? [] : [`${kind}: ${numbers.format(removed)} were removed.`];
  });
};

/** What turned out to be wrong in the end, in no file of this import: what had been waiting since before, or is spoken against now. */
export const lateLines = ({ kinds }: ImportReport): readonly string[] => {
  const count = kinds.reduce((sum, { late }) => sum + late.count, 0);
  if (count === 0) return [];
  const some = kinds.flatMap(({ late }) => late.some);
  return [
    `${numbers.format(count)} turned out to be wrong, now that all is there:`,
    ...some.map(({ kind, key, path, reason }) => `  ${kind} ${key ?? ''}${path === '' ? '' : ` ${path}`}: ${reason}`),
    ...(count > some.length ? [`  … and ${numbers.format(count - some.length)} more.`] : []),
    'Correct them in the files that they came with, and import those again.',
  ];
};

/** How many records of each kind were taken, and how many were not. */
export const summary = ({ kinds }: ImportReport): readonly string[] =>
  kinds.map(({ kind, ...counts }) => {
    const parts = (['accepted', 'unchanged', 'waiting', 'refused'] as const)
      .filter((name) => counts[name] > 0 || name === 'accepted')
      .map((name) => `${numbers.format(counts[name])} ${name}`);
    return `${kind.padEnd(12)}  ${parts.join(', ')}`;
  });

/** Why files were not read, one a line. */
export const unreadLines = ({ setAside }: ImportReport): readonly string[] =>
  setAside.map(({ path, reason }) => `${path}: ${reason}`);

/** What files were taken for, by encoding. */
export const encodingLines = ({ encodings }: ImportReport): readonly string[] =>
  [...new Set(encodings.map(({ encoding }) => encoding))].map((encoding) => {
    const names = encodings.filter((each) => each.encoding === encoding).map(({ path }) => basename(path));
    return `Taken for ${encoding}: ${names.join(', ')}. Where that is wrong, name the \`encoding\` in the map.`;
  });

/** Which last rows were taken for sums of the others. */
export const totalsLines = ({ totals }: ImportReport): readonly string[] =>
  totals.map(({ path, line }) => `${basename(path)}:${line}: looks like a row of totals, and was not read.`);

/** How many records were taken without their parts of a unit. */
export const partLines = ({ parts }: ImportReport): readonly string[] =>
  parts.map(
    ({ path, records }) =>
      `${basename(path)}: ${numbers.format(records)} with parts of a unit in stock: only whole ones count, of 842.5 there are 842.`,
  );

/** How many rows no entry of the map takes. */
export const leftOutLines = ({ leftOut }: ImportReport): readonly string[] =>
  leftOut.map(({ path, rows }) => {
    const counted = rows === 1 ? '1 row is' : `${numbers.format(rows)} rows are`;
    return `${basename(path)}: ${counted} of no entry of the map, by its \`where\`.`;
  });

/** What goes in later, and what a dry run cannot tell: it keeps nothing of one record for the next. */
export const waitingLines = ({ kinds }: ImportReport, dryRun: boolean): readonly string[] => {
  const waits = kinds.some(({ waiting }) => waiting > 0);
  if (!dryRun) return waits ? ['What waits names something that is not there yet; it goes in when that comes.'] : [];
  return [
    'Nothing was written: this was a dry run. It looks at each record by itself, and cannot tell',
    ...(waits ? ['- what waits in the end: here that is all that names a record which only these files have;'] : []),
    '- what records say against each other: a number that comes twice, another currency than the account’s, an item of two products,',
    '  more allocated than is owed. That is refused when they are imported, and the rest goes in.',
  ];
};
