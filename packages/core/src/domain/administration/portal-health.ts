import { millisecondsOfDay } from '../calendar/milliseconds-of-day.ts';

/** What the portal says of itself to an administrator (specification §administration). Times are ISO 8601 in UTC. */
export interface PortalHealth {
  /** Of the portal. */
  readonly version: string;
  /** What its database says of itself, such as `PostgreSQL 17.5`. */
  readonly database: string;
  readonly search: {
    readonly isThere: boolean;
    /** Of a service that is not the portal's own; null for its own. */
    readonly host: string | null;
    /** Why such a service cannot be used now, in a few words of the machine's; null where it can. */
    readonly problem: string | null;
    /** Changes that it has not taken over, and how long the first of them waits. */
    readonly waiting: number;
    readonly lagSeconds: number;
  };
  readonly mails: {
    /** Whether a mail server is set: without one they are kept. */
    readonly areSent: boolean;
    /** Of the mail server; null where none is set. */
    readonly host: string | null;
    readonly waiting: number;
    /** Of those, such as could not be sent several times. */
    readonly failing: number;
    /** Why the mail server takes none now, in a few words of the machine's; null where it does, or none is set. */
    readonly problem: string | null;
  };
  readonly signIn: {
    /** Of the provider that staff sign in at; null for none. */
    readonly host: string | null;
    /** Why nobody can sign in there now; null where they can. */
    readonly problem: string | null;
  };
  readonly webhooks: {
    readonly endpoints: number;
    /** That take nothing, or are paused. */
    readonly failing: number;
    readonly waiting: number;
    /** Events that were given up. */
    readonly dead: number;
  };
  readonly imports: {
    readonly running: number;
    /** Records that wait for others. */
    readonly waiting: number;
  };
  /** Integration keys in use that end within `keyNotice` days. */
  readonly keysEndingSoon: readonly string[];
  readonly lastBackupAt: string | null;
}

export type HealthState = 'good' | 'look' | 'bad';

/** Days before the end of a key that it is told of. */
export const keyNotice = 14;
/** A change that the search has not taken over after so many seconds is late, and after so many more something is wrong. */
const [lateSearch, brokenSearch] = [30, 600];
/** A backup older than so many days is too old. */
export const backupDays = 7;

/** How each part of the portal is at `now`, in milliseconds since 1970. */
export const healthStates = (
  health: PortalHealth,
  now: number,
): Readonly<Record<Exclude<keyof PortalHealth, 'version'>, HealthState>> => {
  const { search, mails, signIn, webhooks, imports, lastBackupAt } = health;
  const isSearchBroken = !search.isThere || search.lagSeconds >= brokenSearch;
  const isBackupFresh = lastBackupAt !== null && now - Date.parse(lastBackupAt) < backupDays * millisecondsOfDay;
  return {
    // What has been read from it was answered.
    database: 'good',
    search: isSearchBroken ? 'bad' : search.lagSeconds >= lateSearch ? 'look' : 'good',
    mails: mails.failing > 0 || mails.problem !== null ? 'bad' : mails.areSent ? 'good' : 'look',
    signIn: signIn.problem === null ? 'good' : 'bad',
    webhooks: webhooks.failing > 0 ? 'bad' : webhooks.dead > 0 ? 'look' : 'good',
    imports: imports.waiting > 0 ? 'look' : 'good',
    keysEndingSoon: health.keysEndingSoon.length > 0 ? 'look' : 'good',
    lastBackupAt: isBackupFresh ? 'good' : 'look',
  };
};
