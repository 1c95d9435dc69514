import { isIban } from '@connect/core/domain/administration/iban';
import { maxEmail } from '@connect/core/domain/access/user';
import * as v from 'valibot';
import { withJsonSchema } from './with-json-schema.ts';

/** Text for one line of a paper. */
const line = (length: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be in one line'),
    v.maxLength(length, `must be at most ${length} characters`),
  );

/** Characters without spaces, in capitals. */
const code = (pattern: RegExp, problem: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
    v.regex(pattern, problem),
  );

/** What says whose portal it is, as its settings and its administrators give it; each as it is written on papers from then on. */
export const supplierFields = {
  name: line(80),
  address: line(160),
  phone: v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()-]{5,30}$/, 'must be a telephone number')),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxEmail, `must be at most ${maxEmail} characters`),
    v.email('must be an email address'),
  ),
  web: v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text.replace(/^https?:\/\//, '').replace(/\/+$/, '')),
    v.regex(/^[\p{L}\d-]+(\.[\p{L}\d-]+)+(\/[^\s]*)?$/u, 'must be such as www.example.com'),
    v.maxLength(60, 'must be at most 60 characters'),
  ),
  companyNo: line(40),
  vatNo: line(40),
  terms: line(600),
  bank: line(60),
  accountName: line(60),
  sortCode: v.pipe(v.string(), v.trim(), v.regex(/^\d[\d -]{3,14}$/, 'must be digits such as 20-00-00')),
  accountNo: code(/^[A-Z\d-]{4,20}$/, 'must be the number of an account'),
  iban: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
    withJsonSchema(v.check(isIban, 'is no IBAN: one of its characters is wrong, or missing'), {
      pattern: String.raw`^[A-Z]{2}\d{2}( ?[A-Z\d]){11,30}$`,
    }),
    v.transform((text) => text.replaceAll(/(.{4})(?=.)/g, '$1 ')),
  ),
  bic: code(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, 'must be a BIC of 8 or 11 characters such as DEUTDEFF'),
};
