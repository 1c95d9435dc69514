import type { Call } from '@connect/contract/call';
import { issueText } from '@connect/contract/issue-text';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { malformed, malformedJson, type Refusal } from '../refusal.ts';

interface ParsedRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The texts of every issue, under the name of the field they are about. */
const errorsOf = (
  issues: readonly v.BaseIssue<unknown>[],
  schema: v.GenericSchema,
  whole: string,
): Record<string, string[]> => {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) (errors[v.getDotPath(issue) ?? whole] ??= []).push(issueText(issue, { schema }));
  return errors;
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

/** Parses the parts of a request that a call's row has schemas for; the refusal names every field that is wrong. */
export const parseRequest = async (row: Call, request: HonoRequest): Promise<Result<ParsedRequest, Refusal>> => {
  let json: unknown;
  if (row.body) {
    try {
      json = await request.json();
    } catch (error) {
      if (error instanceof SyntaxError) return refused(malformedJson);
      throw error;
    }
  }
  const parts = { params: request.param(), query: request.query(), body: json };
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = row[part];
    if (!schema) continue;
    const result = v.safeParse(schema, parts[part]);
    if (!result.success) return refused(malformed(errorsOf(result.issues, schema, part)));
    const wrong = noTextPaths(result.output, '').map((path) => [path || part, ['has a character that is not text']]);
    if (wrong.length > 0) return refused(malformed(Object.fromEntries(wrong)));
    parsed[part] = result.output;
  }
  return ok(parsed);
};
