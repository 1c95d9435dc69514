/**
 * The one way numbers are written (specification §number-format): grouped from the first thousand on in every language, so that the figures of a column agree.
 * Left alone, Italian and Polish group from five digits only.
 */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { useGrouping: 'always', ...options });
