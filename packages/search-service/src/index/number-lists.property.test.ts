import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { NumberLists } from './number-lists.ts';

const list = fc.nat(3);
const number = fc.nat(0xffff_ffff);
const step = fc.oneof(
  fc.record({ list, set: fc.array(number, { maxLength: 20 }) }),
  fc.record({
    list,
    set: fc.constantFrom(4_096, 4_097, 100_000).map((length) => Array.from({ length }, (_, at) => at)),
  }),
  fc.record({ list, insert: number, at: fc.nat() }),
  fc.record({ list, append: number }),
  fc.record({ list, removeAt: fc.nat() }),
);

describe('lists of numbers', () => {
  test.prop([fc.constantFrom<1 | 4>(1, 4), fc.array(step, { maxLength: 40 })], { numRuns: 100 })(
    'are what arrays would be',
    (sizes, steps) => {
      const lists = new NumberLists(sizes);
      const arrays: number[][] = [[], [], [], []];
      for (const each of steps) {
        const array = arrays[each.list] ?? [];
        if ('set' in each) {
          lists.set(each.list, each.set);
          arrays[each.list] = [...each.set];
        } else if ('insert' in each) {
          const at = each.at % (array.length + 1);
          lists.insert(each.list, at, each.insert);
          array.splice(at, 0, each.insert);
        } else if ('append' in each) {
          const isGreatest = array.length === 0 || (array.at(-1) ?? 0) < each.append;
          expect(lists.append(each.list, each.append)).toBe(isGreatest);
          if (isGreatest) array.push(each.append);
        } else if (array.length > 0) {
          const at = each.removeAt % array.length;
          lists.removeAt(each.list, at);
          array.splice(at, 1);
        }
      }
      // As bytes: of a hundred thousand numbers each would be compared by itself.
      const bytes = (numbers: Uint32Array) => Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
      for (const [at, array] of arrays.entries())
        expect(bytes(lists.get(at)).equals(bytes(Uint32Array.from(array)))).toBe(true);
    },
  );
});
