/** How long a day is in UTC: for durations. Days of a zone are counted by the calendar, as some are shorter or longer. */
export const millisecondsOfDay = 86_400_000;
