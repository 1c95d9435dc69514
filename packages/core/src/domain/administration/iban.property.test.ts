import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isIban } from './iban.ts';

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const digits = [...'0123456789'];

/** Letters count from A as 10 to Z as 35, the country and the check digits stand behind the account (ISO 13616). */
const remainderOf = (text: string): bigint => {
  const moved = [...text.slice(4), ...text.slice(0, 4)];
  return BigInt(moved.map((each) => (capitals.includes(each) ? capitals.indexOf(each) + 10 : each)).join('')) % 97n;
};
const ibanOf = (country: string, account: string): string => {
  const check = 98n - remainderOf(`${country}00${account}`);
  return `${country}${String(check).padStart(2, '0')}${account}`;
};

const countries = fc.array(fc.constantFrom(...capitals), { minLength: 2, maxLength: 2 }).map((all) => all.join(''));
const accounts = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...capitals, ...digits), { minLength, maxLength }).map((all) => all.join(''));

describe('an IBAN (ISO 13616, specification §supplier-identity)', () => {
  test.each([
    ['of Norway, the shortest', 'NO9386011117947'],
    ['of Germany', 'DE89370400440532013000'],
    ['of Britain, with letters', 'GB82WEST12345698765432'],
    ['of Malta, the longest in use', 'MT84MALT011000012345MTLCAST001S'],
  ])('%s is one', (_, text) => {
    expect(isIban(text)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['small letters', 'gb82west12345698765432'],
    ['with spaces', 'GB82 WEST 1234 5698 7654 32'],
    ['with a line behind it', 'GB82WEST12345698765432\n'],
    ['without its country', '82WEST12345698765432'],
    ['with a digit in its country', ibanOf('G1', 'WEST12345698765432')],
    ['with a mark in its account', 'GB82WEST-12345698765432'],
  ])('%s is none', (_, text) => {
    expect(isIban(text)).toBe(false);
  });

  test.prop([countries, accounts(11, 30)])('has an account of 11 to 30 capitals and digits', (country, account) => {
    expect(isIban(ibanOf(country, account))).toBe(true);
  });

  test.prop([countries, fc.oneof(accounts(1, 10), accounts(31, 40))])(
    'has no shorter and no longer account, whatever its check digits',
    (country, account) => {
      expect(isIban(ibanOf(country, account))).toBe(false);
    },
  );

  test('does not begin within a longer text', () => {
    expect(isIban(ibanOf('GB', `WEST12${'1'.repeat(25)}`))).toBe(false);
  });

  test('has check digits, not letters', () => {
    const checked = ['GB0M370400440532013000', 'GB1J370400440532013000'];
    expect(checked.map(remainderOf)).toEqual([1n, 1n]);
    expect(checked.filter(isIban)).toEqual([]);
  });

  test.prop([countries, accounts(11, 30), fc.nat(), fc.integer({ min: 1, max: 9 })])(
    'with one digit typed wrong is none',
    (country, account, at, by) => {
      const text = ibanOf(country, account);
      const places = [...text].flatMap((each, index) => (digits.includes(each) ? [index] : []));
      const place = places[at % places.length] ?? 0;
      const wrong = String((Number(text[place]) + by) % 10);
      expect(isIban(text.slice(0, place) + wrong + text.slice(place + 1))).toBe(false);
    },
  );

  test.prop([countries, fc.array(fc.constantFrom(...digits), { minLength: 11, maxLength: 30 }), fc.nat()])(
    'with two digits exchanged is none',
    (country, account, at) => {
      const text = ibanOf(country, account.join(''));
      const place = 2 + (at % (text.length - 3));
      const [one = '', other = ''] = text.slice(place, place + 2);
      fc.pre(one !== other);
      expect(isIban(text.slice(0, place) + other + one + text.slice(place + 2))).toBe(false);
    },
  );
});
