import { randomUUID } from 'node:crypto';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { maxFavouriteLists } from '@connect/core/domain/ordering/favourite-list';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import { createFavouriteRepositories } from '../../portal/repositories.ts';
import { createFavouriteLists, type FavouriteLists } from './favourite-lists.ts';
import type { Reader } from './favourite-repository.ts';

const skus = [skuOf('GLV-8841-S'), skuOf('GLV-8841-M'), skuOf('GLV-8841-L'), skuOf('HVJ-2210-M')] as const;
const line = fc.record({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 99 }).map(quantityOf) });

describe.each(engines)('lists of favourites on $engine', ({ missing, open }) => {
  if (missing !== null) return it.skip(missing, () => undefined);
  let data: Awaited<ReturnType<typeof open>>;
  let lists: FavouriteLists;
  let priya: Reader;
  let colleague: Reader;
  let stranger: Reader;

  beforeAll(async () => {
    data = await open();
    const { database } = data;
    lists = createFavouriteLists(createUnitOfWork(database, createFavouriteRepositories), () => testNow);
    const find = async (email: string): Promise<Reader> => {
      const row = database.selectFrom('users').select(['id', 'customer_no']).where('email', '=', email);
      const { id, customer_no: no } = await row.executeTakeFirstOrThrow();
      return { id, customerNo: no ?? '' };
    };
    [priya, colleague, stranger] = [
      await find('priya@northgate.example'),
      await find('aoife@northgate.example'),
      await find('lee@harbourworks.example'),
    ];
  });
  afterAll(() => data.close());
  beforeEach(() => data.database.deleteFrom('favourite_lists').execute());

  const make = async (name: string, shared = false, owner = priya) => {
    const made = await lists.create(owner, { name, shared });
    if (!made.ok) throw new Error(made.refusal.message);
    return made.value;
  };
  const names = async (reader: Reader) => (await lists.list(reader)).map(({ name }) => name);
  const linesOf = async (id: string, reader = priya) => {
    const opened = await lists.open(reader, id);
    return opened.ok ? opened.value.lines.map(({ item, quantity }) => ({ sku: item.sku, quantity })) : null;
  };

  it('the own ones come first by name, then those shared; a private one is nobody else’s', async () => {
    for (const [name, shared] of [
      ['van', true],
      ['Yard', false],
      ['apron', false],
    ] as const)
      await make(name, shared);
    await make('Kitchen', true, colleague);
    await make('Secret', false, colleague);
    await make('Harbour', true, stranger);
    expect(await names(priya)).toEqual(['apron', 'van', 'Yard', 'Kitchen']);
    expect(await names(colleague)).toEqual(['Kitchen', 'Secret', 'van']);
    expect(await names(stranger)).toEqual(['Harbour']);
    const [, , , shared] = await lists.list(priya);
    expect(shared).toMatchObject({ isYours: false, owner: 'Aoife Ní Bhriain', shared: true, size: 0 });
  });

  it('a shared one is read and never changed by a colleague; to another company it is as absent as a private one', async () => {
    const { id } = await make('Yard', true);
    await lists.setLines(priya, id, [{ sku: skus[0], quantity: quantityOf(12) }]);
    expect(await linesOf(id, colleague)).toEqual([{ sku: skus[0], quantity: 12 }]);
    const absent = { ok: false, refusal: { code: 'not_found' } };
    for (const other of [colleague, stranger]) {
      expect(await lists.edit(other, id, { name: 'Mine', shared: true })).toMatchObject(absent);
      expect(await lists.setLines(other, id, [])).toMatchObject(absent);
      expect(await lists.addLines(other, id, [{ sku: skus[1], quantity: quantityOf(1) }])).toMatchObject(absent);
      expect(await lists.remove(other, id)).toBe(false);
    }
    expect(await lists.open(stranger, id)).toEqual(await lists.open(priya, randomUUID()));
    await lists.edit(priya, id, { name: 'Yard', shared: false });
    expect(await lists.open(colleague, id)).toMatchObject(absent);
    expect(await linesOf(id)).toEqual([{ sku: skus[0], quantity: 12 }]);
  });

  it('a name is an owner’s once, whatever its case and however many are made at once', async () => {
    const made = await Promise.all(
      ['Yard', 'yard', 'YARD'].map((name) => lists.create(priya, { name, shared: false })),
    );
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.filter((each) => !each.ok && each.refusal.code === 'name_taken')).toHaveLength(2);
    const { id, name } = await make('Van');
    await make('Yard', false, colleague);
    expect(await lists.edit(priya, id, { name: 'yARD', shared: true })).toMatchObject({
      refusal: { code: 'name_taken' },
    });
    expect(await lists.edit(priya, id, { name: name.toUpperCase(), shared: true })).toMatchObject({ ok: true });
  });

  it('there is room for so many lists and not one more, however many are made at once', async () => {
    const rows = Array.from({ length: maxFavouriteLists - 1 }, (_, index) => ({
      id: randomUUID(),
      customer_no: priya.customerNo,
      owner_id: priya.id,
      name: `List ${index}`,
      shared: false,
      changed_at: testNow,
    }));
    await data.database.insertInto('favourite_lists').values(rows).execute();
    const made = await Promise.all(['a', 'b', 'c'].map((name) => lists.create(priya, { name, shared: false })));
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await lists.list(priya)).toHaveLength(maxFavouriteLists);
  });

  it('adding never makes a second line nor moves one, whatever is added in whatever order and at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 4 }),
        fc.array(fc.array(line, { minLength: 1, maxLength: 4 })),
        async (start, adds) => {
          await data.database.deleteFrom('favourite_lists').execute();
          const { id } = await make('Yard');
          await lists.setLines(priya, id, start);
          const before = (await linesOf(id)) ?? [];
          await Promise.all(adds.map((lines) => lists.addLines(priya, id, lines)));
          const after = (await linesOf(id)) ?? [];
          expect(after.slice(0, before.length)).toEqual(before);
          const held = after.map(({ sku }) => sku);
          expect(held.toSorted()).toEqual([...new Set([...start, ...adds.flat()].map(({ sku }) => sku))].toSorted());
          expect((await lists.list(priya))[0]?.size).toBe(held.length);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('an unknown number is refused and nothing changes; a discontinued item stays and says so', async () => {
    const { id } = await make('Yard');
    await lists.setLines(priya, id, [{ sku: skus[2], quantity: quantityOf(6) }]);
    const wrong = [
      { sku: skus[1], quantity: quantityOf(1) },
      { sku: skuOf('NONE-1'), quantity: quantityOf(1) },
    ];
    for (const change of [lists.setLines(priya, id, wrong), lists.addLines(priya, id, wrong)])
      expect(await change).toMatchObject({ refusal: { code: 'unknown_product', values: { sku: 'NONE-1' } } });
    await data.database.updateTable('items').set({ discontinued: true }).where('sku', '=', skus[2]).execute();
    expect(await lists.open(priya, id)).toMatchObject({
      value: { lines: [{ item: { sku: skus[2], discontinued: true }, quantity: quantityOf(6) }] },
    });
  });
});
