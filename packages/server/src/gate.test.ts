import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createGate, Overloaded } from './gate.ts';

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
