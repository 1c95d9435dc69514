export interface WaitingTime {
  readonly unit: 'second' | 'minute' | 'hour';
  readonly count: number;
}

/** A wait as people say it (specification §waiting-times): seconds below a minute, minutes below an hour, then hours; rounded up, so that nobody comes too early. */
export const waitingTime = (seconds: number): WaitingTime => {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return { unit: 'second', count: whole };
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? { unit: 'minute', count: minutes } : { unit: 'hour', count: Math.ceil(minutes / 60) };
};

/** The same in a language: `in 10 minutes`. */
export const inWaitingTime = (seconds: number, locale: string): string => {
  const { unit, count } = waitingTime(seconds);
  return new Intl.RelativeTimeFormat(locale).format(count, unit);
};
