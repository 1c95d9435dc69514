import type { Logger } from 'pino';

/** The host that a setting's address names, with its port where that is said; null for no address. Never its name and password. */
export const hostOf = (address: string | null | undefined): string | null => (address ? new URL(address).host : null);

/** A log whose lines say which host they are about, where what they tell of is at another one. */
export const logOf = (log: Logger, address: string | null | undefined): Logger => {
  const host = hostOf(address);
  return host === null ? log : log.child({ host });
};
