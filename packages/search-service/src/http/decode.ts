import * as v from 'valibot';
import { parseJson } from '../json.ts';
import type { Json } from '../json.ts';
import { invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';

/** Which error code a wrong field has, by the field's name ('' is the body as a whole). */
export type CodeOf = (field: string) => string;

/** `attributesToHighlight` to `attributes_to_highlight`. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Codes like `invalid_search_limit`: a prefix and the name of the field. */
export const codeFrom =
  (prefix: string): CodeOf =>
  (field) =>
    field === '' ? 'bad_request' : `${prefix}_${snakeCase(field)}`;

/**
 * Parses a value by a schema and words the first thing wrong with it as the search protocol does. The message of a
 * schema is the expected type ("a positive integer"); messages of checks that are whole sentences are kept.
 */
export function decode<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  codeOf: CodeOf,
  missingCode: (field: string) => string = () => 'bad_request',
): Result<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  return parsed.success ? ok(parsed.output) : invalidBy(parsed.issues[0], codeOf, missingCode);
}

function invalidBy(issue: v.BaseIssue<unknown>, codeOf: CodeOf, missingCode: CodeOf): Result<never> {
  const keys = (issue.path ?? []).map((item) => item.key);
  const place = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  const field = keys.findLast((key) => typeof key === 'string') ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return invalid('bad_request', `Unknown field \`${field}\`${within(keys)}`);
  }
  if (issue.input === undefined && field !== '') {
    return invalid(missingCode(field), `Missing field \`${field}\`${within(keys)}`);
  }
  if (issue.type === 'picklist') {
    const options = (issue.expected ?? '').replace(/[()"]/g, '').split(' | ');
    const expected = options.map((option) => `\`${option}\``).join(', ');
    return typeof issue.input === 'string'
      ? invalid(codeOf(field), `Unknown value \`${issue.input}\` at \`${place}\`: expected one of ${expected}`)
      : invalid(codeOf(field), wrongType(place, 'a string', issue.input));
  }
  if (/^(an?|a list of) [a-z ]+$/.test(issue.message)) {
    return invalid(codeOf(field), wrongType(place, issue.message, issue.input));
  }
  return invalid(codeOf(field), `Invalid value at \`${place}\`: ${issue.message}`);
}

const wrongType = (place: string, expected: string, found: unknown): string =>
  `Invalid value type${place === '' ? '' : ` at \`${place}\``}: expected ${expected}, but found ${describe(found)}`;

function within(keys: readonly unknown[]): string {
  const outer = keys.slice(0, -1);
  if (outer.length === 0) return '';
  return ` inside \`${outer.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')}\``;
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return `${kindOf(value)}: \`${JSON.stringify(value)}\``;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number') {
    if (!Number.isInteger(value)) return 'a number';
    return value < 0 ? 'a negative integer' : 'a positive integer';
  }
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}

/** JSON is nested no deeper, as the search engine has it: what walks through it calls itself for each level. */
const deepest = 128;

const sign = { quote: 0x22, backslash: 0x5c, list: 0x5b, endOfList: 0x5d, object: 0x7b, endOfObject: 0x7d } as const;

/** Where the string ends that begins at a quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length && text.charCodeAt(at) !== sign.quote; at += 1)
    if (text.charCodeAt(at) === sign.backslash) at += 1;
  return at;
}

/** Whether JSON text is nested deeper than that; brackets within strings do not count. Before it is parsed: a million levels take long. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === sign.quote) at = endOfString(text, at);
    else if (code === sign.list || code === sign.object) depth += 1;
    else if (code === sign.endOfList || code === sign.endOfObject) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** The body of a request as JSON. */
export function decodeBody(text: string): Result<Json> {
  if (text.trim() === '') return invalid('missing_payload', 'A json payload is missing.');
  const value = isTooDeep(text) ? undefined : parseJson(text);
  return value === undefined ? invalid('malformed_payload', 'The json payload provided is malformed.') : ok(value);
}
