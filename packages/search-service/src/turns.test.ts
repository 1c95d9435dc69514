import { describe, expect, it } from 'vitest';
import type { Pieces } from './pieces.ts';
import { GivenUp, Turns, type TurnSettings } from './turns.ts';

/** A thread with a clock of its own: work takes its time from it, and so do pauses. */
const thread = (settings: Partial<TurnSettings> = {}) => {
  let now = 0;
  let worked = 0;
  const clock = {
    now: () => now,
    pause: async (ms: number) => {
      now += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  function* busy(ms: number): Pieces<number> {
    for (let done = 0; done < ms; done += 1) {
      now += 1;
      worked += 1;
      yield;
    }
    return now;
  }
  return { turns: new Turns(settings, clock), busy, now: () => now, worked: () => worked };
};

const gaveUp = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof GivenUp ? error.why : String(error)),
  );

describe('a customer who had little', () => {
  it('is answered within a few slices, however much others ask for', async () => {
    const { turns, busy, now, worked } = thread({ patience: Infinity });
    const hostile = Array.from({ length: 30 }, () => turns.run('hostile', busy(200)));
    await hostile[0];
    for (const name of ['a', 'b', 'c']) {
      const asked = now();
      expect((await turns.run(name, busy(9))) - asked).toBeLessThan(9 + 3 * 9);
    }
    expect(worked()).toBeLessThan(30 * 200);
    await Promise.all(hostile);
  });

  it('has a short work done before anything else happens', () => {
    const { turns, busy, worked } = thread();
    void turns.run('a', busy(2));
    expect(worked()).toBe(2);
  });
});

describe('customers who ask for much', () => {
  it('leave two thirds of the thread to others', async () => {
    const { turns, busy, now } = thread({ patience: Infinity });
    await Promise.all(Array.from({ length: 10 }, () => turns.run('hostile', busy(300))));
    expect(now()).toBeGreaterThan(3000 * 2.5);
  });

  it('share what they get evenly, whoever asks for more at a time', async () => {
    const { turns, busy } = thread({ patience: Infinity });
    const ends: string[] = [];
    const ask = (name: string, count: number) =>
      Array.from({ length: count }, () => turns.run(name, busy(300)).then(() => ends.push(name)));
    const all = [...ask('many', 12), ...ask('few', 2)];
    await Promise.all(all);
    expect(ends.lastIndexOf('few')).toBeLessThan(6);
  });

  it('have so many requests under way at most, while others come in', () => {
    const { turns } = thread({ underWay: 2 });
    const [first, second, third] = Array.from({ length: 3 }, () => turns.enter('hostile'));
    expect([first, second, third].map((leave) => leave !== null)).toEqual([true, true, false]);
    expect(turns.enter('a')).not.toBeNull();
    first?.();
    expect(turns.enter('hostile')).not.toBeNull();
    expect(turns.enter('hostile')).toBeNull();
  });
});

describe('a work is given up', () => {
  it('that takes more than one may', async () => {
    const { turns, busy, worked } = thread({ budget: 20 });
    expect(await gaveUp(turns.run('a', busy(1000)))).toBe('too dear');
    expect(worked()).toBeLessThan(30);
    expect(await gaveUp(turns.run('a', busy(1000), { budget: Infinity }))).toBe('done');
  });

  it('that waited for too long, and none that is done in time', async () => {
    const { turns, busy } = thread({ patience: 100 });
    const ends = await Promise.all(Array.from({ length: 9 }, () => gaveUp(turns.run('a', busy(25)))));
    expect(ends).toContain('too busy');
    expect(await gaveUp(turns.run('b', busy(25)))).toBe('done');
  });

  it('that nobody waits for any more', async () => {
    const { turns, busy, worked } = thread();
    const gone = new AbortController();
    const work = gaveUp(turns.run('a', busy(500), { signal: gone.signal }));
    gone.abort();
    expect(await work).toBe('gone');
    expect(worked()).toBeLessThan(10);
  });

  it('that fails, with its own error, and the next goes on', async () => {
    const { turns, busy } = thread();
    const failing = turns.run(
      'a',
      (function* (): Pieces<number> {
        yield;
        throw new Error('broken');
      })(),
    );
    await expect(failing).rejects.toThrow('broken');
    expect(await turns.run('a', busy(1))).toBe(1);
  });
});
