import { existsSync } from 'node:fs';
import { access, constants, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { settingNames } from '../config-environment.ts';
import { readConfig } from '../config.ts';
import { reasonOf } from '../lifecycle/start-error.ts';
import { settingsFile } from '../lifecycle/load-environment.ts';
import { examples, type Context, type Subcommand } from './command.ts';
import { envFile, unwritable, type Setting } from './env-file.ts';
import { CommandError, exitCodes } from './outcome.ts';
import type { Answers, InitSetting } from './settings.ts';

interface Flags {
  readonly file?: string;
  /** Answers given beforehand, `NAME=value`. */
  readonly set: readonly string[];
  /** Nothing is asked. */
  readonly unattended: boolean;
  /** What does not work when it is tried is taken all the same. */
  readonly anyway: boolean;
  readonly overwrite: boolean;
}

/** Typed in place of an answer, it goes back to the question before. */
const backSign = '<';

/** What the settings say of one that makes no sense by itself; one that is still to come is not missed yet. */
const formProblem = (name: string, answers: Answers): string | null => {
  const read = readConfig({ PLAIN_HOSTS: answers['PLAIN_HOSTS'], [name]: answers[name] });
  const lines = read.ok ? [] : read.refusal.split('\n');
  return lines.find((line) => line.startsWith(`${name} `) && !line.includes(' must be set ')) ?? null;
};

const proposedFor = ({ otherwise }: InitSetting, answers: Answers): string =>
  (typeof otherwise === 'function' ? otherwise(answers) : otherwise) ?? '';

/** What is wrong with an answer by itself, or when it is tried; null where it is well. */
const problemOf = async (
  { name, required = false, check }: InitSetting,
  answers: Answers,
  context: Context,
): Promise<{ readonly text: string; readonly isTried: boolean } | null> => {
  if (answers[name] === '') return required ? { text: `${name} is needed.`, isTried: false } : null;
  const wrong = formProblem(name, answers) ?? unwritable(name, answers[name] ?? '');
  if (wrong !== null) return { text: wrong, isTried: false };
  if (!check) return null;
  context.progress('Trying it…');
  const problem = await check(answers, context);
  return problem === null ? null : { text: `It does not work: ${problem}`, isTried: true };
};

/** Asks for one until its answer makes sense, and works or is wanted all the same; null to go back. */
const askFor = async (
  setting: InitSetting,
  answers: Answers,
  context: Context,
  { anyway, isAgain: wasAsked }: { readonly anyway: boolean; readonly isAgain: boolean },
): Promise<string | null> => {
  const { name, question = name, secret = false, required = false } = setting;
  const otherwise = proposedFor(setting, answers);
  for (let isAgain = wasAsked; ; isAgain = true) {
    const given = await context.ask({ text: question, secret, isAgain, ...(otherwise !== '' && { otherwise }) });
    if (given === backSign) return null;
    const problem = await problemOf(setting, { ...answers, [name]: given }, context);
    if (problem === null || (problem.isTried && anyway)) return given;
    context.progress(problem.text);
    const all = { text: 'Use it all the same (y/n)', otherwise: 'n', isAgain: true };
    if (problem.isTried && /^y/i.test(await context.ask(all))) return given;
    context.progress(
      required || otherwise !== ''
        ? `Answer it again, or go back to the question before with ${backSign}.`
        : 'Answer it again, or leave it out with an empty line.',
    );
  }
};

const givenBeforehand = (set: readonly string[]): Answers =>
  Object.fromEntries(
    set.map((text) => {
      const [name = '', ...rest] = text.split('=');
      if (!settingNames.includes(name) || rest.length === 0)
        throw new CommandError(
          `--set ${name} is no setting with its value, such as --set PORT=4173. Settings are ${settingNames.join(', ')}.`,
          exitCodes.usage,
        );
      return [name, rest.join('=')];
    }),
  );

/** The answer to one without asking: what was given beforehand, else what is proposed; with what to do where that does not do. */
const unasked = async (
  setting: InitSetting,
  answers: Answers,
  context: Context,
  { flags, given }: { readonly flags: Flags; readonly given: string | undefined },
): Promise<{ readonly answer: string; readonly fault: string | null }> => {
  const { name, required = false } = setting;
  const answer = given ?? proposedFor(setting, answers);
  const problem = await problemOf(setting, { ...answers, [name]: answer }, context);
  if (problem === null || (problem.isTried && flags.anyway)) return { answer, fault: null };
  const all = [
    `give another one with --set ${name}=…`,
    ...(required || proposedFor(setting, answers) !== '' ? [] : ['leave it out']),
    ...(problem.isTried ? ['take it all the same with --anyway'] : []),
  ];
  const fault = `${problem.isTried ? `${name}: ` : ''}${problem.text.replace(/\.$/, '')}. Do one of these: ${all.join('; ')}.`;
  return { answer, fault };
};

/** All answers; `<` goes back to the last question that was asked. What does not do is told once all was looked at, and ends the command. */
const allAnswers = async (initSettings: readonly InitSetting[], context: Context, flags: Flags): Promise<Answers> => {
  const beforehand = givenBeforehand(flags.set);
  let answers: Answers = {};
  const askedBefore: number[] = [];
  const faults: string[] = [];
  for (let index = 0; index < initSettings.length; index++) {
    const setting = initSettings[index];
    if (setting === undefined) break;
    const { name, question, when } = setting;
    const given = beforehand[name];
    let answer: string | null = '';
    const isAsked = question !== undefined && (when?.(answers) ?? true);
    const taken =
      given !== undefined || (flags.unattended && isAsked)
        ? await unasked(setting, answers, context, { flags, given })
        : null;
    if (taken) {
      answer = taken.answer;
      if (taken.fault !== null) {
        faults.push(taken.fault);
        // What is proposed for others does not follow from what does not do.
        answer = proposedFor(setting, answers) || answer;
      }
    }
    // Whoever is asked hears at once that what they gave does not do, and is asked for another.
    if (!flags.unattended && (taken ? taken.fault !== null : isAsked)) {
      for (const fault of faults.splice(0)) context.progress(fault);
      answer = await askFor(setting, answers, context, { anyway: flags.anyway, isAgain: taken !== null });
      if (answer === null) {
        index = (askedBefore.pop() ?? index) - 1;
        continue;
      }
      askedBefore.push(index);
    }
    answers = { ...answers, [name]: answer };
  }
  if (faults.length > 0) throw new CommandError([...faults, 'Nothing was written.'].join('\n'), exitCodes.unavailable);
  return { DEMO: beforehand['DEMO'] ?? 'off', ...answers };
};

/** Ends the command before anything is asked where the file could not be written in the end. */
const requireFolder = async (file: string): Promise<void> => {
  try {
    await access(dirname(file), constants.W_OK);
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${reasonOf(error)}.`, exitCodes.unavailable);
  }
};

/** How the settings in a file come to be read. */
const readBy = (file: string): string => {
  const folder = dirname(file);
  const byName = `with ENV_FILE=${file}`;
  return resolve(folder, '.env') === file ? `in ${folder}; elsewhere ${byName}` : byName;
};

/** `connect init`. */
export const initCommand: Subcommand = (program, context) => {
  program
    .command('init')
    .description('Ask for what the portal needs, try each answer, and write the settings into a file')
    .option('--file <file>', 'where to; otherwise the file that ENV_FILE names, or .env of the working folder')
    .option(
      '--set <NAME=value>',
      'an answer, which is not asked for then; can be given again',
      (text: string, before: readonly string[]) => [...before, text],
      [],
    )
    .option('--unattended', 'ask nothing: take what is proposed for what is not set', false)
    .option('--anyway', 'take what does not work when it is tried', false)
    .option('--overwrite', 'write over a file that is there', false)
    .addHelpText(
      'after',
      examples(
        'connect init',
        'connect init --file /etc/connect.env',
        'connect init --unattended --set "SUPPLIER_NAME=Example Ltd" --set SUPPORT_EMAIL=help@example.com --set SMTP_URL=smtp://mail.example.com --set MAIL_FROM=shop@example.com --anyway',
      ),
    )
    .action(async (flags: Flags) => {
      const file = resolve(flags.file ?? (settingsFile(context.environment) || '.env'));
      await requireFolder(file);
      if (existsSync(file) && !flags.overwrite) {
        const over = flags.unattended
          ? 'n'
          : await context.ask({ text: `There is a file ${file} already. Write over it (y/n)`, otherwise: 'n' });
        if (!/^y/i.test(over))
          throw new CommandError(
            `${file} was left as it is. To write over it: --overwrite, or --file for another one.`,
          );
      }
      if (!flags.unattended)
        context.progress(
          `An empty line takes what is in brackets, or leaves out what may be left out; ${backSign} goes back a question.`,
        );
      const { initSettings } = await import('./settings.ts');
      const answers = await allAnswers(initSettings, context, flags);
      const settings: Setting[] = [
        { name: 'DEMO', about: 'Whether an empty database is filled with demo data', value: answers['DEMO'] ?? 'off' },
        ...initSettings.map(({ name, about, question, otherwise }) => ({
          name,
          about,
          // The command may be given the file in another folder than the portal is started in.
          value: name === 'DATA_DIR' && answers[name] ? resolve(answers[name]) : (answers[name] ?? ''),
          // What is proposed of one that is asked for may be another than what it is without.
          ...(question === undefined && typeof otherwise === 'string' && { otherwise }),
        })),
      ];
      const read = readConfig(Object.fromEntries(settings.map(({ name, value }) => [name, value])));
      if (!read.ok) throw new CommandError(`${read.refusal} Nothing was written.`, exitCodes.unavailable);
      // It holds secrets: made anew, it is its owner's alone, however open one of before was.
      await rm(file, { force: true });
      await writeFile(file, envFile(settings), { mode: 0o600 });
      context.finish({
        text: [
          `The settings are in ${file}. The portal and this command read them ${readBy(file)}.`,
          'Next: connect admin create --help, connect import --help, then start the portal.',
        ],
        json: { file, set: settings.filter(({ value }) => value !== '').map(({ name }) => name) },
      });
    });
};
