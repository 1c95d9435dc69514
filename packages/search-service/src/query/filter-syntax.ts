import type { Json } from '../json.ts';
import { all, invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { unsupported } from '../unsupported.ts';

/** A filter as it was written, `!=`, `NOT IN` and the like taken apart into `not` and a plain test. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  | {
      readonly kind: 'test';
      readonly attribute: string;
      /** From and to which character of the text the attribute stands, and the text. */
      readonly place: string;
      readonly test: Test;
    };

export type Test =
  | { readonly op: '=' | '>' | '>=' | '<' | '<=' | 'STARTS WITH'; readonly value: string }
  | { readonly op: 'TO'; readonly from: string; readonly to: string }
  | { readonly op: 'IN'; readonly values: readonly string[] }
  | { readonly op: 'EXISTS' | 'IS NULL' | 'IS EMPTY' };

export const FILTER_ERROR = 'invalid_search_filter';

/** A filter as sent: texts; of a list all have to hold, of a list in the list one. Undefined when nothing is asked. */
export function parseFilter(value: Json | undefined, code: string = FILTER_ERROR): Result<Filter | undefined> {
  if (value === undefined || value === null) return ok(undefined);
  if (typeof value === 'string') return value.trim() === '' ? ok(undefined) : new Parser(value, code).filter();
  if (!Array.isArray(value)) return wrongType('String, Array', value, code);
  const parts = all(value.map((item) => (Array.isArray(item) ? parseAny(item, code) : parseText(item, code))));
  return parts.ok ? ok(join('and', parts.value)) : parts;
}

function parseAny(items: readonly Json[], code: string): Result<Filter | undefined> {
  const parts = all(items.map((item) => parseText(item, code)));
  return parts.ok ? ok(join('or', parts.value)) : parts;
}

const parseText = (item: Json, code: string): Result<Filter | undefined> =>
  typeof item === 'string' ? parseFilter(item, code) : wrongType('String', item, code);

const wrongType = (expected: string, found: Json, code: string): Result<never> =>
  invalid(code, `Invalid syntax for the filter parameter: \`expected ${expected}, found: ${JSON.stringify(found)}\`.`);

function join(kind: 'and' | 'or', parts: readonly (Filter | undefined)[]): Filter | undefined {
  const given = parts.filter((part) => part !== undefined);
  return given.length > 1 ? { kind, parts: given } : given[0];
}

/** Writes a filter so that it reads back as the same filter. */
export function printFilter(filter: Filter): string {
  if (filter.kind === 'not') return `NOT ${printFilter(filter.part)}`;
  if (filter.kind !== 'test')
    return `(${filter.parts.map(printFilter).join(filter.kind === 'and' ? ' AND ' : ' OR ')})`;
  const { test } = filter;
  const attribute = quote(filter.attribute);
  if (test.op === 'TO') return `${attribute} ${quote(test.from)} TO ${quote(test.to)}`;
  if (test.op === 'IN') return `${attribute} IN [${test.values.map(quote).join(', ')}]`;
  return 'value' in test ? `${attribute} ${test.op} ${quote(test.value)}` : `${attribute} ${test.op}`;
}

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

