import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { locales } from '../access/storefront.ts';
import { pluralFormsOf } from './plural-forms.ts';

test.prop([
  fc.constantFrom(...locales),
  fc.oneof(
    fc.nat(),
    fc.nat({ max: 1_000_000_000 }).map((part) => part / 100),
  ),
])('a number takes a form that its language is known to have', (locale, number) => {
  // French and Italian have one of their own for whole millions, which nothing here is counted by.
  const form = new Intl.PluralRules(locale).select(number);
  expect([...pluralFormsOf(locale), ...(number % 1_000_000 === 0 ? ['many'] : [])]).toContain(form);
});
