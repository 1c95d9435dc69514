/** One setting of a file that is read as environment, and what it is for. */
export interface Setting {
  readonly name: string;
  readonly about: string;
  /** Empty for one that is left as it is without: it is written as a comment. */
  readonly value: string;
  /** What it is without. */
  readonly otherwise?: string;
}

/** A value as Node reads it from such a file: quoted where it has more in it than a word, by a quote that it has none of. */
const written = (value: string): string => {
  if (/^[\w./:@=+,*?&%-]*$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((each) => !value.includes(each));
  if (quote === undefined) throw new Error('A setting with every kind of quote in it cannot be written.');
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
