import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readConfig } from './config.ts';
import { isIban } from '@connect/core/domain/administration/iban';
import { bankFor, demoSupplier, demoSupport, identityOf, shownIdentity, writtenIdentity } from './supplier.ts';
import { supplierEntries } from './supplier-settings.ts';

const account = fc.string({ unit: fc.constantFrom(...'0123456789ABCXYZ'), minLength: 11, maxLength: 30 });

/** IBANs of a country that there is not: the check digits are the ones of a hundred that make it one. */
const iban = account.map((rest) =>
  Array.from({ length: 97 }, (_, check) => `QQ${String(check + 2).padStart(2, '0')}${rest}`).find(isIban),
);

describe('an identity (specification §supplier-identity)', () => {
  const account = { name: null, sortCode: null, accountNo: '12345678', iban: null, bic: null };
  const support = { email: null, phone: '01632 960147' };
  const first = { supplier: { ...demoSupplier, terms: null }, support };
  const named = (name: string) => ({ ...account, accountName: name });

  it('is the same once it was written down, but that an account of nobody is its own', () => {
    const supplier = { ...first.supplier, bank: named('A'), banks: { EUR: named('B') } };
    expect(identityOf(writtenIdentity({ supplier, support }), first)).toEqual({ supplier, support });
    const written = writtenIdentity({ supplier: { ...supplier, bank: named('') }, support });
    expect(identityOf(written, first).supplier.bank?.accountName).toBe(demoSupplier.name);
  });

  it('is paid at the account of a currency, else at that of all others', () => {
    const supplier = { ...first.supplier, bank: named('A'), banks: { EUR: named('B') } };
    expect(['EUR', 'GBP', ' '].map((currency) => bankFor(supplier, currency)?.accountName)).toEqual(['B', 'A', 'A']);
    expect(bankFor({ ...supplier, bank: null }, 'GBP')).toBeNull();
  });

  it('keeps the demo’s terms in each language while nobody wrote others', () => {
    const demo = { supplier: demoSupplier, support };
    expect(identityOf(writtenIdentity(demo), demo).supplier.terms).toBe('of-the-demo');
  });
});

describe('an IBAN', () => {
  it('has check digits for every account', () => {
    fc.assert(fc.property(iban, (text) => text !== undefined));
  });

  it('is none with one digit typed wrong, or two neighbours exchanged', () => {
    fc.assert(
      fc.property(iban, fc.nat(), fc.integer({ min: 1, max: 9 }), (text = '', at, by) => {
        const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
        const index = digits[at % digits.length] ?? 2;
        const wrong = String((Number(text[index]) + by) % 10);
        expect(isIban(text.slice(0, index) + wrong + text.slice(index + 1))).toBe(false);
        const pairs = digits.filter((each) => /^(\d)(?!\1)\d$/.test(text.slice(each, each + 2)));
        for (const pair of pairs.slice(0, 3))
          expect(isIban(text.slice(0, pair) + text[pair + 1] + text[pair] + text.slice(pair + 2))).toBe(false);
      }),
    );
  });
});

describe('whose portal it is', () => {
  const names = Object.keys(supplierEntries);
  const word = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('12345678', 'a@b.example', 'b.example', '\0'));
  const settings = fc.dictionary(fc.constantFrom(...names, 'SUPPORT_EMAIL', 'SUPPORT_PHONE'), word);
  const demoTexts = [
    ...Object.values(demoSupplier),
    ...Object.values(demoSupplier.bank),
    ...Object.values(demoSupport),
  ];
  const showsDemo = (shown: object): boolean =>
    demoTexts.some(
      (text) => typeof text === 'string' && text.length > 3 && JSON.stringify(shown).includes(`"${text}"`),
    );

  it('any settings either name it or are refused by the name of one; without the demo nothing of the demo’s supplier is shown', () => {
    fc.assert(
      fc.property(settings, (given) => {
        const read = readConfig(given);
        const refused = /^SUPP(LIER|ORT)_[A-Z_]+ (or SUPPLIER_ACCOUNT_NO )?(must|is) .*\.$/;
        if (!read.ok) for (const line of read.refusal.split('\n')) expect(line).toMatch(refused);
        else expect(showsDemo(shownIdentity(read.value, false))).toBe(false);
      }),
    );
  });

  it('on the demo’s data it is the demo’s supplier only where none is named', () => {
    const read = (given: Record<string, string>) => {
      const config = readConfig(given);
      if (!config.ok) throw new Error(config.refusal);
      return shownIdentity(config.value, true);
    };
    expect(read({ CURRENCY: 'EUR' })).toEqual({ supplier: { ...demoSupplier, currency: 'EUR' }, support: demoSupport });
    const own = { SUPPLIER_NAME: 'Own', SUPPORT_EMAIL: 'help@own.example' };
    expect(read(own)).toMatchObject({ supplier: { name: 'Own', bank: null }, support: { phone: null } });
    expect(showsDemo(read(own))).toBe(false);
  });
});
