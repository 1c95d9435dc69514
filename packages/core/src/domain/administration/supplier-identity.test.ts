import { expect, test } from 'vitest';
import { identityFields, type SupplierIdentity } from './supplier-identity.ts';

const identity: SupplierIdentity = {
  name: 'Fenwick Brands Ltd',
  address: '1 Dock Street, Leeds LS10 1AA',
  phone: '0113 496 0000',
  email: 'sales@fenwick.example',
  web: 'fenwick.example',
  companyNo: '01234567',
  vatNo: 'GB123456789',
  terms: '30 days net',
  supportEmail: 'help@fenwick.example',
  supportPhone: '0113 496 0001',
  banks: [],
};

test('an identity is compared and audited by field, each account by its currency, the one for all others by a star', () => {
  const sterling = {
    currency: 'GBP',
    bank: 'Leeds Bank',
    accountName: '',
    sortCode: '12-34-56',
    accountNo: '98765432',
    iban: 'GB82WEST12345698765432',
    bic: 'WESTGB2L',
  };
  const others = { ...sterling, currency: '', bank: 'Bank of Hull' };
  const { banks: _, ...own } = identity;
  expect(identityFields({ ...identity, banks: [sterling, others] })).toEqual({
    ...own,
    'banks.GBP.bank': 'Leeds Bank',
    'banks.GBP.accountName': '',
    'banks.GBP.sortCode': '12-34-56',
    'banks.GBP.accountNo': '98765432',
    'banks.GBP.iban': 'GB82WEST12345698765432',
    'banks.GBP.bic': 'WESTGB2L',
    'banks.*.bank': 'Bank of Hull',
    'banks.*.accountName': '',
    'banks.*.sortCode': '12-34-56',
    'banks.*.accountNo': '98765432',
    'banks.*.iban': 'GB82WEST12345698765432',
    'banks.*.bic': 'WESTGB2L',
  });
});

test('an identity without accounts has none by field', () => {
  const { banks: _, ...own } = identity;
  expect(identityFields(identity)).toEqual(own);
});
