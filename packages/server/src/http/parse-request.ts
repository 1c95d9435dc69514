import type { Call } from '@connect/contract/call';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { malformed, malformedJson, type Refusal } from './refusal.ts';

interface ParsedRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const textOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.kind !== 'schema') return issue.message;
  return issue.input === undefined ? 'is required' : `must be of type ${issue.expected ?? issue.type}`;
};

/** The texts of every issue, under the name of the field they are about. */
const errorsOf = (issues: readonly v.BaseIssue<unknown>[], whole: string): Record<string, string[]> => {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) (errors[v.getDotPath(issue) ?? whole] ??= []).push(textOf(issue));
  return errors;
};

/** Text that no database takes; elsewhere it is a mistake, too. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.entries(value).some((entry) => entry.some(holdsNul));

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
    if (holdsNul(parts[part])) return refused(malformed({ [part]: ['has a character that is not text'] }));
    const result = v.safeParse(schema, parts[part]);
    if (!result.success) return refused(malformed(errorsOf(result.issues, part)));
    parsed[part] = result.output;
  }
  return ok(parsed);
};
