import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { makeTakeBegun } from './begun-calls.ts';
import type { BegunCall } from './begun-calls.ts';

const asked = fc.record({
  question: fc.constantFrom('/api/auth/me', '/api/v3/customer', '{"text":""}'),
  token: fc.constantFrom('first', 'renewed', 'somebody else’s'),
  language: fc.constantFrom('', 'de-DE'),
});

test.prop([fc.array(asked), fc.array(fc.record({ asked, at: fc.nat({ max: 30_000 }) }))])(
  'an answer goes once, young, and to the token, question and language it was asked with',
  (begun, takes) => {
    const calls = begun.map((call): BegunCall => ({ ...call, at: 0, answer: Promise.resolve(new Response()) }));
    let now = 0;
    const take = makeTakeBegun([...calls], () => now);
    const given = new Set<Promise<Response>>();
    for (const { asked: wanted, at } of takes) {
      now = at;
      const answer = take(wanted);
      if (!answer) continue;
      expect(at).toBeLessThan(20_000);
      expect(given.has(answer)).toBe(false);
      given.add(answer);
      expect(calls.find((call) => call.answer === answer)).toMatchObject(wanted);
    }
  },
);
