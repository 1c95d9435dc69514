import { describe, expect, test } from 'vitest';
import { noSignOffs } from '../../domain/products/local-sign-offs.ts';
import type { LocalSignOffStore } from '../../ports/local-sign-offs.ts';
import type { StoreFixture } from './stores.ts';

/** Laws of every `LocalSignOffStore`. */
export const localSignOffsContract = (name: string, { opened, blocked }: StoreFixture<LocalSignOffStore>): void => {
  describe(`${name} is a LocalSignOffStore`, () => {
    test('a mark is of its level and storefront, after a reload too, until it is taken away', () => {
      const { adapter, reopened } = opened();
      expect(adapter.read()).toEqual(noSignOffs);
      adapter.add('first', 'uk_en-gb', ['A', 'B']);
      adapter.add('first', 'fr_fr', ['A']);
      adapter.add('second', 'uk_en-gb', ['A']);
      adapter.remove('first', 'uk_en-gb', ['A', 'C']);
      adapter.remove('second', 'fr_fr', ['A']);
      for (const store of [adapter, reopened()])
        expect(store.read()).toEqual({
          first: new Map([
            ['A', new Set(['fr_fr'])],
            ['B', new Set(['uk_en-gb'])],
          ]),
          second: new Map([['A', new Set(['uk_en-gb'])]]),
        });
      adapter.remove('first', 'fr_fr', ['A']);
      expect([...reopened().read().first.keys()]).toEqual(['B']);
    });

    test('a store that throws holds nothing, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      adapter.add('first', 'uk_en-gb', ['A']);
      adapter.remove('first', 'uk_en-gb', ['A']);
      expect(adapter.read()).toEqual(noSignOffs);
    });
  });
};
