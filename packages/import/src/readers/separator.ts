const candidates = [';', ',', '\t', '|', '^', '~', '¦', ':'];

/** What a first line says that is there for Excel alone: `sep=;`. */
export const declaredSeparator = (beginning: string): string | null =>
  /^"?sep=(.)"?(?:\r|\n)/i.exec(beginning)?.[1] ?? null;

/**
 * What separates the columns of a text's headings: of what is there outside of quotes, what is there most often; the earlier of two.
 * Headings have no amounts, whose commas would mislead.
 */
export const guessSeparator = (beginning: string, quote: string | null, heading: number): string => {
  const lines = beginning.split(/\r\n|\r|\n/);
  const line = lines[heading - 1] ?? '';
  const bare =
    quote === null
      ? line
      : line
          .split(quote)
          .filter((_, part) => part % 2 === 0)
          .join('');
  const counts = candidates.map((candidate) => bare.split(candidate).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? ',' : (candidates[counts.indexOf(most)] ?? ',');
};
