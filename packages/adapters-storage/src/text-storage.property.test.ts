import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createTextStorage } from './text-storage.ts';

const steps = fc.array(fc.tuple(fc.constantFrom('a', '__proto__', 'jwt'), fc.option(fc.string())));

test('a text holds what a storage of the browser would, whoever opens it', () => {
  fc.assert(
    fc.property(steps, fc.oneof(fc.constant(''), fc.constant('{"a'), fc.constant('null')), (all, first) => {
      let text: string = first;
      const open = () =>
        createTextStorage(
          () => text,
          (next) => (text = next),
        );
      const memory = createMemoryStorage();
      for (const [key, value] of all)
        for (const storage of [open(), memory])
          if (value === null) storage.removeItem(key);
          else storage.setItem(key, value);
      const looks = [open(), memory].map((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        return keys.toSorted().map((key) => [key, storage.getItem(key)]);
      });
      expect(looks[0]).toEqual(looks[1]);
    }),
  );
});

test('what is not there is not written', () => {
  const storage = createTextStorage(
    () => {
      throw new Error('There is no such file');
    },
    () => expect.unreachable(),
  );
  storage.removeItem('jwt');
  expect([storage.getItem('jwt'), storage.key(0), storage.length]).toEqual([null, null, 0]);
});
