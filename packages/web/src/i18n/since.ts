const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago a moment was, such as `3 hours ago`, in a language's words; up to a minute, and in the future, it is now. */
export const since = (iso: string, now: number, locale: string): string => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const seconds = (now - Date.parse(iso)) / 1000;
  const unit = units.find(([, size]) => seconds >= size);
  return unit ? format.format(-Math.floor(seconds / unit[1]), unit[0]) : format.format(0, 'second');
};
