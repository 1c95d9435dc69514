import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import { ErrorBody } from '@connect/contract/values';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;
let priya: string;
let robin: string;

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  priya = await portal.tokenFor('priya@northgate.example');
  robin = await portal.tokenFor('robin@connect.example');
});
afterAll(() => data.database.destroy());

// Anything that can be sent at all: a lone half of a character cannot be part of an address.
const text = fc
  .string({ unit: 'binary', maxLength: 60 })
  .filter((value) => value !== '' && !/\p{Surrogate}/u.test(value));
const segment = fc.oneof(text, fc.constantFrom('SO-1', "'; drop table orders; --", 'null', '0', '-1', '%00'));
const json = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom('{"email":"a\\u0000b","password":"x"}', '{"email":"\\ud800","password":"x"}'),
);
/** Parameters that a call knows. */
const parametersOf = ({ query }: Call): string[] =>
  Object.keys(query && 'entries' in query && query.entries instanceof Object ? query.entries : {});
// Signing out ends the session that the other requests are made in.
const ending: readonly Call[] = [calls.logout, calls.endAllSessions];
const row = fc.constantFrom(...Object.values<Call>(calls).filter((call) => !ending.includes(call)));

describe('whatever is sent', () => {
  it('is answered with what was asked for or a clear refusal, never with a fault, and leaves one line in the log', async () => {
    await fc.assert(
      fc.asyncProperty(
        row,
        fc.array(segment, { minLength: 2, maxLength: 2 }),
        // What is not known is refused before anything else is read.
        fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.dictionary(text, text)),
        json,
        fc.boolean(),
        async (call, segments, query, body, known) => {
          portal.lines.length = 0;
          const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
          const signedIn = call.access === 'account-manager' ? robin : priya;
          const answer = await portal.call(call, {
            params: Object.fromEntries(names.map((name, index) => [name, segments[index] ?? 'x'])),
            query: {
              ...Object.fromEntries(parametersOf(call).map((name, index) => [name, segments[index % 2] ?? ''])),
              ...query,
            },
            token: known ? signedIn : undefined,
            ...(call.body && { body }),
          });
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) expect(v.parse(ErrorBody, await answer.json()).message).not.toBe('');
          expect(portal.lines).toHaveLength(1);
          expect(portal.lines[0]).not.toHaveProperty('err');
        },
      ),
      { numRuns: 150 },
    );
  });
});
