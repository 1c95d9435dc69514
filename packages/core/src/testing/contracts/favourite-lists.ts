import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { quantityOf } from '../../domain/ordering/quantity.ts';
import { skuOf, type Sku } from '../../domain/ordering/sku.ts';
import type { FavouriteLists } from '../../ports/favourite-lists.ts';
import { unknownId, valueOf } from './answers.ts';

export interface FavouriteListsFixture {
  readonly lists: FavouriteLists;
  /** The same as a colleague sees them. */
  readonly colleagues: FavouriteLists;
  /** Numbers of three items. */
  readonly skus: readonly [Sku, Sku, Sku];
  /** A name that no list has yet. */
  readonly newName: () => string;
}

const notFound = { ok: false, refusal: { failure: 'not-found' } };
const rejected = (code: string) => ({ ok: false, refusal: { failure: 'rejected', message: { code } } });

/** Laws of every `FavouriteLists`. */
export const favouriteListsContract = (name: string, make: () => Promise<FavouriteListsFixture>): void => {
  describe(`${name} is a FavouriteLists`, () => {
    test('a list keeps its items in their order, and what is added comes last and once', async () => {
      const { lists, skus, newName } = await make();
      const [first, second, third] = skus;
      const { id } = valueOf(await lists.create(randomUUID(), { name: newName(), shared: false }));
      const lines = [
        { sku: second, quantity: quantityOf(24) },
        { sku: first, quantity: quantityOf(12) },
      ];
      await lists.setLines(id, lines, []);
      const added = valueOf(
        await lists.addLines(id, [
          { sku: first, quantity: quantityOf(99) },
          { sku: third, quantity: quantityOf(1) },
          { sku: third, quantity: quantityOf(2) },
        ]),
      );
      const expected = [
        [second, 24],
        [first, 12],
        [third, 1],
      ];
      expect(added.lines.map(({ item, quantity }) => [item.sku, quantity])).toEqual(expected);
      expect(valueOf(await lists.open(id))).toEqual(added);
      expect(added.list.size).toBe(3);
    });

    test('of a change on one page only the difference is carried out: what was added, removed and sorted on another stays', async () => {
      const { lists, skus, newName } = await make();
      const [first, second, third] = skus.map((sku) => ({ sku, quantity: quantityOf(12) }));
      if (!first || !second || !third) throw new Error('They are three');
      const more = { ...first, quantity: quantityOf(24) };
      const { id } = valueOf(await lists.create(randomUUID(), { name: newName(), shared: false }));
      const linesAfter = (opened: Awaited<ReturnType<FavouriteLists['open']>>) =>
        valueOf(opened).lines.map(({ item, quantity }) => ({ sku: item.sku, quantity }));
      await lists.setLines(id, [first, second], []);
      await lists.addLines(id, [third]);
      expect(linesAfter(await lists.setLines(id, [more, second], [first, second]))).toEqual([more, second, third]);
      expect(linesAfter(await lists.setLines(id, [more], [more, second]))).toEqual([more, third]);
      await lists.setLines(id, [third, more], [more, third]);
      expect(linesAfter(await lists.setLines(id, [first, second, third], [more, second, third]))).toEqual([
        third,
        first,
      ]);
      expect(linesAfter(await lists.open(id))).toEqual([third, first]);
    });

    test('a private list is its owner’s alone; a shared one is read by colleagues, and only its owner changes it', async () => {
      const { lists, colleagues, skus, newName } = await make();
      const form = { name: newName(), shared: false };
      const { id } = valueOf(await lists.create(randomUUID(), form));
      await lists.addLines(id, [{ sku: skus[0], quantity: quantityOf(12) }]);
      const seen = async () => valueOf(await colleagues.list()).find((list) => list.id === id);
      expect(await seen()).toBeUndefined();
      expect(await colleagues.open(id)).toMatchObject(notFound);
      expect(valueOf(await lists.edit(id, { ...form, shared: true }))).toMatchObject({ shared: true, isYours: true });
      expect(await seen()).toMatchObject({ name: form.name, isYours: false, size: 1 });
      expect(valueOf(await colleagues.open(id)).lines).toMatchObject([{ item: { sku: skus[0] }, quantity: 12 }]);
      expect(await colleagues.edit(id, form)).toMatchObject(notFound);
      expect(await colleagues.setLines(id, [], [])).toMatchObject(notFound);
      expect(await colleagues.remove(id)).toMatchObject(notFound);
      expect(valueOf(await lists.open(id)).lines).toHaveLength(1);
    });

    test('of an edit only what is named changes', async () => {
      const { lists, newName } = await make();
      const [name, renamed] = [newName(), newName()];
      const { id } = valueOf(await lists.create(randomUUID(), { name, shared: false }));
      expect(valueOf(await lists.edit(id, { shared: true }))).toMatchObject({ name, shared: true });
      expect(valueOf(await lists.edit(id, { name: renamed }))).toMatchObject({ name: renamed, shared: true });
      expect(valueOf(await lists.edit(id, {}))).toMatchObject({ name: renamed, shared: true });
      expect(await lists.edit(randomUUID(), {})).toMatchObject(notFound);
    });

    test('the own ones come first, by name whatever its case; a name is taken once', async () => {
      const { lists, colleagues, newName } = await make();
      const name = newName();
      for (const each of [`b ${name}`, `A ${name}`])
        valueOf(await lists.create(randomUUID(), { name: each, shared: true }));
      const theirs = valueOf(await colleagues.create(randomUUID(), { name: `a ${name}`, shared: true }));
      const ours = valueOf(await lists.list()).filter((list) => list.name.endsWith(name));
      expect(ours.map((list) => list.name)).toEqual([`A ${name}`, `b ${name}`, theirs.name]);
      expect(await lists.create(randomUUID(), { name: `a ${name}`, shared: false })).toMatchObject(
        rejected('name_taken'),
      );
    });

    test('made again under its key it is the same list, with its items, as it was entered last; a key is its owner’s', async () => {
      const { lists, colleagues, skus, newName } = await make();
      const key = randomUUID();
      const form = { name: newName(), shared: false };
      const { id } = valueOf(await lists.create(key, form));
      await lists.addLines(id, [{ sku: skus[0], quantity: quantityOf(12) }]);
      const again = valueOf(await lists.create(key, { ...form, shared: true }));
      expect(again).toMatchObject({ id, name: form.name, shared: true, size: 1 });
      expect(valueOf(await lists.list()).filter(({ name }) => name === form.name)).toHaveLength(1);
      expect(valueOf(await colleagues.create(key, form)).id).not.toBe(id);
      await lists.remove(id);
      expect(valueOf(await lists.create(key, form))).toMatchObject({ size: 0 });
    });

    test('a number that is no item is refused and changes nothing; a list that is deleted is gone', async () => {
      const { lists, skus, newName } = await make();
      const { id } = valueOf(await lists.create(randomUUID(), { name: newName(), shared: false }));
      const wrong = [
        { sku: skus[0], quantity: quantityOf(1) },
        { sku: skuOf('NONE-1'), quantity: quantityOf(1) },
      ];
      expect(await lists.addLines(id, wrong)).toMatchObject(rejected('unknown_product'));
      expect(await lists.setLines(id, wrong, [])).toMatchObject(rejected('unknown_product'));
      expect(valueOf(await lists.open(id)).lines).toEqual([]);
      expect(await lists.remove(id)).toEqual({ ok: true, value: null });
      for (const gone of [id, unknownId]) {
        expect(await lists.open(gone)).toMatchObject(notFound);
        expect(await lists.remove(gone)).toMatchObject(notFound);
        expect(await lists.addLines(gone, [{ sku: skus[0], quantity: quantityOf(1) }])).toMatchObject(notFound);
      }
    });
  });
};
