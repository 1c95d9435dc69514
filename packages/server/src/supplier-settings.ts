import { ok, refused, type Result } from '@connect/core/domain/result';
import { supplierFields } from '@connect/contract/supplier-fields';
import * as v from 'valibot';
import type { Supplier } from './supplier.ts';

export const telephone = v.optional(supplierFields.phone);
export const email = v.optional(supplierFields.email);

/** The settings that say whose portal it is. */
export const supplierEntries = {
  SUPPLIER_NAME: v.optional(supplierFields.name),
  SUPPLIER_ADDRESS: v.optional(supplierFields.address),
  SUPPLIER_PHONE: telephone,
  SUPPLIER_EMAIL: email,
  SUPPLIER_WEB: v.optional(supplierFields.web),
  SUPPLIER_COMPANY_NO: v.optional(supplierFields.companyNo),
  SUPPLIER_VAT_NO: v.optional(supplierFields.vatNo),
  SUPPLIER_TERMS: v.optional(supplierFields.terms),
  SUPPLIER_BANK: v.optional(supplierFields.bank),
  SUPPLIER_ACCOUNT_NAME: v.optional(supplierFields.accountName),
  SUPPLIER_SORT_CODE: v.optional(supplierFields.sortCode),
  SUPPLIER_ACCOUNT_NO: v.optional(supplierFields.accountNo),
  SUPPLIER_IBAN: v.optional(supplierFields.iban),
  SUPPLIER_BIC: v.optional(supplierFields.bic),
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
