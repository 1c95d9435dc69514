import { describe, expect, it } from 'vitest';
import { createHealth } from './health.ts';

const hangs = () => new Promise<boolean>(() => undefined);
const breaks = () => Promise.reject(new Error('refused'));
const answers = (answer: boolean) => async () => answer;

/** A server whose parts are as they are told to be, one after the other. */
const serverOf = (...states: (readonly [database: () => Promise<boolean>, search: () => Promise<boolean>])[]) => {
  let at = -1;
  const state = () => states[Math.min(at, states.length - 1)] ?? [hangs, hangs];
  const app = createHealth({
    isDatabaseThere: async () => state()[0](),
    isSearchThere: async () => state()[1](),
    isUp: () => true,
    patience: 20,
  });
  return async (path = '/health') => {
    at++;
    const answer = await app.request(path, {}, { trace: {} });
    return { code: answer.status, retry: answer.headers.get('Retry-After'), body: (await answer.json()) as object };
  };
};

describe('health', () => {
  it.each([
    ['hangs', hangs],
    ['refuses', breaks],
    ['is not there', answers(false)],
  ])('is told within a second when the search %s, from the start too, and is back by itself', async (_, away) => {
    const ask = serverOf(
      [answers(true), away],
      [answers(true), answers(true)],
      [answers(true), away],
      [answers(true), answers(true)],
    );
    expect(await ask()).toMatchObject({
      code: 503,
      retry: '1',
      body: { status: 'unavailable', code: 'unavailable', database: true, search: false },
    });
    expect(await ask()).toMatchObject({ code: 200, body: { status: 'ready', database: true, search: true } });
    expect(await ask('/health/ready')).toMatchObject({
      code: 503,
      retry: '1',
      body: { status: 'unavailable', message: 'No answer from the search.', database: true, search: false },
    });
    expect(await ask()).toMatchObject({ code: 200 });
  });

  it('is looked at once for all who ask at one moment, and anew for whoever asks later', async () => {
    let [looks, isThere] = [0, true];
    const look = async () => {
      looks++;
      return isThere;
    };
    const app = createHealth({ isDatabaseThere: look, isSearchThere: look, isUp: () => true });
    const ask = async () => (await app.request('/health', {}, { trace: {} })).status;
    expect(new Set(await Promise.all(Array.from({ length: 200 }, ask)))).toEqual(new Set([200]));
    expect(looks).toBe(2);
    isThere = false;
    expect(await ask()).toBe(503);
    expect(looks).toBe(4);
  });

  it('is good with a search that is slow, and says so', async () => {
    let isSlow = true;
    const app = createHealth({
      isDatabaseThere: answers(true),
      isSearchThere: answers(true),
      isSearchSlow: () => isSlow,
      isUp: () => true,
    });
    const ask = async () => (await app.request('/health', {}, { trace: {} })).json();
    expect(await ask()).toEqual({ status: 'ready', database: true, search: true, isSearchSlow: true });
    isSlow = false;
    expect(await ask()).toEqual({ status: 'ready', database: true, search: true });
  });

  it('names both that are away', async () => {
    const ask = serverOf([answers(true), answers(true)], [hangs, breaks]);
    await ask();
    expect(await ask()).toMatchObject({ body: { message: 'No answer from the database and the search.' } });
  });

  it('says that the server is starting until all of it is up, and that it is stopping', async () => {
    let [isUp, isStopping] = [false, false];
    const app = createHealth({
      isDatabaseThere: answers(true),
      isSearchThere: answers(true),
      isUp: () => isUp,
      isStopping: () => isStopping,
    });
    const ask = async () => (await app.request('/health/ready', {}, { trace: {} })).json();
    expect(await ask()).toMatchObject({ status: 'starting', code: 'starting' });
    isUp = true;
    expect(await ask()).toMatchObject({ status: 'ready' });
    isStopping = true;
    expect(await ask()).toMatchObject({ status: 'unavailable', message: expect.stringContaining('is stopping') });
  });

  it('of the process alone is good whatever hangs', async () => {
    expect(await serverOf()('/health/live')).toEqual({ code: 200, retry: null, body: { status: 'alive' } });
  });
});
