import { createMemoryStates } from '@connect/demo/sign-in-provider/memory-states';
import { createStore, mostStates, type SignInStates } from '@connect/demo/sign-in-provider/store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testNow } from '../testing/demo-database.ts';
import { engines } from '../testing/engines.ts';
import { createSignInStates } from './sign-in-states.ts';

const inMemory = {
  engine: 'memory',
  missing: null,
  open: async () => ({ states: createMemoryStates(), close: vi.fn() }),
};
const inDatabases = engines.map(({ engine, missing, open }) => ({
  engine,
  missing,
  open: async () => {
    const { database, close } = await open();
    return { states: createSignInStates(database, () => new Date()), close };
  },
}));

describe.each([inMemory, ...inDatabases])('what the provider keeps in $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'as its library asks for it', () => {
    let states: SignInStates;
    let close: () => unknown;
    beforeAll(async () => {
      ({ states, close } = await open());
      vi.useFakeTimers({ toFake: ['Date'], now: testNow });
    });
    afterAll(async () => {
      vi.useRealTimers();
      await close();
    });

    it('is found by kind and id until it ends, or is taken away', async () => {
      const store = createStore(states);
      const codes = store('AuthorizationCode');
      await codes.upsert('a', { uid: 'x' }, 60);
      await codes.consume('a');
      expect(await codes.find('a')).toEqual({ uid: 'x', consumed: true });
      expect(await store('AccessToken').find('a')).toBeUndefined();
      vi.setSystemTime(Date.now() + 60_000);
      expect(await codes.find('a')).toBeUndefined();
      await codes.upsert('b', { uid: 'y' }, 60);
      await codes.upsert('b', { uid: 'z' }, 60);
      expect(await codes.find('b')).toEqual({ uid: 'z' });
      await codes.destroy('b');
      expect(await codes.find('b')).toBeUndefined();
    });

    it('ends with what it was granted by', async () => {
      const store = createStore(states);
      await store('AuthorizationCode').upsert('a', { grantId: 'one' }, 60);
      await store('AccessToken').upsert('b', { grantId: 'one' }, 60);
      await store('AccessToken').upsert('c', { grantId: 'two' }, 60);
      await store('AccessToken').revokeByGrantId('one');
      expect(await store('AuthorizationCode').find('a')).toBeUndefined();
      expect(await store('AccessToken').find('b')).toBeUndefined();
      expect(await store('AccessToken').find('c')).toEqual({ grantId: 'two' });
    });

    it('is never who signed in', async () => {
      const sessions = createStore(states)('Session');
      await sessions.upsert('a', { uid: 'x', accountId: 'morgan@connect.example' }, 60);
      expect([await sessions.find('a'), await sessions.findByUid('x')]).toEqual([undefined, undefined]);
    });

    it('is at most a thousand sign-ins: the oldest gives way', async () => {
      const begun = createStore(states)('Interaction');
      for (let id = 0; id <= mostStates; id++) {
        vi.setSystemTime(Date.now() + 1);
        await begun.upsert(String(id), { uid: String(id) }, 60);
      }
      expect(await begun.find('0')).toBeUndefined();
      expect(await begun.find(String(mostStates))).toEqual({ uid: String(mostStates) });
    });
  });
});
