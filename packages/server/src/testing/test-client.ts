import type { Call } from '@connect/contract/call';
import { ErrorBody } from '@connect/contract/values';
import * as v from 'valibot';
import type { TestPortal, TestRequest } from './test-portal.ts';

/** Makes calls of a portal with one token, unless a request has its own, and reads what they answer. */
export const createTestClient = (portal: TestPortal, token: string) => ({
  /** The answer; throws when the call is refused. */
  ask: async <const Row extends Call & { readonly answer: v.GenericSchema }>(
    row: Row,
    request: TestRequest = {},
  ): Promise<v.InferOutput<Row['answer']>> => {
    const answer = await portal.call(row, { token, ...request });
    const body: unknown = await answer.json();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
    return v.parse<Row['answer']>(row.answer, body);
  },
  /** Status and body of a refusal. */
  refusal: async (row: Call, request: TestRequest): Promise<ErrorBody & { readonly status: number }> => {
    const answer = await portal.call(row, { token, ...request });
    return { status: answer.status, ...v.parse(ErrorBody, await answer.json()) };
  },
});
