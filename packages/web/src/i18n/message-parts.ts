import { compileMessage } from '@lingui/message-utils/compileMessage';

/** A value that a message asks for, and the forms it has for it where it is a plural. */
interface Place {
  readonly name: string;
  readonly forms: readonly string[] | null;
}

const isPlural = (kind: unknown): boolean => kind === 'plural' || kind === 'selectordinal';

const placesIn = (token: unknown): Place[] => {
  if (!Array.isArray(token)) return [];
  const [name, kind, options] = token;
  const cases = typeof options === 'object' && options !== null ? Object.entries(options) : [];
  const inner = cases.flatMap(([, texts]) => (Array.isArray(texts) ? texts.flatMap(placesIn) : []));
  const forms = isPlural(kind) ? cases.map(([form]) => form).filter((form) => form !== 'offset') : null;
  return typeof name === 'string' ? [{ name, forms }, ...inner] : inner;
};

const placesOf = (message: string): Place[] => {
  const tokens: unknown = compileMessage(message);
  return Array.isArray(tokens) ? tokens.flatMap(placesIn) : [];
};

/** The names of the values a message asks for, plurals included; sorted. */
export const valuesOf = (message: string): string[] =>
  [...new Set(placesOf(message).map(({ name }) => name))].toSorted();

/** The forms of each plural of a message: one list for each. */
export const pluralsOf = (message: string): (readonly string[])[] =>
  placesOf(message).flatMap(({ forms }) => (forms ? [forms] : []));
