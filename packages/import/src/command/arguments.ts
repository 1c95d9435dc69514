import { ok, refused, type Result } from '@connect/core/domain/result';
import { kinds, type Kind } from '@connect/contract/integration/kinds';
import { parseArgs } from 'node:util';

export const importHelp = `connect import <folder|file|-> [options]

Reads CSV, XLSX and NDJSON files as a map says and takes their records in.

  --map <file>       the map; otherwise map.yaml beside the files, or in the folder above
  --dry-run          looks at everything and writes nothing
  --refused <folder> where rows that were refused are put; otherwise refused/ beside the files
  --watch            takes over what is put into the folder until it is stopped
  --kind <kind>      what is piped in as NDJSON: ${kinds.join(', ')}
  --url <address>    a portal elsewhere, with the key in CONNECT_KEY
  --json             one JSON object at the end

Examples:
  connect import exports/                      # guesses a map at first, and writes it for you to look at
  connect import exports/ --dry-run
  connect import exports/refused               # rows that you have corrected
  connect import customers.xlsx --map map.yaml
  erp export customers | connect import - --kind customers

It ends with 0 if all was taken, 1 if some rows were refused, 2 if it could not run. docs/integration.md explains maps.
`;

export interface ImportArguments {
  readonly path: string;
  readonly map: string | null;
  readonly dryRun: boolean;
  readonly refused: string | null;
  readonly watch: boolean;
  readonly kind: Kind | null;
  readonly url: string | null;
  readonly json: boolean;
}

const options = {
  map: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  refused: { type: 'string' },
  watch: { type: 'boolean', default: false },
  kind: { type: 'string' },
  url: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What was asked for: `help`, an import, or why it is neither. */
export const parseArguments = (args: readonly string[]): Result<ImportArguments | 'help', string> => {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return ok('help');
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) return refused('Name one folder or file, or - for what is piped in');
  const kind = kinds.find((each) => each === values.kind) ?? null;
  if (values.kind !== undefined && kind === null) return refused(`--kind is one of ${kinds.join(', ')}`);
  if (values.watch && (path === '-' || values['dry-run']))
    return refused('--watch watches a folder, and moves what it has taken');
  return ok({
    path,
    map: values.map ?? null,
    dryRun: values['dry-run'],
    refused: values.refused ?? null,
    watch: values.watch,
    kind,
    url: values.url ?? null,
    json: values.json,
  });
};
