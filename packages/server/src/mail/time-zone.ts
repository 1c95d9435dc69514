/** Whether a text names a zone that times can be told in. */
export const isTimeZone = (zone: string | null | undefined): zone is string => {
  if (!zone) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};
