import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { settingNames } from '../config.ts';
import { codeOf, reasonOf, StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The file that settings are in: `.env` of the working folder, or the one that ENV_FILE names; empty for none. */
export const settingsFile = (environment: Environment): string => environment['ENV_FILE'] ?? '.env';

/** What a file of settings says. `.env` need not be there; of any other one that cannot be read a StartError says so. */
const readSettings = (file: string, isNamed: boolean): NodeJS.Dict<string> => {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = codeOf(error) === 'ENOENT';
    if (isMissing && !isNamed) return {};
    throw new StartError(
      isMissing
        ? `ENV_FILE names ${resolve(file)}, which is not there. Correct ENV_FILE, or have the file written: connect init.`
        : `The settings in ${resolve(file)} cannot be read: ${reasonOf(error)}.`,
    );
  }
};

/**
 * Takes settings from their file; what the environment has itself counts more. Answers what tells the settings that the file says
 * otherwise by now: they count after the next start. Throws a StartError where the file cannot be read.
 */
export const loadEnvironment = (): (() => readonly string[]) => {
  const file = settingsFile(process.env);
  if (file === '') return () => [];
  const own = { ...process.env };
  const taken = readSettings(file, own['ENV_FILE'] !== undefined);
  for (const [name, value] of Object.entries(taken)) process.env[name] ??= value;
  return () => {
    const found = readSettings(file, false);
    return settingNames.filter((name) => own[name] === undefined && found[name] !== taken[name]);
  };
};
