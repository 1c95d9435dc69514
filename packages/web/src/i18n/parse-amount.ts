import type { Locale } from '@connect/core/domain/access/storefront';
import { numberFormat } from '@connect/core/domain/figures/number-format';

/** An amount of money as it was typed: nothing, a number of major units, or something that is no amount. */
export type TypedAmount = { readonly kind: 'empty' | 'invalid' } | { readonly kind: 'amount'; readonly value: number };

/** The sign a currency is written with on a storefront: `£`, `US$`, `zł`; what is no currency code is its own sign. */
export const currencySign = (locale: Locale, currency: string, display: 'symbol' | 'narrowSymbol' = 'symbol') =>
  (/^[A-Z]{3}$/i.test(currency) &&
    numberFormat(locale, { style: 'currency', currency, currencyDisplay: display })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value) ||
  currency;

const groupSeparator = (locale: Locale): string =>
  numberFormat(locale)
    .formatToParts(1_000_000)
    .find(({ type }) => type === 'group')?.value ?? '';

const withoutSign = (text: string, locale: Locale, currency: string): string => {
  const signs = [currency, currencySign(locale, currency), currencySign(locale, currency, 'narrowSymbol')];
  const sign = signs.find((each) => each !== '' && (text.startsWith(each) || text.endsWith(each)));
  return sign === undefined ? text : text.replace(sign, '');
};

const isGrouped = (whole: string, separator: string): boolean => {
  const [first = '', ...others] = whole.split(separator);
  return /^\d{1,3}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
};

const invalid: TypedAmount = { kind: 'invalid' };

/**
 * Reads an amount of at most two decimals that is not negative, with or without the sign of its currency: `1,000.50`,
 * `1.000,50` and `1 000,50` are the same in every language. One point or comma before three digits, as in `1.000`, groups
 * them where the language does; elsewhere it might be either, and the amount is invalid.
 */
export const parseAmount = (typed: string, locale: Locale, currency: string): TypedAmount => {
  const text = withoutSign(typed.replaceAll(/[\s'’]/g, ''), locale, currency);
  if (text === '') return typed.trim() === '' ? { kind: 'empty' } : invalid;
  const [, whole = '', decimal = '', cents = '0'] = /^([\d.,]*?\d)(?:([.,])(\d{1,2}))?$/.exec(text) ?? [];
  const [separator = '', another] = new Set(whole.replaceAll(/\d/g, ''));
  const digits = separator === '' ? whole : whole.replaceAll(separator, '');
  if (!/^\d{1,12}$/.test(digits) || another !== undefined) return invalid;
  if (separator !== '') {
    const isAmbiguous = decimal === '' && whole.split(separator).length === 2 && separator !== groupSeparator(locale);
    if (separator === decimal || isAmbiguous || !isGrouped(whole, separator)) return invalid;
  }
  return { kind: 'amount', value: Number(`${digits}.${cents}`) };
};
