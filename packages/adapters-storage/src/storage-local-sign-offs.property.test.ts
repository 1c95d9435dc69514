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
const skus = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 5 });
const changes = fc.array(
  fc.record({ action: fc.constantFrom('add' as const, 'remove' as const), level: levels, skus }),
);

test.prop([changes])('the lists hold what was added and not removed since, after a reload too', (all) => {
  const { storage, local } = setUp();
  const expected = { first: new Set<string>(), second: new Set<string>() };
  for (const { action, level, skus } of all) {
    local[action](level, skus);
    for (const sku of skus) expected[level][action === 'add' ? 'add' : 'delete'](sku);
  }
  expect(local.read()).toEqual(expected);
  expect(setUp(storage).local.read()).toEqual(expected);
  for (const level of signOffLevels) {
    const stored: unknown = JSON.parse(storage.getItem(keys[level]) ?? '[]');
    expect(stored).toEqual([...expected[level]]);
  }
});

test.prop([levels, fc.oneof(fc.string(), fc.json())])(
  'a corrupt list is empty, and marks can be added to it (decisions 24)',
  (level, text) => {
    const { storage, local } = setUp();
    fc.pre(!/^\s*\[(\s*".*")*\s*\]\s*$/s.test(text));
    storage.setItem(keys[level], text);
    expect(local.read()[level]).toEqual(new Set());
    local.add(level, ['A']);
    expect(local.read()[level]).toEqual(new Set(['A']));
  },
);

test.prop([skus])('a storage that is full or blocked drops the marks and never throws (decisions 24)', (all) => {
  const full = {
    ...createMemoryStorage(),
    setItem: () => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    },
  };
  const { local } = setUp(full);
  local.add('first', all);
  local.remove('first', all);
  expect(local.read()).toEqual({ first: new Set(), second: new Set() });
});
