import fc from 'fast-check';

/** As much of JSON Schema as the contract's schemas are written in. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly pattern?: string;
  readonly format?: string;
}

/** What breaks servers: signs no database takes, the ends of what numbers and dates can be, and what other languages read. */
const awkward = [
  '',
  ' ',
  '\0',
  'a\0b',
  '0',
  '-1',
  'null',
  '0000-01',
  '0000-01-01',
  '9999-12',
  '9999-12-31',
  '275760-09-13',
  '99999999999999999999',
  '%',
  '%00',
  '..',
  '\\',
  "'",
  '"',
  '\uD800',
  '\u202E',
  '😀',
  'x'.repeat(600),
];
const number = fc.oneof(fc.integer({ min: -2, max: 30 }), fc.constantFrom(0.1, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63)));

const wild: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: 'binary', maxLength: 20 }));

/** Texts of a pattern. To make one of all signs but some, each of the million is listed, which takes seconds: most texts are such, or none that is at hand. */
const textOf = (pattern: string): fc.Arbitrary<string> => {
  const expression = new RegExp(pattern, 'u');
  if (!/\\P|\[\^|\(\?/.test(pattern)) return fc.stringMatching(expression);
  return awkward.some((text) => expression.test(text)) ? wild.filter((text) => expression.test(text)) : wild;
};

const text = ({ pattern, format }: JsonSchema): fc.Arbitrary<unknown> => {
  if (format === 'uuid') return fc.oneof({ weight: 3, arbitrary: fc.uuid() }, wild);
  return pattern === undefined ? wild : fc.oneof({ weight: 3, arbitrary: textOf(pattern) }, wild);
};

const proper = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(proper));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'number':
    case 'integer':
      return number;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([k, v]) => [k, valueOf(v)])), {
        requiredKeys: [...(schema.required ?? [])],
      });
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** Values as a schema has them, and now and then one that it has not. */
export const valueOf = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 19, arbitrary: proper(schema) }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) });
