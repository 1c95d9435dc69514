import { describe, expect, test } from 'vitest';
import { onDemand } from './workbook-stream.ts';

describe('what is read on demand', () => {
  test('asks for the next chunk only when all of those before were used', async () => {
    let given = 0;
    const chunks = async function* () {
      for (; given < 100; given += 1) yield Uint8Array.of(given);
    };
    // Like readers that take whatever comes, and make ten items of each chunk.
    const greedy = async function* (stream: ReadableStream<Uint8Array>) {
      const items: number[] = [];
      let isOver = false;
      let wake = () => {};
      const reading = (async () => {
        for await (const chunk of stream) {
          items.push(...Array.from({ length: 10 }, () => chunk[0] ?? -1));
          wake();
        }
        isOver = true;
        wake();
      })();
      for (;;) {
        const item = items.shift();
        if (item !== undefined) yield item;
        else if (isOver) break;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
      await reading;
    };
    let used = 0;
    let ahead = 0;
    for await (const item of onDemand(chunks(), greedy)) {
      expect(item).toBe(Math.floor(used / 10));
      used += 1;
      // Time in which a greedy reader would take all that is there.
      if (used % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      ahead = Math.max(ahead, given - Math.floor(used / 10));
    }
    expect(used).toBe(1000);
    expect(ahead).toBeLessThanOrEqual(2);
  });
});
