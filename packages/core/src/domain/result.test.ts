import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { mapped, ok, refused } from './result.ts';

test.prop([fc.anything()])('an outcome is a value or a refusal, and says which', (said) => {
  expect(ok(said)).toEqual({ ok: true, value: said });
  expect(refused(said)).toEqual({ ok: false, refusal: said });
});

test.prop([fc.integer(), fc.func(fc.string())])(
  'a value is made into another, a refusal stays what it is',
  (said, make) => {
    expect(mapped(ok(said), make)).toEqual(ok(make(said)));
    const refusal = refused(said);
    expect(mapped(refusal, make)).toBe(refusal);
  },
);
