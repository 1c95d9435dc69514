import { expect, test } from 'vitest';

import { termsQualifier } from './terms-qualifier.ts';

test('the end-of-month word is spelt out, any other qualifier stays (spec §3)', () => {
  expect(termsQualifier('EOM')).toBe('End of month');
  expect(termsQualifier('eom')).toBe('End of month');
  expect(termsQualifier('from invoice date')).toBe('from invoice date');
  expect(termsQualifier('')).toBe('');
});
