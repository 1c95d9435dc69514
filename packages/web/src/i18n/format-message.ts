import type { Locale } from '@connect/core/domain/access/storefront';
import { messageForms, messagePlaces } from '@connect/core/domain/figures/message-form';
import { numberFormat } from '@connect/core/domain/figures/number-format';
import type { WaitingTime } from '@connect/core/domain/figures/waiting-time';

/** Texts, numbers, and waits, which are written as a time from now: `in 10 minutes`. */
export type Values = Readonly<Record<string, string | number | WaitingTime>>;

/**
 * Gives the function that puts values into the messages of a language. Of ICU messages it knows values, `by {date}`, and plurals,
 * `{n, plural, one {# day} other {# days}}`. Numbers are written as the language does. What is not given stays as it is.
 */
export const messageFormatter = (locale: Locale): ((message: string, values: Values) => string) => {
  const numbers = numberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const inForm = (all: string, value: number): string => {
    const texts = new Map([...all.matchAll(messageForms)].map(([, name, text = '']) => [name, text]));
    const text = texts.get(rules.select(value)) ?? texts.get('other') ?? '';
    return text.replaceAll('#', numbers.format(value));
  };
  const format = (message: string, values: Values): string =>
    message.replaceAll(messagePlaces, (place, name: string, plural: string | undefined) => {
      const value = values[name];
      if (value === undefined) return place;
      if (plural !== undefined) return format(inForm(plural, Number(value)), values);
      if (typeof value === 'object') return new Intl.RelativeTimeFormat(locale).format(value.count, value.unit);
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  return format;
};
