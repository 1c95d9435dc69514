import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createGate, GivenUp, Overloaded } from './gate.ts';

it('never lets more than so many go on at a time, keeps their order, and refuses who finds the queue full', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 3 }),
      fc.nat(4),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (scheduler, atOnce, waiting, fails) => {
        const gate = createGate({ atOnce, waiting });
        const begun: number[] = [];
        let [running, most] = [0, 0];
        const ends = fails.map((isBroken, at) =>
          gate(async () => {
            begun.push(at);
            most = Math.max(most, ++running);
            await scheduler.schedule(Promise.resolve());
            running--;
            if (isBroken) throw new Error('broken');
            return at;
          }).catch((error: unknown) => (error instanceof Overloaded ? 'overloaded' : 'broken')),
        );
        await scheduler.waitFor(Promise.all(ends));
        const outcome = await Promise.all(ends);
        const taken = Math.min(fails.length, atOnce + waiting);
        expect(most).toBeLessThanOrEqual(atOnce);
        expect(begun).toEqual(Array.from({ length: taken }, (_, at) => at));
        expect(outcome).toEqual(fails.map((isBroken, at) => (at >= taken ? 'overloaded' : isBroken ? 'broken' : at)));
        expect(await gate(async () => 'free again')).toBe('free again');
      },
    ),
  );
});

it('lets whoever goes leave the queue: their place is free, nothing of theirs begins, and the rest keep their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('stays', 'leaves', 'was gone'), { maxLength: 8 }), async (people) => {
      const gate = createGate({ atOnce: 1, waiting: people.length });
      let endFirst = (): void => undefined;
      const first = gate(() => new Promise<void>((resolve) => (endFirst = resolve)));
      const begun: number[] = [];
      const leaving = people.map(() => new AbortController());
      const ask = (at: number, signal?: AbortSignal) => gate(async () => void begun.push(at), signal);
      const ends = people.map((what, at) => {
        if (what === 'was gone') leaving[at]?.abort();
        return ask(at, leaving[at]?.signal).catch((error: unknown) => error);
      });
      for (const [at, what] of people.entries()) if (what === 'leaves') leaving[at]?.abort();
      const gone = people.filter((what) => what !== 'stays').length;
      const later = Array.from({ length: gone }, (_, at) => ask(100 + at));
      endFirst();
      await Promise.all([first, ...ends, ...later]);
      const outcome = await Promise.all(ends);
      expect(outcome.map((each) => each instanceof GivenUp)).toEqual(people.map((what) => what !== 'stays'));
      const stayed = people.flatMap((what, at) => (what === 'stays' ? [at] : []));
      expect(begun).toEqual([...stayed, ...later.map((_, at) => 100 + at)]);
    }),
  );
});
