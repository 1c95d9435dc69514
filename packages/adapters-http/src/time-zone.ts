/** The zone of this browser, for the calls that sign in: mails tell times in it. */
export const timeZone = (): { time_zone: string } => ({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
