import { describe, expect, it } from 'vitest';
import { lookPatiently } from './patient-look.ts';

/** Something that says what it is told to say, when it is told to; the oldest question first. */
const asked = () => {
  const waiting: ((isThere: boolean) => void)[] = [];
  const { isThere, isSlow } = lookPatiently(() => new Promise((resolve) => waiting.push(resolve)), {
    patience: 20,
    longest: 60_000,
  });
  const settle = async (answer: boolean): Promise<void> => {
    waiting.shift()?.(answer);
    await Promise.resolve();
    await new Promise(setImmediate);
  };
  return { isThere, isSlow, settle };
};

describe('something that is asked whether it is there', () => {
  it('is slow, and there, once an answer came late, until one comes in time', async () => {
    const { isThere, isSlow, settle } = asked();
    expect([await isThere(), isSlow()]).toEqual([false, false]);
    await settle(true);
    expect([await isThere(), isSlow()]).toEqual([true, true]);
    await settle(true);
    const inTime = isThere();
    await settle(true);
    expect([await inTime, isSlow()]).toEqual([true, false]);
    expect([await isThere(), isSlow()]).toEqual([false, false]);
  });

  it('is away once it said no, late or not, whatever was asked before that says yes', async () => {
    const { isThere, isSlow, settle } = asked();
    await isThere();
    await settle(true);
    await isThere();
    await settle(false);
    expect([await isThere(), isSlow()]).toEqual([false, false]);
    const refused = isThere();
    await settle(true);
    expect(isSlow()).toBe(true);
    await settle(false);
    expect([await refused, isSlow()]).toEqual([false, false]);
  });

  it('is away when it says nothing for long', async () => {
    const answers = [new Promise<boolean>((resolve) => setTimeout(resolve, 60, true)), new Promise<boolean>(() => {})];
    const { isThere, isSlow } = lookPatiently(() => answers.shift() ?? new Promise(() => {}), {
      patience: 20,
      longest: 200,
    });
    expect(await isThere()).toBe(false);
    await expect.poll(isSlow).toBe(true);
    expect(await isThere()).toBe(true);
    await expect.poll(isSlow).toBe(false);
    expect(await isThere()).toBe(false);
  });

  it('that is frozen again right after it woke is away long before it has had all its time', async () => {
    const { isThere, isSlow, settle } = asked();
    // What was asked while it was frozen is answered as it wakes, the newest a little late.
    for (let looks = 0; looks < 3; looks++) await isThere();
    for (let looks = 0; looks < 3; looks++) await settle(true);
    expect(isSlow()).toBe(true);
    const froze = performance.now();
    while (await isThere()) expect(performance.now() - froze).toBeLessThan(1000);
    // It may be slow all the same, and be heard of then.
    for (let looks = 0; looks < 3; looks++) await settle(true);
    expect([await isThere(), isSlow()]).toEqual([true, true]);
  });

  it('that breaks is away at once', async () => {
    const { isThere } = lookPatiently(() => Promise.reject(new Error('refused')), {
      patience: 60_000,
      longest: 60_000,
    });
    expect(await isThere()).toBe(false);
  });
});
