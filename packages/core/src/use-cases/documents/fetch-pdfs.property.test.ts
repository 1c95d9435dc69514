import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { documentNoOf } from '../../domain/documents/number.ts';
import type { Failure } from '../../ports/failure.ts';
import { ok, refused } from '../../domain/result.ts';
import type { ListedNumber } from '../../domain/export/document-list.ts';
import { makeFetchPdfs } from './fetch-pdfs.ts';

/** What the server does at each time a document is asked for; from then on it is there. */
const fates = fc.array(fc.array(fc.constantFrom<Failure>('unavailable', 'not-found'), { maxLength: 3 }), {
  maxLength: 20,
});

const numbered = (count: number): ListedNumber[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: index % 2 ? 'order' : 'invoice',
    no: documentNoOf(`SO-${index}`),
  }));

const serverOf = (failures: readonly (readonly Failure[])[], s: fc.Scheduler) => {
  const left = failures.map((each) => [...each]);
  const seen = { running: 0, most: 0, asked: [] as number[] };
  const pdf = async (_: ListedNumber['kind'], no: string) => {
    const index = Number(no.slice(3));
    seen.asked.push(index);
    seen.most = Math.max(seen.most, ++seen.running);
    await s.schedule(Promise.resolve(), no);
    seen.running--;
    const failure = left[index]?.shift();
    return failure ? refused(failure) : ok(new TextEncoder().encode(no));
  };
  return { seen, documents: { pdf } };
};

test.prop([fc.scheduler(), fates])(
  'each PDF is fetched or named, in order; at most 4 at once, a failure tried again once',
  async (s, failures) => {
    const { seen, documents } = serverOf(failures, s);
    const wanted = numbered(failures.length);
    const progress: number[] = [];
    const running = makeFetchPdfs({ documents })(wanted, {
      onProgress: (done) => progress.push(done),
      isCancelled: () => false,
    });
    await s.waitFor(running);
    const { fetched, failed } = await running;
    expect(seen.most).toBeLessThanOrEqual(4);
    expect(progress).toEqual(wanted.map((_, index) => index + 1));
    const isLost = ({ no }: ListedNumber): boolean => {
      const [first, second] = failures[Number(no.slice(3))] ?? [];
      return first === 'not-found' || (first !== undefined && second !== undefined);
    };
    expect(failed).toEqual(wanted.filter(isLost));
    expect(fetched.map(({ kind, no }) => ({ kind, no }))).toEqual(wanted.filter((each) => !isLost(each)));
    for (const { no, bytes } of fetched) expect(new TextDecoder().decode(bytes)).toBe(no);
  },
);

test.prop([fc.scheduler(), fc.integer({ min: 1, max: 30 }), fc.nat(30)])(
  'once cancelled nothing more is asked for, and nothing counts as failed for it',
  async (s, count, cancelledAfter) => {
    const { seen, documents } = serverOf([], s);
    let done = 0;
    const running = makeFetchPdfs({ documents })(numbered(count), {
      onProgress: (sofar) => (done = sofar),
      isCancelled: () => done >= cancelledAfter,
    });
    await s.waitFor(running);
    const { failed } = await running;
    expect(failed).toEqual([]);
    expect(seen.asked.length).toBeLessThanOrEqual(cancelledAfter === 0 ? 0 : cancelledAfter + 3);
  },
);
