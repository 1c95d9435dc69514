import {
  maxBanks,
  type BankAccount as CoreAccount,
  type SupplierIdentity as CoreIdentity,
} from '@connect/core/domain/administration/supplier-identity';
import * as v from 'valibot';
import { call } from './call.ts';
import { currency } from './integration/columns.ts';
import { supplierFields } from './supplier-fields.ts';
import type { SchemaInto, SchemaOf } from './values.ts';

/** A field that may be left empty; `problem` where its rules change what was typed. */
const optional = (field: v.GenericSchema<string, string>, problem?: string) =>
  v.union([v.pipe(v.string(), v.trim(), v.literal('')), field], problem);

const BankAccount: SchemaInto<CoreAccount> = v.pipe(
  v.object({
    currency: v.union([v.literal(''), currency], 'must be an ISO 4217 code such as GBP'),
    bank: supplierFields.bank,
    accountName: supplierFields.accountName,
    sortCode: optional(supplierFields.sortCode),
    accountNo: optional(supplierFields.accountNo, 'must be the number of an account'),
    iban: optional(supplierFields.iban, 'is no IBAN: one of its characters is wrong, or missing'),
    bic: optional(supplierFields.bic, 'must be a BIC of 8 or 11 characters such as DEUTDEFF'),
  }),
  v.forward(
    v.partialCheck(
      [['iban'], ['accountNo']],
      ({ iban, accountNo }) => iban !== '' || accountNo !== '',
      'is required, or the number of the account',
    ),
    ['iban'],
  ),
);

const SupplierIdentity: SchemaInto<CoreIdentity> = v.object({
  name: v.pipe(supplierFields.name, v.minLength(1, 'is required')),
  address: supplierFields.address,
  phone: optional(supplierFields.phone),
  email: optional(supplierFields.email),
  web: optional(supplierFields.web, 'must be such as www.example.com'),
  companyNo: supplierFields.companyNo,
  vatNo: supplierFields.vatNo,
  terms: supplierFields.terms,
  supportEmail: optional(supplierFields.email),
  supportPhone: optional(supplierFields.phone),
  banks: v.pipe(
    v.array(BankAccount),
    v.maxLength(maxBanks, `are at most ${maxBanks}`),
    v.check((all) => new Set(all.map((each) => each.currency)).size === all.length, 'have one currency twice'),
  ),
});

const text = v.string();
/** As it is: a portal may not have been named yet. */
const StoredIdentity: SchemaOf<CoreIdentity> = v.object({
  ...v.entriesFromList(
    ['name', 'address', 'phone', 'email', 'web', 'companyNo', 'vatNo', 'terms', 'supportEmail', 'supportPhone'],
    text,
  ),
  banks: v.array(
    v.object(v.entriesFromList(['currency', 'bank', 'accountName', 'sortCode', 'accountNo', 'iban', 'bic'], text)),
  ),
});

export const supplierIdentity = call({
  method: 'GET',
  path: '/api/v3/admin/supplier',
  summary: 'Whose portal it is, as invoices, statements, emails and pages show it',
  access: 'administrator',
  answer: StoredIdentity,
});

export const setSupplierIdentity = call({
  method: 'PUT',
  path: '/api/v3/admin/supplier',
  summary: 'Change whose portal it is, from what it was said to be; it shows at once',
  access: 'administrator',
  body: v.object({ identity: SupplierIdentity, was: StoredIdentity }),
  answer: StoredIdentity,
  refusals: [409],
});
