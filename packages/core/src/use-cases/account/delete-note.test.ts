import { expect, test } from 'vitest';
import { ok, refused, type Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import { makeDeleteNote } from './delete-note.ts';

const deleteWith = (answer: Result<null, Refusal>) =>
  makeDeleteNote({ customers: { deleteNote: async () => answer } })('C1', 'n1');

test('a note that is gone already counts as deleted', async () => {
  expect(await deleteWith(refused({ failure: 'not-found', message: null }))).toEqual(ok(null));
});

test.each([ok(null), refused({ failure: 'unavailable', message: null } as const)])(
  'else it is the answer: %j',
  async (answer) => {
    expect(await deleteWith(answer)).toEqual(answer);
  },
);
