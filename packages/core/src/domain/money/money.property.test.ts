import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { pounds, poundsEach } from '../../testing/arbitraries/money.ts';
import { decimalsOfPrice, inMajor, moneyOfMajor, priceOfMajor } from './major.ts';
import {
  compare,
  isMoney,
  isNegative,
  isNothing,
  isSame,
  minus,
  money,
  nothing,
  percentOf,
  plus,
  sumOf,
  type Money,
} from './money.ts';
import { amountOfLine, comparePrices, isUnitPrice, unitPrice } from './unit-price.ts';

const quantities = fc.integer({ min: 0, max: 99_999 });
const vat = fc.integer({ min: 0, max: 27 });
const lines = fc.array(fc.record({ quantity: quantities, unitPrice: poundsEach }), { maxLength: 20 });

describe('amounts', () => {
  test.prop([fc.array(pounds), fc.nat()])('come to the same sum wherever they are split', (amounts, cut) => {
    const at = cut % (amounts.length + 1);
    const parts = plus(sumOf(amounts.slice(0, at), 'GBP'), sumOf(amounts.slice(at), 'GBP'));
    expect(parts).toEqual(sumOf(amounts, 'GBP'));
    expect(sumOf(amounts.toReversed(), 'GBP')).toEqual(parts);
  });

  test.prop([lines, fc.nat(), vat])('of lines, VAT and totals agree at any split', (all, cut, percent) => {
    const net = all.map(amountOfLine);
    const at = cut % (all.length + 1);
    const total = sumOf(net, 'GBP');
    expect(plus(sumOf(net.slice(0, at), 'GBP'), sumOf(net.slice(at), 'GBP'))).toEqual(total);
    const incVat = plus(total, percentOf(total, percent));
    expect(minus(incVat, total)).toEqual(percentOf(total, percent));
    // Each invoice of an order rounds its own VAT: together no further off than half a penny each.
    const split = [net.slice(0, at), net.slice(at)].map((part) => percentOf(sumOf(part, 'GBP'), percent));
    expect(Math.abs(minus(sumOf(split, 'GBP'), percentOf(total, percent)).minor)).toBeLessThanOrEqual(1);
  });

  test.prop([pounds, pounds])('taken away again leave what was there', (one, other) => {
    expect(minus(plus(one, other), other)).toEqual(one);
    expect(isNothing(minus(one, one))).toBe(true);
    expect(isSame(plus(one, nothing('GBP')), one)).toBe(true);
  });

  test.prop([pounds, pounds, pounds])('keep their order when the same is put on both', (one, other, more) => {
    expect(Math.sign(compare(plus(one, more), plus(other, more)))).toBe(Math.sign(compare(one, other)));
    expect(compare(one, other) < 0).toBe(isNegative(minus(one, other)));
  });

  test.prop([pounds, fc.integer({ min: 0, max: 100 })])(
    'charged and credited have the same share, a whole one no further than half off',
    (amount, percent) => {
      const credit = money(-amount.minor, 'GBP');
      expect(plus(percentOf(amount, percent), percentOf(credit, percent))).toEqual(nothing('GBP'));
      expect(Math.abs(percentOf(amount, percent).minor * 100 - amount.minor * percent)).toBeLessThanOrEqual(50);
    },
  );

  test.prop([fc.nat({ max: 10_000_000_000_000 }), fc.nat({ max: 10_000 })], { examples: [[11_000, 35]] })(
    'have their exact share at a rate with two decimals, half a unit up',
    (minor, hundredths) => {
      const exact = (BigInt(minor) * BigInt(hundredths) + 5000n) / 10_000n;
      expect(percentOf(money(minor, 'GBP'), hundredths / 100).minor).toBe(Number(exact));
    },
  );

  test.prop([fc.double({ noInteger: true, noDefaultInfinity: true })])(
    'are whole minor units, or none at all',
    (minor) => {
      expect(() => money(minor, 'GBP')).toThrow(`${minor} is no whole amount`);
      expect(isMoney({ minor, currency: 'GBP' })).toBe(false);
    },
  );

  test.prop([fc.integer(), fc.integer()])('are told apart, and nothing from what is owed', (one, other) => {
    expect(isSame(money(one, 'GBP'), money(other, 'GBP'))).toBe(one === other);
    expect(isSame(money(one, 'GBP'), money(one, 'GBP'))).toBe(true);
    expect(isNothing(money(one, 'GBP'))).toBe(one === 0);
    expect(isNegative(money(one, 'GBP'))).toBe(one < 0);
  });

  test.each([0, -0])('%d is nothing, and not below it', (minor) => {
    expect([isNothing(money(minor, 'GBP')), isNegative(money(minor, 'GBP'))]).toEqual([true, false]);
  });

  test.each([null, undefined, 'GBP', 5, {}, { minor: 1 }, { minor: 1, currency: 1 }, { minor: '1', currency: 'GBP' }])(
    'and prices are not %j',
    (value) => {
      expect([isMoney(value), isUnitPrice(value)]).toEqual([false, false]);
    },
  );

  test.prop([pounds])('are amounts still when they were kept as JSON', (amount) => {
    const kept: unknown = JSON.parse(JSON.stringify(amount));
    expect([isMoney(kept), kept]).toEqual([true, amount]);
  });
});

