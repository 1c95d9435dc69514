import { describe, expect, test } from 'vitest';
import { day, addDays } from '../../domain/calendar/day.ts';
import type { Day } from '../../domain/calendar/day.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileSaver } from '../../ports/file-saver.ts';
import type { Random } from '../../ports/random.ts';

/** Days that clocks are changed on in Europe, America and Oceania, and some on which nothing happens. */
const someDays: readonly Day[] = [
  day('1994-01-01'),
  day('2024-02-29'),
  day('2026-03-08'),
  day('2026-03-29'),
  day('2026-04-05'),
  day('2026-09-27'),
  day('2026-10-25'),
  day('2026-11-01'),
  day('2026-12-31'),
];

/** Laws of every `Clock`. */
export const clockContract = (name: string, make: () => Clock): void => {
  describe(`${name} is a Clock`, () => {
    test('now lies within today', () => {
      const clock = make();
      const before = clock.now();
      const today = clock.today();
      expect(before / 1000).toBeLessThan(clock.endOf(today) + 1);
      expect(clock.now() / 1000).toBeGreaterThanOrEqual(clock.startOf(today));
    });

    test.each(someDays)('%s ends a second before the next day starts (decisions §inclusive-ranges)', (day) => {
      const clock = make();
      expect(clock.endOf(day) + 1).toBe(clock.startOf(addDays(day, 1)));
    });

    test.each(someDays)('%s has 24 hours, or 23 or 25 when the clocks are changed', (day) => {
      const clock = make();
      const hours = (clock.endOf(day) + 1 - clock.startOf(day)) / 3600;
      expect([23, 23.5, 24, 24.5, 25]).toContain(hours);
    });
  });
};

/** Laws of every `Random`. */
export const randomContract = (name: string, make: () => Random): void => {
  test(`${name} is a Random: its numbers are at least 0 and below 1`, () => {
    const random = make();
    const numbers = Array.from({ length: 1000 }, random);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
  });
};

/** Laws of every `FileSaver`. `saved` tells what reached the user. */
export const fileSaverContract = (
  name: string,
  make: () => {
    readonly files: FileSaver;
    readonly saved: () => Promise<readonly { readonly bytes: Uint8Array; readonly name: string }[]>;
  },
): void => {
  test(`${name} is a FileSaver: the bytes reach the user under the name`, async () => {
    const { files, saved } = make();
    const bytes = new TextEncoder().encode('%PDF-1.7');
    files.savePdf(bytes, 'order-SO-1.pdf');
    expect(await saved()).toEqual([{ bytes, name: 'order-SO-1.pdf' }]);
  });

  test(`${name} is a FileSaver: a file reaches the user byte for byte`, async () => {
    const { files, saved } = make();
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    files.saveFile(bytes, 'orders.zip');
    expect(await saved()).toEqual([{ bytes, name: 'orders.zip' }]);
  });

  test(`${name} is a FileSaver: a text reaches the user letter for letter`, async () => {
    const { files, saved } = make();
    files.saveText('zażółć\n', 'codes.txt');
    expect(await saved()).toEqual([{ bytes: new TextEncoder().encode('zażółć\n'), name: 'codes.txt' }]);
  });
};
