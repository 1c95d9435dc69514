import { ok, refused, type Result } from '@connect/core/domain/result';
import * as v from 'valibot';
import { isIban } from './iban.ts';
import type { Supplier } from './supplier.ts';

/** Text for one line of a paper. */
const line = (length: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be in one line'),
      v.maxLength(length, `must be at most ${length} characters`),
    ),
  );

/** Characters without spaces, in capitals. */
const code = (pattern: RegExp, problem: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
      v.regex(pattern, problem),
    ),
  );

export const telephone = v.optional(
  v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()-]{5,30}$/, 'must be a telephone number')),
);
export const email = v.optional(v.pipe(v.string(), v.trim(), v.email('must be an email address')));

/** The settings that say whose portal it is. */
export const supplierEntries = {
  SUPPLIER_NAME: line(80),
  SUPPLIER_ADDRESS: line(160),
  SUPPLIER_PHONE: telephone,
  SUPPLIER_EMAIL: email,
  SUPPLIER_WEB: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.replace(/^https?:\/\//, '').replace(/\/+$/, '')),
      v.regex(/^[\p{L}\d-]+(\.[\p{L}\d-]+)+(\/[^\s]*)?$/u, 'must be such as www.example.com'),
      v.maxLength(60, 'must be at most 60 characters'),
    ),
  ),
  SUPPLIER_COMPANY_NO: line(40),
  SUPPLIER_VAT_NO: line(40),
  SUPPLIER_TERMS: line(600),
  SUPPLIER_BANK: line(60),
  SUPPLIER_ACCOUNT_NAME: line(60),
  SUPPLIER_SORT_CODE: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\d[\d -]{3,14}$/, 'must be digits such as 20-00-00')),
  ),
  SUPPLIER_ACCOUNT_NO: code(/^[A-Z\d-]{4,20}$/, 'must be the number of an account'),
  SUPPLIER_IBAN: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/\s/g, '').toUpperCase()),
      v.check(isIban, 'is no IBAN: one of its characters is wrong, or missing'),
      v.transform((text) => text.replaceAll(/(.{4})(?=.)/g, '$1 ')),
    ),
  ),
  SUPPLIER_BIC: code(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, 'must be a BIC of 8 or 11 characters such as DEUTDEFF'),
};
type Env = v.InferOutput<v.ObjectSchema<typeof supplierEntries, undefined>>;

/** The supplier that the settings name, with its own currency; a refusal says which of them is missing. */
export const supplierOf = (env: Env, currency: string): Result<Supplier, string> => {
  const set = Object.entries(env).flatMap(([name, value]) =>
    name in supplierEntries && value !== undefined ? [name] : [],
  );
  const [first] = set;
  const name = env.SUPPLIER_NAME;
  if (first === undefined || name === undefined)
    return first === undefined ? ok({ ...nobody, currency }) : refused(`SUPPLIER_NAME must be set when ${first} is.`);
  const { SUPPLIER_IBAN: iban, SUPPLIER_ACCOUNT_NO: accountNo } = env;
  const ofBank = set.find((each) => /_(BANK|ACCOUNT_NAME|SORT_CODE|BIC)$/.test(each));
  const hasAccount = iban !== undefined || accountNo !== undefined;
  if (ofBank !== undefined && !hasAccount)
    return refused(`SUPPLIER_IBAN or SUPPLIER_ACCOUNT_NO must be set when ${ofBank} is.`);
  return ok({
    name,
    address: env.SUPPLIER_ADDRESS ?? null,
    phone: env.SUPPLIER_PHONE ?? null,
    email: env.SUPPLIER_EMAIL ?? null,
    web: env.SUPPLIER_WEB ?? null,
    companyNo: env.SUPPLIER_COMPANY_NO ?? null,
    vatNo: env.SUPPLIER_VAT_NO ?? null,
    currency,
    terms: env.SUPPLIER_TERMS === undefined ? null : { text: env.SUPPLIER_TERMS },
    bank: hasAccount
      ? {
          name: env.SUPPLIER_BANK ?? null,
          accountName: env.SUPPLIER_ACCOUNT_NAME ?? name,
          sortCode: env.SUPPLIER_SORT_CODE ?? null,
          accountNo: accountNo ?? null,
          iban: iban ?? null,
          bic: env.SUPPLIER_BIC ?? null,
        }
      : null,
  });
};

const nobody: Omit<Supplier, 'currency'> = {
  name: null,
  address: null,
  phone: null,
  email: null,
  web: null,
  companyNo: null,
  vatNo: null,
  bank: null,
  terms: null,
};
