import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { mapped, ok, refused } from './result.ts';

test.prop([fc.anything()])('an outcome is a value or a refusal, and says which', (outcome) => {
  expect(ok(outcome)).toEqual({ ok: true, value: outcome });
  expect(refused(outcome)).toEqual({ ok: false, refusal: outcome });
});

test.prop([fc.integer(), fc.func(fc.string())])(
  'a value is made into another, a refusal stays what it is',
  (outcome, make) => {
    expect(mapped(ok(outcome), make)).toEqual(ok(make(outcome)));
    const refusal = refused(outcome);
    expect(mapped(refusal, make)).toBe(refusal);
  },
);
