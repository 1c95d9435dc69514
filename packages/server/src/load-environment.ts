import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingNames } from './config.ts';

/**
 * Takes settings from the file `.env` of the working folder, or the one that ENV_FILE names (none where it is empty). What the environment
 * has itself counts more. Answers what tells the settings that the file says otherwise by now: they count after the next start.
 */
export const loadEnvironment = (): (() => readonly string[]) => {
  const file = process.env['ENV_FILE'] ?? '.env';
  if (file === '') return () => [];
  const own = { ...process.env };
  const read = (): NodeJS.Dict<string> => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});
  const taken = read();
  if (existsSync(file)) process.loadEnvFile(file);
  return () => {
    const found = read();
    return settingNames.filter((name) => own[name] === undefined && found[name] !== taken[name]);
  };
};
