import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { mannersAfter, startChangeJob } from './change-job.ts';

it('what somebody waits for is taken over at once, whatever the traffic; other changes give way first', async () => {
  let looks = 0;
  const busy = {
    quiet: () => {
      looks++;
      return 0;
    },
  };
  const pieces = [50, 7];
  const looksAtTake: number[] = [];
  const take = async (): Promise<number> => {
    looksAtTake.push(looks);
    return pieces.shift() ?? 1;
  };
  const job = startChangeJob(take, pino({ level: 'silent' }), busy);
  await job.nudge();
  expect(looksAtTake).toHaveLength(2);
  expect(looksAtTake[0]).toBeGreaterThan(0);
  const before = looks;
  await job.nudge({ urgent: true });
  expect(looksAtTake[2]).toBe(before);
  await job.close();
});

it('what somebody waits for comes in pieces that are not small, however small those of before had to be', async () => {
  const asked: number[] = [];
  const take = async (limit: number): Promise<number> => {
    asked.push(limit);
    if (asked.length > 4) return 0;
    for (const end = performance.now() + 100; performance.now() < end;);
    return limit;
  };
  const job = startChangeJob(take, pino({ level: 'silent' }), { quiet: () => 0 });
  await job.nudge();
  expect(asked.at(-1)).toBeLessThan(50);
  await job.nudge({ urgent: true });
  expect(asked.at(-1)).toBe(50);
  await job.close();
});

it('what gives way goes on at once when somebody begins to wait for it', async () => {
  let [looks, isTaken] = [0, false];
  const busy = {
    quiet: () => {
      looks++;
      return 0;
    },
  };
  const take = async (): Promise<number> => {
    isTaken = true;
    return 0;
  };
  const job = startChangeJob(take, pino({ level: 'silent' }), busy);
  // It has begun to look whether it may, and gives way for a tenth of a second.
  await vi.waitFor(() => expect(looks).toBeGreaterThan(0), { interval: 1 });
  expect(isTaken).toBe(false);
  const before = looks;
  await job.nudge({ urgent: true });
  expect(isTaken).toBe(true);
  expect(looks - before).toBeLessThanOrEqual(1);
  await job.close();
});

it('says once that nothing can be taken over, and once that it can again', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(String(JSON.parse(line).msg)) });
  let isAway = true;
  const take = async (): Promise<number> => {
    if (isAway) throw new Error('away');
    return 0;
  };
  const job = startChangeJob(take, log);
  await job.nudge();
  await job.nudge();
  isAway = false;
  await job.nudge();
  await job.nudge();
  await job.close();
  expect(lines).toEqual([
    'changes are not in the search indexes yet',
    'changes are taken over into the search indexes again',
  ]);
});

it('the longer changes wait, the less they give way, until they wait for nobody', () => {
  const manners = [0, 499, 500, 999, 1000, 60_000].map(mannersAfter);
  const [patience, time] = [manners.map((each) => each.patience), manners.map((each) => each.time)];
  expect(patience).toEqual(patience.toSorted((one, other) => other - one));
  expect(time).toEqual(time.toSorted((one, other) => one - other));
  expect(mannersAfter(1000).patience).toBe(0);
});
