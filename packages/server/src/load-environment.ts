import { existsSync } from 'node:fs';

/**
 * Takes settings from the file `.env` of the working folder, or the one that ENV_FILE names (none where it is empty). What the environment
 * has itself counts more.
 */
export const loadEnvironment = (): void => {
  const file = process.env['ENV_FILE'] ?? '.env';
  if (file !== '' && existsSync(file)) process.loadEnvFile(file);
};
