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
    return new TextDecoder('latin1').decode(answered.bytes.subarray(0, 5)) === '%PDF-' ? null : 'is no PDF';
  }
  if (!answered.type.startsWith('application/json')) return `is sent as ${answered.type || 'nothing'}, not JSON`;
  // Calls that other systems know may have more than is written here; our own may not.
  const schema = documentedCalls.has(row) ? row.answer : strictly(row.answer);
  return problemOf(schema, jsonOf(answered));
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
  const answered = await probe.ask(row, question).catch((): null => null);
  if (!isPermitted(row, permissions)) {
    await probe.look(row, `is refused without ${row.permissions?.join(', ')}`, async () =>
      answered ? refusalProblem(answered, 403) : 'does not answer',
    );
    return null;
  }
  // What takes much is let through so many times, and that it was, says nothing of the server.
  if (row.costs && answered?.status === 429) {
    probe.skip(row, 'answers as the contract has it', 'it was asked too often: wait a while');
    return null;
  }
  await probe.look(row, 'answers as the contract has it', async () =>
    answered ? answerProblem(row, answered) : 'does not answer',
  );
  return answered?.status === 200 ? answered : null;
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