describe('no operation joins two currencies', () => {
  const currencies = fc.uniqueArray(fc.constantFrom('', 'GBP', 'USD', 'EUR', 'PLN'), { minLength: 2, maxLength: 2 });

  test.prop([currencies, fc.integer(), fc.integer()])('whatever they come to', ([here = '', there = ''], a, b) => {
    const [one, other]: readonly [Money, Money] = [money(a, here), money(b, there)];
    const message = `${here} and ${there} cannot be `;
    for (const join of [plus, minus, compare]) expect(() => join(one, other)).toThrow(`${message}joined`);
    expect(() => sumOf([one, other], here)).toThrow(RangeError);
    expect(() => sumOf([other], here)).toThrow(RangeError);
    expect(() => comparePrices(unitPrice(a, here), unitPrice(b, there))).toThrow(`${message}compared`);
    expect(isSame(one, money(a, there))).toBe(false);
  });

  test('where their names are known the compiler says so, and of numbers that are no amounts', () => {
    // @ts-expect-error Dollars are no pounds.
    expect(() => plus(money(1, 'GBP'), money(1, 'USD'))).toThrow(RangeError);
    // @ts-expect-error Dollars are no pounds.
    expect(() => compare(money(1, 'GBP'), money(1, 'USD'))).toThrow(RangeError);
    // @ts-expect-error Only `money` makes an amount.
    const made: Money = { minor: 1, currency: 'GBP' };
    // @ts-expect-error A price is no amount.
    expect(() => plus(made, unitPrice(0.5, 'GBP'))).toThrow(RangeError);
  });
});

describe('major units', () => {
  test.prop([pounds])('and back are the same amount', (amount) => {
    expect(moneyOfMajor(inMajor(amount), 'GBP')).toEqual(amount);
  });

  test.prop([poundsEach])('and back are the same price, with all its decimals', (price) => {
    expect(priceOfMajor(inMajor(price), 'GBP')).toEqual(price);
    const decimals = decimalsOfPrice(price);
    expect(decimals).toBeGreaterThanOrEqual(2);
    expect(Number(inMajor(price).toFixed(decimals))).toBe(inMajor(price));
    if (decimals > 2) expect(Number(inMajor(price).toFixed(decimals - 1))).not.toBe(inMajor(price));
  });

  test.each([
    [1.005, 101],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [1284.4, 128_440],
    [-0, 0],
  ])('%d are %d minor ones', (major, minor) => {
    expect(moneyOfMajor(major, 'GBP')).toEqual(money(minor, 'GBP'));
  });
});
