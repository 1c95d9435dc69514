import { signOffLevels } from '@connect/core/domain/products/sign-off';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createSafeStore } from './safe-store.ts';
import { createStorageLocalSignOffs } from './storage-local-sign-offs.ts';

const setUp = (storage = createMemoryStorage()) => ({
  storage,
  local: createStorageLocalSignOffs(createSafeStore(storage)),
});
const keys = { first: 'signedOffProducts', second: 'secondSignedOffProducts' } as const;
const levels = fc.constantFrom(...signOffLevels);
const regions = ['uk_en-gb', 'fr_fr'] as const;
const skus = fc.array(fc.constantFrom('A', 'B', 'C', 'D', '__proto__'), { maxLength: 5 });
const changes = fc.array(
  fc.record({
    action: fc.constantFrom('add' as const, 'remove' as const),
    level: levels,
    region: fc.constantFrom(...regions),
    skus,
  }),
);

test.prop([changes])('the lists hold what was added and not removed since, after a reload too', (all) => {
  const { storage, local } = setUp();
  const expected = { first: new Set<string>(), second: new Set<string>() };
  for (const { action, level, region, skus: changed } of all) {
    local[action](level, region, changed);
    for (const sku of changed) expected[level][action === 'add' ? 'add' : 'delete'](`${region} ${sku}`);
  }
  for (const read of [local.read(), setUp(storage).local.read()])
    for (const level of signOffLevels) {
      const marked = [...read[level]].flatMap(([sku, on]) => [...(on ?? [])].map((region) => `${region} ${sku}`));
      expect(new Set(marked)).toEqual(expected[level]);
      const stored: unknown = JSON.parse(storage.getItem(keys[level]) ?? '[]');
      expect(stored).toEqual([...read[level].keys()]);
    }
});

test.prop([levels, skus, fc.oneof(fc.string(), fc.json())])(
  'of a list of SKUs alone, as the specification has it, or beside a corrupt one of ours, the SKUs are known',
  (level, all, text) => {
    const { storage, local } = setUp();
    fc.pre(!text.includes('"uk_en-gb"'));
    storage.setItem(keys[level], JSON.stringify(all));
    storage.setItem(level === 'first' ? 'signedOffRegions' : 'secondSignedOffRegions', text);
    expect([...local.read()[level].keys()]).toEqual([...new Set(all)]);
    local.remove(level, 'fr_fr', all);
    expect(local.read()[level].size).toBe(0);
  },
);

test.prop([levels, fc.oneof(fc.string(), fc.json())])(
  'a corrupt list is empty, and marks can be added to it (decisions §broken-storage)',
  (level, text) => {
    const { storage, local } = setUp();
    fc.pre(!/^\s*\[(\s*".*")*\s*\]\s*$/s.test(text));
    storage.setItem(keys[level], text);
    expect(local.read()[level].size).toBe(0);
    local.add(level, 'fr_fr', ['A']);
    expect(local.read()[level]).toEqual(new Map([['A', new Set(['fr_fr'])]]));
  },
);

test.prop([skus])(
  'a storage that is full or blocked drops the marks and never throws (decisions §broken-storage)',
  (all) => {
    const full = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('The storage is full', 'QuotaExceededError');
      },
    };
    const { local } = setUp(full);
    local.add('first', 'fr_fr', all);
    local.remove('first', 'fr_fr', all);
    expect(local.read()).toEqual({ first: new Map(), second: new Map() });
  },
);
