import { kinds, type Kind } from '@connect/contract/integration/kinds';
import type { Surroundings } from '@connect/import/command/run-import';
import { InvalidArgumentError } from 'commander';
import { join } from 'node:path';
import { takeLock } from '../lifecycle/folder-lock.ts';
import { examples, type Context, type Subcommand } from './command.ts';
import { CommandError, exitCodes } from './outcome.ts';
import { fetchAt } from './target.ts';

interface Given {
  readonly map?: string;
  readonly dryRun?: boolean;
  readonly refused?: string;
  readonly watch?: boolean;
  readonly replace?: boolean;
  readonly confirm?: number;
  readonly kind?: Kind;
  readonly url?: string;
  readonly json?: boolean;
}

const kindOf = (text: string): Kind => {
  const kind = kinds.find((each) => each === text);
  if (!kind) throw new InvalidArgumentError(`It is one of ${kinds.join(', ')}.`);
  return kind;
};

const countOf = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is a number.');
  return Number(text);
};

/** The portal of these settings, or the one at an address with a key of its own. */
const portalAt = (url: string | undefined, context: Context): Surroundings['withPortal'] => {
  if (url === undefined) return (work) => context.withTarget((target) => work(target.fetch));
  const key = context.environment['CONNECT_KEY'];
  if (!key) throw new CommandError('--url needs a key in CONNECT_KEY: connect key create makes one.', exitCodes.usage);
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(url) || !URL.canParse(url))
    throw new CommandError(
      `--url ${url} is no address such as https://portal.example.com, without a path.`,
      exitCodes.usage,
    );
  const todo = 'See whether the address is right, the portal runs there, and this machine reaches it.';
  return (work) => work(fetchAt({ url, token: key }, todo));
};

/** Told when somebody presses Ctrl+C, or whoever keeps the command running ends it: what is being sent is sent to its end. */
const stopped = (): AbortSignal => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
};

/** Keeps a second watcher out of a folder: it would send the same files again. */
const takeFolder = (folder: string): (() => void) =>
  takeLock(
    join(folder, '.connect-watch'),
    (holder) => new CommandError(`${folder} is watched already, by process ${holder}.`),
  );

/** `connect import`: files of a supplier into the portal. */
export const importCommand: Subcommand = (program, context) => {
  program
    .command('import <path>')
    .description('Take in CSV, XLSX, NDJSON and JSON files of a folder, one file, or what is piped in (-)')
    .option('--map <file>', 'the map; otherwise map.yaml beside the files, or above them')
    .option('--dry-run', 'look at everything and write nothing')
    .option('--refused <folder>', 'where rows that were refused are put; otherwise in refused/ beside the files')
    .option('--watch', 'take over what is put into the folder, until it is stopped')
    .option('--replace', 'what of a kind the files do not have is removed, a twentieth at most, if no row is refused')
    .option('--confirm <count>', 'with --replace: so many are removed, though it is more', countOf)
    .option('--kind <kind>', 'what is piped in, where no map says so', kindOf)
    .option('--url <address>', 'a portal elsewhere, with a key in CONNECT_KEY')
    .addHelpText(
      'after',
      examples(
        'connect import exports/                    guesses a map at first, and writes it for you to look at',
        'connect import exports/ --dry-run',
        'connect import exports/refused/2026-11-23  rows that you have corrected there',
        'connect import exports/ --replace          what is not in the files goes',
        'connect import customers.xlsx --map map.yaml',
        'erp export customers | connect import - --kind customers',
        'erp export stock --csv | connect import - --map map.yaml --kind stock',
      ),
    )
    .action(async (path: string, given: Given) => {
      if (given.watch && (path === '-' || given.dryRun))
        throw new CommandError('--watch watches a folder, and moves what it has taken.', exitCodes.usage);
      if (given.replace && given.watch)
        throw new CommandError('--replace is for all there is, and not for files as they come.', exitCodes.usage);
      if (given.replace && given.dryRun)
        throw new CommandError(
          'A dry run keeps nothing, and cannot tell what --replace would remove.',
          exitCodes.usage,
        );
      if (given.confirm !== undefined && !given.replace)
        throw new CommandError('--confirm goes with --replace.', exitCodes.usage);
      const { CannotImport } = await import('@connect/import/command/map-for');
      const { runImport } = await import('@connect/import/command/run-import');
      try {
        const { text, json, isIncomplete } = await runImport(
          {
            path,
            map: given.map ?? null,
            dryRun: given.dryRun ?? false,
            refused: given.refused ?? null,
            watch: given.watch ?? false,
            replace: given.replace ? { confirm: given.confirm ?? null } : null,
            kind: given.kind ?? null,
          },
          {
            stdin: process.stdin,
            writeLine: (line) => context.progress(line),
            bar: process.stderr.isTTY && context.environment['TERM'] !== 'dumb' && !given.json ? process.stderr : null,
            signal: stopped(),
            takeFolder,
            withPortal: portalAt(given.url, context),
          },
        );
        context.finish({ text, json, exitCode: isIncomplete ? exitCodes.incomplete : exitCodes.done });
      } catch (error) {
        if (error instanceof CannotImport) throw new CommandError(error.message);
        throw error;
      }
    });
};
