import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { repeatedKey } from './repeated-key.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const spaced = (value: unknown): string => JSON.stringify(value, null, 2);

describe('a key that an object of JSON has twice', () => {
  test.prop([json])('is in nothing that was an object before it was written', (value) => {
    expect(repeatedKey(JSON.stringify(value))).toBeNull();
    expect(repeatedKey(spaced(value))).toBeNull();
  });

  test.prop([fc.string(), json, json, fc.array(json, { maxLength: 3 }), fc.dictionary(fc.string(), json)])(
    'is found wherever it is, however it is written',
    (key, first, second, before, others) => {
      const { [key]: _, ...rest } = others;
      const fields = Object.entries(rest).map(([name, value]) => `${JSON.stringify(name)}:${spaced(value)}`);
      // A plain letter may be written as an escape.
      const again = /^[a-z]/.test(key)
        ? `"\\u00${key.charCodeAt(0).toString(16)}${JSON.stringify(key).slice(2)}`
        : JSON.stringify(key);
      const object = `{${[`${JSON.stringify(key)} : ${spaced(first)}`, ...fields, `${again}\n:${spaced(second)}`].join(',')}}`;
      const text = `{"lines":[${[...before.map(spaced), object].join(',')}]}`;
      expect(() => JSON.parse(text) as unknown).not.toThrow();
      expect(repeatedKey(text)).toBe(`lines.${before.length}.${key}`);
    },
  );

  test('is told by the path of the first', () => {
    expect(repeatedKey('{"no":"1","name":"a","no":"2","name":"b"}')).toBe('no');
    expect(repeatedKey('{"a":{"no":1},"b":{"no":1},"c":"{\\"no\\":1,\\"no\\":2}"}')).toBeNull();
  });
});
