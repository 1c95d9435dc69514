import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { NumberedTexts } from './numbered-texts.ts';

const text = fc.oneof(fc.string({ maxLength: 2 }), fc.nat(300).map(String));
const step = fc.record({ text, isRemoved: fc.boolean() });

describe('numbered texts', () => {
  test.prop([fc.array(step, { maxLength: 600, size: 'max' })])(
    'are found as in a Map, whatever came and went',
    (steps) => {
      const texts = new NumberedTexts();
      const expected = new Map<string, number>();
      for (const each of steps) {
        const known = texts.number(each.text);
        expect(known).toBe(expected.get(each.text));
        if (known === undefined) expected.set(each.text, texts.add(each.text));
        else if (each.isRemoved) {
          texts.remove(known);
          expected.delete(each.text);
        }
      }
      expect([...texts.entries()]).toEqual([...expected]);
      expect(texts.size).toBe(expected.size);
      for (const [known, number] of expected)
        expect([texts.number(known), texts.text(number)]).toEqual([number, known]);
    },
  );
});
