import { expect, test } from 'vitest';
import { totpCode } from './totp.ts';

// RFC 6238, appendix B, its last six digits; the key is the ASCII text 12345678901234567890.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('at second %i the code of the standard is %s', (second, code) => {
  expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', second * 1000)).toBe(code);
});
