/** A date in words as its language writes it: in French the first of a month is its 1er (specification §languages-of-the-pages). */
export const frenchFirst = (date: string, locale: string): string =>
  locale.startsWith('fr') ? date.replace(/^1(?= )/, '1er') : date;
