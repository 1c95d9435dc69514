import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atOnce } from '../pieces.ts';
import { search } from '../query/search.ts';
import { IndexFiles } from './index-files.ts';
import { StoredIndex } from './stored-index.ts';

const now = '2026-01-01T00:00:00Z';
let folder: string;
let busy: boolean;

/** A process that always has something to do, as one with many requests. */
const keepBusy = (): void => void (busy && setImmediate(keepBusy));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-index-'));
  const files = await IndexFiles.create(folder, 'products', 'id', now);
  await files.append(
    Array.from({ length: 450 }, (_, id) => ({ set: { id } })),
    now,
  );
  busy = true;
});
afterEach(async () => {
  busy = false;
  await rm(folder, { recursive: true });
});

const openIndex = async (): Promise<StoredIndex> => {
  const [files] = await IndexFiles.openAll(folder);
  if (files === undefined) throw new Error('There is no index.');
  return new StoredIndex(files);
};

describe('an index on disk', () => {
  it('is read in an idle process without being asked for', async () => {
    const index = await openIndex();
    expect((await index.warm()).size).toBe(450);
    expect(index.loaded?.size).toBe(450);
  });

  it('is read to its end at once when it is needed, however busy the process is', async () => {
    const index = await openIndex();
    keepBusy();
    const warmed = index.warm();
    expect((await index.load()).size).toBe(450);
    expect(await warmed).toBe(index.loaded);
  });

  it('waits with reading ahead while the process is busy', async () => {
    const index = await openIndex();
    const other = await openIndex();
    keepBusy();
    const warmed = index.warm();
    for (let turn = 0; turn < 5; turn += 1) await (await openIndex()).load();
    expect((await other.load()).size).toBe(450);
    expect(index.loaded).toBeUndefined();
    busy = false;
    expect((await warmed).size).toBe(450);
  });

  it('is cleared, and hits that were found before are still what they were', async () => {
    const index = await openIndex();
    const found = atOnce(search(await index.load(), {}));
    if (!found.ok) throw new Error(found.refusal.message);
    const hits = atOnce(found.value.best(2)).map(found.value.hit);
    await index.clear(now);
    expect(hits.map((hit) => hit())).toEqual([{ id: 0 }, { id: 1 }]);
  });
});