const RESERVED = new Set(['AND', 'OR', 'NOT', 'IN', 'TO', 'EXISTS', 'IS', 'NULL', 'EMPTY', 'STARTS', 'WITH']);
const OPERATIONS =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, `IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, `_geoBoundingBox` or `_geoPolygon`';
/** Parentheses and NOTs inside each other; far more than a person writes. */
const DEEPEST = 10;

/** Reads one filter text from left to right (search protocol §filter-grammar). */
class Parser {
  readonly #text: string;
  readonly #code: string;
  #at = 0;
  /** Where what was taken last ended, before any space. */
  #end = 0;
  #depth = 0;

  constructor(text: string, code: string) {
    this.#text = text;
    this.#code = code;
  }

  filter(): Result<Filter> {
    const filter = this.#list('or', 'OR', () => this.#list('and', 'AND', () => this.#not()));
    const end = this.#end;
    if (!filter.ok || this.#rest() === '') return filter;
    return this.#wrong(
      `Found unexpected characters at the end of the filter: \`${this.#text.slice(end)}\`. You probably forgot an \`OR\` or an \`AND\` rule.`,
      { from: end },
    );
  }

  #list(kind: 'and' | 'or', word: string, part: () => Result<Filter>): Result<Filter> {
    const parts: Filter[] = [];
    do {
      const next = part();
      if (!next.ok) return next;
      parts.push(next.value);
    } while (this.#takes(word));
    const [only] = parts;
    return ok(only !== undefined && parts.length === 1 ? only : { kind, parts });
  }

  #not(): Result<Filter> {
    if (this.#depth > DEEPEST)
      return this.#wrong(`The filter is nested deeper than the ${DEEPEST} levels that are taken.`);
    this.#depth += 1;
    const filter = this.#takes('NOT') ? negated(this.#not()) : this.#primary();
    this.#depth -= 1;
    return filter;
  }

  #primary(): Result<Filter> {
    this.#rest();
    const from = this.#at;
    if (!this.#takes('(')) return this.#test();
    const inner = this.#list('or', 'OR', () => this.#list('and', 'AND', () => this.#not()));
    if (!inner.ok || this.#takes(')')) return inner;
    return this.#unclosed(from, ')');
  }

  #test(): Result<Filter> {
    if (this.#rest() === '') return this.#wrong(`Was expecting an operation ${OPERATIONS} but instead got nothing.`);
    const start = this.#at + 1;
    const attribute = this.#value();
    if (!attribute.ok) return attribute;
    const wrong = unsupported(attribute.value);
    if (wrong !== undefined) return this.#wrong(wrong);
    const place = `${start}:${this.#at + 1} ${this.#text}`;
    const is = (test: Test): Result<Filter> => ok({ kind: 'test', attribute: attribute.value, place, test });
    for (const op of ['!=', '>=', '<=', '=', '>', '<'] as const) {
      if (!this.#takes(op)) continue;
      const value = this.#value();
      if (!value.ok) return value;
      return op === '!=' ? negated(is({ op: '=', value: value.value })) : is({ op, value: value.value });
    }
    if (this.#takes('IS')) {
      const negative = this.#takes('NOT');
      const op = this.#takes('NULL') ? 'IS NULL' : this.#takes('EMPTY') ? 'IS EMPTY' : undefined;
      if (op === undefined) return this.#noOperation(start - 1);
      return negative ? negated(is({ op })) : is({ op });
    }
    const negative = this.#takes('NOT');
    const test = this.#namedTest(start - 1, negative);
    if (!test.ok) return test;
    return negative ? negated(is(test.value)) : is(test.value);
  }

  #namedTest(start: number, negative: boolean): Result<Test> {
    if (this.#takes('EXISTS')) return ok({ op: 'EXISTS' });
    if (this.#takes('IN')) return this.#values();
    if (this.#takes('STARTS')) {
      if (!this.#takes('WITH')) return this.#noOperation(start);
      const value = this.#value();
      return value.ok ? ok({ op: 'STARTS WITH', value: value.value }) : value;
    }
    this.#rest();
    const word = this.#at;
    if (this.#takes('CONTAINS')) return this.#notEnabled(word);
    const before = this.#at;
    const from = negative ? undefined : this.#value();
    if (!from?.ok || !this.#takes('TO')) {
      this.#at = before;
      return this.#noOperation(start);
    }
    if (this.#rest() === '') return this.#noOperation(start);
    const to = this.#value();
    return to.ok ? ok({ op: 'TO', from: from.value, to: to.value }) : to;
  }

  #values(): Result<Test> {
    if (!this.#takes('[')) return this.#wrong('Expected `[` after `IN` keyword.');
    const values: string[] = [];
    while (!this.#takes(']')) {
      if (this.#rest() === '') return this.#wrong('Expected matching `]` after the list of field names given to `IN[`');
      const value = this.#value();
      if (!value.ok) return value;
      values.push(value.value);
      if (!this.#takes(',') && !/^(\]|$)/.test(this.#rest())) {
        return this.#wrong('Expected only comma-separated field names inside `IN[..]`, and a closing `]`.');
      }
    }
    return ok({ op: 'IN', values });
  }

  /** A word, or any text in quotes with `\` before a quote or another `\`. */
  #value(): Result<string> {
    const rest = this.#rest();
    const [quoted] = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/s.exec(rest) ?? [];
    if (quoted !== undefined) {
      this.#end = this.#at += quoted.length;
      return ok(quoted.slice(1, -1).replace(/\\(.)/gs, '$1'));
    }
    if (/^["']/.test(rest)) return this.#unclosed(this.#at, rest[0] ?? '');
    const [word] = /^[\p{L}\p{N}\p{M}_.-]+/u.exec(rest) ?? [];
    if (word === undefined) return this.#wrong('Was expecting a value but instead got nothing.', { length: 0 });
    if (RESERVED.has(word)) {
      return this.#wrong(
        `Was expecting a value but instead got \`${word}\`, which is a reserved keyword. To use \`${word}\` as a field name or a value, surround it by quotes.`,
        { length: word.length },
      );
    }
    this.#at += word.length;
    this.#end = this.#text.length - this.#text.slice(this.#at).trimStart().length;
    return ok(word);
  }

  /** Takes a keyword or a sign if it is what comes next. */
  #takes(token: string): boolean {
    const rest = this.#rest();
    if (!rest.startsWith(token)) return false;
    if (/[A-Z]/.test(token) && /^[\p{L}\p{N}_.-]/u.test(rest.slice(token.length))) return false;
    this.#end = this.#at += token.length;
    return true;
  }

  #rest(): string {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
    return this.#text.slice(this.#at);
  }

  #notEnabled(from: number): Result<never> {
    const message =
      'Using `CONTAINS` in a filter requires enabling the `contains filter` experimental feature. See https://github.com/orgs/meilisearch/discussions/763';
    return invalid('feature_not_enabled', `${message}\n${from + 1}:${this.#at + 1} ${this.#text}`);
  }

  #noOperation(from: number): Result<never> {
    return this.#wrong(`Was expecting an operation ${OPERATIONS} at \`${this.#text.slice(from)}\`.`, { from });
  }

  #unclosed(from: number, delimiter: string): Result<never> {
    const shown = this.#text.slice(from).replace(/["'\\]/g, '\\$&');
    return this.#wrong(`Expression \`${shown}\` is missing the following closing delimiter: \`${delimiter}\`.`, {
      from,
    });
  }

  /** Says what is wrong and where: the characters from one on, to the end unless it says how many. */
  #wrong(message: string, { from, length }: { readonly from?: number; readonly length?: number } = {}): Result<never> {
    this.#rest();
    const start = from ?? this.#at;
    const end = length === undefined ? this.#text.length : start + length;
    return invalid(this.#code, `${message}\n${start + 1}:${end + 1} ${this.#text}`);
  }
}

const negated = (filter: Result<Filter>): Result<Filter> =>
  filter.ok ? ok({ kind: 'not', part: filter.value }) : filter;
