import { aUser } from '@connect/core/testing';
import type { Session } from '@connect/core/use-cases/session/start-session';
import { expect, test } from 'vitest';

import { makeSessionMemory } from './session-memory.ts';

const aSession = (): Session => ({ user: aUser(), customer: null, manager: null, impersonating: false });

test('what is kept is of one customer and one session: the next to sign in sees nothing of it', () => {
  const memory = makeSessionMemory<string>();
  const morgans = aSession();
  memory.set(morgans, 'C1', 'Ring them');
  expect(memory.get(morgans, 'C1')).toBe('Ring them');
  memory.set(morgans, 'C1', 'Done');
  memory.set(morgans, 'C2', 'Write to them');
  expect([memory.get(morgans, 'C1'), memory.get(morgans, 'C2')]).toEqual(['Done', 'Write to them']);
  expect(memory.get(aSession(), 'C1')).toBeUndefined();
});
