import { permissions } from '@connect/core/domain/access/user';
import type { Call } from '../call.ts';
import { errorCodes, orderingErrorCodes } from '../error-codes.ts';
import { strictly } from '../strictly.ts';
import { documentedCalls } from '../documented-calls.ts';
import { ErrorBody } from '../values.ts';
import * as v from 'valibot';
import { jsonOf, problemOf, type Answered, type Probe, type Question } from './probe.ts';

/** A number that nothing has. */
export const unknownNumber = 'NO-SUCH-0';

const known: ReadonlySet<string> = new Set([...errorCodes, ...orderingErrorCodes]);

/** What differs from a refusal with a status. */
export const refusalProblem = (answered: Answered, status: number): string | null => {
  if (answered.status !== status) return `answers ${answered.status}, not ${status}`;
  const body = jsonOf(answered);
  const problem = problemOf(ErrorBody, body);
  if (problem !== null) return `the refusal is not {message, code}: ${problem}`;
  const { code } = v.parse(ErrorBody, body);
  return known.has(code) ? null : `the code ${code} is none that clients know`;
};

/** What is wrong with a PDF as a whole: it begins as one, and ends with the place of the table of its parts. */
const pdfProblem = (bytes: Uint8Array): string | null => {
  const textOf = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  if (textOf(bytes.subarray(0, 5)) !== '%PDF-') return 'is no PDF';
  const place = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(textOf(bytes.subarray(-1024)))?.[1];
  if (place === undefined) return `breaks off, or is no PDF: it has ${bytes.length} bytes`;
  const isTable = /^\s*(xref\s|\d+\s+\d+\s+obj)/.test(textOf(bytes.subarray(Number(place), Number(place) + 40)));
  return isTable
    ? null
    : `is a PDF that cannot be opened: what ends at byte ${bytes.length} names no table of its parts`;
};

/** What differs from an answer as its row has it: status, kind of content, and the body by its schema. */
export const answerProblem = (row: Call, answered: Answered): string | null => {
  if (answered.status !== (row.answer === 'none' ? 204 : 200)) return `answers ${answered.status}`;
  if (row.answer === 'none') return null;
  if (row.answer === 'file') {
    if (answered.bytes.length === 0) return 'is empty';
    return answered.type.startsWith('text/html') ? 'is a page, and no file' : null;
  }
  if (row.answer === 'pdf') {
    if (!answered.type.startsWith('application/pdf'))
      return `is sent as ${answered.type || 'nothing'}, not application/pdf`;
    return pdfProblem(answered.bytes);
  }
  if (!answered.type.startsWith('application/json')) return `is sent as ${answered.type || 'nothing'}, not JSON`;
  // Calls that other systems know may have more than is written here; our own may not.
  const schema = documentedCalls.has(row) ? row.answer : strictly(row.answer);
  return problemOf(schema, jsonOf(answered));
};

/** What is wrong with permissions that somebody has: one that there is not; null where nothing is. */
export const permissionsProblem = (own: readonly unknown[]): string | null => {
  const names: readonly unknown[] = Object.values(permissions);
  const unknown = own.find((each) => !names.includes(each));
  return unknown === undefined ? null : `has ${JSON.stringify(unknown)}; there are ${names.join(', ')}`;
};

/** Whether somebody with these permissions may make a call of customers. */
export const isPermitted = ({ permissions = [] }: Call, own: readonly string[]): boolean =>
  permissions.every((permission) => own.includes(permission));

/**
 * Looks at a call that changes nothing: what it answers, and that nobody gets it without a token, with one that is none, or without
 * its permissions. Answers what it said, for looks that go on from there; null where it refused.
 */
export const lookAtRead = async (
  probe: Probe,
  row: Call,
  permissions: readonly string[],
  question: Question = {},
): Promise<Answered | null> => {
  const noTokens =
    row.access === 'public'
      ? []
      : ([
          ['without a token', null],
          ['with one that is none', 'none.at.all'],
        ] as const);
  for (const [how, token] of noTokens)
    await probe.look(row, `is refused ${how}`, async () =>
      refusalProblem(await probe.ask(row, { ...question, token }), 401),
    );
  const isTheirs = isPermitted(row, permissions);
  const looked = isTheirs ? 'answers as the contract has it' : `is refused without ${row.permissions?.join(', ')}`;
  const read: Answered[] = [];
  await probe.look(row, looked, async () => {
    const answered = await probe.ask(row, question);
    if (!isTheirs) return refusalProblem(answered, 403);
    if (answered.status === 200) read.push(answered);
    return answerProblem(row, answered);
  });
  return read[0] ?? null;
};

/** The same of a call that needs something that was found. Without it, that whoever may not make the call is refused is all there is to see. */
export const lookAtFound = async (
  probe: Probe,
  row: Call,
  permissions: readonly string[],
  found: Readonly<Record<string, string>> | null,
  why: string,
): Promise<Answered | null> => {
  if (found) return lookAtRead(probe, row, permissions, { params: found });
  if (isPermitted(row, permissions)) probe.skip(row, 'answers as the contract has it', why);
  else await lookAtRead(probe, row, permissions, { params: { id: unknownNumber } });
  return null;
};
