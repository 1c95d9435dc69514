import { describe, expect, test } from 'vitest';

import { quantityOf } from '../../domain/ordering/quantity.ts';
import { skuOf } from '../../domain/ordering/sku.ts';
import type { Addition, UnansweredAdditions } from '../../ports/unanswered-additions.ts';
import type { StoreFixture } from './stores.ts';

/** Laws of every `UnansweredAdditions`. */
export const unansweredAdditionsContract = (
  name: string,
  { opened, blocked }: StoreFixture<UnansweredAdditions>,
): void => {
  const gloves: Addition = { idempotencyKey: 'k1', quantities: [[skuOf('GLV-8841-L'), quantityOf(24)]] };
  const boots: Addition = { idempotencyKey: 'k2', quantities: [[skuOf('BOT-1'), quantityOf(3)]] };

  describe(`${name} are UnansweredAdditions`, () => {
    test('each is kept, over a reload too, until it is forgotten', () => {
      const { adapter, reopened } = opened();
      expect(adapter.all()).toEqual([]);
      adapter.keep(gloves);
      adapter.keep(boots);
      adapter.keep(gloves);
      for (const kept of [adapter, reopened()]) expect(kept.all().toSorted(byKey)).toEqual([gloves, boots]);
      reopened().forget(gloves.idempotencyKey);
      expect(adapter.all()).toEqual([boots]);
    });

    test('what is run in turn goes one after the other, whatever becomes of the one before', async () => {
      const { adapter } = opened();
      const steps: string[] = [];
      const first = adapter.inTurn(async () => {
        steps.push('first begins');
        await Promise.resolve();
        steps.push('first ends');
        throw new Error('first');
      });
      const second = adapter.inTurn(async () => steps.push('second'));
      await expect(first).rejects.toThrow('first');
      expect(await second).toBe(3);
      expect(steps).toEqual(['first begins', 'first ends', 'second']);
    });

    test('a store that throws has none, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      adapter.keep(gloves);
      adapter.forget(gloves.idempotencyKey);
      expect(adapter.all()).toEqual([]);
    });
  });
};

const byKey = (one: Addition, other: Addition): number => (one.idempotencyKey < other.idempotencyKey ? -1 : 1);
