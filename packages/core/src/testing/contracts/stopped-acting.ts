import { describe, expect, test } from 'vitest';
import type { StoppedActing } from '../../ports/stopped-acting.ts';
import type { StoreFixture } from './stores.ts';

/** Laws of every `StoppedActing`. */
export const stoppedActingContract = (name: string, { opened, blocked }: StoreFixture<StoppedActing>): void => {
  describe(`${name} is a StoppedActing`, () => {
    test('what is added is there once, after a reload too, until it is removed', () => {
      const { adapter, reopened } = opened();
      expect(adapter.all()).toEqual([]);
      for (const token of ['one', 'two', 'one']) adapter.add(token);
      for (const stopped of [adapter, reopened()]) expect(stopped.all().toSorted()).toEqual(['one', 'two']);
      adapter.remove('one');
      adapter.remove('none');
      for (const stopped of [adapter, reopened()]) expect(stopped.all()).toEqual(['two']);
    });

    test('a store that throws holds nothing, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      adapter.add('one');
      adapter.remove('one');
      expect(adapter.all()).toEqual([]);
    });
  });
};
