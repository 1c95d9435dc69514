import { expect, test, vi } from 'vitest';
import { createUnreadableEntries } from './unreadable-entries.ts';

test('what cannot be read counts once, however often it is sent, documents and others apart', () => {
  const entries = createUnreadableEntries();
  const changed = vi.fn<() => void>();
  entries.onChange(changed);
  entries.addDocuments([{ number: 'SO-1' }]);
  entries.addDocuments([{ number: 'SO-1' }, null]);
  entries.addOthers([{ number: 'SO-1' }]);
  expect(entries.counts()).toEqual({ documents: 2, others: 1 });
  entries.addDocuments([null]);
  expect(changed).toHaveBeenCalledTimes(3);
  entries.clear();
  expect(entries.counts()).toEqual({ documents: 0, others: 0 });
});
