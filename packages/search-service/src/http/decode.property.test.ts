import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { decodeBody } from './decode.ts';

const depthOf = (value: Json): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
/** So many levels of lists or objects around a value. */
const within = (value: Json, levels: readonly boolean[]): Json =>
  levels.reduce<Json>((inner, isList) => (isList ? [inner] : { '"]}\\': inner }), value);
const text = fc.array(fc.constantFrom('[', ']', '{', '}', '"', '\\', 'a')).map((signs) => signs.join(''));
const value = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(text, fc.array(tie('value'), { maxLength: 3 }), fc.dictionary(text, tie('value'), { maxKeys: 3 })),
})).value;

it('a body is taken that is nested 128 levels deep, whatever its texts hold, and no deeper one', () => {
  fc.assert(
    fc.property(value, fc.array(fc.boolean(), { minLength: 100, maxLength: 140 }), (inner, levels) => {
      const body = within(inner, levels);
      expect(decodeBody(JSON.stringify(body)).ok).toBe(depthOf(body) <= 128);
    }),
  );
});
