import { levelOf, type LogSetting } from '@connect/core/domain/administration/log-setting';
import type { Logger } from 'pino';

/** Milliseconds until a process logs as much as an administrator set at another one, at most. */
const every = 3000;

/**
 * Keeps a log, and those made of it from now on, at the level that `current` answers: takes it over when asked to, and every few seconds.
 * While the database does not answer it stays as it is.
 */
export const followLog = (log: Logger, current: () => Promise<LogSetting>) => {
  const logs = [log];
  log.onChild = (child: Logger) => void logs.push(child);
  const take = async (): Promise<void> => {
    try {
      const level = levelOf(await current());
      for (const each of logs) if (each.level !== level) each.level = level;
    } catch {
      // Whoever needs the database says that it is away.
    }
  };
  const timer = setInterval(() => void take(), every).unref();
  return { take, close: () => clearInterval(timer) };
};
