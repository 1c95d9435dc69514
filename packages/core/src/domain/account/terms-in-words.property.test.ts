import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { termsInWords, termsPeriods, termsQualifiers, type TermsQualifier } from './terms-in-words.ts';

const words = {
  period: (period: string, count: number) => `<${count} ${period}>`,
  qualifier: (qualifier: string) => `<${qualifier}>`,
};
const written = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((capitals) =>
      [...text].map((letter, at) => (capitals[at] ? letter.toUpperCase() : letter.toLowerCase())).join(''),
    );
const qualifiers = fc.constantFrom(...(Object.entries(termsQualifiers) as [string, TermsQualifier][]));

test.prop([
  fc.integer({ min: 0, max: 9999 }),
  fc.constantFrom(...termsPeriods).chain((period) => fc.tuple(fc.constant(period), written(`${period}s`))),
  qualifiers.chain(([text, qualifier]) => fc.tuple(written(text), fc.constant(qualifier))),
])('known parts are said in words, however they are written', (count, [period, unit], [text, qualifier]) => {
  expect(termsInWords(` ${count}  ${unit} ${text} `, words)).toEqual({
    period: `<${count} ${period}>`,
    qualifier: `<${qualifier}>`,
  });
});

test.prop([fc.string()])('what is not known stays as the back office has it, and nothing is lost', (description) => {
  const { period, qualifier } = termsInWords(description, words);
  const parts = description.trim().split(/\s+/);
  if (!period.startsWith('<')) expect(period).toBe(parts.slice(0, 2).join(' '));
  if (!qualifier.startsWith('<')) expect(qualifier).toBe(parts.slice(2).join(' '));
});
