import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from './memory-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what the provider keeps', () => {
  it('is found by kind and id until it ends, or is taken away', async () => {
    const store = createMemoryStore();
    const codes = store('AuthorizationCode');
    await codes.upsert('a', { uid: 'x' }, 60);
    await codes.consume('a');
    expect(await codes.find('a')).toEqual({ uid: 'x', consumed: true });
    expect(await store('AccessToken').find('a')).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    expect(await codes.find('a')).toBeUndefined();
    await codes.upsert('b', {}, 60);
    await codes.destroy('b');
    expect(await codes.find('b')).toBeUndefined();
  });

  it('ends with what it was granted by', async () => {
    const store = createMemoryStore();
    await store('AuthorizationCode').upsert('a', { grantId: 'one' }, 60);
    await store('AccessToken').upsert('b', { grantId: 'one' }, 60);
    await store('AccessToken').upsert('c', { grantId: 'two' }, 60);
    await store('AccessToken').revokeByGrantId('one');
    expect(await store('AuthorizationCode').find('a')).toBeUndefined();
    expect(await store('AccessToken').find('b')).toBeUndefined();
    expect(await store('AccessToken').find('c')).toEqual({ grantId: 'two' });
  });

  it('is never who signed in', async () => {
    const sessions = createMemoryStore()('Session');
    await sessions.upsert('a', { uid: 'x', accountId: 'morgan@connect.example' }, 60);
    expect([await sessions.find('a'), await sessions.findByUid('x')]).toEqual([undefined, undefined]);
  });

  it('is at most a thousand sign-ins: the oldest gives way', async () => {
    const sign = createMemoryStore()('Interaction');
    for (let id = 0; id <= 1000; id++) await sign.upsert(String(id), { uid: String(id) }, 60);
    expect(await sign.find('0')).toBeUndefined();
    expect([await sign.find('1'), await sign.find('1000')]).toEqual([{ uid: '1' }, { uid: '1000' }]);
  });
});
