import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { secretSettings, settingNames } from '../config-environment.ts';
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

const fileSuffix = '_FILE';

/** What the file of a secret has, without the line's end; a StartError names the setting, never what is in it. */
const readSecret = (name: string, file: string): string => {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`${name} names ${resolve(file)}, which cannot be read: ${reasonOf(error)}.`);
  }
  const secret = text.trim();
  if (secret === '') throw new StartError(`${name} names ${resolve(file)}, which is empty.`);
  return secret;
};

/** Puts secrets that are in files of their own where the others are; processes that this one starts have them from there. */
const takeSecrets = (): void => {
  for (const name of secretSettings) {
    const [named, file] = [name + fileSuffix, process.env[name + fileSuffix]?.trim()];
    if (!file) continue;
    if (process.env[name]?.trim()) throw new StartError(`Either ${name} or ${named} must be set, not both.`);
    process.env[name] = readSecret(named, file);
    delete process.env[named];
  }
};

/**
 * Takes settings from their file; what the environment has itself counts more, and secrets from files of their own. Answers what tells the settings that the file says
 * otherwise by now: they count after the next start. Throws a StartError where the file cannot be read.
 */
export const loadEnvironment = (): (() => readonly string[]) => {
  const file = settingsFile(process.env);
  if (file === '') {
    takeSecrets();
    return () => [];
  }
  const own = { ...process.env };
  const taken = readSettings(file, own['ENV_FILE'] !== undefined);
  // A secret of the environment's own counts more than one of the file, in whichever way either says it.
  const ways = secretSettings.map((name) => [name, name + fileSuffix]);
  const overruled = new Set(ways.filter((names) => names.some((name) => own[name] !== undefined)).flat());
  for (const [name, value] of Object.entries(taken)) if (!overruled.has(name)) process.env[name] ??= value;
  takeSecrets();
  return () => {
    const found = readSettings(file, false);
    return settingNames.filter((name) => own[name] === undefined && found[name] !== taken[name]);
  };
};
