import type { Call } from '@connect/contract/call';
import { issueText } from '@connect/contract/issue-text';
import { strictly } from '@connect/contract/strictly';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { malformed, malformedJson, type Refusal } from '../refusal.ts';

interface ParsedRequest {
  readonly params?: unknown;
  readonly query: unknown;
  readonly body?: unknown;
}

/** The texts of every issue, under the name of the field they are about. */
const errorsOf = (
  issues: readonly v.BaseIssue<unknown>[],
  schema: v.GenericSchema,
  whole: string,
): Record<string, string[]> => {
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? whole;
    errors.set(path, [...(errors.get(path) ?? []), issueText(issue, { schema })]);
  }
  return Object.fromEntries(errors);
};

/** Whether no database takes a text: one with a zero character in it, or half of a character. */
const isNoText = (text: string): boolean => text.includes('\0') || /\p{Cs}/u.test(text);

/** Where such a text stands; one of another kind, where that is said. */
export const noTextPaths = (value: unknown, path: string, isWrong = isNoText): string[] => {
  if (typeof value === 'string') return isWrong(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    isWrong(key) ? [path] : noTextPaths(each, path ? `${path}.${key}` : key, isWrong),
  );
};

const parsedPart = <Schema extends v.GenericSchema>(
  part: keyof ParsedRequest,
  schema: Schema,
  value: unknown,
): Result<v.InferOutput<Schema>, Refusal> => {
  const result = v.safeParse(schema, value);
  if (!result.success) return refused(malformed(errorsOf(result.issues, schema, part)));
  const wrong = noTextPaths(result.output, '').map((path) => [path || part, ['has a character that is not text']]);
  return wrong.length > 0 ? refused(malformed(Object.fromEntries(wrong))) : ok(result.output);
};

/** The parameters of an address, each at most once and none that the call does not know: nothing that is sent is passed over. */
export const parsedQuery = <Schema extends v.GenericSchema>(
  schema: Schema,
  request: HonoRequest,
): Result<v.InferOutput<Schema>, Refusal> => {
  const sent = new URL(request.url).searchParams;
  const names = [...sent.keys()];
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0)
    return refused(malformed(Object.fromEntries(twice.map((name) => [name, ['is given more than once']]))));
  return parsedPart('query', strictly(schema), Object.fromEntries(sent));
};

/** What the address of a call has that takes no parameters. */
export const noQuery = v.object({});

/** Parses the parts of a request that a call's row has schemas for; the refusal names every field that is wrong. */
export const parseRequest = async (row: Call, request: HonoRequest): Promise<Result<ParsedRequest, Refusal>> => {
  let json: unknown;
  if (row.body) {
    try {
      const text = await request.text();
      // A call whose body can be left out is made without one, too.
      json = text === '' && row.body.type === 'optional' ? undefined : JSON.parse(text);
    } catch (error) {
      if (error instanceof SyntaxError) return refused(malformedJson);
      throw error;
    }
  }
  const params = row.params ? parsedPart('params', row.params, request.param()) : ok(undefined);
  if (!params.ok) return params;
  const query = parsedQuery(row.query ?? noQuery, request);
  if (!query.ok) return query;
  const body = row.body ? parsedPart('body', row.body, json) : ok(undefined);
  return body.ok ? ok({ params: params.value, query: query.value, body: body.value }) : body;
};
