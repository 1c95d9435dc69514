import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** What happens, in its order, with pages of which one may fail to be read, and one to be worked with. */
const follow = async ({ unread, undone }: { unread?: number; undone?: number } = {}) => {
  const happened: string[] = [];
  const pages = async function* () {
    for (const page of [1, 2, 3]) {
      happened.push(`read ${page}`);
      if (page === unread) throw new Error(`unread ${page}`);
      yield page;
    }
  };
  const work = async (page: number): Promise<void> => {
    happened.push(`begin ${page}`);
    await setTimeout(10);
    if (page === undone) throw new Error(`undone ${page}`);
    happened.push(`end ${page}`);
  };
  await readAhead(pages(), work).catch((error: unknown) => happened.push(String(error)));
  return happened;
};

it('reads a page while it works with the one before, and ends with the last', async () => {
  expect(await follow()).toEqual([
    'read 1',
    'begin 1',
    'read 2',
    'end 1',
    'begin 2',
    'read 3',
    'end 2',
    'begin 3',
    'end 3',
  ]);
});

it('ends with a page that cannot be read once nothing is under way, and with one that cannot be worked with', async () => {
  expect(await follow({ unread: 2 })).toEqual(['read 1', 'begin 1', 'read 2', 'end 1', 'Error: unread 2']);
  expect(await follow({ undone: 1 })).toEqual(['read 1', 'begin 1', 'read 2', 'Error: undone 1']);
  expect(await follow({ undone: 3 })).toContain('Error: undone 3');
});
