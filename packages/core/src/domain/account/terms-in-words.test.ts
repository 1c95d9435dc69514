import { expect, test } from 'vitest';

import { termsInWords } from './terms-in-words.ts';

const words = {
  period: (period: string, count: number) => `<${count} ${period}>`,
  qualifier: (qualifier: string) => `<${qualifier}>`,
};

test.each([
  ['30 Days EOM', '<30 day>', '<end-of-month>'],
  ['30 days end of month', '<30 day>', '<end-of-month>'],
  ['1 Month Net', '<1 month>', '<net>'],
  ['2 WEEKS', '<2 week>', ''],
  ['30 Days from invoice date', '<30 day>', 'from invoice date'],
  ['about30 Days', 'about30 Days', ''],
  ['30-45 Days', '30-45 Days', ''],
  ['30', '30', ''],
  ['30 Fortnights', '30 Fortnights', ''],
  ['Cash on delivery', 'Cash on', 'delivery'],
  ['N/A', 'N/A', ''],
  ['', '', ''],
])(
  'the known parts of %j are said in words, the others stay (specification §payment-terms)',
  (description, period, qualifier) => {
    expect(termsInWords(description, words)).toEqual({ period, qualifier });
  },
);
