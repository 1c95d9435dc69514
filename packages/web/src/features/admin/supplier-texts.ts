import type { BankAccount, SupplierIdentity } from '@connect/core/domain/administration/supplier-identity';

import type { Translate } from '../../i18n/translator.ts';

/** The fields of the supplier, in their order. */
export const supplierFields = [
  'name',
  'address',
  'phone',
  'email',
  'web',
  'companyNo',
  'vatNo',
  'terms',
] as const satisfies readonly (keyof SupplierIdentity)[];
export const supportFields = ['supportEmail', 'supportPhone'] as const satisfies readonly (keyof SupplierIdentity)[];
export const bankFields = [
  'currency',
  'iban',
  'bic',
  'accountNo',
  'sortCode',
  'accountName',
  'bank',
] as const satisfies readonly (keyof BankAccount)[];

type FieldName = (typeof supplierFields | typeof supportFields | typeof bankFields)[number];

/** What each field is called, and what is said where the server refuses it. */
export const supplierTexts = (t: Translate): Readonly<Record<FieldName, { label: string; problem: string }>> => {
  const [email, phone] = [t('Enter a valid email address.'), t('Enter a telephone number such as +44 1632 960147.')];
  const long = t('Too long, or in more than one line. Please shorten it.');
  return {
    name: { label: t('Legal name'), problem: t('Enter the legal name.') },
    address: { label: t('Address, in one line'), problem: long },
    phone: { label: t('Telephone'), problem: phone },
    email: { label: t('Email'), problem: email },
    web: { label: t('Website'), problem: t('Enter an address such as www.example.com.') },
    companyNo: { label: t('Company registration number'), problem: long },
    vatNo: { label: t('VAT number'), problem: long },
    terms: { label: t('Terms below each invoice'), problem: long },
    supportEmail: { label: t('Email for customers’ questions'), problem: email },
    supportPhone: { label: t('Telephone for customers’ questions'), problem: phone },
    currency: { label: t('Currency (leave empty for all others)'), problem: t('Enter a currency such as GBP.') },
    iban: { label: t('IBAN'), problem: t('Enter a valid IBAN, or the account number alone.') },
    bic: { label: t('BIC'), problem: t('Enter a BIC of 8 or 11 characters.') },
    accountNo: { label: t('Account number'), problem: t('Enter an account number.') },
    sortCode: { label: t('Sort code'), problem: t('Enter a sort code such as 20-00-00.') },
    accountName: { label: t('Account holder (leave empty for the legal name)'), problem: long },
    bank: { label: t('Bank'), problem: long },
  };
};
