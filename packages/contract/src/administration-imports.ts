import {
  maxImportFile,
  type FileImport as CoreFileImport,
  type ImportFile as CoreFile,
} from '@connect/core/domain/administration/file-import';
import type {
  ImportReport as CoreReport,
  ImportRun as CoreRun,
  RefusedRecord as CoreRefused,
} from '@connect/core/domain/administration/import-run';
import * as v from 'valibot';
import { call } from './call.ts';
import { KindName, Run, RunId } from './integration/runs.ts';
import { base64, listOf, type SchemaInto, type SchemaOf } from './values.ts';

const ImportRun: SchemaOf<CoreRun> = Run;

const RefusedRecord: SchemaOf<CoreRefused> = v.object({
  line: v.pipe(v.number(), v.integer(), v.minValue(0)),
  key: v.nullable(v.string()),
  path: v.string(),
  reason: v.string(),
});
const ImportReport: SchemaOf<CoreReport> = v.object({
  run: ImportRun,
  refusals: v.array(RefusedRecord),
  hasMore: v.boolean(),
});

const params = v.object({ id: RunId });

export const importRuns = call({
  method: 'GET',
  path: '/api/v3/admin/imports',
  summary: 'The last hundred imports, the newest first, those under way among them',
  access: 'administrator',
  answer: listOf(ImportRun),
});

export const importReport = call({
  method: 'GET',
  path: '/api/v3/admin/imports/{id}',
  summary: 'An import, and the first hundred reasons why records of it were refused',
  access: 'administrator',
  params,
  answer: ImportReport,
  refusals: [404],
});

export const stopImport = call({
  method: 'POST',
  path: '/api/v3/admin/imports/{id}/stop',
  summary: 'Stop an import that is under way, whoever sends it: what it brought in stays, and no more of it is taken',
  access: 'administrator',
  params,
  answer: ImportRun,
  refusals: [404, 409],
});

export const importRefusals = call({
  method: 'GET',
  path: '/api/v3/admin/imports/{id}/refusals',
  summary: 'Records of an import that were refused, with why, as a CSV file: the first twenty thousand reasons',
  access: 'administrator',
  params,
  answer: 'file',
  costs: 'export',
  refusals: [404],
});

/** Characters that so many bytes have in base64. */
const encoded = (bytes: number): number => Math.ceil(bytes / 3) * 4;
const maxMap = 60_000;

const ImportFile = v.object({
  // Part of a path where it is read.
  name: v.pipe(
    v.string(),
    v.regex(/^[^/\\\p{Cc}]{1,200}$/u, 'is not the name of a file'),
    v.regex(/[^.]/, 'is not the name of a file'),
  ),
  content: v.pipe(v.string(), v.maxLength(encoded(maxImportFile), 'is too large'), base64('is not base64')),
  kind: v.nullable(KindName),
  map: v.nullable(v.pipe(v.string(), v.maxLength(maxMap, 'is too long'))),
  dryRun: v.boolean(),
}) satisfies SchemaInto<CoreFile>;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const FileImport: SchemaOf<CoreFileImport> = v.object({
  guessedMap: v.nullable(v.string()),
  kinds: v.array(
    v.object({
      kind: v.string(),
      run: v.nullable(v.string()),
      read: Count,
      accepted: Count,
      unchanged: Count,
      waiting: Count,
      refused: Count,
    }),
  ),
  refusals: v.array(v.object({ line: Count, column: v.string(), reason: v.string() })),
  refusalCount: Count,
  refusedRows: v.nullable(v.pipe(v.string(), base64('is not base64'))),
});

export const importFile = call({
  method: 'POST',
  path: '/api/v3/admin/import-files',
  summary:
    'Import a file as the command would; sent again, it changes nothing. One that needs a map and has none gets one guessed',
  access: 'administrator',
  body: ImportFile,
  maxBody: encoded(maxImportFile) + 2 * maxMap + 4096,
  answer: FileImport,
  costs: 'import',
  refusals: [422],
});
