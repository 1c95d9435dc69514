import { operatorCalls } from '@connect/contract/operator/calls';
import type { Check } from '@connect/contract/operator/upkeep';
import { readConfig, refusalText, type ServerConfig } from '../config.ts';
import { folderHolder, hasDatabase } from '../lifecycle/data-folder.ts';
import { StartError } from '../lifecycle/start-error.ts';
import { failed, ok, warning } from '../operator/application/data-checks.ts';
import { examples, type Context, type Subcommand } from './command.ts';
import { CommandError, exitCodes } from './outcome.ts';
import { callOf } from './target.ts';

const marks = { ok: '  ok     ', warning: '  warning', failed: '  FAILED ' } as const;

const linesOf = ({ name, state, found, todo }: Check): string[] => [
  `${marks[state]}  ${name}: ${found}`,
  ...(todo === null ? [] : [`             ${todo}`]),
];

/** All that is beside the database; what looks at it is loaded for the doctor alone. */
const surroundings = async (config: ServerConfig, now: () => Date): Promise<readonly Check[]> =>
  (await import('../doctor/probes.ts')).surroundingChecks(config, now);

/** What is misspelt in the settings of this command, and was not when the server started that was asked. */
const misspeltSince = async (config: ServerConfig, reported: readonly Check[]): Promise<readonly Check[]> =>
  (await import('../doctor/probes.ts'))
    .unknownChecks(config)
    .filter(({ name }) => !reported.some((each) => each.name === name));

/** Of a portal that does not run, as far as this command was told: whether it starts, and finds its port free. */
const starting = async (config: ServerConfig): Promise<readonly Check[]> => {
  const port = await (await import('../doctor/port.ts')).findPort(config);
  // Several processes behind one address share a database; one may be unable to write to its folder.
  const isOwn = port.takenBy === 'portal' && config.databaseUrl !== null;
  return [
    ok('portal', isOwn ? 'runs; beside it one was started to look' : 'does not run; it starts'),
    ...(isOwn ? [] : port.checks),
  ];
};

/** What can be found out: by the running server, or one started to look; where none starts, why, and what is around it. */
const look = async (context: Context): Promise<readonly Check[]> => {
  const read = readConfig(context.environment);
  if (!read.ok)
    return refusalText(read.refusal, context.environment)
      .split('\n')
      .map((found) => failed('settings', found, 'Correct it in the environment or in .env.'));
  const config = read.value;
  // A server that runs on the folder may have its database elsewhere, by settings that this shell has not.
  if (config.databaseUrl === null && !hasDatabase(config.dataDir) && folderHolder(config.dataDir) === null)
    return [
      warning(
        'database',
        `there is none in ${config.dataDir} yet`,
        'The first start makes it: connect init, then start.',
      ),
      ...(await starting(config)).slice(1),
      ...(await surroundings(config, context.now)),
    ];
  try {
    const { checks } = await context.withTarget(async (target) => {
      const answer = await callOf(target, operatorCalls.doctor);
      const running = target.isRunning ? [ok('portal', 'runs')] : await starting(config);
      return { checks: [...running, ...answer.checks, ...(await misspeltSince(config, answer.checks))] };
    });
    return checks;
  } catch (error) {
    if (!(error instanceof StartError || error instanceof CommandError)) throw error;
    const todo = error instanceof StartError ? 'The portal does not start before that is put right.' : 'See its log.';
    const start = failed('portal', error.message, todo);
    const { databaseChecks } = await import('../doctor/connections.ts');
    return [start, ...(await databaseChecks(config)), ...(await surroundings(config, context.now))];
  }
};

/** `connect doctor`. */
export const doctorCommand: Subcommand = (program, context) => {
  program
    .command('doctor')
    .description('Look at settings, database, search, mail, clock, disk and certificates, and say what to do')
    .addHelpText('after', examples('connect doctor', 'connect doctor --json'))
    .action(async () => {
      const checks = await look(context);
      const count = (state: Check['state']): number => checks.filter((check) => check.state === state).length;
      context.finish({
        text: [
          ...checks.flatMap(linesOf),
          `${count('ok')} ok, ${count('warning')} warnings, ${count('failed')} failed`,
        ],
        json: { checks },
        exitCode: count('failed') > 0 ? exitCodes.incomplete : exitCodes.done,
      });
    });
};

/** `connect reindex`. */
export const reindexCommand: Subcommand = (program, context) => {
  program
    .command('reindex')
    .description('Build the search indexes from the database anew; lists are short of documents meanwhile')
    .addHelpText('after', examples('connect reindex'))
    .action(async () => {
      context.progress('Building the search indexes…');
      const done = await context.withTarget((target) => callOf(target, operatorCalls.reindex));
      context.finish({
        text: done.indexes.map(({ index, documents }) => `${index}: ${documents.toLocaleString('en-GB')} documents`),
        json: done,
      });
    });
};
