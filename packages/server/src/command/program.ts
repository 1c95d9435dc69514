import { Command, CommanderError, type Option } from 'commander';
import { readConfig, refusalText, type ServerConfig } from '../config.ts';
import { reasonOf, StartError } from '../lifecycle/start-error.ts';
import { examples, type Prompt, type Context, type Subcommand } from './command.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { importCommand } from './import.ts';
import { initCommand } from './init.ts';
import { keyCommand } from './keys.ts';
import { CommandError, exitCodes, type ExitCode } from './outcome.ts';
import { adminCommand, staffCommand, userCommand } from './people.ts';
import { openTarget } from './target.ts';
import { tokenKeysCommand } from './token-keys.ts';
import { doctorCommand, reindexCommand } from './upkeep.ts';
import { webhookCommand } from './webhooks.ts';

/** The subcommands, in the order that the help has them. Another one is added here. */
const subcommands: readonly Subcommand[] = [
  initCommand,
  doctorCommand,
  adminCommand,
  staffCommand,
  userCommand,
  keyCommand,
  tokenKeysCommand,
  webhookCommand,
  importCommand,
  reindexCommand,
  backupCommand,
  restoreCommand,
];

/** What the program writes to and asks by. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly ask: Prompt;
  /** Adds to the environment what the file of settings has; throws a StartError where it cannot. */
  readonly readSettingsFile: () => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
}

const settingsIn = (environment: Terminal['environment']): ServerConfig => {
  const config = readConfig(environment);
  if (!config.ok) {
    const wrong = refusalText(config.refusal, environment);
    const todo = wrong.includes('\n') ? '\nCorrect them' : ' Correct it';
    throw new CommandError(`${wrong}${todo} in the environment or in .env.`, exitCodes.unavailable);
  }
  return config.value;
};

/** Every command under one has the options that go for all. */
const eachCommand = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(eachCommand)];

/** What an option is for, with what counts without it where that is a value and not just nothing. */
const described = ({ description, defaultValue }: Option): string =>
  typeof defaultValue === 'string' && defaultValue !== '' ? `${description} (default: ${defaultValue})` : description;

/** What is wrong with a command line, without what is there for people to read after it. */
const usageProblem = ({ code, message }: CommanderError): string =>
  code === 'commander.help' ? 'Say which command: connect --help has them all.' : message.replace(/^error: /, '');

/** Runs one command line, without the names of program and script; answers its exit code. Writes what comes of it, and throws nothing. */
export const runCommand = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  let exitCode: ExitCode = exitCodes.done;
  const isJson = args.includes('--json');
  const context: Context = {
    now: terminal.now,
    environment: terminal.environment,
    settings: () => settingsIn(terminal.environment),
    withTarget: async (work) => {
      const target = await openTarget(settingsIn(terminal.environment), context.progress);
      try {
        return await work(target);
      } finally {
        await target.close();
      }
    },
    ask: terminal.ask,
    progress: (line) => {
      if (!isJson) terminal.err(`${line}\n`);
    },
    finish: (outcome) => {
      terminal.out(isJson ? `${JSON.stringify(outcome.json)}\n` : outcome.text.map((line) => `${line}\n`).join(''));
      exitCode = outcome.exitCode ?? exitCodes.done;
    },
  };
  const program = new Command('connect')
    .description('Sets a portal up and looks after it. Works on the running server, or opens its data where none runs.')
    .addHelpText('after', examples('connect doctor', 'connect admin create --help'))
    .showHelpAfterError('(see what there is with --help)')
    // The help needs no settings, and whoever writes them down has none yet.
    .hook('preAction', (_, command) => {
      if (command.name() !== 'init') terminal.readSettingsFile();
    });
  for (const add of subcommands) add(program, context);
  for (const command of eachCommand(program))
    command
      .option('--json', 'answer one JSON object, for programs')
      .exitOverride()
      .configureHelp({ optionDescription: described })
      // For programs it is said as other failures are.
      .configureOutput({ writeOut: terminal.out, writeErr: isJson ? () => undefined : terminal.err });
  /** One line for people; for programs an object as well. */
  const fail = (message: string, code: ExitCode): ExitCode => {
    if (isJson) terminal.out(`${JSON.stringify({ error: message })}\n`);
    else terminal.err(`${message}\n`);
    return code;
  };
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return exitCodes.done;
      // It has been said to people already; without a subcommand they were shown the help.
      return isJson ? fail(usageProblem(error), exitCodes.usage) : exitCodes.usage;
    }
    if (error instanceof CommandError) return fail(error.message, error.exitCode);
    if (error instanceof StartError) return fail(error.message, exitCodes.unavailable);
    return fail(`This should not have happened: ${reasonOf(error)}`, exitCodes.failed);
  }
};
