import { issueText } from '@connect/contract/issue-text';
import { ok, refused, type Result } from '@connect/core/domain/result';
import * as v from 'valibot';
import { isNode, isScalar, LineCounter, parseDocument, Parser, visit, type CST, type Document } from 'yaml';
import { compile } from './compile.ts';
import { WrittenMap } from './map-schema.ts';
import type { ImportMap, MapProblem, Place } from './model.ts';

/** Characters. A supplier with a hundred files has a tenth of it; reading many times as much takes minutes. */
const mostText = 200_000;
/** Aliases, each of which is looked for in the whole text; and places that they may stand for, as each may hold others. */
const mostAliases = 1000;
const maxAliasCount = 10_000;

/** Maps are five deep. Who makes values of a text goes down into each, and the process ends where there is no room left to. */
const mostDepth = 100;
/** So many faults of its signs, or questions that are open, are told at once. */
const mostFaults = 100;

/** What is said of the first faults, and how many more there are: to find the lines of thousands takes a while. */
const firstOf = <Fault>(faults: readonly Fault[], toProblem: (fault: Fault) => MapProblem): readonly MapProblem[] => {
  const [problems, more] = [faults.slice(0, mostFaults).map(toProblem), faults.length - mostFaults];
  return more > 0 ? [...problems, { line: problems.at(-1)?.line ?? 1, message: `and ${more} more` }] : problems;
};

/** Names that every table has by itself: what somebody writes by one would be lost. */
const notNames: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** Whether lists and tables stand in each other too often, looked at without going down into them. */
const isTooDeep = (text: string): boolean => {
  for (const token of new Parser().parse(text)) {
    const left: [CST.Token, number][] = [[token, 0]];
    for (let next = left.pop(); next; next = left.pop()) {
      const [at, depth] = next;
      if (depth > mostDepth) return true;
      const parts =
        'items' in at ? at.items.flatMap(({ key, value }) => [key, value]) : [at.type === 'document' ? at.value : null];
      for (const part of parts) if (part) left.push([part, depth + 1]);
    }
  }
  return false;
};

/** As many values as a text without aliases may have at most. */
const mostValues = mostText / 2;

/** How many values there are in one, those that stand at several places counted at each; no further than to `most`, which one within itself has. */
const valuesIn = (value: unknown, most: number, depth = 0): number => {
  if (depth > mostDepth) return most + 1;
  let count = 1;
  if (typeof value !== 'object' || value === null) return count;
  for (const part of Object.values(value)) {
    if (count > most) break;
    count += valuesIn(part, most - count, depth + 1);
  }
  return count;
};

const tooOften = 'repeats itself too often by its aliases (*)';

/** What a YAML text says, or what is wrong with its aliases: one of nothing, or of others of others, until there is no room for them. */
const plainOf = (document: Document.Parsed): Result<unknown, string> => {
  try {
    const value: unknown = document.toJS({ maxAliasCount });
    return valuesIn(value, mostValues) > mostValues ? refused(tooOften) : ok(value);
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const isMissing = error.message.startsWith('Unresolved');
    return refused(isMissing ? 'has an alias (*) of nothing before it' : tooOften);
  }
};

/** The map that a YAML text is, or all that is wrong with it, each with its line. */
export const parseMap = (text: string): Result<ImportMap, readonly MapProblem[]> => {
  if (text.length > mostText)
    return refused([{ line: 1, message: `is longer than any map: ${mostText} characters at most` }]);
  if (isTooDeep(text)) return refused([{ line: 1, message: 'has lists and tables in each other without an end' }]);
  const lines = new LineCounter();
  // Without types: `01` is a code and `no` a text, and what a column holds says how it is read.
  const document = parseDocument(text, { lineCounter: lines, schema: 'failsafe', prettyErrors: false });
  if (document.errors.length > 0)
    return refused(
      firstOf(document.errors, ({ code, message, pos: [at] }) => ({
        line: lines.linePos(at).line,
        message:
          code === 'MULTIPLE_DOCS'
            ? 'begins another document by ---: a map is one'
            : (message.split(/ at line|:?\n/)[0] ?? message),
      })),
    );
  /** The line of what is there, or of what is around it where it is missing. */
  const lineOf = (place: Place): number => {
    const node: unknown = document.getIn(place, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return place.length === 0 ? 1 : lineOf(place.slice(0, -1));
  };
  const problem = (place: Place, message: string): MapProblem => ({
    line: lineOf(place),
    message: [place.join('.'), message].filter(Boolean).join(': '),
  });
  const asked: MapProblem[] = [];
  const misnamed: MapProblem[] = [];
  const written = text.split('\n');
  let aliases = 0;
  visit(document, {
    Alias: () => (++aliases > mostAliases ? visit.BREAK : undefined),
    Pair(_, { key }) {
      if (isScalar(key) && key.range && typeof key.value === 'string' && notNames.has(key.value))
        misnamed.push({ line: lines.linePos(key.range[0]).line, message: `${key.value}: is not a word of the map` });
    },
    Scalar(_, { value, range }) {
      if (value !== '?' || !range) return;
      const { line } = lines.linePos(range[0]);
      const [, about] = / # (.*)/.exec(written[line - 1] ?? '') ?? [];
      // Several on a line are one question.
      if (asked.at(-1)?.line !== line)
        asked.push({ line, message: `put an answer in place of the ?${about === undefined ? '' : `: ${about}`}` });
    },
  });
  if (asked.length > 0) return refused(firstOf(asked, (fault) => fault));
  if (misnamed.length > 0) return refused(firstOf(misnamed, (fault) => fault));
  const plain = aliases > mostAliases ? refused(tooOften) : plainOf(document);
  if (!plain.ok) return refused([problem([], plain.refusal)]);
  const map = v.safeParse(WrittenMap, plain.value);
  if (!map.success)
    return refused(
      firstOf(map.issues, (issue) => {
        const place = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
        return problem(place, issueText(issue, { schema: WrittenMap, unknown: 'is not a word of the map' }));
      }),
    );
  const { entries, problems } = compile(map.output);
  return problems.length > 0
    ? refused(firstOf(problems, ({ place, message }) => problem(place, message)))
    : ok({ entries, unread: map.output.unread.flatMap((each) => (typeof each === 'string' ? [each] : [])) });
};
