/** One setting of a file that is read as environment, and what it is for. */
export interface Setting {
  readonly name: string;
  readonly about: string;
  /** Empty for one that is left as it is without: it is written as a comment. */
  readonly value: string;
  /** What it is without. */
  readonly otherwise?: string;
}

/** One that a value has none of; within the second `\n` would be read as the end of a line. */
const quoteFor = (value: string): string | undefined =>
  ["'", '"', '`'].find((each) => !value.includes(each) && !(each === '"' && value.includes(String.raw`\n`)));

/** What is wrong with a value that no quote fits; null where one does. */
export const unwritable = (name: string, value: string): string | null =>
  quoteFor(value) === undefined
    ? `${name} has too many kinds of quotes in it for a file of settings: leave ', " or \` out.`
    : null;

/** A value as Node reads it from such a file: quoted where it has more in it than a word. */
const written = (value: string): string => {
  if (/^[\w./:@=+,*?&%-]*$/.test(value)) return value;
  const quote = quoteFor(value);
  if (quote === undefined) throw new Error('A setting that is not writable was not refused.');
  return `${quote}${value}${quote}`;
};

/** The text of the file. */
export const envFile = (settings: readonly Setting[]): string =>
  [
    '# Settings of Connect; docs/operations.md has them all. Those with a # in front are as they are without.',
    ...settings.flatMap(({ name, about, value, otherwise = '' }) => [
      '',
      `# ${about}`,
      value === '' ? `# ${name}=${otherwise}` : `${name}=${written(value)}`,
    ]),
    '',
  ].join('\n');
